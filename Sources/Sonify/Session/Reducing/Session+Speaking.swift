extension Session {
  /// The most characters of a text; names and units come from data and have any length.
  static let greatestTextLength = 4000

  /// Says a text: its first line, and the rest when the command asks again, or Enter if there is none.
  mutating func say(_ text: String, of command: Command? = nil) {
    say(pages(of: [text]), of: command)
  }

  /// Says a text of several lines.
  mutating func say(_ pages: TextPages, of command: Command? = nil) {
    reading = Reading(command: command, pages: pages)
    utter(pages.line)
  }

  /// Reads a line out, at once or when keys have come to rest.
  mutating func utter(_ line: String) {
    let short = pages(of: [line]).line
    if let line = timing.offer(short, at: now) { readOut(line) }
  }

  /// Reads a line out now.
  mutating func readOut(_ line: String) {
    effects.append(.say(line))
    if let textLevel { saidLevel = textLevel }
  }

  /// Reads out at once what no key asked for.
  mutating func announce(_ text: String) { effects.append(.say(pages(of: [text]).line)) }

  /// Reads out at once what no key asked for and the listener may read on.
  mutating func announceWhole(_ text: String) {
    let pages = pages(of: [text])
    reading = Reading(command: nil, pages: pages)
    effects.append(.say(pages.line))
  }

  /// Cuts texts into lines that fit.
  func pages(of texts: [String]) -> TextPages {
    TextPages(
      texts.map { UntrustedText.harmless($0, limit: Self.greatestTextLength) },
      width: max(20, options.widthLimit), sign: SessionPhrases.more.text())
  }

  /// Gathers sentences in lines that hold as many whole ones as fit, and lets others follow that are
  /// no sentences, each in a line of its own; empty ones are left out.
  func pages(ofSentences sentences: [String], then others: [String] = []) -> TextPages {
    let width = max(20, options.widthLimit) - DisplayWidth.columns(SessionPhrases.more.text())
    var lines: [String] = []
    for sentence in sentences where !sentence.isEmpty {
      if let last = lines.last,
        DisplayWidth.columns(last) + 1 + DisplayWidth.columns(sentence) <= width
      {
        lines[lines.count - 1] = "\(last) \(sentence)"
      } else {
        lines.append(sentence)
      }
    }
    return pages(of: lines + others.filter { !$0.isEmpty })
  }

  /// What the cursor's stop, or the point of it that was gone to, is in words.
  /// - Parameters:
  ///   - before: where the cursor was; the series is said if it was not said last, or if this is
  ///     nothing.
  ///   - withUnits: whether the unit is said even if it was before.
  ///   - introduction: what the place is, if it was looked for.
  /// - Returns: one line of any width, harmless to a terminal.
  mutating func pointText(
    after before: Cursor?, withUnits: Bool = false, introducedBy introduction: Introduction? = nil
  ) -> String {
    guard let cursor, let stop else { return PointPhrases.nothingHere.text() }
    let isFull = verbosity == .full
    var parts = introduction.map { [$0.text] } ?? []
    let title = yTitle(ofSeries: cursor.series)
    // Texts of hurried keys are not heard, and playing leads on to other series.
    let isNew = before == nil || saidLevel != level
    let namesSeries = isFull ? title != levelName : isNew
    textLevel = level
    if view.source.chart.series.count > 1, namesSeries { parts.append(levelName) }
    if introduction == nil, Passage(from: before, to: cursor, in: view).hasHole {
      let isAhead = (before?.stop ?? 0) > cursor.stop
      parts.append((isAhead ? PointPhrases.beforeGap : PointPhrases.afterGap).text())
    }
    let x = xText(of: cursor, stop)
    let label = view.label(of: stop, inSeries: cursor.series).map { UntrustedText.harmless($0) }
    if let label, !label.isEmpty, label != x { parts.append(label) }
    parts += coordinates(x, cursor, stop, withUnits: withUnits, as: introduction?.form)
    if isFull || withUnits { parts += additionalTexts(of: cursor, stop) }
    if isFull { parts.append(placeText(of: stop, inSeries: cursor.series)) }
    return Lists.items(parts)
  }

  /// The x and the y of the cursor's stop, or of the point of it that was gone to.
  private mutating func coordinates(
    _ x: String, _ cursor: Cursor, _ stop: Stop, withUnits: Bool, as form: Introduction.Form?
  ) -> [String] {
    if form == .nothing, verbosity != .full { return [] }
    let y = yText(of: cursor, stop, withUnits: withUnits)
    switch verbosity {
    case .full:
      let title = yTitle(ofSeries: cursor.series)
      let (x, y) = (
        SessionWords.titled(view.source.chart.xAxis.title, x), SessionWords.titled(title, y)
      )
      return options.order == .xy ? [x, y] : [y, x]
    case .terse where form != nil && form != .coordinates: return [y]
    case .terse, .normal:
      // What stands for several rows or parts has several values.
      let isValue = (!stop.isSummary || cursor.value != nil) && stackAtCursor == nil
      guard let form, form != .coordinates, isValue else {
        return options.order == .xy ? [x, y] : [y, x]
      }
      let point = PlaceForm(view.source.chart.xAxis).point(y, at: x)
      return [form == .behindGap ? LandmarkPhrases.behindGap.text(["point": point]) : point]
    }
  }

  /// What a single point comes to on the additional axes, each with what it is a value of.
  func additionalTexts(of cursor: Cursor, _ stop: Stop) -> [String] {
    let series = cursor.series
    guard let point = cursor.value?.point ?? (stop.rows == 1 ? stop.points.lowerBound : nil),
      // Between two points, as where lines cross, there are no further values.
      cursor.value.map({ $0 == view.source.place(ofPoint: point, ofSeries: series) }) ?? true
    else { return [] }
    return view.source.additionalValues(ofPoint: point, ofSeries: series).map { number, value in
      let axis = view.source.chart.additionalAxes[number]
      let text = harmless(ValueText(axis: axis).textWithUnit(value))
      return SessionWords.titled(axis.title, text, by: PointPhrases.additional)
    }
  }

  /// The x of a stop, or of the point of it that was gone to, in words.
  func xText(of cursor: Cursor, _ stop: Stop, withUnits: Bool = false) -> String {
    xRange(cursor.value.map { $0.x...$0.x } ?? stop.xs, withUnits: withUnits)
  }

  /// A range of the x axis in words.
  func xRange(_ range: ClosedRange<Double>, withUnits: Bool = false) -> String {
    let ends = xEnds(range, withUnits: withUnits)
    if range.lowerBound == range.upperBound { return ends.high }
    let isOfBins = view.source.chart.kind == .histogram
    return SessionWords.range(
      ends.low, ends.high, of: isOfBins ? PointPhrases.bins : ValueRangePhrases.range)
  }

  /// The two ends of a range of the x axis in words; of dates, what they share is said once.
  func xEnds(
    _ range: ClosedRange<Double>, withUnits: Bool = false
  ) -> (low: String, high: String) {
    let text = xText
    let isPlace = range.lowerBound == range.upperBound
    let low = harmless(isPlace ? text.text(range.lowerBound) : text.endText(range.lowerBound))
    let high = harmless(
      withUnits
        ? text.textWithUnit(range.upperBound)
        : isPlace ? text.text(range.upperBound) : text.endText(range.upperBound))
    guard case .numeric(let axis) = view.source.chart.xAxis, case .date = axis.quantity else {
      return (low, high)
    }
    return SessionWords.ends(low, high)
  }

  /// The y of a stop, or of the point of it that was gone to, in words.
  mutating func yText(
    of cursor: Cursor, _ stop: Stop, withUnits: Bool, countsRows: Bool = true
  ) -> String {
    if let stack = stackAtCursor { return stackText(stack, withUnits: withUnits) }
    let text = yText(ofSeries: cursor.series)
    guard let middle = cursor.value?.y ?? stop.y, let range = stop.ys else {
      return SessionWords.missing(stop.missing)
    }
    let isNamed = text.description(of: middle) != nil
    let hasUnit = !isNamed && saysUnitUnasked(ofSeries: cursor.series) || withUnits
    func words(_ y: Double) -> String { hasUnit ? text.textWithUnit(y) : text.text(y) }
    guard stop.isSummary, cursor.value == nil else { return words(middle) }
    return SessionWords.summary(
      rows: countsRows ? stop.rows : nil, missing: stop.missing,
      range: SessionWords.range(text.text(range.lowerBound), words(range.upperBound)),
      median: text.text(middle), isTerse: verbosity == .terse)
  }

  /// Whether this is the first value of its y axis that is read out; units need not be said again.
  mutating func saysUnitUnasked(ofSeries series: Int) -> Bool {
    switch verbosity {
    case .terse: return false
    case .full: return true
    case .normal:
      // A text of a hurried key may never be read out.
      guard timing.haste == nil else { return false }
      return axesWithUnitsSaid.insert(view.source.chart.series[series].axis).inserted
    }
  }

  /// Where a stop stands among the points of its series: "12 of 59".
  func placeText(of stop: Stop, inSeries series: Int) -> String {
    let points = view.source.series[series].points
    return SessionWords.place(
      first: stop.points.lowerBound - points.lowerBound + 1,
      last: stop.points.upperBound - points.lowerBound, of: points.count)
  }

  /// The values of the x axis in words, as fine as what is in view asks for.
  var xText: ValueText {
    guard case .numeric(var axis) = view.source.chart.xAxis else {
      return ValueText(axis: view.source.chart.xAxis)
    }
    axis.range = view.xs
    return ValueText(axis: axis)
  }

  /// The values of a series in words, as fine as what is in view asks for.
  func yText(ofSeries index: Int) -> ValueText { ValueText(axis: view.yAxis(ofSeries: index)) }

  /// What the values of a series are values of: where its y axis is but a list of all that share it,
  /// the series itself.
  func yTitle(ofSeries index: Int) -> String {
    let chart = view.source.chart
    let title = chart.axis(of: chart.series[index]).title
    return chart.listsSeries(inTitleOf: chart.series[index].axis) ? seriesName(index) : title
  }

  /// What a series is called, in few words.
  func seriesName(_ index: Int) -> String {
    UntrustedText.harmless(view.source.chart.name(ofSeries: index), limit: 40)
  }

  /// A name from the data; one that is empty must not be said as nothing.
  private func harmless(_ text: String) -> String {
    let name = UntrustedText.harmless(text)
    return name.isEmpty ? PointPhrases.nameless.text() : name
  }
}
