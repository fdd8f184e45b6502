import SonifyBase

extension RowChoices {
  /// A condition on a row: a comparison of its value in a column with a given one.
  public struct Condition: Equatable, Sendable {
    /// A comparison of two values.
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
    /// The comparison of the row's value with ``value``.
    public var comparison: Comparison
    /// The value to compare with, of the type of the column: a number, a date or part of one, or a
    /// text.
    ///
    /// A date stands for its whole period: "2012" equals every moment of that year, and what is
    /// greater comes after it. The empty text stands for a missing value and can only be equal or
    /// not equal; a missing value does not compare with anything else.
    public var value: String

    /// Creates a condition.
    public init(_ column: ColumnReference, _ comparison: Comparison, _ value: String) {
      self.column = column
      self.comparison = comparison
      self.value = value
    }

    /// Parses "COLUMN=VALUE", or with !=, <, <=, > or >=.
    ///
    /// A column whose name contains such a sign is in double quotation marks; a value may be in
    /// double or single ones. Spaces around either are ignored.
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
  /// Returns the condition for messages, with the name that its column has in the data.
  package func shown(_ name: String) -> RowChoices.Condition {
    RowChoices.Condition(
      ColumnReference(UntrustedText.harmless(name, limit: 60)), comparison,
      UntrustedText.harmless(value, limit: 60))
  }
}

extension RowChoices.Condition.Comparison {
  /// Returns a phrase about the rows for which the comparison is false.
  /// - Parameter missing: whether the comparison is with a missing value.
  /// - Returns: a phrase with placeholders for the column and the value.
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

  /// Returns whether the comparison is true of a value below, equal to or above the given one.
  package func holds(below: Bool, above: Bool) -> Bool {
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
