/// Lone outliers along a line.
enum Spikes {
  /// Returns the numbers whose distance from their neighbours exceeds any ordinary step, with that
  /// distance.
  ///
  /// The distance is the minimum of that from the running median and those from both neighbours,
  /// all on the same side. A number is an outlier if its distance is over 3.5 times the robust
  /// deviation of the steps from number to number, as in ``ModifiedZScore``: the turns of a smooth
  /// or a noisy line consist of ordinary steps, while a wrong or a remarkable value does not.
  ///
  /// Fewer than twelve numbers have no outliers.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n*).
  static func indices(in numbers: [Double]) -> [(index: Int, score: Double)] {
    guard numbers.count >= 12 else { return [] }
    let unit = ModifiedZScore.unit(
      of: zip(numbers, numbers.dropFirst()).map { abs($1 - $0) })
    guard unit > 0 else { return [] }
    let width = numbers.count < 30 ? 5 : 7
    return numbers.indices.dropFirst().dropLast().compactMap { index in
      let number = numbers[index]
      let neighbours = (numbers[index - 1], numbers[index + 1])
      let isPeak = number > neighbours.0 && number > neighbours.1
      let near = min(abs(number - neighbours.0), abs(number - neighbours.1))
      guard near > ModifiedZScore.threshold * unit,
        isPeak || number < neighbours.0 && number < neighbours.1
      else { return nil }
      // Hardly any number gets this far.
      let rise = number - RunningMedian.value(at: index, of: numbers, width: width)
      let score = min(near, isPeak ? rise : -rise) / unit
      return score > ModifiedZScore.threshold ? (index, score) : nil
    }
  }
}
