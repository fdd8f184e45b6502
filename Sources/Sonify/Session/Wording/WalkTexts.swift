import SonifyBase
import SonifyChart
import SonifyWords

/// Words for where a listener is: names, values and ranges, each harmless to a terminal.
struct WalkTexts: Sendable {
  /// Where the listener is.
  let walk: Walk
  /// How much is said, and in which order.
  let choices: Choices

  var view: ChartView { walk.view }
  var chart: ChartDescriptor { walk.view.source.chart }
  var verbosity: SessionSettings.Verbosity { choices.verbosity }

  // MARK: - Names

  /// What a series is called, in few words.
  func seriesName(_ index: Int) -> String {
    UntrustedText.harmless(chart.name(ofSeries: index), limit: 40)
  }

  /// What the cursor moves along is called, in few words.
  var levelName: String {
    walk.isAtStacks
      ? StackPointPhrases.stacks.text(count: view.source.described.series.count)
      : seriesName(walk.cursor?.series ?? 0)
  }

  /// What the values of a series are values of: where its y axis is but a list of all that share
  /// it, the series itself.
  func yTitle(ofSeries index: Int) -> String {
    let title = chart.axis(of: chart.series[index]).title
    return chart.listsSeries(inTitleOf: chart.series[index].axis) ? seriesName(index) : title
  }

  /// A name from the data; one that is empty must not be said as nothing.
  func harmless(_ text: String) -> String {
    let name = UntrustedText.harmless(text)
    return name.isEmpty ? PointPhrases.nameless.text() : name
  }

  // MARK: - Places

  /// Where a stop stands among the points of its series: "12 of 59".
  func placeText(of stop: Stop, inSeries series: Int) -> String {
    let points = view.source.series[series].points
    return SessionWords.place(
      first: stop.points.lowerBound - points.lowerBound + 1,
      last: stop.points.upperBound - points.lowerBound, of: points.count)
  }

  /// What is in view of a series: "1940 to 1960, 21 points".
  func viewText(ofSeries series: Int?) -> String {
    guard let series, let first = view.stops[series].first, let last = view.stops[series].last
    else { return PointPhrases.nothingHere.text() }
    return SessionWords.view(
      xRange(first.xs.lowerBound...last.xs.upperBound),
      points: last.points.upperBound - first.points.lowerBound, isWhole: view.isWhole)
  }

  // MARK: - Values of x

  /// The x of a stop, or of the point of it that was gone to, in words.
  func xText(of cursor: Walk.Cursor, _ stop: Stop, withUnits: Bool = false) -> String {
    xRange(cursor.value.map { $0.x...$0.x } ?? stop.xs, withUnits: withUnits)
  }

  /// A range of the x axis in words.
  func xRange(_ range: ClosedRange<Double>, withUnits: Bool = false) -> String {
    let ends = xEnds(range, withUnits: withUnits)
    if range.lowerBound == range.upperBound { return ends.high }
    let isOfBins = chart.kind == .histogram
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
    guard case .numeric(let axis) = chart.xAxis, case .date = axis.quantity else {
      return (low, high)
    }
    return SessionWords.ends(low, high)
  }

  /// The values of the x axis in words, as fine as what is in view asks for.
  private var xText: ValueText {
    guard case .numeric(var axis) = chart.xAxis else { return ValueText(axis: chart.xAxis) }
    axis.range = view.xs
    return ValueText(axis: axis)
  }

  // MARK: - Values of y

  /// The values of a series in words, as fine as what is in view asks for.
  func yText(ofSeries index: Int) -> ValueText { ValueText(axis: view.yAxis(ofSeries: index)) }

  /// The y of a stop, or of the point of it that was gone to, in words.
  func yText(
    of cursor: Walk.Cursor, _ stop: Stop, withUnits: Bool, countsRows: Bool = true,
    in context: inout SpeechContext
  ) -> String {
    if let stack = walk.stack {
      return text(of: stack, inSeries: cursor.series, withUnits: withUnits, in: &context)
    }
    let text = yText(ofSeries: cursor.series)
    guard let middle = cursor.value?.y ?? stop.y, let range = stop.ys else {
      return SessionWords.missing(stop.missing)
    }
    let isNamed = text.description(of: middle) != nil
    let hasUnit =
      !isNamed && saysUnitUnasked(ofSeries: cursor.series, in: &context) || withUnits
    func words(_ y: Double) -> String { hasUnit ? text.textWithUnit(y) : text.text(y) }
    guard stop.isSummary, cursor.value == nil else { return words(middle) }
    return SessionWords.summary(
      rows: countsRows ? stop.rows : nil, missing: stop.missing,
      range: SessionWords.range(text.text(range.lowerBound), words(range.upperBound)),
      median: text.text(middle), isTerse: verbosity == .terse)
  }

  /// The parts of a stack that are not zero and their total, in words; of few words, the total
  /// alone.
  private func text(
    of stack: Walk.Stack, inSeries series: Int, withUnits: Bool, in context: inout SpeechContext
  ) -> String {
    let text = yText(ofSeries: series)
    let hasUnit = saysUnitUnasked(ofSeries: series, in: &context) || withUnits
    let total = hasUnit ? text.textWithUnit(stack.total) : text.text(stack.total)
    guard verbosity != .terse else { return StackPointPhrases.total.text(["value": total]) }
    let parts = stack.parts.filter { $0.y != 0 }.map { part in
      (seriesName(part.series), part.y.map(text.text) ?? PointPhrases.missing.text())
    }
    return SessionWords.stack(parts, total: total)
  }

  /// Whether a value is said with its unit: in few words never, in many always, else if it is news.
  private func saysUnitUnasked(
    ofSeries series: Int, in context: inout SpeechContext
  ) -> Bool {
    switch verbosity {
    case .terse: false
    case .full: true
    case .normal: context.isUnitNew(onAxis: chart.series[series].axis)
    }
  }
}
