import SonifyBase
import SonifyTables

/// A condition, interpreted by the contents of its column.
struct RowTest {
  private enum Meaning {
    /// Tests only whether a value is missing.
    case missing(isWanted: Bool)
    /// Compares the value with a range, which excludes its upper end.
    case range(Range<Double>, RowChoices.Condition.Comparison)
    /// For every text of the column, whether the condition is true.
    case texts([Bool])
  }

  private let meaning: Meaning

  /// Interprets a condition.
  /// - Parameters:
  ///   - condition: the condition.
  ///   - number: the index of its column.
  ///   - column: the column as it was read.
  ///   - profile: what is known of the column.
  ///   - dialect: the dialect of the table.
  /// - Throws: ``InputError/badChoice(_:)`` if the value does not suit the column or the
  ///   comparison.
  init(
    _ condition: RowChoices.Condition, column number: Int, _ column: Table.Column,
    _ profile: ColumnProfile, _ dialect: Dialect
  ) throws(InputError) {
    let shown = condition.shown(profile.displayName(number))
    let comparison = condition.comparison
    guard !condition.value.isEmpty else {
      guard comparison == .equal || comparison == .notEqual else {
        throw .badChoice(.noValue(shown))
      }
      meaning = .missing(isWanted: comparison == .equal)
      return
    }
    let bytes = Array(condition.value.utf8)
    switch profile.content {
    case .number, nil:
      if let number = Self.number(bytes.span, dialect, profile.style) {
        // A bare number stands for all blood pressures with this systolic one.
        let isSystolic =
          profile.style?.measure == .bloodPressure && number == number.rounded(.down)
        meaning = .range(number..<(isSystolic ? number + 1 : number.nextUp), comparison)
      } else if let time = profile.unixTime(number), let period = DatePeriod(condition.value) {
        let seconds = period.seconds
        meaning = .range(
          seconds.lowerBound * time.rawValue..<seconds.upperBound * time.rawValue, comparison)
      } else {
        throw .badChoice(.valueIsNoNumber(shown))
      }
    case .date(let format):
      guard let period = DatePeriod(condition.value, preferring: format, clock: format.clock)
      else {
        throw .badChoice(.valueIsNoDate(shown, example: format.exampleInWords))
      }
      meaning = .range(period.seconds, comparison)
    case .text:
      guard !column.hasOverflowed else {
        throw .badChoice(
          .tooManyTexts(column: shown.column.text, maximum: TextDictionary.maxCount))
      }
      let wanted = UntrustedText.harmless(condition.value, limit: .max)
      let order = TextOrder(wanted)
      meaning = .texts(
        column.texts.strings().map { text in
          text == wanted
            ? comparison.holds(below: false, above: false)
            : comparison.holds(below: order.isBehind(text), above: !order.isBehind(text))
        })
    }
  }

  /// Returns whether the condition is true of a value of the column.
  func holds(_ value: Double) -> Bool {
    switch meaning {
    case .missing(let isWanted): return value.isNaN == isWanted
    case .range(let range, let comparison):
      return !value.isNaN
        && comparison.holds(below: value < range.lowerBound, above: value >= range.upperBound)
    case .texts(let verdicts): return Int(exactly: value).map { verdicts[$0] } ?? false
    }
  }

  /// Parses a number in the format of the column, or with a decimal point.
  private static func number(
    _ text: Span<UInt8>, _ dialect: Dialect, _ style: NumberFormat?
  ) -> Double? {
    if case .number(let value) = dialect.number(text.trimmed, style) { return value }
    let plain = DecimalNumber.read(text.trimmed, decimal: UInt8(ascii: "."))
    if case .number(let value) = plain { return value }
    return nil
  }
}

/// The order of texts: numeric if both are numbers, otherwise by characters.
struct TextOrder: Comparable {
  private let text: String
  private let number: Double?

  /// Creates the sort key of a text.
  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    if case .number(let value) = DecimalNumber.read(bytes.span, decimal: UInt8(ascii: ".")) {
      number = value
    } else {
      number = nil
    }
  }

  /// Returns whether this text comes after another.
  func isBehind(_ other: String) -> Bool { TextOrder(other) < self }

  /// Numbers come before all other texts, so that any texts can be sorted.
  static func < (one: TextOrder, other: TextOrder) -> Bool {
    switch (one.number, other.number) {
    case (let first?, let second?) where first != second: first < second
    case (nil, _?): false
    case (_?, nil): true
    default: one.text < other.text
    }
  }
}
