import SonifyBase
import SonifyTables

/// Columns of numbers that say what an earlier one or x says.
extension TableFindings {
  /// Leaves out columns whose only values were in rows that are no points, as those of a total.
  mutating func leaveOutEmptyMeasures() {
    guard across == nil, roles.series == nil, !roles.isMatrix, roles.figure == nil else { return }
    for column in roles.ys where roles.ys.count > 1 {
      guard let values = table.columns[column]?.values, values.allSatisfy(\.isNaN) else { continue }
      roles.leaveOut(column, because: .empty)
    }
  }

  /// Leaves out columns with the values of an earlier one or of x, or with the same quantity in another unit, as degrees
  /// Fahrenheit beside degrees Celsius and seconds beside lengths of time.
  /// - Complexity: linear in the rows for each pair of columns that may be one.
  mutating func leaveOutRepeatedMeasures() {
    guard across == nil, roles.series == nil, !roles.isMatrix, roles.figure == nil else { return }
    let x = [roles.x].compactMap { $0 }.filter { profiles[$0].content == .number }
    for column in roles.ys where roles.ys.count > 1 {
      let earlier = x + roles.ys.prefix { $0 != column }
      let isRepeated = earlier.contains { other in
        let (summary, known) = (profiles[column].summary, profiles[other].summary)
        guard summary.present == known.present, summary.present >= RepeatedValues.minCount,
          let values = table.columns[column]?.values, let others = table.columns[other]?.values
        else { return false }
        if other != roles.x, summary.range == known.range,
          summary.present >= RepeatedValues.minCountOfEqual,
          zip(others, values).allSatisfy(Self.areSame)
        {
          return true
        }
        let words = [other, column].map { profiles[$0].headerWords.words }
        return Self.areOfOneName(words[0], words[1]) && Self.areOne(others, values)
      }
      if isRepeated { roles.leaveOut(column, because: .sameValues) }
    }
  }

  private static func areSame(_ value: Double, _ other: Double) -> Bool {
    value == other || value.isNaN && other.isNaN
  }

  /// Returns whether the words of two headers begin alike, and what is left of each is one unit at most.
  private static func areOfOneName(_ words: [String], _ others: [String]) -> Bool {
    let shared = zip(words, others).prefix { $0 == $1 }.count
    let rests = [words.dropFirst(shared), others.dropFirst(shared)]
    return shared > 0 && rests[0] != rests[1]
      && rests.allSatisfy { rest in
        rest.count < 2 && rest.allSatisfy { UnitText.isUnit($0) || ["c", "f", "k"].contains($0) }
      }
  }

  /// Returns whether each value of one column follows from that of another by one factor and one shift.
  private static func areOne(_ values: [Double], _ others: [Double]) -> Bool {
    let present = values.filter(\.isFinite)
    guard values.count == others.count, let low = present.min(), let high = present.max(),
      low < high,
      let start = values.firstIndex(of: low), let end = values.firstIndex(of: high)
    else { return false }
    let factor = (others[end] - others[start]) / (high - low)
    let error = abs(others[end] - others[start]) * RepeatedValues.rounding
    guard factor > 0, error.isFinite else { return false }
    return zip(values, others).allSatisfy { value, other in
      value.isNaN == other.isNaN
        && (value.isNaN || abs(others[start] + factor * (value - low) - other) <= error)
    }
  }
}

private enum RepeatedValues {
  /// The minimum number of values; fewer may be the same by chance.
  static let minCount = 5
  /// The minimum number of those that are equal under any names, as in made-up data.
  static let minCountOfEqual = 12
  /// The error that rounding may leave, as a share of the range.
  static let rounding = 1.0 / 100
}
