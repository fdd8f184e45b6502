import SonifyBase
import SonifyTables

/// Units of numbers that count time since the beginning of 1970 in UTC.
enum UnixTime: Double, CaseIterable, Sendable {
  case seconds = 1
  case milliseconds = 1e3
  case microseconds = 1e6
  case nanoseconds = 1e9

  /// Determines the unit from the range of the numbers: the times are from 30 April 1973 to the end
  /// of 2099.
  init?(of range: ClosedRange<Double>) {
    let seconds = 105_000_000.0...4_102_444_799.0
    let fitting = Self.allCases.first {
      seconds.contains(range.lowerBound / $0.rawValue)
        && seconds.contains(range.upperBound / $0.rawValue)
    }
    guard let fitting else { return nil }
    self = fitting
  }

  /// Returns the number as seconds since 1970.
  func seconds(_ number: Double) -> Double { number / rawValue }
}

extension ColumnProfile {
  /// Returns the unit in which the numbers of the column count since 1970, if they are times.
  ///
  /// They are if the header suggests it; or if the column is the first or counts seconds, its integers
  /// are not one after the other, or those or its seconds with fractions have no header, and lie from September
  /// 2001 to 2034 in seconds or milliseconds; those of a first column under another header increase.
  /// Populations, telephone numbers and identifiers rarely do.
  /// - Parameter column: the index of the column.
  /// - Returns: the unit, or nil if the numbers are not times.
  func unixTime(_ column: Int) -> UnixTime? {
    guard content == .number, style == nil, let range = summary.range,
      let time = UnixTime(of: range)
    else { return nil }
    let words = HeaderWords(name)
    if words.contains(anyOf: Self.wordsOfTimes) || ["at", "on"].contains(words.last) {
      return time
    }
    let recent = 1_000_000_000.0...2_050_000_000.0
    // Places on a chromosome have such headers, too.
    if words.contains(anyOf: Self.wordsOfIntervals),
      recent.contains(time.seconds(range.lowerBound)),
      recent.contains(time.seconds(range.upperBound))
    {
      return time
    }
    // Other seconds are a length of time.
    let areSeconds = ["seconds", "secs", "sec"].contains(words.last)
    let isBare =
      (areSeconds || column == 0 && (summary.isRising || name.isEmpty && neverFalls))
      && (summary.isWhole || name.isEmpty && time == .seconds) && summary.present > 2
      && (areSeconds || name.isEmpty || !summary.isConsecutive) && time.rawValue <= 1e3
      && recent.contains(time.seconds(range.lowerBound))
      && recent.contains(time.seconds(range.upperBound))
    return isBare && !words.contains(anyOf: IdentifierWords.longNumbers) ? time : nil
  }

  private static let wordsOfIntervals = ["start", "end", "begin", "started", "ended", "window"]

  private static let wordsOfTimes = [
    "time", "times", "timestamp", "timestamps", "date", "datetime", "epoch", "unix", "unixtime",
    "ts", "uts", "tstamp", "created", "updated", "modified", "utc", "clock", "when", "zeit",
    "fecha",
    "datum", "heure",
  ]
}
