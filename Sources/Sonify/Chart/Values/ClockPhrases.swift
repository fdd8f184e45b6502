package import SonifyBase

/// Lengths of time that are values of a chart, in hours, minutes and seconds.
///
/// Parts that are zero are left out. `{seconds}` may have a fraction. The signs of the units are those of ISO 80000.
package enum ClockPhrases {
  /// "2 h".
  package static let hours = Phrase("{hours} h")
  /// "5 min".
  package static let minutes = Phrase("{minutes} min")
  /// "12.5 s".
  package static let seconds = Phrase("{seconds} s")
  /// "12.5 µs".
  package static let microseconds = Phrase("{number} µs")
  /// "16.7 ns".
  package static let nanoseconds = Phrase("{number} ns")
  /// "2 h 5 min".
  package static let hoursAndMinutes = Phrase("{hours} h {minutes} min")
  /// "2 h 20 s".
  package static let hoursAndSeconds = Phrase("{hours} h {seconds} s")
  /// "3 min 20 s".
  package static let minutesAndSeconds = Phrase("{minutes} min {seconds} s")
  /// "2 h 5 min 20 s".
  package static let all = Phrase("{hours} h {minutes} min {seconds} s")
  /// A time of day, of which the first day is 1: "09:30 on day 2".
  package static let onDay = Phrase("{time} on day {day}")
  /// Below zero, as in "-5 min".
  package static let negative = Phrase("-{time}")
}
