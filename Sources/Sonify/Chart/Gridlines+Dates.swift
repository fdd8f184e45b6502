import Glibc
import SonifyBase

extension Gridlines {
  /// Returns the starts of calendar units, in UTC.
  ///
  /// The units are 1, 2, 5, 10, 15 or 30 seconds or minutes, 1, 2, 3, 6 or 12 hours, days, weeks
  /// from Monday, 1, 3 or 6 months, and 1, 2 or 5 times a power of ten of years. Ranges too short
  /// for seconds are divided at round fractions of a second.
  /// - Parameters:
  ///   - range: seconds since 1970-01-01T00:00:00Z; there are no gridlines outside the years
  ///     −999,999 to 999,999.
  ///   - count: the number of gridlines wanted, within 1…1000; the result may have half or twice as
  ///     many.
  /// - Returns: the starts within the range, rising, in seconds since 1970-01-01T00:00:00Z.
  package static func dates(in range: ClosedRange<Double>, about count: Int = usualCount)
    -> [Double]
  {
    guard range.lowerBound < range.upperBound else {
      return range.lowerBound.isFinite ? [range.lowerBound + 0] : []
    }
    guard range.overlaps(CivilDate.moments) else { return [] }
    let range = range.clamped(to: CivilDate.moments)
    let width = range.upperBound - range.lowerBound
    let count = Double(min(max(count, 1), maxCount))
    guard width / count >= 0.6 else { return numbers(in: range, about: Int(count)) }

    func misfit(_ step: CalendarStep) -> Double { abs(log(width / step.seconds / count)) }
    var choice = CalendarStep.all.indices.min {
      misfit(CalendarStep.all[$0]) < misfit(CalendarStep.all[$1])
    }
    // A coarse step may have no start inside; then a finer one does.
    while let index = choice {
      let starts = CalendarStep.all[index].starts(in: range)
      if !starts.isEmpty { return starts }
      choice = index > 0 ? index - 1 : nil
    }
    return numbers(in: range, about: Int(count))
  }
}

/// A calendar unit, or a multiple of one that divides the next larger unit.
private enum CalendarStep {
  /// A step of fixed length with a start at `origin`; both in seconds.
  case fixed(length: Double, origin: Double)
  /// A number of months, counted from January of the year 0.
  case months(Int)

  private static let day = 86_400.0
  /// Monday, 5 January 1970.
  private static let monday = 4 * day

  /// All steps, finest first.
  static let all: [CalendarStep] = {
    let clock: [Double] = [
      1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, day,
    ]
    let decades = [1, 10, 100, 1000, 10_000, 100_000]
    return clock.map { .fixed(length: $0, origin: 0) }
      + [.fixed(length: 7 * day, origin: monday), .months(1), .months(3), .months(6)]
      + decades.flatMap { decade in [1, 2, 5].map { .months(12 * decade * $0) } }
  }()

  /// The length in seconds, on average.
  var seconds: Double {
    switch self {
    case .fixed(let length, _): length
    case .months(let months): Double(months) * 146_097 / 4800 * Self.day
    }
  }

  /// Returns every start of the step within a range of dates in the calendar.
  func starts(in range: ClosedRange<Double>) -> [Double] {
    switch self {
    case .fixed(let length, let origin):
      let first = ((range.lowerBound - origin) / length).rounded(.up) * length + origin
      return Array(stride(from: first, through: range.upperBound, by: length))
    case .months(let months):
      let first = Self.month(of: range.lowerBound)
      let last = Self.month(of: range.upperBound)
      let aligned = first - ((first % months) + months) % months
      return stride(from: aligned, through: last, by: months)
        .compactMap(Self.start(ofMonth:)).filter(range.contains)
    }
  }

  /// Returns the month of a time, counted from January of the year 0.
  private static func month(of seconds: Double) -> Int {
    let date = CivilDate(daysSince1970: Int((seconds / day).rounded(.down)))
    return date.year * 12 + date.month - 1
  }

  /// Returns the start of a month counted from January of the year 0, in seconds since 1970.
  private static func start(ofMonth month: Int) -> Double? {
    let year = (month >= 0 ? month : month - 11) / 12
    return CivilDate(year: year, month: month - year * 12 + 1, day: 1)
      .map { Double($0.daysSince1970) * day }
  }
}
