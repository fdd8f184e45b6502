import SonifyBase

/// A condition that a listener types for values: ">200".
struct ValueCondition: Equatable, Sendable {
  /// How a value is compared with the limit.
  enum Comparison: String, CaseIterable, Sendable {
    case atLeast = ">="
    case atMost = "<="
    case over = ">"
    case under = "<"
    case equal = "="
  }

  /// The comparison.
  let comparison: Comparison
  /// The limit.
  let limit: Double

  /// Reads a condition, or returns nil if the text is none.
  init?(_ text: String) {
    let text = text.replacing("≥", with: ">=").replacing("≤", with: "<=")
    guard let comparison = Comparison.allCases.first(where: { text.hasPrefix($0.rawValue) }),
      let limit = WrittenNumber.value(
        of: Self.number(in: text.dropFirst(comparison.rawValue.count)))
    else { return nil }
    (self.comparison, self.limit) = (comparison, limit)
  }

  /// Returns a number without the unit that is said with it: "50" of "50%" and of "$50".
  private static func number(in text: Substring) -> String {
    func isOfNumber(_ character: Character) -> Bool {
      character.isNumber || "+-−.,".contains(character)
    }
    let end = text.lastIndex(where: isOfNumber).map { text.index(after: $0) } ?? text.endIndex
    return String(text[..<end].drop { !isOfNumber($0) })
  }

  /// Returns whether a value meets the condition.
  func holds(_ value: Double) -> Bool {
    switch comparison {
    case .atLeast: value >= limit
    case .atMost: value <= limit
    case .over: value > limit
    case .under: value < limit
    case .equal: value == limit
    }
  }
}
