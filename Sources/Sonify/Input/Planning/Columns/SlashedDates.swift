import SonifyBase
import SonifyTables

/// Whether the day or the month comes first, in dates such as 1/2/2012.
///
/// A header that states the order decides, or a day after the twelfth. If there is neither, an order in which
/// all dates are the first day of a month, as monthly data are, is preferred; then one with even steps; then one
/// in which all are of one month, as a diary is; then one in which the dates are sorted; otherwise the month comes
/// first.
enum SlashedDates {
  /// Returns whether dates, in seconds since 1970 or NaN, could also be read in the other order:
  /// none has a day after the twelfth.
  static func areAmbiguous(_ dates: [Double]) -> Bool {
    dates.allSatisfy { $0.isNaN || civil($0).map { $0.day <= 12 } ?? false }
  }

  /// Returns whether ambiguous dates, in seconds since 1970 or NaN, are more regular with day and
  /// month exchanged.
  /// - Complexity: O(*n* log *n*).
  static func areBetterExchanged(_ dates: [Double]) -> Bool {
    regularity(dates.map(exchanged)) > regularity(dates)
  }

  /// Returns the order that a header such as "Timestamp (dd/mm/yyyy)" states; nil if it states none.
  static func order(statedBy header: String) -> ReadingOptions.DateOrder? {
    let letters = header.lowercased().map { $0.isLetter ? $0 : "/" }
    let parts = String(letters).split(separator: "/").map(String.init)
    let isDay = { (part: String) in ["d", "dd", "tt", "jj", "gg"].contains(part) }
    let isMonth = { (part: String) in ["m", "mm"].contains(part) }
    // A year first says nothing of dates with slashes.
    let start = parts.firstIndex { isDay($0) || isMonth($0) } ?? 0
    guard start == 0 || !["yyyy", "yy", "jjjj", "aaaa"].contains(parts[start - 1]) else {
      return nil
    }
    for (first, second) in zip(parts, parts.dropFirst()) {
      if isDay(first), isMonth(second) { return .dayFirst }
      if isMonth(first), isDay(second) { return .monthFirst }
    }
    return nil
  }

  private enum Regularity: Int, Comparable {
    case none, ordered, sameMonth, even, monthly

    static func < (one: Regularity, other: Regularity) -> Bool { one.rawValue < other.rawValue }
  }

  private static func regularity(_ dates: [Double]) -> Regularity {
    // However many times a day has.
    let midnights = Set(dates.filter { !$0.isNaN }.map { ($0 / 86_400).rounded(.down) * 86_400 })
      .sorted()
    // Readings of a night are of two days that follow each other.
    if midnights.count == 2, dates.count >= minReadings, midnights[1] - midnights[0] == 86_400 {
      return .even
    }
    if midnights.count > 2 {
      let days = Set(midnights.map { civil($0)?.day ?? 0 })
      let months = Set(midnights.map { civil($0)?.month ?? 0 })
      if days == [1] || days.count == 1 && [Set(1...12), [1, 4, 7, 10]].contains(months) {
        return .monthly
      }
      let steps = Set(zip(midnights, midnights.dropFirst()).map { $1 - $0 })
      if steps.count == 1 { return .even }
      if months.count == 1 { return .sameMonth }
    }
    return ColumnSummary(dates.span).isStrictlyMonotonic ? .ordered : .none
  }

  /// The minimum number of readings of two days.
  private static let minReadings = 6

  private static func exchanged(_ date: Double) -> Double {
    guard let day = civil(date),
      let other = CivilDate(year: day.year, month: day.day, day: day.month)
    else { return .nan }
    return date + Double(other.daysSince1970 - day.daysSince1970) * 86_400
  }

  private static func civil(_ date: Double) -> CivilDate? {
    Int(exactly: (date / 86_400).rounded(.down)).map { CivilDate(daysSince1970: $0) }
  }
}

extension DateFormat {
  /// The same format with day and month exchanged, or nil if only one order is in use.
  var exchanged: DateFormat? {
    var other = self
    switch form {
    case .slashedMonthFirst: other.form = .slashedDayFirst
    case .slashedDayFirst: other.form = .slashedMonthFirst
    default: return nil
    }
    return other
  }

  /// Returns the format in the chosen order, if there is a choice.
  func ordered(_ order: ReadingOptions.DateOrder) -> DateFormat {
    switch order {
    case .dayFirst where form == .slashedMonthFirst: exchanged ?? self
    case .monthFirst where form == .slashedDayFirst: exchanged ?? self
    default: self
    }
  }
}

extension KeptColumn.Content {
  /// The format of the dates, if their order of day and month may be exchanged.
  var slashedFormat: DateFormat? {
    guard case .date(let format) = self, format.exchanged != nil else { return nil }
    return format
  }
}
