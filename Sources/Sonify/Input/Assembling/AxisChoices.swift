import SonifyBase
import SonifyChart
public import SonifyTables

extension ChartChoices.AxisRange {
  /// Parses "LOW:HIGH".
  ///
  /// If times of day add further colons, the separator is the one with a number or a date on either
  /// side.
  public init?(parsing text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.first?.isEmpty == false, parts.last?.isEmpty == false else {
      return nil
    }
    let splits = (1..<parts.count).map { place in
      ChartChoices.AxisRange(
        low: .text(parts[..<place].joined(separator: ":")),
        high: .text(parts[place...].joined(separator: ":")))
    }
    let understood = splits.filter { $0.low.isUnderstood && $0.high.isUnderstood }
    // Of 9:00:17:00, both ends are times, in their order; of 22:00:02:00, the second is of the next day.
    let times = understood.compactMap { range in range.times.map { (range, $0) } }
    let middle = understood.first { $0.low.colonCount == $0.high.colonCount && $0.times != nil }
    self = times.first { $1.low < $1.high }?.0 ?? middle ?? understood.first ?? splits[0]
  }

  /// The ends as times of day, or nil if one has no hours and minutes.
  private var times: (low: Double, high: Double)? {
    guard case .text(let low) = low, case .text(let high) = high,
      let first = ChartChoices.AxisValue.timeOfDay(low),
      let last = ChartChoices.AxisValue.timeOfDay(high)
    else { return nil }
    return (first, last)
  }

  /// Returns the ends as numbers on an axis.
  /// - Parameters:
  ///   - axis: the axis, for messages.
  ///   - quantity: the quantity of the axis.
  /// - Returns: the ends, the lower one strictly below the upper one.
  /// - Throws: ``InputError/badChoice(_:)`` if the ends are not such a range.
  func resolved(for axis: Axis, _ quantity: NumericAxis.Quantity) throws(InputError) -> ClosedRange<
    Double
  > {
    let low = try low.resolved(quantity)
    var high = try high.resolved(quantity)
    // Two hours after ten in the evening is on the next day.
    if quantity == .timeOfDay, high <= low { high += 86_400 }
    guard low < high else {
      throw .badChoice(.reversedRange(axis, self))
    }
    guard (high - low).isFinite else {
      throw .badChoice(.wideRange(axis))
    }
    return low...high
  }
}

extension ChartChoices.AxisValue {
  /// Returns the value as a number on an axis.
  func resolved(_ quantity: NumericAxis.Quantity) throws(InputError) -> Double {
    switch self {
    case .number(let value):
      guard value.isFinite else {
        throw .badChoice(.notFinite(value))
      }
      return value
    case .text(let text):
      if case .date = quantity {
        if let seconds = Self.date(text) { return seconds }
        throw .badChoice(.notDate(words))
      }
      if quantity == .timeOfDay, let seconds = Self.timeOfDay(text) { return seconds }
      if quantity == .duration,
        let seconds = HumanMeasure.duration.value(Array(text.utf8).span.trimmed)
      {
        return seconds
      }
      if case .size = quantity, let size = HumanMeasure.size.value(Array(text.utf8).span.trimmed) {
        return size
      }
      guard let value = Self.number(text) else {
        throw .badChoice(.notNumber(words))
      }
      return value
    }
  }

  /// The number of colons, as times of day have them.
  fileprivate var colonCount: Int {
    if case .text(let text) = self { text.count { $0 == ":" } } else { 0 }
  }

  /// Whether the value is valid on any axis.
  var isUnderstood: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .text(let text):
      Self.number(text) != nil || Self.date(text) != nil || Self.timeOfDay(text) != nil
    }
  }

  fileprivate static func timeOfDay(_ text: String) -> Double? {
    TimeOfDay.seconds(Array(text.utf8).span.trimmed)
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let reading = DecimalNumber.read(bytes.span.trimmed, decimal: UInt8(ascii: "."))
    if case .number(let value) = reading { return value }
    return nil
  }

  /// Returns the beginning of a year or a date, in seconds since 1970.
  private static func date(_ text: String) -> Double? {
    if let year = Int(text), text.utf8.count <= 4 {
      return CivilDate(year: year, month: 1, day: 1).map { Double($0.daysSince1970) * 86_400 }
    }
    let bytes = Array(text.utf8)
    for var format in DateFormat.allCases {
      // As it may stand in the data.
      format.clock = .own
      if let seconds = format.seconds(bytes.span.trimmed) { return seconds }
    }
    return nil
  }
}

extension ChartChoices.Grid {
  /// Returns the gridlines of an axis.
  func values(
    in range: ClosedRange<Double>, _ scale: AxisScale, _ quantity: NumericAxis.Quantity
  ) throws(InputError) -> [Double] {
    switch self {
    case .auto: return Gridlines.values(in: range, scale: scale, quantity: quantity)
    case .none: return []
    case .count(let count):
      return Gridlines.values(in: range, scale: scale, quantity: quantity, about: count)
    case .at(let values):
      var gridlines: Set<Double> = []
      for value in values { gridlines.insert(try value.resolved(quantity)) }
      return gridlines.filter(range.contains).sorted()
    }
  }
}
