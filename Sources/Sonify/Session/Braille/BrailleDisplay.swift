import SonifyChart
import SonifyWords

/// The lines of cells of the series in view, and the line that is shown.
struct BrailleDisplay: Sendable {
  /// The lines that were shown in the current view, by series.
  private(set) var lines: [Int: Line] = [:]
  /// The view and style that they were made for.
  private var basis: Basis?
  /// The line that the display shows, or nil if it shows another text.
  private var shown: SessionEffect.BrailleView?

  /// The line of a series.
  struct Line: Sendable {
    /// The division between words and cells.
    var layout: BrailleLayout
    /// The cells.
    var line: BrailleLine
    /// The cells as text.
    var text: String
  }

  /// The view and style that lines depend on: they are valid while it stays the same.
  private struct Basis: Equatable {
    var viewNumber: Int
    var style: BrailleText.Style
  }

  /// The target of a step to the next or previous cell.
  enum Neighbour: Equatable, Sendable {
    /// A cell that shows this point of the series.
    case point(Int)
    /// The end: no further cell shows a point.
    case end(RangeEnd)
  }

  /// Shows the point at the cursor and the cells of its series.
  /// - Returns: the line, or nil if there is no point.
  mutating func show(_ texts: WalkTexts) -> SessionEffect.BrailleView? {
    guard let words = texts.brailleWords, let line = line(of: texts),
      let column = column(of: texts)
    else { return nil }
    shown = SessionEffect.BrailleView(
      words: line.layout.field(words), cells: line.text, column: column)
    return shown
  }

  /// Moves among the cells that are shown; the words stay as they are.
  /// - Returns: the line, or nil if other cells are shown, or the cursor is at the same one.
  mutating func move(_ texts: WalkTexts) -> SessionEffect.BrailleView? {
    guard var view = shown, let column = column(of: texts), column != view.column,
      line(of: texts)?.text == view.cells
    else { return nil }
    view.column = column
    shown = view
    return view
  }

  /// Whether a line is shown, rather than another text.
  var isShown: Bool { shown != nil }

  /// Records that another text is shown.
  mutating func leave() { shown = nil }

  /// Returns the index of the cell of the point at the cursor, or of the middle point of a stop of
  /// several; nil if there is none.
  mutating func column(of texts: WalkTexts) -> Int? {
    let walk = texts.walk
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    let middle = stop.points.lowerBound + (stop.points.count - 1) / 2
    return line(of: texts)?.line.cell(ofPoint: cursor.value?.point ?? middle)
  }

  /// Returns the next cell that shows a point, or the previous one.
  /// - Returns: the target, or nil if the cursor is not at a cell.
  mutating func neighbour(isNext: Bool, of texts: WalkTexts) -> Neighbour? {
    guard let line = line(of: texts)?.line, let column = column(of: texts) else { return nil }
    let others =
      isNext ? Array(line.cells[(column + 1)...]) : Array(line.cells[..<column].reversed())
    guard let cell = others.first(where: { !$0.points.isEmpty }) else {
      return .end(isNext ? .maximum : .minimum)
    }
    return .point(cell.shown ?? cell.points.lowerBound)
  }

  /// Returns the line of the series at the cursor, or nil if there is no cursor.
  private mutating func line(of texts: WalkTexts) -> Line? {
    guard let series = texts.walk.cursor?.series else { return nil }
    let basis = Basis(viewNumber: texts.walk.viewNumber, style: texts.choices.brailleStyle)
    if basis != self.basis { (self.basis, lines) = (basis, [:]) }
    if let line = lines[series] { return line }
    let made = Line(ofSeries: series, texts)
    lines[series] = made
    return made
  }
}

extension BrailleDisplay.Line {
  /// Creates the line of the part of a series that is in view.
  fileprivate init(ofSeries series: Int, _ texts: WalkTexts) {
    let (view, style) = (texts.view, texts.choices.brailleStyle)
    let chart = view.source.chart
    layout = BrailleLayout(
      length: style.cells, widestWords: texts.widestBrailleWords(ofSeries: series))
    let ends = view.stops.flatMap { stops in
      [stops.first?.xs.lowerBound, stops.last?.xs.upperBound].compactMap { $0 }
    }
    // Categories are counted from the first in view.
    let isOfNames = if case .categorical = chart.xAxis { true } else { false }
    let columns = BrailleColumns(
      view.source.series[series], view.points(ofSeries: series), in: chart,
      over: isOfNames ? view.xs : chart.xRange(of: ends), cells: layout.cells)
    line = BrailleLine(
      view.source.series[series], columns,
      by: BrailleLevels(style.dots, of: view.yAxis(ofSeries: series)), cells: layout.cells)
    text = style.text(line.cells.lazy.map(\.character))
  }
}
