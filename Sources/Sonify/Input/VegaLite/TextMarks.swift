import SonifyBase
import SonifyChart

/// The texts that a layer of text marks places at points, as labels for the points of another
/// layer.
struct TextMarks {
  /// The points of the layer, each with its label.
  let chart: ChartDescriptor

  /// Labels the points of a chart that stand where the texts stand: at the same x and y, or at the
  /// same x if the chart has one series.
  ///
  /// If several texts stand at one point, the first is its label.
  /// - Returns: whether any point got a label.
  /// - Complexity: O(*n*) expected in the number of points.
  func label(_ chart: inout ChartDescriptor) -> Bool {
    var wanted: [Double: [(name: String, y: Double, label: String)]] = [:]
    for (index, series) in self.chart.series.enumerated() where !series.labels.isEmpty {
      for (point, label) in series.labels.enumerated() where !label.isEmpty {
        guard let x = x(series.xs[point], on: chart.xAxis) else { continue }
        wanted[x, default: []].append((self.chart.series[index].name, series.ys[point], label))
      }
    }
    var isAny = false
    for index in chart.series.indices {
      let series = chart.series[index]
      var labels = [String](repeating: "", count: wanted.isEmpty ? 0 : series.count)
      var isLabelled = false
      for point in series.xs.indices {
        guard let texts = wanted[series.xs[point]] else { continue }
        let own = texts.filter { $0.y == series.ys[point] }
        let found =
          own.first { $0.name == series.name } ?? own.first
          ?? (chart.series.count == 1 ? texts.first : nil)
        guard let found else { continue }
        labels[point] = found.label
        isLabelled = true
      }
      if isLabelled { chart.series[index].labels = labels }
      isAny = isAny || isLabelled
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

extension ChartChoices {
  /// The choices for a layer of texts, whose points stand as the data have them.
  var ofTexts: ChartChoices {
    var choices = self
    (choices.kind, choices.isStacked, choices.binCount) = (.scatter, nil, nil)
    (choices.yRange, choices.xGrid, choices.yGrid) = (nil, .auto, .auto)
    return choices
  }
}
