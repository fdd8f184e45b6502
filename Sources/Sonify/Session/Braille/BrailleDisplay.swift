import SonifyChart
import SonifyWords

/// The series at the cursor as a line of cells, and what is shown of it.
struct BrailleDisplay: Sendable {
  /// The lines of the series that were shown in the present view, by their series.
  private(set) var lines: [Int: Line] = [:]
  /// What they were made for.
  private var basis: Basis?
  /// What was shown last.
  private var shown: SessionEffect.BrailleView?

  /// The line of a series.
  struct Line: Sendable {
    /// The cells.
    var line: BrailleLine
    /// The cells as text.
    var text: String
  }

  /// What lines are made for: they hold as long as it stays the same.
  private struct Basis: Equatable {
    var viewNumber: Int
    var style: BrailleText.Style
  }

  /// Where a number of cells leads.
  enum Neighbour: Equatable, Sendable {
    /// To the cell that shows this point of the series.
    case point(Int)
    /// No cell further on shows a point.
    case end(RangeEnd)
  }

  /// Shows the series at the cursor.
  /// - Parameters:
  ///   - walk: where the listener is.
  ///   - style: how lines are written.
  ///   - isTextNew: whether a text was said, which the cells follow; else they are shown only if
  ///     they stand there already and the cursor is at another of them.
  /// - Returns: what is to be shown; nil if nothing is new.
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

  /// The cell of the point at the cursor; of a stop of several points, of that in its middle.
  mutating func column(of walk: Walk, in style: BrailleText.Style) -> Int? {
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    let middle = stop.points.lowerBound + (stop.rows - 1) / 2
    return line(of: walk, in: style)?.line.cell(ofPoint: cursor.value?.point ?? middle)
  }

  /// The next cell that shows a point, or the one before.
  /// - Returns: where it leads; nil while the cursor is at no cell.
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

  /// The line of the series at the cursor.
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
  /// Writes what is in view of a series.
  fileprivate init(ofSeries series: Int, in view: ChartView, _ style: BrailleText.Style) {
    let chart = view.source.chart
    let ends = view.stops.flatMap { stops in
      [stops.first?.xs.lowerBound, stops.last?.xs.upperBound].compactMap { $0 }
    }
    // Names are counted from the first in view.
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
