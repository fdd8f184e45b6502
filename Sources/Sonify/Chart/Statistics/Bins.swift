import Glibc
import SonifyBase

/// Adjacent intervals of equal width, with round edges, in which values are counted.
///
/// Each contains its lower edge, and the last its upper edge as well.
package struct Bins: Equatable, Sendable {
  /// The edges, rising: one more than there are bins, or a single one if all values are the same.
  let edges: [Double]
  /// Whether every bin contains a single whole number, its lower edge.
  package let holdSingleValues: Bool

  /// The maximum number of bins by default.
  static let maxUsualCount = 50
  /// The maximum number of values that determine the width of bins.
  private static let maxSample = 65_536

  /// The number of bins.
  package var count: Int { max(1, edges.count - 1) }

  /// The width of a bin; 0 if all values are the same.
  package var width: Double { edges.count > 1 ? edges[1] - edges[0] : 0 }

  /// Chooses bins for values.
  /// - Parameters:
  ///   - values: the values; those that are not finite are ignored.
  ///   - range: the minimum and maximum of the values, or another range that the bins are to cover;
  ///     finite.
  ///   - whole: whether all values are whole numbers; then so are all edges.
  ///   - wanted: the approximate number of bins, 1 to ``Gridlines/maxCount``, or nil for
  ///     ``usualCount(for:in:)``.
  /// - Complexity: O(1) beyond some 65,000 values.
  package init(
    for values: [Double], in range: ClosedRange<Double>, whole: Bool, about wanted: Int? = nil
  ) {
    let limit = wanted == nil ? Self.maxUsualCount : Gridlines.maxCount
    let round = Gridlines.edges(
      around: range, about: wanted ?? Self.usualCount(for: values, in: range), atMost: limit,
      whole: whole)
    // A bin that contains one number would contain two if it were closed at the end.
    holdSingleValues = whole && round.count > 1 && round[1] - round[0] == 1 && round.count <= limit
    edges = holdSingleValues ? round + [(round.last ?? 0) + 1] : round
  }

  /// Returns the number of bins that shows the shape of values: by the rule of Freedman and
  /// Diaconis, "On the histogram as a density estimator" (1981), bins 2·IQR·n^(−⅓) wide, but at
  /// least the number by that of Sturges, 1 + log₂ n, and at most 50.
  static func usualCount(for values: [Double], in range: ClosedRange<Double>) -> Int {
    let step = max(1, (values.count + maxSample - 1) / maxSample)
    let sample = stride(from: 0, to: values.count, by: step).map { values[$0] }
      .filter(\.isFinite)
    guard !sample.isEmpty else { return 1 }
    let count = Double(sample.count) * Double(step)
    let sturges = log2(count).rounded(.up) + 1
    let width =
      2 * (quartile(of: sample, isUpper: true) / 2 - quartile(of: sample, isUpper: false) / 2)
      * 2 / cbrt(count)
    let halfWidths = range.upperBound / 2 - range.lowerBound / 2
    let diaconis = width > 0 && width.isFinite ? (halfWidths / width * 2).rounded(.up) : 0
    return Int(min(Double(maxUsualCount), max(sturges, diaconis)))
  }

  private static func quartile(of values: [Double], isUpper: Bool) -> Double {
    var scratch = values
    let (count, last) = (values.count, values.count - 1)
    var room = scratch.mutableSpan
    return Selection.mean(
      of: &room, count: count, ranks: isUpper ? last - count / 4 : last / 4,
      isUpper ? last - last / 4 : count / 4)
  }

  /// Returns the number of values in every bin; those outside all bins, and those that are not
  /// finite, are ignored.
  /// - Complexity: O(*n* log bins), shared among the processors.
  package func counts(of values: [Double]) -> [Int] {
    let (edges, bins) = (edges, count)
    let parts = Parallel.map(over: values.indices) { part in
      let (values, edges) = (values.span, edges.span)
      var counts = [Int](repeating: 0, count: bins)
      for index in part {
        let value = values[index]
        guard value >= edges[0], value <= edges[edges.count - 1] else { continue }
        // The last edge that is not above the value, by bisection.
        var (low, high) = (0, edges.count)
        while high - low > 1 {
          let middle = (low + high) / 2
          if edges[middle] <= value { low = middle } else { high = middle }
        }
        counts[min(low, bins - 1)] += 1
      }
      return counts
    }
    return parts.reduce(into: [Int](repeating: 0, count: bins)) { sums, counts in
      for bin in sums.indices { sums[bin] += counts[bin] }
    }
  }
}
