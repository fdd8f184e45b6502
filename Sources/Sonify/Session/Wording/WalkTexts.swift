import SonifyBase
import SonifyChart
import SonifyWords

/// The texts for the position of a listener: names, values and ranges, each harmless to a terminal.
struct WalkTexts: Sendable {
  /// The position of the listener.
  let walk: Walk
  /// The choices, such as verbosity and order.
  let choices: Choices
  /// The width of the line that must have the coordinates of a point, before the rest of a long label; nil if
  /// texts are not lines.
  var lineWidth: Int?

  var view: ChartView { walk.view }
  var chart: ChartDescriptor { walk.view.source.chart }
  var verbosity: SessionSettings.Verbosity { choices.verbosity }

  // MARK: - Names

  /// Returns a short name of a series.
  func seriesName(_ index: Int) -> String {
    UntrustedText.harmless(chart.name(ofSeries: index), limit: 40)
  }

  /// A short name of what the cursor moves along.
  var levelName: String {
    let series = walk.cursor?.series ?? 0
    guard chart.hasFigures else {
      return walk.isAtStacks
        ? StackPointPhrases.stacks.text(count: view.source.described.series.count)
        : seriesName(series)
    }
    let part = walk.part.map(\.name)
    guard chart.series.count > 1 else { return part ?? FigureText.name(of: chart.kind) }
    return Lists.items([seriesName(series), part ?? ""])
  }

  /// Returns the title of the values of a series: that of its y axis, or the name of the series if
  /// the title is only a list of the series on the axis.
  func yTitle(ofSeries index: Int) -> String {
    let title = chart.axis(of: chart.series[index]).title
    return chart.listsSeries(inTitleOf: chart.series[index].axis) ? seriesName(index) : title
  }

  /// Returns a name from the data made harmless; an empty one gets a word of its own.
  func harmless(_ text: String) -> String {
    let name = UntrustedText.harmless(text)
    return name.isEmpty ? PointPhrases.nameless.text() : name
  }

  /// Returns the author's words made harmless, and if they are cut, with the sign that there is
  /// more.
  func shortened(_ text: String, limit: Int) -> String {
    UntrustedText.shortened(text, limit: limit, sign: SessionPhrases.more.text())
  }

  // MARK: - Positions

  /// Returns the position of a stop among the points of its series: "12 of 59".
  func placeText(of stop: Stop, inSeries series: Int) -> String {
    let points = view.source.series[series].points
    return SessionWords.place(
      first: stop.points.lowerBound - points.lowerBound + 1,
      last: stop.points.upperBound - points.lowerBound, of: points.count)
  }

  /// Returns the range and number of points of a series in view: "1940 to 1960, 21 points".
  func viewText(ofSeries series: Int?) -> String {
    guard let series, let first = view.stops[series].first, let last = view.stops[series].last
    else { return PointPhrases.nothingHere.text() }
    return SessionWords.view(
      xRange(first.xs.lowerBound...last.xs.upperBound),
      points: view.source.series[series].rows(
        of: first.points.lowerBound..<last.points.upperBound), isWhole: view.isWhole,
      ofRows: chart.hasRows)
  }

  // MARK: - Values of x

  /// Returns the x of a stop, or of the point of it that was gone to, in words.
  func xText(of cursor: Walk.Cursor, _ stop: Stop, withUnits: Bool = false) -> String {
    xRange(cursor.value.map { $0.x...$0.x } ?? stop.xs, withUnits: withUnits)
  }

  /// Returns a range of the x axis in words.
  func xRange(_ range: ClosedRange<Double>, withUnits: Bool = false) -> String {
    let ends = xEnds(range, withUnits: withUnits)
    if range.lowerBound == range.upperBound { return ends.high }
    let isOfBins = chart.kind == .histogram
    return SessionWords.range(
      ends.low, ends.high, of: isOfBins ? PointPhrases.bins : ValueRangePhrases.range)
  }

  /// Returns the two ends of a range of the x axis in words; what two dates share is said once.
  ///
  /// The day that all times of the chart share is said only with the units.
  func xEnds(
    _ range: ClosedRange<Double>, withUnits: Bool = false
  ) -> (low: String, high: String) {
    let text = xText(withDay: withUnits)
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

  /// Returns an x as the end of a range in words.
  func endText(ofX x: Double) -> String { harmless(xText(withDay: false).endText(x)) }

  /// The texts of x values, with the precision of the view.
  private func xText(withDay: Bool) -> ValueText {
    guard case .numeric(var axis) = chart.xAxis else { return ValueText(axis: chart.xAxis) }
    // Where the whole chart is of several days, a view of one says it.
    let isOfDates = if case .date = axis.quantity { true } else { false }
    if !isOfDates { axis.range = view.xs }
    return ValueText(axis: axis, leavingOutDay: !withDay)
  }

  // MARK: - Values of y

  /// Returns the x of the cursor and the values of stops, each with the name of its series.
  func values(at cursors: [Walk.Cursor], in context: inout SpeechContext) -> String {
    guard let cursor = walk.cursor, let stop = walk.stop else {
      return PointPhrases.nothingHere.text()
    }
    var values: [String] = []
    for cursor in cursors {
      let stop = view.stops[cursor.series][cursor.stop]
      values.append(
        SessionWords.titled(
          chart.series.count > 1 ? seriesName(cursor.series) : "",
          yText(of: cursor, stop, withUnits: false, in: &context)))
    }
    return Lists.items([xText(of: cursor, stop)] + values)
  }

  /// Returns the texts of the values of a series, with the precision of the view.
  func yText(ofSeries index: Int) -> ValueText { ValueText(axis: view.yAxis(ofSeries: index)) }

  /// Returns the y of a stop, or of the point of it that was gone to, in words.
  func yText(
    of cursor: Walk.Cursor, _ stop: Stop, withUnits: Bool, countsRows: Bool = true,
    in context: inout SpeechContext
  ) -> String {
    if let stack = walk.stack {
      return text(of: stack, inSeries: cursor.series, withUnits: withUnits, in: &context)
    }
    if walk.lacksPart { return SessionWords.missing(1) }
    if let figure = walk.figure, verbosity != .terse {
      let hasUnit = saysUnitUnasked(ofSeries: cursor.series, in: &context) || withUnits
      return FigureText(chart.kind, yText(ofSeries: cursor.series))
        .text(figure, withUnit: hasUnit)
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

  /// Returns the parts of a stack that are not zero and their total, or only the total if the
  /// verbosity is terse.
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

  /// Returns whether a value is said with its unit: never if terse, always if full, otherwise if it
  /// is new.
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
