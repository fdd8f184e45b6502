import SonifyBase
public import SonifyChart

/// A chart in braille, as lines of text: a line of cells for each series.
public struct BrailleText: Equatable, Sendable {
  /// Lines that explain the ranges of the axes and what a cell and a level stand for.
  public let explanation: [String]
  /// The name and the cells of every series, at most ``BrailleText/Style/cells`` of them; in a
  /// stacked chart the totals come last.
  public let series: [(name: String, cells: String)]

  /// Writes a chart in braille.
  /// - Parameters:
  ///   - described: the chart.
  ///   - style: the format of its lines.
  /// - Complexity: O(points).
  public init(_ described: ChartDescriptor, style: Style) {
    let chart = described.withTotals
    let points = chart.series.map { OrderedPoints($0, of: chart) }
    let ends = points.flatMap { series in
      [series.points.first, series.points.last].compactMap { $0.map { series.xs[$0] } }
    }
    let xs = chart.xRange(of: ends)
    let columns = points.map {
      BrailleColumns($0, $0.points, in: chart, over: xs, cells: style.cells)
    }
    let levels = chart.yAxes.map { BrailleLevels(style.dots, of: $0) }
    let lines = chart.series.indices.map { index in
      BrailleLine(
        points[index], columns[index], by: levels[chart.series[index].axis], cells: style.cells)
    }
    series = lines.enumerated().map { index, line in
      (
        UntrustedText.harmless(chart.name(ofSeries: index), limit: 60),
        style.text(line.cells.lazy.map(\.character))
      )
    }
    let overview = ChartOverview(described)
    let heading = [overview.title].filter { !$0.isEmpty } + overview.axes.prefix(2)
    var explanation = heading + [Self.meaningOfCells(columns, chart, style)]
    if lines.contains(where: { $0.cells.contains { $0.character == .empty } }) {
      explanation.append(BrailleTextPhrases.empty.text())
    }
    for (number, axis) in chart.yAxes.enumerated()
    where chart.series.contains(where: { $0.axis == number }) {
      explanation += Self.meaningOfLevels(levels[number], of: axis, style)
    }
    self.explanation = explanation
  }

  /// All lines; each series follows its name if there are several.
  public var lines: [String] {
    explanation + series.flatMap { series.count > 1 ? [$0.name, $0.cells] : [$0.cells] }
  }

  /// Returns whether the lines of two texts are equal.
  public static func == (one: BrailleText, other: BrailleText) -> Bool { one.lines == other.lines }

  private static func meaningOfCells(
    _ columns: [BrailleColumns], _ chart: ChartDescriptor, _ style: Style
  ) -> String {
    let maximum = columns.map(\.count).max() ?? 0
    guard maximum <= style.cells else {
      let slots = max(1, style.cells / 2)
      let points = max(2, (maximum + slots / 2) / slots)
      return BrailleTextPhrases.cellsForSlot.text([
        "points": BrailleTextPhrases.points.text(count: points)
      ])
    }
    if case .categorical = chart.xAxis { return BrailleTextPhrases.cellForName.text() }
    return BrailleTextPhrases.cellForPoint.text()
  }

  private static func meaningOfLevels(
    _ levels: BrailleLevels, of axis: NumericAxis, _ style: Style
  ) -> [String] {
    let text = ValueText(axis: axis)
    let title = UntrustedText.harmless(axis.title, limit: 60)
    let heading =
      title.isEmpty
      ? BrailleTextPhrases.levelsOfY.text() : BrailleTextPhrases.levels.text(["title": title])
    return [heading]
      + levels.ranges.map { level in
        let range =
          level.low < level.high ? text.range(level.low, level.high) : text.textWithUnit(level.low)
        return BrailleTextPhrases.level.text([
          "cell": style.text([level.character]),
          "range": UntrustedText.harmless(range, limit: 120),
        ])
      }
  }
}

extension ChartDescriptor {
  /// Returns the range of x that lines of braille span: from the smallest to the largest of `xs`,
  /// or the whole axis if x is a category or `xs` is empty.
  package func xRange(of xs: [Double]) -> ClosedRange<Double> {
    if case .categorical = xAxis { return xAxis.range }
    guard let minimum = xs.min(), let maximum = xs.max() else { return xAxis.range }
    return minimum...maximum
  }
}
