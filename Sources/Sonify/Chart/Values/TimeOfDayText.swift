import Glibc
import SonifyBase

/// The text of times of day for people: "09:30", "14:05:09", "14:05:09.25"; whole minutes have no seconds.
///
/// If not all times are of one day or one night, each has its day, counted from 1: "09:30 on day 2". The resolution is
/// a thousandth of the range, just enough to distinguish neighbours, and at most a minute.
package struct TimeOfDayText: Equatable, Sendable {
  /// The resolution in steps per second; 1/60 for minutes.
  private let ticksPerSecond: Double
  /// Whether times say their day.
  private let hasDays: Bool
  /// Whether times go on after midnight.
  private let passesMidnight: Bool
  private let decimalSign = LocaleSettings.current.numbers.decimalSign

  private static let day = 86_400.0
  /// The time, in seconds, from which times are said as numbers of seconds.
  private static let limit = 1e12

  /// Makes a formatter for times in a range, in seconds since midnight.
  package init(range: ClosedRange<Double>) {
    let thousandth = range.upperBound / 1000 - range.lowerBound / 1000
    ticksPerSecond =
      switch thousandth {
      case 60...: 1 / 60
      case 1...: 1
      case _ where thousandth > 0: pow(10, min(6, (-log10(thousandth)).rounded(.up)))
      default: 1000
      }
    passesMidnight = range.lowerBound < 0 || range.upperBound > Self.day
    // Within half a day, an hour is one alone.
    let isNight = range.lowerBound >= 0 && range.upperBound - range.lowerBound <= Self.day / 2
    hasDays = passesMidnight && !isNight
  }

  /// Returns the text of a time in seconds since midnight.
  package func text(_ seconds: Double) -> String {
    guard abs(seconds) < Self.limit else {
      return ClockPhrases.seconds.text(["seconds": NumberText(digits: 6).text(seconds)])
    }
    let ticksPerDay = Self.day * ticksPerSecond
    var ticks = (seconds * ticksPerSecond + 0.5).rounded(.down)
    // The end of the only day is 24:00, and nothing before it.
    if seconds < Self.day { ticks = min(ticks, ticksPerDay - 1) }
    let day = passesMidnight || ticks < 0 ? (ticks / ticksPerDay).rounded(.down) : 0
    let time = clock(ticks - day * ticksPerDay)
    return hasDays || ticks < 0
      ? ClockPhrases.onDay.text(["time": time, "day": NumberText(digits: 12).text(day + 1)]) : time
  }

  private func clock(_ ticks: Double) -> String {
    let perMinute = 60 * ticksPerSecond
    let minute = (ticks / perMinute + 1e-9).rounded(.down)
    let hour = (minute / 60).rounded(.down)
    let text = "\(Self.padded(Int(hour))):\(Self.padded(Int(minute - hour * 60)))"
    let rest = max(0, (ticks - minute * perMinute).rounded())
    guard rest > 0 else { return text }
    let second = (rest / ticksPerSecond).rounded(.down)
    let whole = "\(text):\(Self.padded(Int(second)))"
    var fraction = "\(Int((rest - second * ticksPerSecond).rounded()))"
    guard fraction != "0" else { return whole }
    let width = Int(log10(ticksPerSecond).rounded())
    fraction = String(repeating: "0", count: max(0, width - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole)\(decimalSign)\(fraction)"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
