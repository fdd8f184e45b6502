import SonifyTables

/// The order of the numbers in a column.
extension ColumnProfile {
  /// Returns whether, among dates in their order, the longest step is more than four times the median one, as at
  /// random it is of twenty or more.
  static func areBursts(_ dates: [Double]) -> Bool {
    let steps = zip(dates, dates.dropFirst()).map { $1 - $0 }.sorted()
    guard let longest = steps.last else { return false }
    return longest > 4 * steps[steps.count / 2]
  }

  /// Returns whether neighbours differ less than values at random, by von Neumann's ratio of the mean
  /// square of differences to the variance: 2 at random, with a standard deviation of about 2 / √n.
  /// - Parameters:
  ///   - ratio: their ``stepRatio(_:)``.
  ///   - count: the number of the values.
  /// - Returns: true, too, for four or fewer.
  static func areSmooth(ratio: Double, count: Int) -> Bool {
    count <= 4 || !(ratio > 2 - 2 * 2.6 / Double(count).squareRoot())
  }

  /// The minimum ``stepRatio`` of cases, which may be sorted by what is near to them; a course whose
  /// neighbours have a correlation of 0.6 has less.
  static let minRatioOfCases = 0.8

  /// Returns von Neumann's ratio: the sum of squared differences of neighbours to that of squared distances from the
  /// mean, from 0 for a smooth course over 2 at random to 4; 0, too, if all are the same or too large for squares.
  static func stepRatio(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let steps = zip(values, values.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    // Profiles are compared, and not a number is equal to nothing.
    return squares > 0 && squares.isFinite && steps.isFinite ? steps / squares : 0
  }

  /// Returns whether all steps together are at most a tenth longer than the way from the first to the
  /// last value, which is greater.
  static func areNearlyRising(_ values: [Double]) -> Bool {
    guard values.count > 4, let first = values.first, let last = values.last, last > first else {
      return false
    }
    let way = zip(values, values.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    return way <= 1.1 * (last - first)
  }

  /// Returns whether any value is repeated.
  static func haveRepeats(_ values: [Double], _ summary: ColumnSummary) -> Bool {
    if summary.isRising || summary.isFalling || summary.hasEqualNeighbours {
      return summary.hasEqualNeighbours
    }
    let sorted = values.filter { !$0.isNaN }.sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }

  /// The maximum number of values whose different ones are counted, which takes sorting.
  private static let maxCounted = 1 << 20

  /// Returns whether at least nine in ten values differ; nil if they are too many to be counted.
  static func areMostlyDistinct(_ values: [Double], _ summary: ColumnSummary) -> Bool? {
    if summary.isRising || summary.isFalling { return true }
    guard values.count <= maxCounted else { return nil }
    let sorted = values.filter { !$0.isNaN }.sorted()
    let distinct = 1 + zip(sorted, sorted.dropFirst()).count { $0 != $1 }
    return distinct * 10 >= sorted.count * 9
  }

  /// Takes weeks that go on from the end of a year to the next one for names, unless their years stand beside them.
  static func nameWeeks(in profiles: inout [ColumnProfile]) {
    guard !profiles.contains(where: \.isNamedYears) else { return }
    for column in profiles.indices where profiles[column].areWeeks {
      profiles[column].become(.text)
      profiles[column].namesTimes = true
    }
  }

  /// Whether the numbers are those of weeks that go on from the end of a year to the next one, in their order.
  func areWeeksOfTwoYears(_ weeks: [Double]) -> Bool {
    guard StepWords.weeks.contains(lastWord), weeks.allSatisfy({ (1...53).contains($0) }) else {
      return false
    }
    let steps = zip(weeks, weeks.dropFirst())
    return steps.contains { $0 > $1 }
      && steps.allSatisfy { $1 == $0 + 1 || (52...53).contains($0) && $1 == 1 }
  }
}
