/// A value far from its neighbours' range or, without an order, from the usual range.
package struct Outlier: Equatable, Sendable {
  /// The index of the value.
  package let index: Int
  /// The distance from the line in robust deviations, negative below it; its magnitude is over
  /// ``ModifiedZScore/threshold``.
  package let deviations: Double

  /// The maximum number of values for which 3.5 deviations are enough; among more values, some are
  /// that far out by chance.
  private static let usualCount = 400

  /// Returns the outliers of a series.
  ///
  /// They are far from their neighbours on a line, from the median among bars, and in a scatter chart
  /// from the form of the others. Histograms have none. More than ``maxCount(among:)`` on a line or
  /// among bars are no outliers but the spread of the values: then there are none.
  /// - Parameters:
  ///   - places: the positions of the values on their axis, all finite.
  ///   - xs: the x of each, rising.
  ///   - axis: the x axis.
  ///   - kind: the kind of the chart.
  /// - Returns: the outliers, rising in index; none for fewer than seven values on a line or twelve others.
  /// - Complexity: O(*n* log *n*).
  package static func outliers(
    in places: [Double], at xs: @autoclosure () -> [Double], on axis: DataAxis, of kind: ChartKind
  ) -> [Outlier] {
    let kind = kind.ofOutliers(over: axis)
    if kind == .scatter { return scatterOutliers(in: places, at: xs(), on: axis) }
    let found = farValues(among: places, at: xs(), of: kind)
    return found.count <= maxCount(among: places.count) ? found : []
  }

  /// The maximum number of outliers among a number of values: 2 %, or three if that is more.
  package static func maxCount(among count: Int) -> Int { max(3, count / 50) }

  /// Returns the values of a line or of bars that are far from the others, however many.
  /// - Parameters:
  ///   - places: the positions of the values on their axis, all finite.
  ///   - xs: the x of each, rising.
  ///   - kind: the kind of the chart.
  /// - Returns: the outliers, rising in index.
  /// - Complexity: O(*n* log *n*).
  static func farValues(
    among places: [Double], at xs: @autoclosure () -> [Double], of kind: ChartKind
  ) -> [Outlier] {
    let limit =
      places.count <= usualCount
      ? ModifiedZScore.threshold : ModifiedZScore.threshold(among: places.count)
    let found: [Outlier] =
      switch kind.ofValues {
      case .line:
        (spikes(in: places) + farEnds(of: places, at: xs())).sorted { $0.index < $1.index }
      case .bar: rareOutliers(among: places)
      case .scatter, .histogram, .box, .candlestick, .band, .heatmap: []
      }
    return exceptional(found.filter { abs($0.deviations) > limit }, among: places)
  }

  /// Returns the outliers that are outliers also among the values beside a majority of equal ones:
  /// where most values are zero, every other would be far out.
  static func exceptional(_ far: [Outlier], among places: [Double]) -> [Outlier] {
    guard far.count > maxCount(among: 0), let median = Selection.median(of: places),
      let majority = SeriesFacts.Majority(of: places, median: median),
      let usual = ModifiedZScore(places.filter { $0 != majority.value })
    else { return far }
    return far.filter { usual.score(places[$0.index]) > ModifiedZScore.threshold }
  }

  private static func rareOutliers(among numbers: [Double]) -> [Outlier] {
    let centre = Selection.median(of: numbers) ?? 0
    return ModifiedZScore.outliers(in: numbers).map { index, score in
      Outlier(index: index, deviations: numbers[index] < centre ? -score : score)
    }
  }

  /// Returns the outliers of a line: those ``Spikes`` that are rare by ``RareOutliers``.
  ///
  /// - Parameter numbers: the values; those that are not finite are ignored.
  /// - Returns: the outliers, rising in index.
  /// - Complexity: O(*n*).
  static func outliers(in numbers: [Double]) -> [Outlier] {
    let spikes = spikes(in: numbers)
    let rare = Set(
      RareOutliers.rare(
        of: spikes.map { ($0.index, abs($0.deviations)) },
        among: numbers.reduce(0) { $0 + ($1.isFinite ? 1 : 0) }))
    return spikes.filter { rare.contains($0.index) }
  }

  /// Returns the first and the last value of a line that are far from all others.
  private static func farEnds(of places: [Double], at xs: [Double]) -> [Outlier] {
    Spikes.ends(of: places, at: xs).map { index, score in
      let neighbour = places[index == 0 ? 1 : index - 1]
      return Outlier(index: index, deviations: places[index] < neighbour ? -score : score)
    }
  }

  /// Returns all ``Spikes`` of a line.
  private static func spikes(in numbers: [Double]) -> [Outlier] {
    let indices = numbers.areFinite ? nil : numbers.indices.filter { numbers[$0].isFinite }
    let present = numbers.finite
    return Spikes.indices(in: present).map { place, score in
      // A spike is never at an end, and lies on the same side of both neighbours.
      Outlier(
        index: indices?[place] ?? place,
        deviations: present[place] < present[place - 1] ? -score : score)
    }
  }
}
