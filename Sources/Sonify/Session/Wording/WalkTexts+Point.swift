import SonifyBase
import SonifyChart
import SonifyWords

extension WalkTexts {
  /// Returns the cursor's stop, or the point of it that was gone to, in words.
  /// - Parameters:
  ///   - before: the cursor before; the series is said if it was not said last, or if this is nil.
  ///   - withUnits: whether the unit is said even if it was said before.
  ///   - introduction: the introduction to a point that was looked for, if any.
  ///   - context: the context, which need not be repeated.
  /// - Returns: one line of any width.
  func point(
    after before: Walk.Cursor?, withUnits: Bool = false,
    introducedBy introduction: Introduction? = nil, in context: inout SpeechContext
  ) -> PointText {
    guard let cursor = walk.cursor, let stop = walk.stop else {
      return PointText(line: PointPhrases.nothingHere.text(), hasOnlyCoordinates: false)
    }
    let isFull = verbosity == .full
    var parts = introduction.map { [$0.text] } ?? []
    let isOtherLevel = context.isNew(level: walk.level)
    let namesSeries =
      isFull ? yTitle(ofSeries: cursor.series) != levelName : before == nil || isOtherLevel
    if walk.hasSeveralLevels, namesSeries { parts.append(levelName) }
    if introduction == nil, Passage(from: before, to: cursor, in: view).hasGap {
      let isAhead = (before?.stop ?? 0) > cursor.stop
      parts.append((isAhead ? PointPhrases.beforeGap : PointPhrases.afterGap).text())
    }
    let x = xText(of: cursor, stop)
    let before = parts
    parts = []
    if introduction?.form != .nothing || isFull {
      let y = yText(of: cursor, stop, withUnits: withUnits, in: &context)
      parts += coordinates(x, y, cursor, stop, as: introduction?.form)
    }
    if isFull || withUnits { parts += additionalTexts(of: cursor, stop) }
    if isFull { parts.append(placeText(of: stop, inSeries: cursor.series)) }
    let label = label(of: cursor, stop, besideX: x)
    return PointText(
      line: text(label, between: before, and: parts),
      hasOnlyCoordinates: before.isEmpty && label == nil)
  }

  /// A point in words.
  struct PointText {
    /// The words.
    var line: String
    /// Whether they say nothing before the coordinates of the point, such as the name of its series
    /// or of a landmark, and no label.
    var hasOnlyCoordinates: Bool
  }

  /// Returns the label of a single point, or nil if it has none, or its x says the same.
  func label(of cursor: Walk.Cursor, _ stop: Stop, besideX x: String) -> String? {
    view.label(of: stop, inSeries: cursor.series).flatMap { label in
      let text = shortened(label, limit: UntrustedText.usualLimit)
      return text.isEmpty || text == x ? nil : text
    }
  }

  /// Returns a label among other texts in one line of any width; of a long one, the rest comes last,
  /// so that the first line of the terminal has what follows the label.
  private func text(
    _ label: String?, between before: [String], and after: [String]
  ) -> String {
    let text = Lists.items(before + [label].compactMap { $0 } + after)
    guard let label, let lineWidth, DisplayWidth.columns(text) > lineWidth,
      DisplayWidth.columns(label) > lineWidth / 3
    else { return text }
    let others = DisplayWidth.columns(text) - DisplayWidth.columns(label)
    let signs = DisplayWidth.columns(SessionPhrases.more.text() + Self.ellipsis) + 2
    // A few letters of a label say nothing.
    let room = max(lineWidth / 4, lineWidth - others - signs)
    let start = TextPages.lines(of: label, width: room).first ?? ""
    let rest = label.unicodeScalars.dropFirst(start.unicodeScalars.count).drop { $0 == " " }
    guard !rest.isEmpty else { return text }
    return Lists.items(
      before + [start + Self.ellipsis] + after + [Self.ellipsis + String(Substring(rest))])
  }

  /// The sign of a label that goes on later.
  private static let ellipsis = "…"

  /// Returns the x and the y of the cursor's stop, or of the point of it that was gone to.
  private func coordinates(
    _ x: String, _ y: String, _ cursor: Walk.Cursor, _ stop: Stop, as form: Introduction.Form?
  ) -> [String] {
    switch verbosity {
    case .full:
      return ordered(
        SessionWords.titled(chart.xAxis.title, x),
        SessionWords.titled(yTitle(ofSeries: cursor.series), y))
    case .terse where form != nil && form != .coordinates: return [y]
    case .terse, .normal:
      // A stop of several rows or parts has several values.
      let isValue =
        (!stop.isSummary || cursor.value != nil) && walk.stack == nil
        && walk.figure == nil
      guard let form, form != .coordinates, isValue else { return ordered(x, y) }
      let point = XPreposition(chart.xAxis).point(y, at: x)
      return [form == .afterGap ? LandmarkPhrases.afterGap.text(["point": point]) : point]
    }
  }

  /// Returns the two coordinates in the chosen order.
  func ordered(_ x: String, _ y: String) -> [String] {
    choices.options.order == .xy ? [x, y] : [y, x]
  }

  /// The x of the cursor's stop, with its unit.
  var xAlone: String {
    guard let cursor = walk.cursor, let stop = walk.stop else {
      return PointPhrases.nothingHere.text()
    }
    let title = verbosity == .terse ? "" : chart.xAxis.title
    return SessionWords.titled(title, xText(of: cursor, stop, withUnits: true))
  }

  /// Returns the y of the cursor's stop with its unit, and for a single point with all of its
  /// digits.
  func yAlone(in context: inout SpeechContext) -> String {
    guard let cursor = walk.cursor, let stop = walk.stop else {
      return PointPhrases.nothingHere.text()
    }
    let title = verbosity == .terse ? "" : yTitle(ofSeries: cursor.series)
    let y =
      exactY(of: cursor, stop) ?? yText(of: cursor, stop, withUnits: true, in: &context)
    return SessionWords.titled(title, y)
  }

  /// Returns the value of a single point with all of its digits, or nil for any other stop.
  func exactY(of cursor: Walk.Cursor, _ stop: Stop) -> String? {
    let axis = view.yAxis(ofSeries: cursor.series)
    guard !walk.isAtStacks, walk.figure == nil, axis.isOfAmounts,
      !stop.isSummary || cursor.value != nil,
      let y = cursor.value?.y ?? stop.y
    else { return nil }
    if let name = ValueText(axis: axis).description(of: y) { return name }
    let number = NumberText(digits: 15).text(y)
    return axis.unit?.text(number) ?? number
  }

  /// Returns the position of the cursor among the points and the series, and on both axes.
  func whereAmI(in context: inout SpeechContext) -> String {
    guard let cursor = walk.cursor, let stop = walk.stop else {
      return PointPhrases.nothingHere.text()
    }
    var parts = [positionText(of: stop, inSeries: cursor.series)]
    let x = xText(of: cursor, stop)
    let before = parts
    parts = ordered(
      x,
      yText(of: cursor, stop, withUnits: true, countsRows: stop.rows == 1, in: &context))
    parts += additionalTexts(of: cursor, stop)
    if !view.isWhole { parts.append(viewText(ofSeries: cursor.series)) }
    return text(label(of: cursor, stop, besideX: x), between: before, and: parts)
  }

  /// Returns the position of a stop among the points of its series, and that of the series.
  func positionText(of stop: Stop, inSeries series: Int) -> String {
    let count = chart.series.count
    let level =
      view.source.totals != nil || chart.hasFigures && (count == 1 || walk.part != nil)
      ? levelName
      : count > 1
        ? SessionWords.seriesPlace(
          series + 1, of: count, name: seriesName(series), ofRows: chart.hasRows) : ""
    return Lists.items([placeText(of: stop, inSeries: series), level])
  }

  /// Returns the values of a single point on the additional axes, each with the title of its axis.
  func additionalTexts(of cursor: Walk.Cursor, _ stop: Stop) -> [String] {
    let series = cursor.series
    guard let point = cursor.value?.point ?? (stop.rows == 1 ? stop.points.lowerBound : nil),
      // Between two points, as where lines cross, there are no further values.
      cursor.value.map({ $0 == view.source.place(ofPoint: point, ofSeries: series) }) ?? true
    else { return [] }
    return view.source.additionalValues(ofPoint: point, ofSeries: series).map { number, value in
      let axis = chart.additionalAxes[number]
      let text = harmless(ValueText(axis: axis).textWithUnit(value))
      return SessionWords.titled(axis.title, text, by: PointPhrases.additional)
    }
  }
}
