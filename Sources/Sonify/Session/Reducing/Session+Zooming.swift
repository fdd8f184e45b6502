extension Session {
  /// Shows half as much around the cursor.
  mutating func zoomIn() {
    guard let cursor, let x else { return sayNothingHere() }
    guard let view = view.zoomedIn(around: x, inSeries: cursor.series) else {
      soundEdge()
      return say(EdgePhrases.noCloserView.text())
    }
    showAndTell(view)
  }

  /// Shows twice as much around the cursor.
  mutating func zoomOut() {
    guard let x else { return sayNothingHere() }
    guard let view = view.zoomedOut(around: x) else { return tellWhole() }
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
      return say((widths > 0 ? EdgePhrases.endOfChart : EdgePhrases.startOfChart).text())
    }
    showAndTell(view)
  }

  /// Changes what is in view; the cursor stays as near to its x as it can.
  mutating func show(_ newView: ChartView) {
    let x = x
    let series = cursor?.series
    view = newView
    (plan, brailleLines) = (nil, [:])
    findings.forgetView()
    let value = cursor?.value
    cursor = place(nearestTo: x, inSeries: series)
    if let value, let stop, stop.isSummary, newView.source.isPoint(value) { cursor?.value = value }
  }

  private mutating func showAndTell(_ newView: ChartView) {
    let x = x
    show(newView)
    soundPoint(after: nil)
    // The cursor may have been carried along.
    let isCarried = x.flatMap { x in stop.map { !$0.xs.contains(x) } } ?? false
    say(Lists.items([viewText, isCarried ? pointText(after: cursor) : ""]))
  }

  private mutating func tellWhole() {
    soundEdge()
    say(EdgePhrases.allInView.text())
  }

  /// What is in view of the cursor's series: "1940 to 1960, 21 points".
  var viewText: String {
    guard let cursor, let first = view.stops[cursor.series].first,
      let last = view.stops[cursor.series].last
    else { return PointPhrases.nothingHere.text() }
    return SessionWords.view(
      xRange(first.xs.lowerBound...last.xs.upperBound),
      points: last.points.upperBound - first.points.lowerBound, isWhole: view.isWhole)
  }
}

extension ViewedChart {
  /// Whether a place is a point of the chart, rather than one between points.
  fileprivate func isPoint(_ place: ChartPlace) -> Bool {
    self.place(ofPoint: place.point, ofSeries: place.series) == place
  }
}
