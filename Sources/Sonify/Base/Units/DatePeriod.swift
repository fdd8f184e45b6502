/// The period of time that a date written by hand names: a year, a quarter, a day or a second.
package struct DatePeriod: Equatable, Sendable {
  /// The start of the period and the start of the next one, in seconds since midnight of 1970-01-01 by the
  /// clock.
  package let seconds: Range<Double>

  /// Reads "1957", "March 1958", "1958-03", "1958 Q1", "29 March 1958", "1958-03-29 14:05" or any
  /// other text that ``DateFormat`` reads.
  ///
  /// If day and month are ambiguous, the month comes first. The result is nil if the text is not a
  /// date or has white space around it.
  /// - Parameters:
  ///   - text: the date.
  ///   - format: the format to try first.
  ///   - clock: the clock of times with an offset from UTC, unless they are in that format.
  package init?(
    _ text: String, preferring format: DateFormat? = nil, clock: DateClock = .utc
  ) {
    let bytes = Array(text.utf8)
    let digits = bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if bytes.count == 4, !digits.contains(false), let year = Int(text),
      let first = CivilDate(year: year, month: 1, day: 1),
      let next = CivilDate(year: year + 1, month: 1, day: 1)
    {
      seconds = Self.midnight(first)..<Self.midnight(next)
      return
    }
    var date: DateReading?
    if let format { date = format.reading(bytes.span) }
    for var format in DateFormat.allCases where date == nil {
      format.clock = clock
      date = format.reading(bytes.span)
    }
    guard let date else { return nil }
    seconds = date.seconds..<Self.end(date)
  }

  private static func end(_ date: DateReading) -> Double {
    switch date.part {
    case .year: monthsLater(12, date.seconds)
    case .quarter: monthsLater(3, date.seconds)
    case .month: monthsLater(1, date.seconds)
    case .week: date.seconds + 7 * 86_400
    case .day: date.seconds + 86_400
    case .hour: date.seconds + 3600
    case .minute: date.seconds + 60
    case .second: date.seconds + 1
    case .fraction: date.seconds + 1e-6
    }
  }

  private static func monthsLater(_ months: Int, _ start: Double) -> Double {
    let first = CivilDate(daysSince1970: Int((start / 86_400).rounded(.down)))
    let month = first.year * 12 + first.month - 1 + months
    return CivilDate(year: month / 12, month: month % 12 + 1, day: 1).map(midnight) ?? start
  }

  private static func midnight(_ day: CivilDate) -> Double { Double(day.daysSince1970) * 86_400 }
}
