/// Counts in words, for what a listener must know of a composition.
enum CountText {
  /// "1 point", "1,200 points".
  static func points(_ count: Int) -> String { of(count, "point", "points") }

  /// "1 value", "1,200 values".
  static func values(_ count: Int) -> String { of(count, "value", "values") }

  /// A count and what is counted.
  static func of(_ count: Int, _ one: String, _ other: String) -> String {
    "\(NumberText(digits: 19).text(Double(count))) \(count == 1 ? one : other)"
  }
}
