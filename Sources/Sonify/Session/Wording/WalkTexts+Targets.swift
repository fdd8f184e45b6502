import SonifyBase
import SonifyChart
import SonifyWords

extension WalkTexts {
  /// Returns the introduction to a point that was looked for, or nil if it needs none.
  func introduction(of target: Walk.Target) -> Introduction? {
    switch target {
    case .extreme(let end, let count):
      Introduction(SessionWords.extreme(end, of: count, ofRows: chart.hasRows), form: .valueAtPlace)
    case .landmark(let landmark) where landmark.kinds == [.match]: nil
    case .landmark(let landmark):
      Introduction(words(for: landmark.kinds), form: Introduction.Form(of: landmark))
    case .mark(let mark): Introduction(name(of: mark))
    case .match(.exact), .match(.name): nil
    case .match(.nearest(let x)): Introduction(SearchPhrases.nearest.text(["x": asked(x)]))
    case .match(.outside(let x)): Introduction(SearchPhrases.outside.text(["x": asked(x)]))
    }
  }

  /// Returns the name of a mark, or its number.
  func name(of mark: Mark) -> String {
    mark.name.isEmpty
      ? MarkPhrases.number.text(["number": "\(mark.number)"])
      : UntrustedText.harmless(mark.name, limit: Marks.maxNameLength)
  }

  /// Returns a condition for values in words: "over 200".
  func condition(_ condition: ValueCondition) -> String {
    let phrase =
      switch condition.comparison {
      case .over: SearchPhrases.over
      case .under: SearchPhrases.under
      case .atLeast: SearchPhrases.atLeast
      case .atMost: SearchPhrases.atMost
      case .equal: SearchPhrases.equal
      }
    return phrase.text(["value": NumberText(digits: 15).text(condition.limit)])
  }

  /// Returns an x that was asked for, with the precision of the whole axis.
  private func asked(_ x: Double) -> String {
    UntrustedText.harmless(ValueText(axis: chart.xAxis).text(x))
  }

  /// Returns the text for the kinds of a landmark; more than two crossings are only counted.
  private func words(for kinds: [Landmark.Kind]) -> String {
    func isCrossing(_ kind: Landmark.Kind) -> Bool {
      if case .crossing = kind { true } else { false }
    }
    let crossings = kinds.count(where: isCrossing)
    // The label of a function is what is there, as "peak".
    let isFunction = chart.series[walk.cursor?.series ?? 0].curve != nil
    let told = kinds.filter {
      !(crossings > 2 && isCrossing($0)) && !(isFunction && $0 == .label)
    }
    return Lists.items(
      told.map(words) + [crossings > 2 ? LandmarkPhrases.crossings.text(count: crossings) : ""])
  }

  private func words(for kind: Landmark.Kind) -> String {
    switch kind {
    case .label: LandmarkPhrases.label.text()
    case .lowest: LandmarkPhrases.lowest.text()
    case .highest: LandmarkPhrases.highest.text()
    case .peak: LandmarkPhrases.peak.text()
    case .trough: LandmarkPhrases.trough.text()
    case .step(let step): words(for: step)
    case .outlier(let deviations):
      // Among many points an outlier is measured against its stop, so its distance differs from
      // that in the description.
      SessionWords.outlier(
        deviations, isTerse: verbosity == .terse || (walk.stop?.rows ?? 0) > 1)
    case .gap(let gap): words(for: gap)
    case .gridline: LandmarkPhrases.gridline.text()
    case .match: ""
    case .crossing(let series, let outcome):
      SessionWords.crossing(outcome, with: seriesName(series))
    }
  }

  private func words(for step: SeriesFacts.Step) -> String {
    let series = walk.cursor?.series ?? 0
    let ends = [.minimum, .maximum].compactMap {
      walk.extreme($0, ofAll: false, ofSeries: series)?.y
    }
    let range = ends.min().flatMap { minimum in ends.max().map { minimum...$0 } }
    let texts = SeriesTexts(chart.series[series], of: chart, range: range)
    return SessionWords.step(
      isUp: step.levelAfter > step.levelBefore,
      by: texts.change(from: step.levelBefore, to: step.levelAfter).amount,
      place: XPreposition(chart.xAxis).after(xRange(step.after...step.after)),
      isTerse: verbosity == .terse)
  }

  private func words(for gap: SeriesFacts.Gap) -> String {
    let form = XPreposition(chart.xAxis)
    let isTerse = verbosity == .terse
    if let points = gap.between {
      let ends = xEnds(points)
      return SessionWords.gap(
        of: TimeSpanText.text(between: points, on: chart.xAxis),
        place: form.between(ends.low, ends.high), isTerse: isTerse)
    }
    let ends = xEnds(gap.from...max(gap.from, gap.to))
    let place =
      ends.low == ends.high ? form.place(ends.low) : form.span(from: ends.low, to: ends.high)
    return SessionWords.gap(of: extent(of: gap), place: place, isTerse: isTerse)
  }

  /// Returns the length of a gap: a time if points are evenly spaced in time, otherwise the number
  /// of missing points.
  private func extent(of gap: SeriesFacts.Gap) -> String {
    let time = TimeSpanText.text(
      rows: gap.count, in: gap.from...max(gap.from, gap.to), on: chart.xAxis)
    return time ?? LandmarkPhrases.points.text(count: gap.count)
  }

  /// Returns the reason why a step was not possible.
  func text(of obstacle: Walk.Obstacle) -> String {
    switch obstacle {
    case .noPoints: PointPhrases.nothingHere.text()
    case .endOfSeries(let end, let goesOn, let isOnly):
      SessionWords.edge(end, isOfView: goesOn, isOnly: isOnly, in: chart)
    case .onlySeries: (chart.hasRows ? CellRowPhrases.only : EdgePhrases.onlySeries).text()
    case .endOfChart(let isLast):
      SessionWords.edge(of: chart, isLast: isLast).text(["name": levelName])
    case .noValues: EdgePhrases.noValues.text()
    case .noLandmark(let choice, let forward, let hasOthers):
      SessionWords.noLandmarks(choice, isEmpty: !hasOthers, forward: forward)
    case .noFurther(let end):
      (end == .maximum ? EdgePhrases.noHigher : EdgePhrases.noLower).text()
    case .noSeries(let index, let count):
      (chart.hasRows ? CellRowPhrases.noRow : EdgePhrases.noSeries).text(
        count: count, ["number": "\(index + 1)"])
    case .notFound(let name):
      SearchPhrases.notFound.text(["text": UntrustedText.harmless(name, limit: 40)])
    case .noCloserView: EdgePhrases.noCloserView.text()
    case .allInView: EdgePhrases.allInView.text()
    case .endOfAxis(let end):
      (end == .maximum ? EdgePhrases.endOfChart : EdgePhrases.startOfChart).text()
    }
  }
}

extension Introduction.Form {
  /// Creates the form of the point at a landmark.
  init(of landmark: Landmark) {
    let isGap = landmark.kinds.contains { if case .gap = $0 { true } else { false } }
    self = isGap ? (landmark.y == nil ? .nothing : .afterGap) : .valueAtPlace
  }
}
