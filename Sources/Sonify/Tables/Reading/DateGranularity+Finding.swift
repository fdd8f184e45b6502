package import SonifyBase

extension DateGranularity {
  /// Returns the finest part of a date in which a column of dates differs.
  ///
  /// A part counts if any value is not at its beginning: dates that are all first days of months
  /// differ in months only. A single date, or one repeated, does not differ from others, so its own
  /// parts count.
  /// - Parameters:
  ///   - values: seconds since 1970; values that are not finite are ignored.
  ///   - written: the finest part that is written of a single date.
  /// - Returns: the finest part.
  /// - Complexity: linear, and cheap once a day other than the first of a month is found.
  package static func finest(
    in values: [Double], written: DateGranularity = .day
  ) -> DateGranularity {
    var finest = DateGranularity.year
    var first = Double.nan
    var isConstant = true
    for value in values where value.isFinite {
      if first.isNaN { first = value }
      if value != first { isConstant = false }
      if finest == .year || finest == .month {
        finest = max(finest, ofDay(value))
      } else if value - (value / 86_400).rounded(.down) * 86_400 != 0 {
        finest = max(finest, ofTime(value))
        if finest == .fraction { return finest }
      }
    }
    return isConstant ? max(finest, written) : finest
  }

  private static func ofDay(_ value: Double) -> DateGranularity {
    let days = (value / 86_400).rounded(.down)
    guard value == days * 86_400, abs(days) < 4e8 else { return ofTime(value) }
    let date = CivilDate(daysSince1970: Int(days))
    return date.day > 1 ? .day : date.month > 1 ? .month : .year
  }

  private static func ofTime(_ value: Double) -> DateGranularity {
    if value != value.rounded() { return .fraction }
    let minutes = value / 60
    return minutes == minutes.rounded(.down) ? .minute : .second
  }

  private static func max(_ one: DateGranularity, _ other: DateGranularity) -> DateGranularity {
    let order = DateGranularity.allCases
    guard let first = order.firstIndex(of: one), let second = order.firstIndex(of: other) else {
      return one
    }
    return first >= second ? one : other
  }
}
