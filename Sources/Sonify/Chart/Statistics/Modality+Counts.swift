extension Modality {
  /// The maximum number of values that represent the counts of bins.
  private static let maxValues = 4096.0

  /// Returns the peaks of a histogram: the highest bin of every part between two valleys.
  ///
  /// Every bin's count is spread evenly over its width, and the modes of those values show whether
  /// there are several peaks. If there are more than some thousand values, a smaller number in the
  /// same proportions is used.
  /// - Parameter counts: the number of values in each of some adjacent bins of equal width; counts
  ///   that are negative or not finite are 0.
  /// - Returns: the indices of the bins, rising; none if all are empty.
  /// - Complexity: O(*bins* log *bins*).
  static func modes(ofCounts counts: [Double]) -> [Int] {
    let heights = counts.map { $0.isFinite ? max(0, $0) : 0 }
    guard let maximum = heights.max(), maximum > 0 else { return [] }
    // Divided before they are added, so that large numbers do not overflow.
    let sum = heights.reduce(0) { $0 + $1 / maximum }
    let scale = min(1, maxValues / maximum / sum) * maximum
    var values: [Double] = []
    var told = 0.0
    for (bin, height) in heights.enumerated() {
      // The rounding error of one bin is carried to the next.
      let next = told + height / maximum * scale
      let count = Int(next.rounded()) - Int(told.rounded())
      told = next
      for place in 0..<max(0, count) {
        values.append(Double(bin) - 0.5 + (Double(place) + 0.5) / Double(count))
      }
    }
    let modes = Modality(of: values)?.modes ?? []
    let bins = modes.map { max(0, min(heights.count - 1, Int($0.rounded()))) }
    // Parts reach from one valley to the next, each the lowest bin between two modes.
    let valleys = zip(bins, bins.dropFirst()).map { first, second in
      (first...max(first, second)).min { heights[$0] < heights[$1] } ?? first
    }
    let parts = zip([0] + valleys, valleys + [heights.count - 1])
    return Array(
      Set(
        parts.compactMap { start, end in
          (start...max(start, end)).max { (heights[$0], $1) < (heights[$1], $0) }
        })
    ).sorted()
  }
}
