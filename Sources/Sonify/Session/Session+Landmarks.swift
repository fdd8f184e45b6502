extension Session {
  /// Goes to the next or the previous landmark of the chosen kind.
  mutating func goToLandmark(forward: Bool) {
    guard let cursor, let stop else { return sayNothingHere() }
    let choice = settings.landmarks ?? .all
    let landmarks = findings.landmarks(ofSeries: cursor.series, choice, in: view)
    // At the place of a landmark that was gone to, its own x tells it from others of the stop.
    let place = (cursor.stop, cursor.landmark ?? stop.x)
    let next =
      forward
      ? landmarks.first { ($0.stop, $0.x) > place } : landmarks.last { ($0.stop, $0.x) < place }
    guard let next else {
      soundEdge()
      return say(
        landmarks.isEmpty
          ? SessionWords.noLandmarks(choice) : SessionWords.noMoreLandmarks(choice, forward))
    }
    arrive(at: next, inSeries: cursor.series)
  }

  private mutating func arrive(at landmark: Landmark, inSeries series: Int) {
    let stop = view.stops[series][landmark.stop]
    let value = landmark.y.flatMap { y in
      y == stop.y && landmark.x == stop.x
        ? nil : ChartPlace(series: series, point: stop.points.lowerBound, x: landmark.x, y: y)
    }
    arrive(
      at: Cursor(series: series, stop: landmark.stop, value: value, landmark: landmark.x),
      introducedBy: words(for: landmark.kinds).joined(separator: ", "))
  }

  /// What makes a place worth stopping at; of more than two series that are met, only how many.
  private func words(for kinds: [Landmark.Kind]) -> [String] {
    func isCrossing(_ kind: Landmark.Kind) -> Bool {
      if case .crossing = kind { true } else { false }
    }
    let crossings = kinds.count(where: isCrossing)
    let told = crossings > 2 ? kinds.filter { !isCrossing($0) } : kinds
    return told.map { SessionWords.landmark($0, seriesName: seriesName) }
      + (crossings > 2 ? [SessionWords.crossings(crossings)] : [])
  }

  /// Chooses what the keys for landmarks lead to.
  mutating func chooseLandmarks(by step: Int) {
    let all = LandmarkChoice.allCases
    let current = all.firstIndex(of: settings.landmarks ?? .all) ?? 0
    let choice = all[(current + step + all.count) % all.count]
    changes.landmarks = choice
    keep()
    guard let cursor else { return say(SessionWords.landmarkChoice(choice, count: 0)) }
    let count = findings.landmarks(ofSeries: cursor.series, choice, in: view).count
    say(SessionWords.landmarkChoice(choice, count: count))
  }
}
