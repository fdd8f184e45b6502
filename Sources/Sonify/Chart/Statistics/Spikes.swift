/// Lone strays along a line.
enum Spikes {
  /// The numbers that stand out from their neighbours as no ordinary step does, and how far.
  ///
  /// A number is as far out as it lies from the running median of its neighbourhood and from both
  /// neighbours, on the same side of all. It strays if that is over 3.5 times the robust deviation
  /// of the steps from number to number, in the sense of ``ModifiedZScore``: the turns of a smooth
  /// or a restless line are made of ordinary steps, a wrong or a remarkable value is not.
  ///
  /// Fewer than twelve numbers have no strays.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n*).
  static func indices(in numbers: [Double]) -> [(index: Int, score: Double)] {
    guard numbers.count >= 12 else { return [] }
    let steps = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }
    let unit = ModifiedZScore.unit(
      medianDistance: Selection.median(of: steps) ?? 0,
      meanDistance: steps.reduce(0) { $0 + $1 / Double(steps.count) })
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
      // Hardly any number comes so far.
      let rise = number - RunningMedian.value(at: index, of: numbers, width: width)
      let score = min(near, isPeak ? rise : -rise) / unit
      return score > ModifiedZScore.threshold ? (index, score) : nil
    }
  }
}
