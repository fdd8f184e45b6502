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

  /// Leaves out columns with the quantity of an earlier one or of x in another unit, as degrees Fahrenheit beside degrees
  /// Celsius and seconds beside lengths of time, and those with the values of x under a like name.
  /// - Complexity: linear in the rows for each pair of columns that may be one.
  mutating func leaveOutRepeatedMeasures() {
    guard across == nil, roles.series == nil, !roles.isMatrix, roles.figure == nil else { return }
    for column in roles.ys where roles.ys.count > 1 {
      let steps = [roles.x].compactMap { $0 }.filter { profiles[$0].content == .number }
      let earlier = steps + roles.ys.prefix { $0 != column }
      if earlier.contains(where: { repeats(column, $0) }) || repeatsX(column) {
        roles.leaveOut(column, because: .sameValues)
      }
    }
  }

  /// Returns whether a column has the quantity of another in another unit.
  private func repeats(_ column: Int, _ other: Int) -> Bool {
    guard let values = table.columns[column]?.values, let others = table.columns[other]?.values,
      profiles[column].summary.present >= RepeatedValues.minCount,
      profiles[column].summary.present == profiles[other].summary.present
    else { return false }
    return RepeatedValues.areOfOneName(profiles[other].name, profiles[column].name)
      && RepeatedValues.conversions.contains { $0.turns(others, into: values) }
  }

  /// Returns whether a column has the values of x and ends in the same word, as the times of a second instrument.
  private func repeatsX(_ column: Int) -> Bool {
    guard let x = roles.x, profiles[x].content == .number, !profiles[x].lastWord.isEmpty,
      profiles[x].lastWord == profiles[column].lastWord,
      let values = table.columns[column]?.values, let steps = table.columns[x]?.values
    else { return false }
    return values.count == steps.count
      && zip(values, steps).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}

private enum RepeatedValues {
  /// The minimum number of values; fewer may be the same by chance.
  static let minCount = 8
  /// The error that rounding may leave, as a share of the range.
  static let rounding = 1.0 / 100

  /// How a quantity in one unit is turned into another: it is multiplied, and a number is added.
  struct Conversion {
    let factor: Double
    var shift = 0.0

    /// Returns whether all of some values are those of others turned, but for rounding.
    func turns(_ values: [Double], into others: [Double]) -> Bool {
      let present = others.filter(\.isFinite)
      guard values.count == others.count, let low = present.min(), let high = present.max(),
        low < high
      else { return false }
      let error = (high - low) * rounding
      return zip(values, others).allSatisfy { value, other in
        value.isNaN == other.isNaN
          && (value.isNaN || abs(value * factor + shift - other) <= error)
      }
    }
  }

  /// Thousands, minutes and hours, miles, pounds, feet, inches, kilometres an hour, and degrees, in both directions.
  static let conversions: [Conversion] = {
    let factors = [1000, 1e6, 60, 3600, 60_000, 86_400, 1.609344, 0.45359237, 0.3048, 2.54, 3.6]
    return factors.flatMap { [Conversion(factor: $0), Conversion(factor: 1 / $0)] } + [
      Conversion(factor: 1), Conversion(factor: 1.8, shift: 32),
      Conversion(factor: 1 / 1.8, shift: -32 / 1.8), Conversion(factor: 1, shift: 273.15),
      Conversion(factor: 1, shift: -273.15),
    ]
  }()

  /// Degrees, and words for a length of time beside its units.
  private static let bare: Set<String> = ["c", "f", "k", "time", "duration", "dauer", "durée"]

  /// Returns whether the words of two headers begin alike, and what is left of each is one unit at most; a share is another
  /// quantity.
  static func areOfOneName(_ name: String, _ other: String) -> Bool {
    guard name.contains("%") == other.contains("%") else { return false }
    let (words, others) = (HeaderWords(name).words, HeaderWords(other).words)
    let shared = zip(words, others).prefix { $0 == $1 }.count
    let rests = [words.dropFirst(shared), others.dropFirst(shared)]
    // Two columns of one name may be of one distance, in kilometres and in metres.
    return shared > 0 && (rests[0] != rests[1] || rests[0].isEmpty)
      && rests.allSatisfy { rest in
        rest.count < 2 && rest.allSatisfy { UnitText.isUnit($0) || bare.contains($0) }
      }
  }
}
