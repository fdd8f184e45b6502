import SonifyBase
import SonifyTables

/// Times of day that lie around midnight, as those at which people go to bed.
enum NightTimes {
  private static let hour = 3600.0
  private static let day = 24 * hour
  /// The maximum length of a night in seconds.
  private static let maxNight = 9 * hour
  /// The maximum length of a part of it without a time.
  private static let maxPause = 4 * hour

  /// Finds the first time of the evening of times that are all in one night, some before and some after midnight.
  /// - Parameter times: seconds since midnight; NaN for missing ones.
  /// - Returns: the time, or nil if they are not.
  /// - Complexity: O(n log n) in the number of times.
  static func evening(of times: [Double]) -> Double? {
    let sorted = times.filter { !$0.isNaN }.sorted()
    guard let earliest = sorted.first, let latest = sorted.last, earliest >= 0, latest < day else {
      return nil
    }
    let gap = zip(sorted, sorted.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }
    guard let (morning, evening) = gap, evening >= day / 2, morning < day / 2,
      morning + day - evening <= maxNight
    else { return nil }
    // Early and late shifts are not of one night.
    let night = sorted.filter { $0 >= evening } + sorted.filter { $0 < evening }.map { $0 + day }
    return zip(night, night.dropFirst()).allSatisfy { $1 - $0 <= maxPause } ? evening : nil
  }
}

extension TableFindings {
  /// Counts times after midnight to the evening before, in columns of values whose times are those of a night.
  ///
  /// Bars of names begin at midnight, so they stay as they are.
  /// - Returns: the decisions that were made.
  mutating func continueNights() -> [Decision] {
    if let x = roles.x, profiles[x].content == .text, !profiles[x].namesTimes { return [] }
    var names: [String] = []
    for column in roles.ys where column != roles.x {
      guard profiles[column].style?.measure == .timeOfDay,
        let values = table.columns[column]?.values,
        let evening = NightTimes.evening(of: values)
      else { continue }
      table.columns[column] = Table.Column(values.map { $0 < evening ? $0 + 86_400 : $0 })
      profiles[column].isOfNight = true
      names.append(profiles[column].displayName(column))
    }
    return names.isEmpty ? [] : [.rows(.afterMidnight(columns: names))]
  }
}
