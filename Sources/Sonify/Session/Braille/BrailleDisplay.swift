import SonifyChart
import SonifyWords

/// The line of cells of the series at the cursor, and the view of it that is shown.
struct BrailleDisplay: Sendable {
  /// The lines that were shown in the current view, by series.
  private(set) var lines: [Int: Line] = [:]
  /// The view and style that they were made for.
  private var basis: Basis?
  /// The view that was shown last.
  private var shown: SessionEffect.BrailleView?

  /// The line of a series.
  struct Line: Sendable {
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

  /// Updates what is shown of the series at the cursor.
  /// - Parameters:
  ///   - walk: the position of the listener.
  ///   - style: the format of the lines.
  ///   - isTextNew: whether a text was said, which the cells then follow; otherwise they are shown
  ///     only if the same cells are shown already and the cursor is at another one.
  /// - Returns: the view to show, or nil if nothing is new.
  mutating func show(_ walk: Walk, in style: BrailleText.Style, isTextNew: Bool) -> SessionEffect
    .BrailleView?
  {
    guard isTextNew || shown != nil, let line = line(of: walk, in: style),
      let column = column(of: walk, in: style)
    else { return nil }
    let view = SessionEffect.BrailleView(cells: line.text, column: column)
    guard isTextNew || (view.cells == shown?.cells && view != shown) else { return nil }
    shown = view
    return view
  }

  /// Returns the index of the cell of the point at the cursor, or of the middle point of a stop of
  /// several; nil if there is none.
  mutating func column(of walk: Walk, in style: BrailleText.Style) -> Int? {
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    let middle = stop.points.lowerBound + (stop.rows - 1) / 2
    return line(of: walk, in: style)?.line.cell(ofPoint: cursor.value?.point ?? middle)
  }

  /// Returns the next cell that shows a point, or the previous one.
  /// - Returns: the target, or nil if the cursor is not at a cell.
  mutating func neighbour(
    isNext: Bool, of walk: Walk, in style: BrailleText.Style
  ) -> Neighbour? {
    guard let line = line(of: walk, in: style)?.line, let column = column(of: walk, in: style)
    else { return nil }
    let others =
      isNext ? Array(line.cells[(column + 1)...]) : Array(line.cells[..<column].reversed())
    guard let cell = others.first(where: { !$0.points.isEmpty }) else {
      return .end(isNext ? .maximum : .minimum)
    }
    return .point(cell.shown ?? cell.points.lowerBound)
  }

  /// Returns the line of the series at the cursor, or nil if there is no cursor.
  private mutating func line(of walk: Walk, in style: BrailleText.Style) -> Line? {
    guard let series = walk.cursor?.series else { return nil }
    let basis = Basis(viewNumber: walk.viewNumber, style: style)
    if basis != self.basis { (self.basis, lines) = (basis, [:]) }
    if let line = lines[series] { return line }
    let made = Line(ofSeries: series, in: walk.view, style)
    lines[series] = made
    return made
  }
}

extension BrailleDisplay.Line {
  /// Creates the line of the part of a series that is in view.
  fileprivate init(ofSeries series: Int, in view: ChartView, _ style: BrailleText.Style) {
    let chart = view.source.chart
    let ends = view.stops.flatMap { stops in
      [stops.first?.xs.lowerBound, stops.last?.xs.upperBound].compactMap { $0 }
    }
    // Categories are counted from the first in view.
    let isOfNames = if case .categorical = chart.xAxis { true } else { false }
    let columns = BrailleColumns(
      view.source.series[series], view.points(ofSeries: series), in: chart,
      over: isOfNames ? view.xs : chart.xRange(of: ends), cells: style.cells)
    line = BrailleLine(
      view.source.series[series], columns,
      by: BrailleLevels(style.dots, of: view.yAxis(ofSeries: series)), cells: style.cells)
    text = style.text(line.cells.lazy.map(\.character))
  }
}
