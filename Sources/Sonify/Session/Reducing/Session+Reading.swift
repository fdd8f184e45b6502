extension Session {
  /// Says what a command asks for that changes nothing.
  mutating func read(_ command: Command) {
    switch command {
    case .help: return say(pages(of: SessionWords.help + [choicesText]), of: command)
    case .describe: return describe()
    default: break
    }
    guard let cursor, let stop else { return sayNothingHere() }
    switch command {
    case .repeatPoint:
      soundPoint(after: nil)
      say(pointText(after: cursor, withUnits: true), of: command)
    case .sayX: say(xAlone(cursor, stop), of: command)
    case .sayY: say(yAlone(cursor, stop), of: command)
    case .whereAmI: say(whereAmI(cursor, stop), of: command)
    case .statistics: sayStatistics(ofSeries: cursor.series)
    default: break
    }
  }

  /// How much of the author's words is said unasked: a line; d says all.
  private static let summaryLimit = 76

  /// What is said when a session begins: the chart, how much of it there is, what its author says
  /// of it, and the first point.
  mutating func greet() {
    let gain = VolumeRange(options).gain(at: volume)
    if gain.value != 0 { effects.append(.volume(gain)) }
    let chart = view.source.described
    say(
      Lists.items(
        [UntrustedText.harmless(chart.title, limit: 40), chart.contentText, chart.sizeText]
          + keptText + [SessionPhrases.helpHint.text()]))
    if let summary = chart.summary.map({ UntrustedText.harmless($0, limit: Self.summaryLimit) }),
      !summary.isEmpty
    {
      say(summary)
    }
    if volume < VolumeRange.quiet { say(SessionWords.volume(volume, ChoicePhrases.quiet)) }
    guard cursor != nil else { return say(PointPhrases.nothingHere.text()) }
    soundPoint(after: nil)
    say(pointText(after: nil))
  }

  /// What was chosen before and would surprise who has forgotten it.
  private var keptText: [String] {
    [
      given.speed.flatMap { $0 == 1 ? nil : SessionWords.speed($0) },
      given.landmarks.flatMap { $0 == .all ? nil : SessionWords.phrases(of: $0).name.text() },
    ].compactMap { $0 }
  }

  /// What is chosen now, in one line.
  private var choicesText: String {
    let choices = [
      SessionWords.speed(settings.speed ?? 1),
      SessionWords.mode(isContinuous: isContinuous),
      SessionWords.ticks(settings.ticks ?? options.sound.ticks), SessionWords.volume(volume),
      SessionWords.verbosity(verbosity), SessionWords.speech(isOn: speaks),
      SessionWords.phrases(of: settings.landmarks ?? .all).name.text(),
    ]
    return KeyPhrases.choices.text(["choices": Lists.items(choices)])
  }

  /// What the chart says: its author's words, its most important facts, what else there is of it, and
  /// what is in view.
  private mutating func describe() {
    let chart = view.source.described
    let overview = ChartOverview(chart)
    let author =
      overview.summary.isEmpty
      ? [] : [OpeningPhrases.author[wording].text(["summary": overview.summary])]
    let facts = findings.facts(of: view.source)
    let description = ChartDescription(chart, facts: facts, detail: .brief, wording: wording)
    let series = overview.series.map { [$0] } ?? []
    say(
      pages(
        ofSentences: author + description.lines,
        then: series + overview.axes.dropFirst(2) + [overview.points, view.isWhole ? "" : viewText]
      ), of: .describe)
  }

  /// A series in numbers.
  private mutating func sayStatistics(ofSeries index: Int) {
    let facts = findings.facts(of: view.source).series[index]
    var lines = ChartDescription.lines(
      ofSeries: index, of: view.source.described, facts: facts, wording: wording)
    if view.source.chart.series.count > 1, let first = lines.first {
      lines[0] = OpeningPhrases.labelled.text(["name": seriesName(index), "statement": first])
    }
    say(pages(ofSentences: lines), of: .statistics)
  }

  private func xAlone(_ cursor: Cursor, _ stop: Stop) -> String {
    let title = verbosity == .terse ? "" : view.source.chart.xAxis.title
    return SessionWords.titled(title, xText(of: cursor, stop, withUnits: true))
  }

  private mutating func yAlone(_ cursor: Cursor, _ stop: Stop) -> String {
    let title = verbosity == .terse ? "" : yTitle(ofSeries: cursor.series)
    return SessionWords.titled(
      title, exactY(of: cursor, stop) ?? yText(of: cursor, stop, withUnits: true))
  }

  /// The value of a single point with all of its digits.
  private func exactY(of cursor: Cursor, _ stop: Stop) -> String? {
    let axis = view.yAxis(ofSeries: cursor.series)
    guard !isAtStacks, axis.quantity == .number, !stop.isSummary || cursor.value != nil,
      let y = cursor.value?.y ?? stop.y
    else { return nil }
    if let name = ValueText(axis: axis).description(of: y) { return name }
    let number = NumberText(digits: 15).text(y)
    return axis.unit?.text(number) ?? number
  }

  private mutating func whereAmI(_ cursor: Cursor, _ stop: Stop) -> String {
    let count = view.source.chart.series.count
    var parts = [placeText(of: stop, inSeries: cursor.series)]
    if view.source.totals != nil {
      parts.append(levelName)
    } else if count > 1 {
      parts.append(
        SessionWords.seriesPlace(cursor.series + 1, of: count, name: seriesName(cursor.series)))
    }
    let x = xText(of: cursor, stop)
    let y = yText(of: cursor, stop, withUnits: true, countsRows: stop.rows == 1)
    parts += options.order == .xy ? [x, y] : [y, x]
    parts += additionalTexts(of: cursor, stop)
    if !view.isWhole { parts.append(viewText) }
    return Lists.items(parts)
  }
}
