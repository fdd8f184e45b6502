extension Session {
  /// The line of a series in braille, as long as what is in view stays the same.
  struct ShownLine: Sendable {
    var line: BrailleLine
    /// The cells as text.
    var text: String
  }

  /// Whether texts are followed by the series in braille.
  var showsBraille: Bool { settings.braille ?? false }

  /// Shows the series in braille from now on, or not any more.
  mutating func changeBraille() {
    let shows = !showsBraille
    changes.braille = shows
    keep()
    say(
      shows
        ? BrailleChoicePhrases.on.text(count: brailleStyle.cells)
        : BrailleChoicePhrases.off.text())
  }

  /// How lines are written: in no more cells than the terminal has columns.
  private var brailleStyle: BrailleStyle {
    var style = options.braille
    style.cells = max(2, min(style.cells, options.columns ?? style.cells))
    return style
  }

  /// Ends what is done about an event: a text is followed by the cells, and where only the place
  /// among the cells is new, that is told at once.
  mutating func showBraille() {
    guard showsBraille, !effects.contains(where: \.isQuestion) else { return }
    let isTextNew = effects.contains { if case .say = $0 { true } else { false } }
    guard isTextNew || toldBraille != nil, let shown = shownLine(), let column = cursorColumn
    else { return }
    let view = BrailleView(cells: shown.text, column: column)
    guard isTextNew || (view.cells == toldBraille?.cells && view != toldBraille) else { return }
    toldBraille = view
    effects.append(.braille(view))
  }

  /// Goes to the point that the next cell shows, or the cell before.
  mutating func move(byCells step: Int) {
    guard let cursor, let line = shownLine()?.line, let column = cursorColumn else {
      return sayNothingHere()
    }
    let others = stride(from: column + step, to: step > 0 ? line.cells.count : -1, by: step)
    guard let target = others.first(where: { !line.cells[$0].points.isEmpty }) else {
      return hitEdge(step > 0 ? .greatest : .least)
    }
    let cell = line.cells[target]
    let point = cell.shown ?? cell.points.lowerBound
    guard let stop = view.stop(ofPoint: point, inSeries: cursor.series) else {
      return sayNothingHere()
    }
    let isOfSeveral = view.stops[cursor.series][stop].rows > 1
    arrive(
      at: Cursor(
        series: cursor.series, stop: stop,
        value: isOfSeveral ? view.source.place(ofPoint: point, ofSeries: cursor.series) : nil))
  }

  /// The cell of the point at the cursor; of a stop of several points, of that in its middle.
  var cursorColumn: Int? {
    mutating get {
      guard let cursor, let stop else { return nil }
      let middle = stop.points.lowerBound + (stop.rows - 1) / 2
      return shownLine()?.line.cell(ofPoint: cursor.value?.point ?? middle)
    }
  }

  /// The line of the cursor's series.
  private mutating func shownLine() -> ShownLine? {
    guard let series = cursor?.series else { return nil }
    if let line = brailleLines[series] { return line }
    let style = brailleStyle
    let chart = view.source.chart
    let ends = view.stops.flatMap { stops in
      [stops.first?.xs.lowerBound, stops.last?.xs.upperBound].compactMap { $0 }
    }
    // Names are counted from the first in view.
    let isOfNames = if case .categorical = chart.xAxis { true } else { false }
    let columns = BrailleColumns(
      view.source.series[series], view.points(ofSeries: series), in: chart,
      over: isOfNames ? view.xs : chart.xRange(of: ends), cells: style.cells)
    let line = BrailleLine(
      view.source.series[series], columns,
      by: BrailleLevels(style.dots, of: view.yAxis(ofSeries: series)), cells: style.cells)
    let shown = ShownLine(line: line, text: style.text(line.cells.lazy.map(\.character)))
    brailleLines[series] = shown
    return shown
  }
}
