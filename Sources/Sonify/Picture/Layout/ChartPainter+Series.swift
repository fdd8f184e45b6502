import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySession

extension ChartPainter {
  /// Draws the series of a plot, each with its stops; names at the ends of lines come last.
  mutating func series(of panel: PictureLayout.Panel) -> [Drawing.Part] {
    if let cells = layout.cells { return self.cells(cells, in: panel) }
    var parts: [Drawing.Part] = []
    if layout.areStacked {
      let stack = StackedValues(chart, series: panel.series)
      for index in panel.series {
        parts.append(
          layout.areLines
            ? area(ofSeries: index, of: stack, in: panel)
            : bars(ofSeries: index, in: panel, on: stack))
      }
      if let totals = layout.totals { parts.append(wholeStacks(totals, of: stack, in: panel)) }
    } else {
      for index in panel.series {
        switch chart.hasFigures ? chart.kind : chart.kind.ofValues {
        case .bar, .histogram: parts.append(bars(ofSeries: index, in: panel, on: nil))
        case .scatter: parts.append(cloud(ofSeries: index, in: panel))
        case .band where layout.outlines[index] == nil, .box, .candlestick:
          parts.append(figures(ofSeries: index, in: panel))
        case .line, .band: parts.append(line(ofSeries: index, in: panel))
        case .heatmap: continue
        }
      }
    }
    let names = names(of: panel)
    // Marks come last, so that they avoid all other texts.
    let marks = marks(in: panel, over: Drawing.shapes(of: parts))
    return parts + [Drawing.Part(role: .decoration, shapes: names + marks)]
  }

  /// Returns the name of a series for assistive technology.
  func partName(ofSeries index: Int) -> String {
    guard chart.series.count == 1, chart.series[index].name.isEmpty else {
      return chart.name(ofSeries: index)
    }
    let title = UntrustedText.harmless(chart.axis(of: chart.series[index]).title)
    return title.isEmpty ? chart.name(ofSeries: index) : title
  }

  private mutating func names(of panel: PictureLayout.Panel) -> [Drawing.Shape] {
    panel.names.flatMap { name -> [Drawing.Shape] in
      let style = layout.style(ofSeries: name.series)
      let x = panel.frame.area.right + sizes.gap + sizes.symbol
      var shapes: [Drawing.Shape] = [
        .symbol(
          style.symbol, at: Drawing.Point(x: x, y: name.middle), radius: sizes.symbol,
          ink: style.ink, isFilled: true)
      ]
      let first =
        name.middle - Double(name.lines.count - 1) / 2 * sizes.label.lineHeight
      for (number, line) in name.lines.enumerated() {
        var text = label(
          line, x: x + sizes.symbol + sizes.gap,
          y: first + middleToBaseline + Double(number) * sizes.label.lineHeight)
        text.ink = style.ink
        shapes.append(add(text))
      }
      return shapes
    }
  }

  // MARK: - Lines

  /// Draws a series as its line, or as separate points if it is none.
  private mutating func line(
    ofSeries index: Int, in panel: PictureLayout.Panel
  ) -> Drawing.Part {
    let (frame, style) = (panel.frame, layout.style(ofSeries: index))
    guard let outline = layout.outlines[index] else {
      return cloud(ofSeries: index, in: panel)
    }
    var shapes = bands(ofSeries: index, style, in: frame)
    // Fingers cannot tell bands apart that cover each other.
    let hasBand = shapes.isEmpty && (sizes.form == .visual || panel.series.count == 1)
    for run in outline.runs where outline.isSummarised && hasBand {
      shapes += band(of: run, style, in: frame)
    }
    for run in outline.runs where run.count > 1 {
      shapes.append(
        .line(
          run.map { frame.point($0.x, $0.y) }, ink: style.ink, width: sizes.line,
          dash: style.dash))
    }
    if outline.isSummarised, hasBand { noteOnce(PicturePhrases.windows) }
    let symbols = symbols(on: outline, style, in: panel)
    return Drawing.Part(
      role: .series, name: partName(ofSeries: index), shapes: shapes + symbols,
      parts: regions(ofSeries: index, in: frame))
  }

  /// Draws the band of a run of windows, with its edges.
  private func band(
    of run: [SeriesOutline.Vertex], _ style: SeriesStyle, in frame: PlotFrame
  ) -> [Drawing.Shape] {
    let upper = run.map { frame.point($0.x, $0.range.upperBound) }
    let lower = run.map { frame.point($0.x, $0.range.lowerBound) }
    return [
      .band(upper + lower.reversed(), ink: style.ink),
      .line(upper, ink: style.ink, width: sizes.fine, dash: []),
      .line(lower, ink: style.ink, width: sizes.fine, dash: []),
    ]
  }

  /// Returns the symbols of a line: of each point if they are far enough apart, else of some, so
  /// that lines can be told apart; always of a point without neighbours.
  private func symbols(
    on outline: SeriesOutline, _ style: SeriesStyle, in panel: PictureLayout.Panel
  ) -> [Drawing.Shape] {
    let frame = panel.frame
    let points = outline.runs.reduce(0) { $0 + $1.count }
    let spacing = frame.area.width / Double(max(1, points))
    let isAlone = layout.drawnSeries.count == 1
    let apart = 60 * sizes.growth
    // Larger text makes dots larger as long as they are apart, but never leaves them out.
    let dot = isAlone ? 0.75 : 1
    let showsAll = !outline.isSummarised && spacing >= dot * sizes.minSymbolDistance
    let dotRadius = min(dot * sizes.symbol, max(spacing / 3.2, 0.75 * sizes.line))
    var last = -Double.infinity
    var shapes: [Drawing.Shape] = []
    // The first symbols of lines are apart, too.
    var next = apart * (0.3 + Double(style.index % 5) / 5)
    for run in outline.runs {
      for vertex in run {
        let point = frame.point(vertex.x, vertex.y)
        let isShown =
          run.count == 1 || showsAll
          || (!isAlone && abs(point.x - frame.area.x) >= next)
        guard isShown, abs(point.x - last) >= 0.5 || run.count == 1 else { continue }
        if !isAlone { next = max(next, abs(point.x - frame.area.x)) + apart }
        last = point.x
        // Nothing else shows a point without neighbours.
        let radius = run.count > 1 && showsAll ? dotRadius : sizes.symbol
        shapes.append(
          .symbol(style.symbol, at: point, radius: radius, ink: style.ink, isFilled: true))
      }
    }
    return shapes
  }

  // MARK: - Stops

  /// Returns the stops of a series as areas that are not seen.
  func regions(ofSeries index: Int, in frame: PlotFrame) -> [Drawing.Part] {
    let stops = layout.stops[index]
    let middles = stops.map { frame.position(ofX: $0.x) }
    let usual = max(8, frame.band / 2)
    let bounds = frame.bounds
    return stops.indices.map { number in
      let stop = stops[number]
      let neighbours = [number - 1, number + 1].map { neighbour in
        stops.indices.contains(neighbour) ? middles[neighbour] : nil
      }
      // Half the way to the stops on either side, whichever way x runs.
      let others = neighbours.compactMap(\.self).filter { $0 != middles[number] }
      func reach(_ others: [Double]) -> Double {
        others.map { abs($0 - middles[number]) / 2 }.min().map { min($0, 40) } ?? usual
      }
      let low = middles[number] - reach(others.filter { $0 < middles[number] })
      let high = middles[number] + reach(others.filter { $0 > middles[number] })
      let start = max(bounds.x.lowerBound, low)
      let along = start...max(start, min(bounds.x.upperBound, high))
      let ends = stop.ys.map {
        [frame.position(ofY: $0.lowerBound), frame.position(ofY: $0.upperBound)]
      }
      let across = ends.map { ends in
        ((ends.min() ?? 0) - 6)...((ends.max() ?? 0) + 6)
      }
      return Drawing.Part(
        role: .stop, name: stop.text, shapes: [.region(frame.area(x: along, y: across ?? bounds.y))]
      )
    }
  }

  /// Adds a note, unless it is there already.
  mutating func noteOnce(_ phrase: Phrase) {
    let text = phrase.text()
    if !notes.contains(text) { notes.append(text) }
  }
}
