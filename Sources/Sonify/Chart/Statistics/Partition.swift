/// Where a line is best cut into parts.
enum Partition {
  /// A cut that explains less of the variance of a line is not worth a word.
  static let minGain = 0.02

  /// How many places are weighed at most; between those, cuts are moved to the best place
  /// afterwards.
  private static let maxPlaces = 1000

  /// The cuts that make the cost of all parts, and a penalty for each cut, least.
  ///
  /// The method is PELT of Killick, Fearnhead and Eckley, "Optimal detection of changepoints with a
  /// linear computational cost" (2012): dynamic programming that forgets starts which can no longer
  /// win. Of long lines only every so-many-th place is weighed.
  /// - Parameters:
  ///   - count: how many numbers the line has.
  ///   - shortest: how many a part must have, above 0.
  ///   - penalty: what a cut costs.
  ///   - cost: what a part costs; two parts never more than one of both.
  /// - Returns: the index of the first number of every part but the first, rising.
  /// - Complexity: O(*n*) beyond some thousand numbers, O(*n*²) up to them.
  static func cuts(
    count: Int, shortest: Int, penalty: Double, cost: (Range<Int>) -> Double
  ) -> [Int] {
    guard shortest > 0, count >= 2 * shortest else { return [] }
    let step = (count + maxPlaces - 1) / maxPlaces
    let minimum = (shortest + step - 1) / step
    let places = stride(from: 0, to: count - step / 2, by: step) + [count]
    var best = [Double](repeating: .infinity, count: places.count)
    var origin = [Int](repeating: 0, count: places.count)
    best[0] = -penalty
    var starts: [Int] = []
    for end in places.indices.dropFirst() where end >= minimum {
      if best[end - minimum].isFinite { starts.append(end - minimum) }
      let costs = starts.map { best[$0] + cost(places[$0]..<places[end]) }
      for (start, cost) in zip(starts, costs) where cost + penalty < best[end] {
        (best[end], origin[end]) = (cost + penalty, start)
      }
      starts = zip(starts, costs).filter { $1 <= best[end] }.map(\.0)
    }
    var cuts: [Int] = []
    var end = origin[places.count - 1]
    while end > 0 {
      cuts.append(places[end])
      end = origin[end]
    }
    return refined(cuts.reversed(), count: count, reach: step - 1, cost: cost)
  }

  /// Cuts moved to the best place between their neighbours and at most so far away.
  private static func refined(
    _ cuts: [Int], count: Int, reach: Int, cost: (Range<Int>) -> Double
  ) -> [Int] {
    var cuts = cuts
    guard reach > 0 else { return cuts }
    for index in cuts.indices {
      let start = index > 0 ? cuts[index - 1] : 0
      let end = index + 1 < cuts.count ? cuts[index + 1] : count
      let places = max(start + 1, cuts[index] - reach)...min(end - 1, cuts[index] + reach)
      var minimum = Double.infinity
      for place in places {
        let sum = cost(start..<place) + cost(place..<end)
        if sum < minimum { (minimum, cuts[index]) = (sum, place) }
      }
    }
    return cuts
  }
}
