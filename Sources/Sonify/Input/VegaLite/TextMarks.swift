import SonifyBase
import SonifyChart
import SonifyTables

/// The texts that a layer of text marks places at points, as labels for the points of another
/// layer.
struct TextMarks {
  /// Where a text stands: in a series, or in any.
  private struct Place: Hashable {
    var x: Double
    var y: Double
    var series: String?
  }

  /// The points of the layer, each with its label.
  let chart: ChartDescriptor
  /// Whether the texts have values; else they label what stands at their x.
  var haveValues = true

  /// Labels the points of a chart that stand where the texts stand: at the same x and y, or at the
  /// same x if the chart has one series; texts without values label the nearest point along x.
  ///
  /// If several texts stand at one point, the first is its label. A text that is the name of a
  /// series, as at the ends of lines, is no label.
  /// - Returns: whether any point got a label.
  /// - Complexity: O(*n*) expected in the number of points.
  func label(_ chart: inout ChartDescriptor) -> Bool {
    guard haveValues else { return labelNearest(in: &chart) }
    let names = Set(chart.series.map(\.name))
    var wanted: [Double: String] = [:]
    var placed: [Place: String] = [:]
    for series in self.chart.series where !series.labels.isEmpty {
      for (point, label) in series.labels.enumerated()
      where !label.isEmpty && !names.contains(label) {
        guard let x = x(series.xs[point], on: chart.xAxis), !x.isNaN else { continue }
        wanted[x] = wanted[x] ?? label
        // Numbers that are not equal to themselves would fill the table.
        guard !series.ys[point].isNaN else { continue }
        for name in [series.name, nil] {
          let place = Place(x: x, y: series.ys[point], series: name)
          placed[place] = placed[place] ?? label
        }
      }
    }
    var isAny = false
    for index in chart.series.indices {
      let series = chart.series[index]
      // Those of earlier layers stay.
      var labels = series.labels
      if labels.isEmpty, !wanted.isEmpty { labels = Array(repeating: "", count: series.count) }
      var isLabelled = false
      for point in series.xs.indices {
        let (x, y) = (series.xs[point], series.ys[point])
        guard let first = wanted[x] else { continue }
        let found =
          placed[Place(x: x, y: y, series: series.name)] ?? placed[Place(x: x, y: y, series: nil)]
          ?? (chart.series.count == 1 ? first : nil)
        guard let found, labels[point].isEmpty else { continue }
        labels[point] = found
        isLabelled = true
      }
      if isLabelled { chart.series[index].labels = labels }
      isAny = isAny || isLabelled
    }
    return isAny
  }

  /// Labels the point that is nearest to each text along x, of the first series that has one within
  /// half a step.
  /// - Complexity: O(*n* log *n*) in the number of points.
  private func labelNearest(in chart: inout ChartDescriptor) -> Bool {
    let names = Set(chart.series.map(\.name))
    let lines = chart.series.map { PointsAlongX($0.xs) }
    var known: Set<Double> = []
    var isAny = false
    for texts in self.chart.series where !texts.labels.isEmpty {
      for (text, label) in texts.labels.enumerated() where !label.isEmpty && !names.contains(label)
      {
        guard let x = x(texts.xs[text], on: chart.xAxis), known.insert(x).inserted else { continue }
        let found = lines.enumerated().lazy.compactMap { index, line in
          line.nearest(to: x).map { (index, $0) }
        }.first
        guard let (index, point) = found else { continue }
        if chart.series[index].labels.isEmpty {
          chart.series[index].labels = Array(repeating: "", count: chart.series[index].count)
        }
        guard chart.series[index].labels[point].isEmpty else { continue }
        chart.series[index].labels[point] = label
        isAny = true
      }
    }
    return isAny
  }

  /// Returns an x of the texts on the axis of a chart, or nil if it has no such category.
  private func x(_ x: Double, on axis: DataAxis) -> Double? {
    switch (chart.xAxis, axis) {
    case (.numeric, .numeric): x
    case (.categorical(let own), .categorical(let other)):
      Int(exactly: x).flatMap { own.categories.indices.contains($0) ? own.categories[$0] : nil }
        .flatMap { other.categories.firstIndex(of: $0) }.map(Double.init)
    default: nil
    }
  }
}

/// The points of a series by rising x.
private struct PointsAlongX {
  /// Pairs of x and the index of its first point.
  private let points: [(x: Double, index: Int)]
  /// The usual distance of two points: half of the distances are at most as long.
  private let step: Double

  init(_ xs: [Double]) {
    let sorted = xs.indices.filter { xs[$0].isFinite }.sorted { (xs[$0], $0) < (xs[$1], $1) }
    points = sorted.reduce(into: []) { points, index in
      if points.last?.x != xs[index] { points.append((xs[index], index)) }
    }
    let steps = zip(points.dropFirst(), points).map { $0.x - $1.x }.sorted()
    step = steps.isEmpty ? 0 : steps[(steps.count - 1) / 2]
  }

  /// Returns the index of the point that is nearest to an x, if it is within half a step.
  func nearest(to x: Double) -> Int? {
    let next = points.partitioningIndex { $0.x >= x }
    let near = points[max(0, next - 1)..<min(next + 1, points.count)]
      .min { abs($0.x - x) < abs($1.x - x) }
    return near.flatMap { abs($0.x - x) <= step / 2 ? $0.index : nil }
  }
}

extension ChartChoices {
  /// The choices for a layer of texts, whose points stand as the data have them.
  var ofTexts: ChartChoices {
    var choices = self
    (choices.kind, choices.isStacked, choices.binCount) = (.scatter, nil, nil)
    (choices.yRange, choices.xGrid, choices.yGrid) = (nil, .auto, .auto)
    return choices
  }
}
