/// The best cuts of a line into parts.
enum Partition {
  /// The minimum share of the variance of a line that a cut must explain.
  static let minGain = 0.02

  /// The maximum number of candidates for cuts; cuts between them are found afterwards.
  private static let maxPlaces = 1000

  /// Returns the cuts that minimise the cost of all parts plus a penalty for each cut.
  ///
  /// The method is PELT of Killick, Fearnhead and Eckley, "Optimal detection of changepoints with a
  /// linear computational cost" (2012): dynamic programming that drops starts which can no longer
  /// be optimal. On long lines candidates for cuts are a fixed number of values apart.
  /// - Parameters:
  ///   - count: the number of values of the line.
  ///   - shortest: the minimum number of values in a part, above 0.
  ///   - penalty: the cost of a cut.
  ///   - cost: the cost of a part; that of two adjacent parts is at most that of both in one.
  /// - Returns: the index of the first value of every part but the first, rising.
  /// - Complexity: O(*n*) beyond some thousand values, O(*n*²) up to that.
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

  /// Returns cuts, each moved to the best index between its neighbours and within `reach` of it.
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
