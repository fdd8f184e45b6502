extension Modality {
  /// How many values stand for the counts of bins, at most.
  private static let maxValues = 4096.0

  /// The peaks of a histogram: the highest bin of every part between two valleys.
  ///
  /// Every bin's count is spread evenly over its width. Where there are several peaks is what the
  /// modes of those values say; of more than some thousand, as many in the same proportions are
  /// looked at.
  /// - Parameter counts: how many values each of some neighbouring bins of the same width holds;
  ///   those that are negative or not finite count as none.
  /// - Returns: the places of the bins from 0, rising; none if all are empty.
  /// - Complexity: O(*bins* log *bins*).
  static func modes(ofCounts counts: [Double]) -> [Int] {
    let heights = counts.map { $0.isFinite ? max(0, $0) : 0 }
    guard let maximum = heights.max(), maximum > 0 else { return [] }
    // Divided before they are added, great numbers do not overflow.
    let sum = heights.reduce(0) { $0 + $1 / maximum }
    let scale = min(1, maxValues / maximum / sum) * maximum
    var values: [Double] = []
    var told = 0.0
    for (bin, height) in heights.enumerated() {
      // What rounding takes from one bin goes to the next.
      let next = told + height / maximum * scale
      let count = Int(next.rounded()) - Int(told.rounded())
      told = next
      for place in 0..<max(0, count) {
        values.append(Double(bin) - 0.5 + (Double(place) + 0.5) / Double(count))
      }
    }
    let modes = Modality(of: values)?.modes ?? []
    let bins = modes.map { max(0, min(heights.count - 1, Int($0.rounded()))) }
    // From the lowest bin between two modes to the next such.
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
