import SonifyBase
public import SonifyChart
import SonifySession
import SonifyWords

extension ChartDescriptor {
  /// Draws the chart: the gridlines, scales, gaps and windows that are heard.
  ///
  /// Words follow ``LocaleSettings/current``; for touch, those of languages whose letters have no
  /// braille here, such as Japanese, are in English.
  /// - Parameter options: the form, the size of the text and the width of the picture.
  /// - Returns: the drawing, which ``Drawing/svg(theme:)`` writes in the colours of a theme.
  /// - Complexity: O(*n* log *n*) in the number of points; the size of the drawing is limited,
  ///   however many there are.
  public func drawing(_ options: PictureOptions = PictureOptions()) -> Drawing {
    func drawn() -> Drawing {
      var painter = ChartPainter(PictureLayout(self, options))
      return painter.drawing(of: self)
    }
    return options.form == .tactile ? LocaleSettings.withBraille(drawn) : drawn()
  }
}

/// Draws the parts of a chart into its layout.
struct ChartPainter {
  let layout: PictureLayout
  /// The texts that are drawn, which others must not touch.
  var taken: [Drawing.Rectangle] = []
  /// For touch, the lines of zero, drawn over the edges of bars.
  var baselines: [Drawing.Shape] = []
  /// What the marks mean, in sentences.
  var notes: [String] = []
  /// The maximum number of points that share a symbol.
  var mostInCell = 0
  /// The number of values outside their axis.
  var outsideCount = 0

  var chart: ChartDescriptor { layout.chart }
  var sizes: TypeSizes { layout.sizes }

  init(_ layout: PictureLayout) { self.layout = layout }

  mutating func drawing(of described: ChartDescriptor) -> Drawing {
    var parts: [Drawing.Part] = []
    if let title = title { parts.append(title) }
    let axes = axes()
    parts += axes.parts
    if let legend = legend() { parts.append(legend) }
    for panel in layout.panels { parts += series(of: panel) }
    if !baselines.isEmpty { parts.append(Drawing.Part(role: .decoration, shapes: baselines)) }
    if mostInCell > 1 {
      notes.append(
        PicturePhrases.cells.text(["most": NumberText(digits: 19).text(Double(mostInCell))]))
    }
    if outsideCount > 0 {
      notes.append(PicturePhrases.outside.text(count: outsideCount))
    }
    notes += ChartOverview(described).sourceLines
    var bottom = axes.bottom
    if let part = note(below: &bottom) { parts.append(part) }
    let kind = kindName(of: described)
    let title = UntrustedText.harmless(described.title)
    return Drawing(
      width: layout.width.rounded(.up), height: (bottom + sizes.margin).rounded(.up),
      title: title.isEmpty ? kind : title, summary: summary(of: described), kind: kind,
      language: LocaleSettings.current.messages.language.replacing("_", with: "-"),
      parts: parts.map { named($0) }, strokeScale: sizes.growth, form: sizes.form)
  }

  /// Returns a part with what it and its parts are, in words.
  private func named(_ part: Drawing.Part) -> Drawing.Part {
    var part = part
    part.parts = part.parts.map { named($0) }
    guard !part.name.isEmpty else { return part }
    let phrase: Phrase? =
      switch part.role {
      case .xAxis, .yAxis: PicturePhrases.axis
      case .series: chart.hasRows ? PicturePhrases.row : PicturePhrases.series
      case .stop where chart.kind == .heatmap: PicturePhrases.cell
      case .stop: chart.kind.hasBars ? PicturePhrases.bar : PicturePhrases.point
      // Its name says it.
      case .decoration, .title, .legend, .note: nil
      }
    part.kind = phrase?.text() ?? ""
    return part
  }

  // MARK: - Words

  private func summary(of described: ChartDescriptor) -> String {
    var sentences = [
      UntrustedText.harmless(described.summary ?? "", limit: 1000),
      UntrustedText.harmless(
        ChartDescription.text(
          of: described, facts: ChartFacts(described), as: .text, detail: .brief,
          wording: .descriptive), limit: 3000),
    ]
    let count = layout.stops.reduce(0) { $0 + $1.count }
    let points = chart.series.reduce(0) { $0 + $1.count }
    if count < points {
      sentences.append(
        PicturePhrases.stopsForPoints.text(
          count: count, ["points": NumberText(digits: 19).text(Double(points))]))
    }
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func kindName(of described: ChartDescriptor) -> String {
    let phrase =
      switch described.kind {
      case .line: described.hasStacks ? PicturePhrases.stackedLineChart : PicturePhrases.lineChart
      case .bar: described.hasStacks ? PicturePhrases.stackedBarChart : PicturePhrases.barChart
      case .scatter: PicturePhrases.scatterChart
      case .histogram: PicturePhrases.histogram
      case .box: PicturePhrases.boxPlot
      case .candlestick: PicturePhrases.candlestickChart
      case .band: PicturePhrases.bandChart
      case .heatmap: PicturePhrases.heatMap
      }
    return phrase.text()
  }

  // MARK: - Texts

  private var title: Drawing.Part? {
    guard !layout.title.isEmpty else { return nil }
    let first = sizes.margin + sizes.title.size
    return Drawing.Part(
      role: .title,
      shapes: layout.title.enumerated().map { number, line in
        .text(
          Drawing.Text(
            text: line,
            position: Drawing.Point(
              x: sizes.margin, y: first + Double(number) * sizes.title.lineHeight),
            size: sizes.title.size, writing: sizes.title.writing))
      })
  }

  /// Returns the notes under the plot, and moves on to their bottom.
  private func note(below bottom: inout Double) -> Drawing.Part? {
    guard !notes.isEmpty else { return nil }
    let text = notes.joined(separator: " ")
    let lines = sizes.label.lines(of: text, within: layout.width - 2 * sizes.margin)
    bottom += sizes.gap
    var shapes: [Drawing.Shape] = []
    for line in lines {
      bottom += sizes.label.lineHeight
      shapes.append(.text(label(line, x: sizes.margin, y: bottom - 0.25 * sizes.label.size)))
    }
    return Drawing.Part(role: .note, name: text, shapes: shapes)
  }

  /// Returns a text in the size of labels.
  func label(
    _ text: String, x: Double, y: Double, anchor: Drawing.Text.Anchor = .start,
    isOverPlot: Bool = false
  ) -> Drawing.Text {
    Drawing.Text(
      text: text, position: Drawing.Point(x: x, y: y), anchor: anchor, size: sizes.label.size,
      writing: sizes.label.writing, isOverPlot: isOverPlot)
  }

  /// The distance from the middle of a letter to its baseline.
  var middleToBaseline: Double { 0.36 * sizes.label.size }

  // MARK: - Legend

  private func legend() -> Drawing.Part? {
    guard !layout.legend.isEmpty else { return nil }
    var shapes: [Drawing.Shape] = []
    var top = layout.legendTop
    for row in layout.legend {
      for entry in row {
        let middle = top + 0.5 * sizes.label.lineHeight
        shapes += sample(ofSeries: entry.series, x: entry.x, middle: middle)
        for (number, line) in entry.lines.enumerated() {
          shapes.append(
            .text(
              label(
                line, x: entry.x + layout.sampleWidth + sizes.gap,
                y: middle + middleToBaseline + Double(number) * sizes.label.lineHeight)))
        }
      }
      top += Double(row.map(\.lines.count).max() ?? 1) * sizes.label.lineHeight
    }
    return Drawing.Part(role: .legend, name: PicturePhrases.legend.text(), shapes: shapes)
  }

  /// Returns the sample of a series, as it is drawn in the plot.
  private func sample(ofSeries index: Int, x: Double, middle: Double) -> [Drawing.Shape] {
    let style = layout.style(ofSeries: index)
    let width = layout.sampleWidth
    if layout.cells != nil {
      let half = 0.4 * sizes.label.size
      let area = Drawing.Rectangle(x: x, y: middle - half, width: width, height: 2 * half)
      return [
        cellShape(index, area.corners),
        .line(area.corners + [area.corners[0]], ink: .axis, width: sizes.hair, dash: []),
      ]
    }
    let centre = Drawing.Point(x: x + width / 2, y: middle)
    if chart.kind.hasBars || layout.areStacked {
      let half = 0.4 * sizes.label.size
      return [
        .area(
          Drawing.Rectangle(x: x, y: middle - half, width: width, height: 2 * half).corners,
          ink: style.ink, texture: style.texture)
      ]
    }
    let symbol = Drawing.Shape.symbol(
      style.symbol, at: centre, radius: sizes.symbol, ink: style.ink,
      isFilled: layout.areLines || layout.areSymbolsFilled)
    guard layout.outlines[index] != nil, layout.areLines else { return [symbol] }
    return [
      .line(
        [Drawing.Point(x: x, y: middle), Drawing.Point(x: x + width, y: middle)], ink: style.ink,
        width: sizes.line, dash: style.dash), symbol,
    ]
  }
}

extension Drawing.Rectangle {
  /// The corners, clockwise from the top left.
  var corners: [Drawing.Point] {
    [
      Drawing.Point(x: x, y: y), Drawing.Point(x: right, y: y), Drawing.Point(x: right, y: bottom),
      Drawing.Point(x: x, y: bottom),
    ]
  }
}
