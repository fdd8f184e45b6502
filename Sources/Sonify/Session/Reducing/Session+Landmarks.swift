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
        SessionWords.noLandmarks(choice, isEmpty: landmarks.isEmpty, forward: forward))
    }
    arrive(at: next, inSeries: cursor.series)
  }

  private mutating func arrive(at landmark: Landmark, inSeries series: Int) {
    let stop = view.stops[series][landmark.stop]
    let value = landmark.y.flatMap { y in
      y == stop.y && landmark.x == stop.x
        ? nil : ChartPlace(series: series, point: stop.points.lowerBound, x: landmark.x, y: y)
    }
    let form = form(of: landmark)
    arrive(
      at: Cursor(series: series, stop: landmark.stop, value: value, landmark: landmark.x),
      introducedBy: Introduction(words(for: landmark.kinds, at: stop), form: form))
    if form == .nothing, stop.y != nil {
      // The gap is shorter than the stop, whose tone says nothing of it.
      effects.append(.cue(cue(.gap, CueLaw.gap, pan: view.pan(ofX: landmark.x, inSeries: series))))
    }
  }

  /// How the point at a landmark is said.
  private func form(of landmark: Landmark) -> Introduction.Form {
    guard landmark.kinds.contains(where: { if case .gap = $0 { true } else { false } }) else {
      return .valueAtPlace
    }
    return landmark.y == nil ? .nothing : .behindGap
  }

  /// What makes a place worth stopping at; of more than two series that are met, only how many.
  private func words(for kinds: [Landmark.Kind], at stop: Stop) -> String {
    func isCrossing(_ kind: Landmark.Kind) -> Bool {
      if case .crossing = kind { true } else { false }
    }
    let crossings = kinds.count(where: isCrossing)
    let told = crossings > 2 ? kinds.filter { !isCrossing($0) } : kinds
    return Lists.items(
      told.map { words(for: $0, at: stop) }
        + [crossings > 2 ? LandmarkPhrases.crossings.text(count: crossings) : ""])
  }

  private func words(for kind: Landmark.Kind, at stop: Stop) -> String {
    switch kind {
    case .lowest: SessionWords.extreme(.least, of: 1)
    case .highest: SessionWords.extreme(.greatest, of: 1)
    case .peak: LandmarkPhrases.peak.text()
    case .trough: LandmarkPhrases.trough.text()
    case .step(let step): words(for: step)
    case .outlier(let deviations):
      // Among many points a value is judged by its stop, and its distance differs from that which
      // the description tells.
      SessionWords.outlier(deviations, isTerse: verbosity == .terse || stop.rows > 1)
    case .gap(let gap): words(for: gap)
    case .gridline: LandmarkPhrases.gridline.text()
    case .crossing(let series, let outcome):
      SessionWords.crossing(outcome, with: seriesName(series))
    }
  }

  private func words(for step: SeriesFacts.Step) -> String {
    let chart = view.source.chart
    let series = cursor?.series ?? 0
    let ends = [.least, .greatest].compactMap {
      findings.extreme($0, ofAll: false, ofSeries: series, in: view.source)?.y
    }
    let range = ends.min().flatMap { least in ends.max().map { least...$0 } }
    let texts = SeriesTexts(chart.series[series], of: chart, range: range)
    return SessionWords.step(
      isUp: step.levelAfter > step.levelBefore,
      by: texts.change(from: step.levelBefore, to: step.levelAfter).amount,
      after: xRange(step.after...step.after),
      isTerse: verbosity == .terse)
  }

  private func words(for gap: SeriesFacts.Gap) -> String {
    let ends = xEnds(gap.from...max(gap.from, gap.to))
    return SessionWords.gap(
      of: extent(of: gap), from: ends.low, to: ends.high, isTerse: verbosity == .terse)
  }

  /// How long a gap is: a time where points come at even times, or how many points are missing.
  private func extent(of gap: SeriesFacts.Gap) -> String {
    let time = TimeSpanText.text(
      rows: gap.count, in: gap.from...max(gap.from, gap.to), on: view.source.chart.xAxis)
    return time ?? LandmarkPhrases.points.text(count: gap.count)
  }

  /// Chooses what the keys for landmarks lead to.
  mutating func chooseLandmarks(by step: Int) {
    let all = LandmarkChoice.allCases
    let current = all.firstIndex(of: settings.landmarks ?? .all) ?? 0
    let choice = all[(current + step + all.count) % all.count]
    changes.landmarks = choice
    keep()
    let count = cursor.map {
      findings.landmarks(ofSeries: $0.series, choice, in: view).count
    }
    say(SessionWords.phrases(of: choice).chosen.text(count: count ?? 0))
  }
}
