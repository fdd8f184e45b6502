extension Session {
  /// Shows half as much around the cursor.
  mutating func zoomIn() {
    guard let cursor, let stop else { return sayNothingHere() }
    guard let view = view.zoomedIn(around: stop.x, inSeries: cursor.series) else {
      soundEdge()
      return say(SessionWords.nothingToZoomInto)
    }
    showAndTell(view)
  }

  /// Shows twice as much around the cursor.
  mutating func zoomOut() {
    guard let stop else { return sayNothingHere() }
    guard let view = view.zoomedOut(around: stop.x) else { return tellWhole() }
    showAndTell(view)
  }

  /// Shows all of the chart.
  mutating func showWholeChart() {
    guard let view = view.zoomedToWhole() else { return tellWhole() }
    showAndTell(view)
  }

  /// Shows as much further on, or back if negative.
  mutating func pan(byWidths widths: Double) {
    guard let cursor else { return sayNothingHere() }
    guard !view.isWhole else { return tellWhole() }
    guard let view = view.panned(byWidths: widths, inSeries: cursor.series) else {
      soundEdge()
      return say(SessionWords.edgeOfChart(widths > 0 ? .greatest : .least))
    }
    showAndTell(view)
  }

  /// Changes what is in view; the cursor stays as near to its x as it can.
  mutating func show(_ newView: ChartView) {
    let x = stop?.x
    let series = cursor?.series
    view = newView
    plan = nil
    findings.look(at: newView)
    cursor =
      series.flatMap { series in
        x.flatMap { newView.stop(nearestTo: $0, inSeries: series) }
          .map { Cursor(series: series, stop: $0) }
      } ?? firstPlace
  }

  private mutating func showAndTell(_ newView: ChartView) {
    let before = stop
    show(newView)
    soundPoint(after: nil)
    var text = viewText
    // The cursor may have been carried along.
    if let stop, stop.x != before?.x {
      text += ", " + pointText(after: cursor)
    }
    say(text)
  }

  private mutating func tellWhole() {
    soundEdge()
    say(SessionWords.allInView)
  }

  /// What is in view: "1940 to 1960, 21 points".
  var viewText: String {
    let xs = xText
    let points = cursor.map { cursor in
      view.stops[cursor.series].reduce(0) { $0 + $1.rows }
    }
    return SessionWords.view(
      from: xs.text(view.xs.lowerBound), to: xs.text(view.xs.upperBound), points: points ?? 0,
      isWhole: view.isWhole)
  }
}
