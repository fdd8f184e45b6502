import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

extension WalkTexts {
  /// The maximum length of the author's words in the greeting: one line; the d key says all.
  private static let summaryLimit = 76

  /// The greeting at the start of a session: the chart, its size, and earlier settings that a
  /// listener may have forgotten.
  var greeting: String {
    let described = view.source.described
    let title = UntrustedText.harmless(described.title, limit: 40)
    return Lists.items(
      [title, described.contentText, described.sizeText] + keptChoices
        + [SessionPhrases.helpHint.text()])
  }

  /// The beginning of the author's words, or nil if there are none.
  var authorSummary: String? {
    view.source.described.summary.map { shortened($0, limit: Self.summaryLimit) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  private var keptChoices: [String] {
    let given = choices.given
    return [
      given.speed.flatMap { $0 == 1 ? nil : SessionWords.speed($0) },
      given.landmarks.flatMap {
        [.all, .matches].contains($0) ? nil : SessionWords.phrases(of: $0).name.text()
      },
      given.isInverted == true ? SoundChoicePhrases.inverted.text() : nil,
    ].compactMap { $0 }
  }

  /// The current choices in one line.
  var choicesText: String {
    let joins = choices.joinsValues(ofSeries: walk.cursor?.series, in: chart)
    let sounds = [SoundChoice.pitches, .pitchScale, .direction, .pan].map {
      SessionWords.sound(
        $0, choices.sound, speechRate: choices.speechRate, ofRows: chart.hasRows)
    }
    let names = [
      SessionWords.speed(choices.speed), SessionWords.mode(isContinuous: joins),
      SessionWords.ticks(choices.ticks), SessionWords.volume(choices.volume),
      SessionWords.verbosity(verbosity, ofRows: chart.hasRows),
      SessionWords.speech(isOn: choices.speaks),
      SessionWords.phrases(of: choices.landmarks).name.text(),
    ]
    return KeyPhrases.choices.text(["choices": Lists.items(names + sounds)])
  }

  /// Returns the description of the chart: its author's words, its most important facts, its series, further
  /// axes and size; or of the part in view, and the view.
  func description(_ facts: ChartFacts) -> TextPages {
    let described = view.source.described
    let overview = ChartOverview(described)
    let author =
      overview.summary.isEmpty
      ? [] : [OpeningPhrases.author[choices.wording].text(["summary": overview.summary])]
    guard view.isWhole else {
      let description = ChartDescription(
        view.visibleChart, within: described, facts: facts, detail: .brief, wording: choices.wording
      )
      return TextPages(
        ofSentences: description.lines, then: [viewText(ofSeries: walk.cursor?.series)],
        width: choices.textWidth)
    }
    let description = ChartDescription(
      described, facts: facts, detail: .brief, wording: choices.wording)
    let series = overview.series.map { [$0] } ?? []
    return TextPages(
      ofSentences: author + description.lines,
      then: series + overview.axes.dropFirst(2) + [overview.points] + overview.sourceLines,
      width: choices.textWidth)
  }

  /// Returns what is said of a part of this size while its facts are sought: its range, if that is
  /// known.
  func waiting(forFactsOf size: String) -> String {
    guard view.isWhole, let series = walk.cursor?.series,
      let low = walk.extreme(.minimum, ofAll: true, ofSeries: series)?.y,
      let high = walk.extreme(.maximum, ofAll: true, ofSeries: series)?.y
    else { return SessionPhrases.describing.text(["size": size]) }
    let range = harmless(ValueText(axis: chart.axis(of: chart.series[series])).range(low, high))
    return SessionPhrases.describingRange.text(["size": size, "range": range])
  }

  /// Returns the statistics of a series.
  func statistics(ofSeries index: Int, _ facts: ChartFacts) -> TextPages {
    let (described, facts) = (view.source.described, facts.series[index])
    let lines =
      chart.series.count > 1
      ? ChartDescription.lines(
        ofSeries: index, named: seriesName(index), of: described, facts: facts,
        wording: choices.wording)
      : ChartDescription.lines(
        ofSeries: index, of: described, facts: facts, wording: choices.wording)
    return TextPages(ofSentences: lines, width: choices.textWidth)
  }

  /// Returns the ends of the y axis of a series in view, and its gridlines.
  func legend(ofSeries series: Int) -> String {
    let text = yText(ofSeries: series)
    let pitches = SessionWords.legend(
      LegendValues.of(view.yAxis(ofSeries: series)).enumerated().map {
        $0 == 0 ? text.textWithUnit($1) : text.text($1)
      })
    guard !view.source.chart.series[series].additionalValues.isEmpty else { return pitches }
    return view.source.chart.toneScales.reduce(pitches) {
      PlayingPhrases.legendAndTones.text(["legend": $0, "tones": $1.scale.text])
    }
  }

  /// Returns what is new in a chart whose data have changed.
  func change(from earlier: ChartDescriptor) -> String {
    let described = view.source.described
    guard described.series.count == earlier.series.count else {
      return (described.hasRows ? CellRowPhrases.newCount : SessionPhrases.newSeries).text(
        count: described.series.count)
    }
    return SessionWords.changed(points: described.rowCount - earlier.rowCount)
  }

  /// Returns the number of new points of the series at the cursor, or an empty text unless there are
  /// several.
  func newPoints(since earlier: ChartDescriptor) -> String {
    guard let series = walk.cursor?.series, earlier.series.indices.contains(series),
      case let count = chart.series[series].rowCount - earlier.series[series].rowCount, count > 1
    else { return "" }
    return SessionWords.changed(points: count)
  }

  /// Returns the ends of the y axis at the cursor if they are new, and with them the pitches; otherwise
  /// an empty text.
  func newRange(since earlier: ChartDescriptor) -> String {
    guard view.isWhole, let series = walk.cursor?.series,
      case let axis = chart.axis(of: chart.series[series]),
      case let number = chart.series[series].axis, earlier.yAxes.indices.contains(number),
      earlier.yAxes[number].range != axis.range
    else { return "" }
    let range = ValueText(axis: axis).range(axis.range.lowerBound, axis.range.upperBound)
    return MonitorPhrases.range.text(["range": harmless(range)])
  }
}

extension ChartDescriptor {
  /// The number of rows of all series.
  fileprivate var rowCount: Int { series.reduce(0) { $0 + $1.rowCount } }
}
