extension Session {
  /// Says what a command asks for that changes nothing.
  mutating func read(_ command: Command) {
    switch command {
    case .help: return say(pages(of: SessionWords.help + [choicesText]), of: command)
    case .describe: return say(pages(of: [description]), of: command)
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
    case .statistics: say(facts(ofSeries: cursor.series), of: command)
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
      SessionWords.greeting(
        title: UntrustedText.harmless(chart.title, limit: 40), content: chart.contentText,
        size: chart.sizeText,
        kept: keptText))
    if let summary = chart.summary.map({ UntrustedText.harmless($0, limit: Self.summaryLimit) }),
      !summary.isEmpty
    {
      say(summary)
    }
    if volume < VolumeRange.quiet { say(SessionWords.quiet(volume)) }
    guard cursor != nil else { return say(SessionWords.nothingHere) }
    soundPoint(after: nil)
    say(pointText(after: nil))
  }

  /// What was chosen before and would surprise who has forgotten it.
  private var keptText: [String] {
    [
      given.speed.flatMap { $0 == 1 ? nil : SessionWords.speed($0) },
      given.landmarks.flatMap { $0 == .all ? nil : SessionWords.landmarks($0) },
    ].compactMap { $0 }
  }

  /// What is chosen now, in one line.
  private var choicesText: String {
    SessionWords.options([
      SessionWords.speed(settings.speed ?? 1),
      SessionWords.mode(isContinuous: isContinuous),
      SessionWords.ticks(settings.ticks ?? options.sound.ticks), SessionWords.volume(volume),
      SessionWords.verbosity(verbosity), SessionWords.landmarks(settings.landmarks ?? .all),
    ])
  }

  /// What the chart is, and what is in view of it.
  private var description: String {
    let overview = ChartOverview(view.source.described)
    let lines = [overview.title, overview.summary] + overview.axes
    let rest = [overview.series, overview.points, view.isWhole ? nil : viewText].compactMap { $0 }
    return (lines + rest).filter { !$0.isEmpty }.joined(separator: "; ")
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
    return parts.joined(separator: ", ")
  }

  /// A series in numbers.
  private func facts(ofSeries index: Int) -> String {
    let facts = view.source.facts(ofSeries: index)
    let chart = view.source.chart
    let (x, y) = (
      ValueText(axis: chart.xAxis), ValueText(axis: chart.axis(of: chart.series[index]))
    )
    func place(_ point: SeriesFacts.Place) -> (x: String, y: String) {
      (UntrustedText.harmless(x.text(point.x)), y.textWithUnit(point.y))
    }
    let values = facts.values.map {
      SessionWords.Facts(
        lowest: place($0.minimum), highest: place($0.maximum), first: place($0.first),
        last: place($0.last), mean: y.text($0.mean), median: y.text($0.median))
    }
    return SessionWords.statistics(
      series: chart.series.count > 1 ? seriesName(index) : nil, count: facts.count,
      missing: facts.missing, values)
  }
}
