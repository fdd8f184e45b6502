/// A value that stands out from a line.
package struct Outlier: Equatable, Sendable {
  /// The index of the value.
  package let index: Int
  /// How many robust deviations it lies above the line, or below if negative; over
  /// ``ModifiedZScore/threshold`` in size.
  package let deviations: Double

  /// The most values of which one stands out by over 3.5 deviations alone; of more, some lie so far
  /// out by chance.
  private static let usualCount = 400

  /// The outliers of a series.
  ///
  /// On a line they stand out from their neighbours, in a scatter chart from the line of the median
  /// slope, among bars from the median. Bins of a histogram have none.
  /// - Parameters:
  ///   - places: where the values lie on their axis, all finite.
  ///   - xs: the x of each, rising.
  ///   - kind: what they are values of.
  /// - Returns: the outliers, rising in index; none of fewer than twelve values.
  /// - Complexity: O(*n* log *n*).
  package static func outliers(in places: [Double], at xs: [Double], of kind: ChartKind)
    -> [Outlier]
  {
    let limit =
      places.count <= usualCount
      ? ModifiedZScore.threshold : ModifiedZScore.threshold(among: places.count)
    let found: [Outlier] =
      switch kind {
      case .line: outliers(in: places)
      case .bar: strays(among: places)
      case .scatter: strays(among: residuals(of: places, at: xs))
      case .histogram: []
      }
    return found.filter { abs($0.deviations) > limit }
  }

  private static func strays(among numbers: [Double]) -> [Outlier] {
    let centre = Selection.median(of: numbers) ?? 0
    return ModifiedZScore.outliers(in: numbers).map { index, score in
      Outlier(index: index, deviations: numbers[index] < centre ? -score : score)
    }
  }

  private static func residuals(of ys: [Double], at xs: [Double]) -> [Double] {
    let pairs = CompletePairs(xs: xs, ys: ys)
    guard pairs.count == ys.count, let line = TheilSen(sorted: pairs.sorted()) else { return ys }
    return zip(xs, ys).map { $1 - line.slope * $0 - line.intercept }
  }

  /// The outliers of a line, as ``Spikes`` finds them and ``Strays`` finds them rare.
  ///
  /// Fewer than twelve values have no outliers.
  /// - Parameter numbers: those that are not finite are passed over.
  /// - Returns: the outliers, rising in index.
  /// - Complexity: O(*n*).
  static func outliers(in numbers: [Double]) -> [Outlier] {
    let indices = numbers.indices.filter { numbers[$0].isFinite }
    let present = indices.map { numbers[$0] }
    let spikes = Spikes.indices(in: present)
    let rare = Set(Strays.rare(of: spikes, among: present.count))
    return spikes.filter { rare.contains($0.index) }.map { place, score in
      // A spike is no end, and lies on the same side of both neighbours.
      Outlier(
        index: indices[place], deviations: present[place] < present[place - 1] ? -score : score)
    }
  }
}
