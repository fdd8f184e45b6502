/// A date as read from a text.
package struct DateReading: Equatable, Sendable {
  /// The finest part that a date has.
  enum Part: Sendable { case year, quarter, month, week, day, hour, minute, second, fraction }

  /// The start of the date, in seconds since midnight of 1970-01-01 by the clock of the format.
  package var seconds: Double
  /// The finest part of the date.
  var part: Part
  /// The offset from UTC that the text has, in seconds; nil if it has none.
  package var offset: Double?

  /// The finest part of dates that have the parts of this one.
  package var granularity: DateGranularity {
    switch part {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week, .day: .day
    case .hour, .minute: .minute
    case .second: .second
    case .fraction: .fraction
    }
  }
}

/// The clock for times with an offset from UTC.
package enum DateClock: Equatable, Sendable {
  /// One that is ahead of UTC by a number of seconds.
  case ahead(Double)
  /// That of each text, so that the day and the hour are those that stand there.
  case own

  /// The clock of UTC.
  package static let utc = DateClock.ahead(0)

  /// Creates the clock for a column of times: that of the first with an offset.
  ///
  /// Days and times that are half a day apart on average have their own clocks if the offset changes: what
  /// is measured at eight is so in summer as well, and a day begins at midnight.
  /// - Parameter dates: the dates, read by the clock of UTC; those without an offset do not count.
  package init(of dates: [DateReading]) {
    let offsets = dates.compactMap(\.offset)
    let areDays = dates.allSatisfy { date in
      date.offset.map { ($0 + date.seconds).remainder(dividingBy: 86_400) == 0 } ?? true
    }
    let seconds = dates.map(\.seconds)
    let length = (seconds.max() ?? 0) - (seconds.min() ?? 0)
    let areApart = areDays || length >= 43_200 * Double(Set(seconds).count - 1)
    // Clocks are changed by an hour; others are those of other countries.
    let change = (offsets.max() ?? 0) - (offsets.min() ?? 0)
    self = areApart && change > 0 && change <= 3600 ? .own : .ahead(offsets.first ?? 0)
  }

  /// Returns the time of a date that was read by the clock of UTC, by this clock.
  package func time(of date: DateReading) -> Double {
    date.seconds + (date.offset.map { $0 + shift($0) } ?? 0)
  }

  /// Returns what to add to a time by the clock that is ahead of UTC by `offset` seconds.
  func shift(_ offset: Double) -> Double {
    switch self {
    case .ahead(let seconds): seconds - offset
    case .own: 0
    }
  }
}
