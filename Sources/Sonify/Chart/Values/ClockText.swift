import Glibc
import SonifyBase

/// The text of durations for people: "2 h 5 min", "3 min 20 s", "12.5 s", "16.7 ns".
///
/// Durations on axes shorter than a millisecond are numbers of microseconds or nanoseconds. The
/// resolution is a thousandth of the range, just enough to distinguish neighbours.
package struct ClockText: Equatable, Sendable {
  /// The resolution in steps per second; below 1 for a resolution of minutes or hours.
  private let ticksPerSecond: Double
  private let number: NumberText
  private let fraction: NumberText
  /// The number of units in a second, if all durations are short.
  private let unitsPerSecond: Double?

  /// The duration, in seconds, from which durations are said as numbers of seconds.
  private static let limit = 1e12

  /// Makes a formatter for durations in a range, in seconds.
  package init(range: ClosedRange<Double>) {
    let thousandth = (range.upperBound / 1000 - range.lowerBound / 1000)
    ticksPerSecond =
      switch thousandth {
      case 3600...: 1 / 3600
      case 60...: 1 / 60
      case 1...: 1
      case _ where thousandth > 0: pow(10, min(6, (-log10(thousandth)).rounded(.up)))
      default: 1000
      }
    let longest = max(abs(range.lowerBound), abs(range.upperBound))
    unitsPerSecond =
      switch longest {
      case 1e-3...: nil
      case 1e-6...: 1e6
      case _ where longest > 0: 1e9
      default: nil
      }
    number =
      unitsPerSecond.map {
        NumberText(range: range.lowerBound * $0...range.upperBound * $0)
      } ?? NumberText(digits: 19)
    fraction = NumberText(digits: 9)
  }

  /// Returns the text of a duration in seconds.
  package func text(_ seconds: Double) -> String {
    guard abs(seconds) < Self.limit else {
      return ClockPhrases.seconds.text(["seconds": NumberText(digits: 6).text(seconds)])
    }
    if let unitsPerSecond {
      let count = number.text(seconds * unitsPerSecond)
      return unitsPerSecond == 1e6
        ? ClockPhrases.microseconds.text(["number": count])
        : ClockPhrases.nanoseconds.text(["number": count])
    }
    let ticks = (abs(seconds) * ticksPerSecond).rounded()
    let time = text(ticks: ticks)
    return seconds < 0 && ticks > 0 ? ClockPhrases.negative.text(["time": time]) : time
  }

  private func text(ticks: Double) -> String {
    let perMinute = 60 * ticksPerSecond
    let minute = (ticks / perMinute + 1e-9).rounded(.down)
    let second = max(0, (ticks - minute * perMinute).rounded()) / ticksPerSecond
    let hour = (minute / 60).rounded(.down)
    let hours = number.text(hour)
    let minutes = number.text(minute - hour * 60)
    let seconds = fraction.text(second)
    return switch (hour > 0, minute > hour * 60, second > 0) {
    case (true, true, true):
      ClockPhrases.all.text(["hours": hours, "minutes": minutes, "seconds": seconds])
    case (true, true, false):
      ClockPhrases.hoursAndMinutes.text(["hours": hours, "minutes": minutes])
    case (true, false, true):
      ClockPhrases.hoursAndSeconds.text(["hours": hours, "seconds": seconds])
    case (true, false, false): ClockPhrases.hours.text(["hours": hours])
    case (false, true, true):
      ClockPhrases.minutesAndSeconds.text(["minutes": minutes, "seconds": seconds])
    case (false, true, false): ClockPhrases.minutes.text(["minutes": minutes])
    case (false, false, _): ClockPhrases.seconds.text(["seconds": seconds])
    }
  }
}
