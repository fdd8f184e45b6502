import SonifyBase

extension RowChoices {
  /// What must hold for a row: how its value in a column compares with a given one.
  public struct Condition: Equatable, Sendable {
    /// How two values compare.
    public enum Comparison: String, CaseIterable, Sendable {
      case equal = "="
      case notEqual = "!="
      case less = "<"
      case atMost = "<="
      case greater = ">"
      case atLeast = ">="
    }

    /// The column.
    public var column: ColumnReference
    /// How the value of the row stands to ``value``.
    public var comparison: Comparison
    /// What is compared with, as the column holds it: a number, a date or part of one, or a text.
    ///
    /// A date stands for all of its period: "2012" equals every moment of that year, and what is
    /// greater comes after it. The empty text stands for a missing value, which can only be equal
    /// or not; a missing value compares with nothing else.
    public var value: String

    /// Makes a condition.
    public init(_ column: ColumnReference, _ comparison: Comparison, _ value: String) {
      self.column = column
      self.comparison = comparison
      self.value = value
    }

    /// Reads "COLUMN=VALUE", or with !=, <, <=, > or >=.
    ///
    /// A column whose name holds such a sign stands in quotation marks; a value may, too, in double
    /// or single ones. Spaces around either count for nothing.
    public init?(parsing text: String) {
      let text = Self.trimmed(text[...])
      var name: Substring
      var rest: Substring
      if text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") {
        name = text[text.index(after: text.startIndex)..<end]
        rest = Self.trimmed(text[text.index(after: end)...])
      } else {
        guard let sign = text.firstIndex(where: { "=!<>".contains($0) }) else { return nil }
        name = Self.trimmed(text[..<sign])
        rest = text[sign...]
      }
      let signs: [(String, Comparison)] = [
        ("!=", .notEqual), ("<>", .notEqual), ("<=", .atMost), (">=", .atLeast), ("==", .equal),
        ("=", .equal), ("<", .less), (">", .greater),
      ]
      guard !name.isEmpty, let (sign, comparison) = signs.first(where: { rest.hasPrefix($0.0) })
      else { return nil }
      rest = Self.trimmed(rest.dropFirst(sign.count))
      if rest.count > 1, let mark = rest.first, mark == "\"" || mark == "'", rest.last == mark {
        rest = rest.dropFirst().dropLast()
      }
      self.init(ColumnReference(String(name)), comparison, String(rest))
    }

    private static func trimmed(_ text: Substring) -> Substring {
      var text = text
      while text.first?.isWhitespace == true { text.removeFirst() }
      while text.last?.isWhitespace == true { text.removeLast() }
      return text
    }
  }
}

extension RowChoices.Condition {
  /// The condition in messages, with its column by the name that the data have.
  func shown(_ name: String) -> RowChoices.Condition {
    RowChoices.Condition(
      ColumnReference(UntrustedText.harmless(name, limit: 60)), comparison,
      UntrustedText.harmless(value, limit: 60))
  }
}

extension RowChoices.Condition.Comparison {
  /// What is said of the rows for which it does not hold.
  /// - Parameter missing: whether a missing value is compared with.
  /// - Returns: a phrase with places for the column and for what is compared with.
  func contrary(missing: Bool) -> Phrase {
    switch self {
    case .equal: missing ? RowPhrases.isNotMissing : RowPhrases.isNot
    case .notEqual: missing ? RowPhrases.isMissing : RowPhrases.isValue
    case .less: RowPhrases.isNotBelow
    case .atMost: RowPhrases.isAbove
    case .greater: RowPhrases.isNotAbove
    case .atLeast: RowPhrases.isBelow
    }
  }

  /// Whether it holds of what lies below, within or above what is compared with.
  func holds(below: Bool, above: Bool) -> Bool {
    switch self {
    case .equal: !below && !above
    case .notEqual: below || above
    case .less: below
    case .atMost: !above
    case .greater: above
    case .atLeast: !below
    }
  }
}
