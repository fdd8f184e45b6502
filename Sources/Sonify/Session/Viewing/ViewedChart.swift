import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

/// A chart prepared for exploring, whichever part of it is in view.
struct ViewedChart: Sendable {
  /// The chart as it was described.
  let described: ChartDescriptor
  /// The chart that is explored: with the totals as its last series, if it has stacks.
  let chart: ChartDescriptor
  /// The index of the series of totals, or nil if the chart has no stacks.
  let totals: Int?
  /// The points of every series.
  let series: [OrderedPoints]
  /// The points of every series that the author labelled, rising; of the totals, those with a
  /// labelled part.
  let labelled: [[Int]]
  /// The series with labels of the author.
  let seriesWithRemarks: Set<Int>
  /// The labels of the author.
  private let remarks: [LabelledPoint]
  /// Which series may be compared.
  let comparability: Comparability
  /// The rule for absent rows in every series; nil for scatter charts, whose rows have no order,
  /// and for categories.
  private let gapRules: [GapRule?]

  /// Prepares a chart.
  /// - Complexity: O(points) if they are in order of x.
  init(_ chart: ChartDescriptor) {
    described = chart
    let chart = chart.withTotals
    self.chart = chart
    comparability = Comparability(described)
    totals = chart.hasStacks ? chart.series.indices.last : nil
    let series = chart.series.map { OrderedPoints($0, of: chart) }
    self.series = series
    let labels = LabelledPoints(described)
    (seriesWithRemarks, remarks) = (labels.series, labels.points)
    let totals = totals
    labelled = series.indices.map { index in
      let points =
        index == totals
        ? labels.points.flatMap { series[index].points(in: $0.x...$0.x) }
        : labels.points(ofSeries: index).compactMap { series[index].point(at: $0.index) }
      return Set(points).sorted()
    }
    let isAlongNumbers = if case .numeric = chart.xAxis { true } else { false }
    gapRules = series.map { points in
      chart.kind == .scatter || !isAlongNumbers
        ? nil : points.gapRule(on: chart.xAxis)
    }
  }

  /// Returns whether rows are absent between two neighbouring points.
  func hasAbsentRows(between point: Int, and next: Int, ofSeries index: Int) -> Bool {
    guard let rule = gapRules[index] else { return false }
    let xs = series[index].xs
    return rule.isGap(from: xs[point], to: xs[next], on: chart.xAxis)
  }

  /// Returns the gaps of missing values and absent rows in a whole series.
  /// - Complexity: O(*n*) expected.
  func gaps(ofSeries index: Int) -> [SeriesFacts.Gap] {
    SeriesPoints(series[index], of: chart.series[index], in: chart).gaps
  }

  /// Returns the parts of the stack at an x, including missing ones, in the order of their series.
  /// - Complexity: O(series × log *n*).
  func parts(at x: Double) -> [ChartPoint] {
    guard let totals else { return [] }
    return (0..<totals).flatMap { index in
      series[index].points(in: x...x).map { place(ofPoint: $0, ofSeries: index) }
    }
  }

  /// Returns a point with its coordinates.
  func place(ofPoint point: Int, ofSeries index: Int) -> ChartPoint {
    let y = series[index].ys[point]
    return ChartPoint(
      series: index, point: point, x: series[index].xs[point], y: y.isFinite ? y : nil)
  }

  /// Returns the figure of a point, or nil if the chart has none or the point has no value.
  func figure(ofPoint point: Int, ofSeries index: Int) -> PointFigure? {
    chart.figure(ofSeries: index, at: series[index].origin(of: point))
  }

  /// Returns the label of a point, or nil if there is none; of a total, the labels of its parts.
  func label(ofPoint point: Int, ofSeries index: Int) -> String? {
    guard index != totals else {
      let x = series[index].xs[point]
      let labels = remarks.filter { $0.x == x }.map {
        OpeningPhrases.labelled.text([
          "name": chart.name(ofSeries: $0.series), "statement": $0.label,
        ])
      }
      return labels.isEmpty ? nil : Lists.items(labels)
    }
    let labels = chart.series[index].labels
    return labels.isEmpty ? nil : labels[series[index].origin(of: point)]
  }

  /// Returns the points of a series in a range of points that the author labelled.
  func labelled(ofSeries index: Int, among points: Range<Int>) -> ArraySlice<Int> {
    let all = labelled[index]
    let first = all.partitioningIndex { $0 >= points.lowerBound }
    return all[first...].prefix { $0 < points.upperBound }
  }

  /// Returns the values of a point on the additional axes, each with the index of its axis; missing
  /// values are skipped.
  func additionalValues(ofPoint point: Int, ofSeries index: Int) -> [(axis: Int, value: Double)] {
    let columns = chart.series[index].additionalValues
    let place = series[index].origin(of: point)
    return zip(chart.additionalAxes.indices, columns).compactMap { axis, column in
      column[place].isFinite ? (axis, column[place]) : nil
    }
  }

  /// Returns what the further values of a point make of its tone.
  func detail(ofPoint point: Int, ofSeries index: Int) -> ToneLaw.Detail {
    let columns = chart.series[index].additionalValues
    let scales = chart.toneScales.filter { columns.indices.contains($0.axis) }
    let place = series[index].origin(of: point)
    return ToneLaw.detail(scales) { columns[$0][place] }
  }

  /// Returns the facts of a series, from all its points on the x axis.
  /// - Complexity: O(*n* log *n*).
  func facts(ofSeries index: Int) -> SeriesFacts {
    SeriesFacts(ofSeries: index, series[index], in: chart)
  }

  /// Returns the first of the given points with the smallest or the largest value, or nil if none
  /// has a value.
  /// - Complexity: O(points), in parallel.
  func extreme(_ end: RangeEnd, ofSeries index: Int, among points: Range<Int>) -> ChartPoint? {
    guard series[index].slots.isEmpty else {
      return extremeOfSlots(end, ofSeries: index, among: points)
    }
    let ys = series[index].ys
    let sign = end == .minimum ? 1.0 : -1.0
    let found = Parallel.map(over: points) { points -> Int? in
      let ys = ys.span
      var (best, minimum) = (-1, Double.infinity)
      for point in points where ys[point].isFinite && sign * ys[point] < minimum {
        (best, minimum) = (point, sign * ys[point])
      }
      return best < 0 ? nil : best
    }.compactMap { $0 }
    return found.min { (sign * ys[$0], $0) < (sign * ys[$1], $1) }
      .map { place(ofPoint: $0, ofSeries: index) }
  }
}

extension ViewedChart {
  /// Returns the values of a stop, or others with the same distribution if its points are slots.
  func values(of stop: Stop, ofSeries index: Int) -> ArraySlice<Double> {
    let slots = series[index].slots
    guard !slots.isEmpty else { return series[index].ys[stop.points] }
    let usual = (stop.rows - stop.missing) / max(1, stop.points.count)
    return slots[stop.points].flatMap { slot in
      slot.values?.distribution(slot.samples(of: usual)) ?? []
    }[...]
  }

  /// As ``extreme(_:ofSeries:among:)``, of points that are slots.
  private func extremeOfSlots(
    _ end: RangeEnd, ofSeries index: Int, among points: Range<Int>
  ) -> ChartPoint? {
    let sign = end == .minimum ? 1.0 : -1.0
    let ends = points.compactMap { point in
      series[index].slots[point].values.map {
        (point: point, place: end == .minimum ? $0.minimum : $0.maximum)
      }
    }
    return ends.min { (sign * $0.place.y, $0.point) < (sign * $1.place.y, $1.point) }.map {
      ChartPoint(series: index, point: $0.point, x: $0.place.x, y: $0.place.y)
    }
  }
}

/// One of the two ends of a range.
enum RangeEnd: Sendable {
  case minimum
  case maximum
}
