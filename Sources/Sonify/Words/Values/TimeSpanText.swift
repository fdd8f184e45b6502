package import SonifyBase
package import SonifyChart

/// The time between two points of an axis, in words.
package enum TimeSpanText {
  /// The units, the longest first, with their lengths in seconds.
  package static let units: [(phrase: AmountPhrase, gap: Phrase, length: Double)] = [
    (DurationPhrases.days, GapLengthPhrases.days, 86_400),
    (DurationPhrases.hours, GapLengthPhrases.hours, 3600),
    (DurationPhrases.minutes, GapLengthPhrases.minutes, 60),
    (DurationPhrases.seconds, GapLengthPhrases.seconds, 1),
  ]

  /// The maximum number of seconds that are divided into several units.
  private static let maxWhole = 1e12

  /// A length of time in days, hours, minutes and seconds, as "8 hours 20 minutes"; one with a
  /// fraction of a second in the largest unit that it fills.
  package static func text(seconds: Double) -> String {
    if let parts = parts(of: seconds) {
      return combined(
        parts.map { units[$0.unit].phrase.text(count: $0.count) }, by: DurationPhrases.combined)
    }
    let unit = units.first { seconds >= $0.length } ?? units[units.count - 1]
    let amount = seconds / unit.length
    guard amount != 1 else { return unit.phrase.text(count: 1) }
    return unit.phrase.text(NumberText(digits: 5).text(amount))
  }

  /// Returns a number of calendar months, as years if they are whole years.
  package static func text(months: Int) -> String {
    months % 12 == 0
      ? DurationPhrases.years.text(count: months / 12) : DurationPhrases.months.text(count: months)
  }

  /// Returns the time that evenly spaced rows fill, as the length of a gap: "11 weeks".
  /// - Parameters:
  ///   - count: the number of rows.
  ///   - range: the x of the first row and of the last.
  ///   - axis: the x axis.
  /// - Returns: the time, or nil if x is not a time or the rows are not evenly spaced.
  package static func text(
    rows count: Int, in range: ClosedRange<Double>, on axis: DataAxis
  ) -> String? {
    guard case .numeric(let axis) = axis else { return nil }
    let length = range.upperBound - range.lowerBound
    switch axis.quantity {
    case .number, .row, .size: return nil
    case .duration, .timeOfDay:
      return count > 1 ? text(evenly: count, apart: length / Double(count - 1)) : nil
    case .year: return length == Double(count - 1) ? GapLengthPhrases.years.text(count: count) : nil
    case .date(let granularity):
      // Years, quarters and months vary in length.
      if let months = granularity.months {
        let span = CivilDate.months(from: range.lowerBound, to: range.upperBound)
        return span == (count - 1) * months ? gap(months: count * months) : nil
      }
      guard count > 1 else { return nil }
      let step = length / Double(count - 1)
      // Days that are neither daily nor weekly, such as working days, are not evenly spaced.
      if granularity == .day, step != 86_400, step != 7 * 86_400 { return nil }
      return text(evenly: count, apart: step)
    }
  }

  /// Returns the length of a gap between points that are not evenly spaced in time, in its largest
  /// unit and the next one: "48 days 23 hours".
  /// - Parameters:
  ///   - range: the x of the points.
  ///   - axis: the x axis.
  /// - Returns: the length, or nil on an axis of other values than days, times and durations.
  package static func text(between range: ClosedRange<Double>, on axis: DataAxis) -> String? {
    guard case .numeric(let axis) = axis else { return nil }
    switch axis.quantity {
    case .date(.day), .date(.minute), .date(.second), .date(.fraction), .duration, .timeOfDay: break
    case .date, .number, .row, .year, .size: return nil
    }
    let length = range.upperBound - range.lowerBound
    guard length >= 1, let largest = units.firstIndex(where: { length >= $0.length }) else {
      return nil
    }
    let unit = units[min(largest + 1, units.count - 1)].length
    return parts(of: (length / unit).rounded() * unit).map { parts in
      combined(
        parts.map { units[$0.unit].gap.text(count: $0.count) }, by: GapLengthPhrases.combined)
    }
  }

  private static func gap(months: Int) -> String {
    months % 12 == 0
      ? GapLengthPhrases.years.text(count: months / 12)
      : GapLengthPhrases.months.text(count: months)
  }

  /// Returns the time that `count` steps fill: in weeks if each is one, otherwise in the largest
  /// unit that divides a step, or nil if none does.
  private static func text(evenly count: Int, apart step: Double) -> String? {
    if step == 7 * 86_400 { return GapLengthPhrases.weeks.text(count: count) }
    if step == 86_400 { return GapLengthPhrases.days.text(count: count) }
    guard step == step.rounded(), let parts = parts(of: step * Double(count)) else { return nil }
    return combined(
      parts.map { units[$0.unit].gap.text(count: $0.count) }, by: GapLengthPhrases.combined)
  }

  /// How many of which ``units`` a length of time fills, the largest first: one of which there are
  /// two or more, or exactly one; nil unless it is a whole number of seconds above 0.
  private static func parts(of seconds: Double) -> [(count: Int, unit: Int)]? {
    guard seconds >= 1, seconds <= maxWhole, seconds == seconds.rounded() else { return nil }
    let first = units.firstIndex { seconds >= 2 * $0.length || seconds == $0.length }
    var rest = Int(seconds)
    var parts: [(count: Int, unit: Int)] = []
    for index in (first ?? units.count - 1)..<units.count {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: Int(units[index].length))
      if count > 0 { parts.append((count, index)) }
      rest = remainder
    }
    return parts
  }

  /// Lengths of time, the longest first, as one.
  private static func combined(_ lengths: [String], by phrase: Phrase) -> String {
    guard let last = lengths.last else { return "" }
    return lengths.dropLast().reversed().reduce(last) { shorter, longer in
      phrase.text(["longer": longer, "shorter": shorter])
    }
  }
}

extension DateGranularity {
  /// The number of months that it spans, or nil if it is shorter.
  fileprivate var months: Int? {
    switch self {
    case .year: 12
    case .quarter: 3
    case .month: 1
    case .day, .minute, .second, .fraction: nil
    }
  }
}

extension CivilDate {
  /// Returns the number of calendar months between two times in seconds since 1970; a time outside
  /// the calendar counts as month 0.
  package static func months(from first: Double, to last: Double) -> Int {
    func month(_ moment: Double) -> Int {
      guard moments.contains(moment) else { return 0 }
      let date = CivilDate(daysSince1970: Int((moment / 86_400).rounded(.down)))
      return date.year * 12 + date.month
    }
    return month(last) - month(first)
  }
}
