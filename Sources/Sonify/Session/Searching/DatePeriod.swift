/// The stretch of time that a date written by hand names: a year, a month, a day or a minute.
struct DatePeriod: Equatable, Sendable {
  /// The first moment that belongs to it, and the first that no longer does, in seconds since
  /// 1970-01-01T00:00:00Z.
  let seconds: Range<Double>

  /// Reads "1957", "March 1958", "1958-03", "29 March 1958", "1958-03-29 14:05" or what else
  /// ``DateFormat`` reads.
  ///
  /// Where day and month can be told from each other by nothing, the month goes first. Text that is
  /// no date, or has white space around it, makes nothing.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let digits = bytes.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if bytes.count == 4, !digits.contains(false), let year = Int(text),
      let first = CivilDate(year: year, month: 1, day: 1),
      let next = CivilDate(year: year + 1, month: 1, day: 1)
    {
      seconds = Self.midnight(first)..<Self.midnight(next)
      return
    }
    let readings = DateFormat.allCases.compactMap { $0.seconds(bytes.span) }
    guard let start = readings.first else { return nil }
    let day = CivilDate(daysSince1970: Int((start / 86_400).rounded(.down)))
    let hasName = bytes.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    let numbers = zip([false] + digits, digits).count { !$0 && $1 }
    if bytes.contains(UInt8(ascii: ":")) {
      seconds = start..<(start + (start.truncatingRemainder(dividingBy: 60) == 0 ? 60 : 1))
    } else if numbers + (hasName ? 1 : 0) == 2,
      let next = CivilDate(
        year: day.month == 12 ? day.year + 1 : day.year, month: day.month % 12 + 1, day: 1)
    {
      seconds = start..<Self.midnight(next)
    } else {
      seconds = start..<(start + 86_400)
    }
  }

  private static func midnight(_ day: CivilDate) -> Double { Double(day.daysSince1970) * 86_400 }
}
