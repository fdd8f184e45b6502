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
  /// Fewer than twelve numbers do not show what is ordinary. Among them the distance from both neighbours is
  /// also over four times the largest step between the others: of seven numbers of noise or of a random walk,
  /// one line in 70 has such an outlier, of more fewer. Fewer than seven numbers have none.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n*).
  static func indices(in numbers: [Double]) -> [(index: Int, score: Double)] {
    guard numbers.count >= minCount else { return [] }
    let unit = unit(of: numbers)
    guard unit > 0 else { return [] }
    let width = numbers.count < 30 ? 5 : 7
    return numbers.indices.dropFirst().dropLast().compactMap { index in
      let number = numbers[index]
      let neighbours = (numbers[index - 1], numbers[index + 1])
      let isPeak = number > neighbours.0 && number > neighbours.1
      let near = min(abs(number - neighbours.0), abs(number - neighbours.1))
      guard near > ModifiedZScore.threshold * unit,
        isPeak || number < neighbours.0 && number < neighbours.1,
        numbers.count >= minUsualCount
          || isFar(near, beyond: [numbers[..<index], numbers[(index + 1)...]])
      else { return nil }
      // Hardly any number gets this far.
      let rise = number - RunningMedian.value(at: index, of: numbers, width: width)
      let score = min(near, isPeak ? rise : -rise) / unit
      return score > ModifiedZScore.threshold ? (index, score) : nil
    }
  }

  /// Finds the first and the last number that are far from all others.
  ///
  /// A number at an end has one neighbour. It is an outlier if its step, and its step for each unit of x, is over four
  /// times the largest within, and if no curve leads to it.
  /// - Parameters:
  ///   - numbers: the numbers, all finite.
  ///   - xs: the x of each, not falling.
  /// - Returns: their indices, and the robust deviations of their steps.
  /// - Complexity: O(*n*).
  static func ends(of numbers: [Double], at xs: [Double]) -> [(index: Int, score: Double)] {
    guard numbers.count >= minCount else { return [] }
    let last = numbers.count - 1
    let far = [
      (index: 0, neighbour: 1, isFar: isEndFar(of: numbers, at: xs, isLast: false)),
      (last, last - 1, isEndFar(of: numbers, at: xs, isLast: true)),
    ].filter(\.isFar)
    guard !far.isEmpty else { return [] }
    let unit = unit(of: numbers)
    return far.compactMap { index, neighbour, _ in
      let score = abs(numbers[index] - numbers[neighbour]) / unit
      return score > ModifiedZScore.threshold ? (index, score) : nil
    }
  }

  /// Returns whether no step comes near the one to the first number, or to the last, neither by itself nor for each
  /// unit of x, and no curve leads to it.
  private static func isEndFar(of numbers: [Double], at xs: [Double], isLast: Bool) -> Bool {
    let last = numbers.count - 1
    func step(_ distance: Int) -> (y: Double, x: Double) {
      let (near, next) =
        isLast ? (last - distance, last - distance - 1) : (distance, distance + 1)
      return (numbers[next] - numbers[near], abs(xs[next] - xs[near]))
    }
    let first = step(0)
    let size = abs(first.y)
    // The other end may be far, too.
    let others = 1..<(last - 1)
    let isFar = others.allSatisfy { distance in
      let other = step(distance)
      let limit = minRatio * abs(other.y)
      return size > limit && size * other.x > limit * first.x
    }
    return isFar && !isCurve(towards: first.y, others.map { step($0).y })
  }

  /// Returns whether steps are those of a curve that bends towards its end: one of the two nearest to it, in the same
  /// direction, is the largest of all and clearly greater than the middle one; or all are 0.
  private static func isCurve(towards step: Double, _ others: [Double]) -> Bool {
    let sizes = others.map(abs)
    guard let greatest = sizes.max(), greatest > 0, let middle = Selection.median(of: sizes) else {
      return true
    }
    return others.prefix(2).contains { other in
      other * step > 0 && abs(other) == greatest && abs(other) > bend * middle
    }
  }

  /// The minimum count of numbers.
  private static let minCount = 7
  /// The minimum count of numbers whose running median shows what is usual.
  private static let minUsualCount = 12
  /// How many times the largest step of the others a number is away that has few neighbours.
  private static let minRatio = 4.0
  /// By how much the last steps of a curve that bends exceed the middle one.
  private static let bend = 1.5

  /// Returns the robust deviation of the steps from number to number.
  private static func unit(of numbers: [Double]) -> Double {
    ModifiedZScore.unit(of: zip(numbers, numbers.dropFirst()).map { abs($1 - $0) })
  }

  /// Returns whether a distance is far beyond all steps within the parts of a line.
  private static func isFar(_ distance: Double, beyond parts: [ArraySlice<Double>]) -> Bool {
    let greatest =
      parts.flatMap { part in zip(part, part.dropFirst()).map { abs($1 - $0) } }.max() ?? 0
    return greatest > 0 && distance > minRatio * greatest
  }
}
