extension Session {
  /// Says what a command asks for that changes nothing.
  mutating func read(_ command: Command) {
    switch command {
    case .help: return say(pages(of: SessionWords.help + [choicesText]), of: command)
    case .describe: return say(pages(ofSentences: descriptionLines()), of: command)
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
    case .statistics:
      say(pages(ofSentences: statisticsLines(ofSeries: cursor.series)), of: command)
    default: break
    }
  }

  /// How much of the author's words is said unasked: a line; d says all.
  private static let summaryLimit = 76

  /// What is said when a session begins: the chart, how much of it there is, what its author says
  /// of it, and the first point.
  mutating func greet() {
    effects += VolumeRange(options).beginning(with: volume)
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
      SessionWords.verbosity(verbosity),
      SessionWords.phrases(of: settings.landmarks ?? .all).name.text(),
    ]
    return KeyPhrases.choices.text(["choices": Lists.items(choices)])
  }

  /// What the chart says, and what is in view of it.
  private mutating func descriptionLines() -> [String] {
    let chart = view.source.described
    let description = ChartDescription(
      chart, facts: findings.facts(of: view.source), detail: .brief, wording: wording)
    return description.lines + (view.isWhole ? [] : [viewText])
  }

  /// A series in numbers.
  private mutating func statisticsLines(ofSeries index: Int) -> [String] {
    let facts = findings.facts(of: view.source)
    let name = view.source.chart.series.count > 1 ? [seriesName(index)] : []
    return name
      + ChartDescription.lines(
        ofSeries: index, of: view.source.described, facts: facts.series[index], wording: wording)
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
