import SonifyBase

/// A point that the author of a chart labelled, as "General strike" at one day of a line.
///
/// It is one of few: where most points have labels, these are the names of the points.
public struct LabelledPoint: Equatable, Sendable {
  /// The index of the series in ``ChartDescriptor/series``.
  public let series: Int
  /// The index of the point in its series.
  public let index: Int
  /// The x of the point: a number, seconds since 1970 or the index of a category.
  public let x: Double
  /// The value of the point, or nil if it is missing.
  public let y: Double?
  /// The label, as the chart has it: of any length, with any characters.
  public let label: String
}

extension [LabelledPoint] {
  /// Returns labels of parts of stacks as those of the totals at the same x, each of which gets the
  /// first.
  /// - Parameters:
  ///   - totals: the totals, rising in x.
  ///   - series: the index of the totals.
  /// - Returns: the points with labels, by x.
  package func movedToTotals(_ totals: DataSeries, at series: Int) -> [LabelledPoint] {
    var moved: [LabelledPoint] = []
    for point in self.sorted(by: { ($0.x, $0.series) < ($1.x, $1.series) })
    where moved.last?.x != point.x {
      let index = totals.xs.partitioningIndex { $0 >= point.x }
      guard index < totals.count, totals.xs[index] == point.x else { continue }
      let total = totals.ys[index]
      moved.append(
        LabelledPoint(
          series: series, index: index, x: point.x, y: total.isFinite ? total : nil,
          label: point.label))
    }
    return moved
  }
}

extension ChartDescriptor {
  /// The points on the x axis that the author labelled, by series and x: at most the first 100
  /// along x.
  ///
  /// Labels are the author's if at most a tenth of the points have one, or at most five points and
  /// a third of them, in their series or in all series with labels. A histogram has no points.
  /// - Complexity: O(points) for charts with labels.
  public var labelledPoints: [LabelledPoint] { LabelledPoints(self).points }
}

/// The points of a chart that its author labelled.
package struct LabelledPoints: Equatable, Sendable {
  /// The points, by series and x: the first ``maxCount`` along x.
  package let points: [LabelledPoint]
  /// The number of further points with labels.
  package let leftOut: Int
  /// The series whose labels are remarks on few points, not the names of all.
  package let series: Set<Int>

  /// The maximum number of points: a ping in each fifth of a second of the longest line.
  package static let maxCount = 100
  /// The number of points up to which a third of all may have labels: one month of twelve is few.
  private static let maxOfFew = 5

  /// Finds the points on the x axis.
  /// - Complexity: O(points) for charts with labels.
  package init(_ chart: ChartDescriptor) {
    series = Self.seriesWithRemarks(chart)
    var found: [LabelledPoint] = []
    for index in series.sorted() {
      let one = chart.series[index]
      for (point, label) in one.labels.enumerated() where !Self.isBlank(label) {
        found.append(
          LabelledPoint(
            series: index, index: point, x: one.xs[point],
            y: one.ys[point].isFinite ? one.ys[point] : nil, label: label))
      }
    }
    found = found.filter { chart.xAxis.range.contains($0.x) }
      .sorted { ($0.x, $0.series, $0.index) < ($1.x, $1.series, $1.index) }
    points = found.prefix(Self.maxCount)
      .sorted { ($0.series, $0.x, $0.index) < ($1.series, $1.x, $1.index) }
    leftOut = found.count - points.count
  }

  /// Returns the series whose labels are few: in the series, or in all series with labels.
  private static func seriesWithRemarks(_ chart: ChartDescriptor) -> Set<Int> {
    let all = chart.series.indices.filter { !chart.series[$0].labels.isEmpty }
    guard chart.kind != .histogram, !all.isEmpty else { return [] }
    // Those of functions are the names of their features.
    if all.allSatisfy({ chart.series[$0].curve != nil }) { return Set(all) }
    if let known = chart.seriesWithRemarks { return known.intersection(all) }
    let limit = maxCount(among: all.reduce(0) { $0 + chart.series[$1].count })
    // In a series where all points have names, more need not be counted.
    let counts = all.map { index in
      chart.series[index].labels.lazy.filter { !isBlank($0) }.prefix(limit + 1).count
    }
    guard counts.reduce(0, +) > limit else { return Set(all) }
    return Set(zip(all, counts).filter { areFew($1, of: chart.series[$0].count) }.map(\.0))
  }

  /// Returns the labelled points of one series.
  package func points(ofSeries index: Int) -> [LabelledPoint] {
    points.filter { $0.series == index }
  }

  /// Returns whether labels on `count` of some points are remarks on few and not their names.
  package static func areFew(_ count: Int, of total: Int) -> Bool {
    count <= maxCount(among: total)
  }

  private static func maxCount(among total: Int) -> Int {
    max(total / 10, min(maxOfFew, total / 3))
  }

  /// Returns whether nothing of a label can be seen or said.
  package static func isBlank(_ label: String) -> Bool {
    label.unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
      default: false
      }
    }
  }
}
