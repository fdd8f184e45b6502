extension Session {
  /// Asks for a place.
  mutating func ask() {
    effects.append(.ask(SessionWords.prompt(view.source.chart.xAxis.title)))
  }

  /// Goes to the place that was asked for.
  mutating func goTo(_ answer: String?) {
    guard let answer, answer.contains(where: { !$0.isWhitespace }) else {
      return say(SearchPhrases.cancelled.text())
    }
    guard let cursor, let stop else { return sayNothingHere() }
    let search = PlaceSearch(chart: view.source)
    let point = cursor.value?.point ?? stop.points.lowerBound
    guard let finding = search.find(answer, fromSeries: cursor.series, point: point) else {
      if let series = search.series(named: answer), let x,
        let number = view.stop(nearestTo: x, inSeries: series)
      {
        return arrive(at: Cursor(series: series, stop: number))
      }
      soundEdge()
      return say(SearchPhrases.notFound.text(["text": UntrustedText.harmless(answer, limit: 40)]))
    }
    let text = ValueText(axis: view.source.chart.xAxis)
    let introduction: String? =
      switch finding.match {
      case .exact, .name: nil
      case .nearest(let x):
        SearchPhrases.nearest.text(["x": UntrustedText.harmless(text.text(x))])
      case .outside(let x):
        SearchPhrases.outside.text(["x": UntrustedText.harmless(text.text(x))])
      }
    go(to: finding.place, introducedBy: introduction.map { Introduction($0) })
  }
}
