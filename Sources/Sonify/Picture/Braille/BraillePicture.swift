import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyWords

/// A series as a picture of dots with the labels of its axes, in lines of cells.
///
/// The first dots of a line of cells are the upright axis with a tick at each label, the last two
/// rows are the x axis with its ticks. A row and a column without dots keep values from the axes.
struct BraillePicture {
  /// The picture, and a line with the labels of x.
  let lines: [[BrailleCharacter]]
  /// The names for which letters stand below the picture.
  let key: [(letter: String, name: String)]

  /// The maximum width of a label of y.
  private static let maxLabelWidth = 14

  /// Draws a series.
  /// - Parameters:
  ///   - index: the index of the series.
  ///   - chart: the chart, with its totals if it has stacks.
  ///   - outline: its line as it is heard, or nil if it is none.
  ///   - width: the number of cells in a line.
  ///   - count: the number of lines of the picture, without that of the labels of x.
  init(
    ofSeries index: Int, of chart: ChartDescriptor, outline: SeriesOutline?, width: Int,
    lines count: Int
  ) {
    let axis = chart.axis(of: chart.series[index])
    let text = ValueText(axis: axis)
    func label(_ value: Double) -> [BrailleCharacter] {
      BrailleLines.lines(
        of: UntrustedText.harmless(text.text(value), limit: 60), within: Self.maxLabelWidth,
        atMost: 1
      ).first ?? []
    }
    var values = [axis.range.upperBound]
    if axis.range.lowerBound < axis.range.upperBound { values.append(axis.range.lowerBound) }
    let hasZero = chart.kind.hasBars && axis.range.contains(0) && !values.contains(0)
    let labels = (values + (hasZero ? [0] : [])).map { (value: $0, cells: label($0)) }
    let left = (labels.map(\.cells.count).max() ?? 0) + 1
    var plot = BraillePlot(chart, series: index, cells: width - left, lines: count)
    plot.drawAxes(labels.map(\.value))
    plot.draw(outline)
    let xLabels = BrailleXLabels(chart.xAxis, in: plot, left: left, within: width)
    plot.drawTicks(xLabels.columns)

    var margins = Array(repeating: [BrailleCharacter](), count: count)
    for label in labels {
      let line = plot.row(ofY: label.value) / 3
      if margins[line].isEmpty { margins[line] = label.cells }
    }
    let picture = zip(margins, plot.raster.lines).map { margin, cells in
      Array(repeating: .empty, count: left - 1 - margin.count) + margin + [.empty] + cells
    }
    lines = picture + (xLabels.line.isEmpty ? [] : [xLabels.line])
    key = xLabels.key
  }
}

/// The dots of a series between its axes.
struct BraillePlot {
  private let chart: ChartDescriptor
  private let series: Int
  private let y: AxisPlacement
  /// The dots.
  private(set) var raster: DotRaster

  /// The column of the upright axis; ticks are left of it.
  private let axisColumn = 1
  /// The first column of values.
  private let firstColumn = 3
  /// The row of the x axis; ticks are below it.
  private var axisRow: Int { raster.height - 2 }

  init(_ chart: ChartDescriptor, series: Int, cells: Int, lines: Int) {
    (self.chart, self.series) = (chart, series)
    y = chart.axis(of: chart.series[series]).placement
    raster = DotRaster(cells: cells, lines: lines)
  }

  // MARK: - Positions

  /// Whether the x axis is the line on which all bars stand.
  private var standsOnAxis: Bool {
    chart.kind.hasBars && (y.scale != .linear || y.low >= 0)
  }

  /// The row of the lowest value.
  private var lastRow: Int { standsOnAxis ? axisRow : axisRow - 2 }

  /// Returns the row of a value; one outside the axis is at its end.
  func row(ofY value: Double) -> Int {
    let share = y.position(of: value)
    let clamped = min(1, max(0, share.isNaN ? 0.5 : share))
    return Int(((1 - clamped) * Double(lastRow)).rounded())
  }

  /// Returns the column of an x.
  func column(ofX value: Double) -> Int {
    let columns = columns(ofX: value)
    return (columns.lowerBound + columns.upperBound - 1) / 2
  }

  /// Returns the columns of a category, or the one of a number.
  private func columns(ofX value: Double) -> Range<Int> {
    guard case .categorical(let axis) = chart.xAxis else {
      let share = directed(chart.xAxis.position(of: value))
      let column = firstColumn + Int((share * Double(raster.width - 1 - firstColumn)).rounded())
      return column..<(column + 1)
    }
    let count = max(1, axis.categories.count)
    let number = min(count - 1, max(0, Int(value)))
    let place = chart.contentDirection == .rightToLeft ? count - 1 - number : number
    let cells = raster.width / 2 - 1
    if count <= cells {
      // Whole cells, so that letters stand below their bars.
      let width = 2 * (cells / count)
      let start = 2 + place * width
      return (start + (chart.kind == .histogram && place > 0 ? 0 : 1))..<(start + width)
    }
    let room = raster.width - firstColumn
    let start = firstColumn + place * room / count
    return start..<max(start + 1, firstColumn + (place + 1) * room / count)
  }

  private func directed(_ share: Double) -> Double {
    let share = min(1, max(0, share.isNaN ? 0.5 : share))
    return chart.contentDirection == .rightToLeft ? 1 - share : share
  }

  // MARK: - Drawing

  /// Draws both axes, with ticks at some values.
  mutating func drawAxes(_ values: [Double]) {
    for row in 0...axisRow { raster[axisColumn, row] = true }
    for column in axisColumn..<raster.width { raster[column, axisRow] = true }
    for value in values { raster[axisColumn - 1, row(ofY: value)] = true }
  }

  /// Draws ticks of x.
  mutating func drawTicks(_ columns: [Int]) {
    for column in columns { raster[column, axisRow + 1] = true }
  }

  /// Draws the values: as a line with its outline, else as bars or single dots.
  mutating func draw(_ outline: SeriesOutline?) {
    if chart.kind.hasBars { return drawBars() }
    guard let outline else { return drawDots() }
    for run in outline.runs {
      let dots = run.map { (column: column(ofX: $0.x), row: row(ofY: $0.y)) }
      if let first = dots.first { raster[first.column, first.row] = true }
      for (one, next) in zip(dots, dots.dropFirst()) { raster.drawLine(from: one, to: next) }
    }
    for outlier in outline.outliers {
      raster[column(ofX: outlier.x), row(ofY: outlier.y)] = true
    }
  }

  private var points: [(x: Double, y: Double)] {
    zip(chart.series[series].xs, chart.series[series].ys)
      .filter { $1.isFinite && chart.xAxis.range.contains($0) }.map { ($0, $1) }
  }

  private mutating func drawDots() {
    for point in points { raster[column(ofX: point.x), row(ofY: point.y)] = true }
    drawRanges()
  }

  /// Draws a line over all values of each element that has several.
  private mutating func drawRanges() {
    guard chart.hasFigures else { return }
    let xs = chart.series[series].xs
    for point in xs.indices where chart.xAxis.range.contains(xs[point]) {
      guard let range = chart.figure(ofSeries: series, at: point)?.range else { continue }
      let ends = [row(ofY: range.lowerBound), row(ofY: range.upperBound)]
      for row in (ends.min() ?? 0)...(ends.max() ?? 0) where row >= 0 {
        raster[column(ofX: xs[point]), row] = true
      }
    }
  }

  /// Draws bars from zero, or from the lower end of an axis without it.
  private mutating func drawBars() {
    let base = y.scale == .linear ? min(max(0, y.low), y.high) : y.low
    let baseRow = row(ofY: base)
    if baseRow < axisRow {
      for column in axisColumn..<raster.width { raster[column, baseRow] = true }
    }
    let half = barWidth / 2
    for point in points where point.y != base {
      // However small, a value that is not zero is a dot.
      let end = row(ofY: point.y)
      let last = end != baseRow ? end : point.y > base ? baseRow - 1 : baseRow + 1
      var columns = columns(ofX: point.x)
      if case .numeric = chart.xAxis {
        columns = (columns.lowerBound - half)..<(columns.lowerBound - half + barWidth)
      }
      for column in columns where column > axisColumn {
        for row in min(last, baseRow)...max(last, baseRow) where row >= 0 {
          raster[column, row] = true
        }
      }
    }
  }

  /// The width of a bar on an axis of numbers, with a column without dots to the next.
  private var barWidth: Int {
    guard case .numeric = chart.xAxis else { return 1 }
    let xs = Set(chart.series[series].xs.prefix(1000)).sorted()
    let steps = zip(xs, xs.dropFirst())
      .map { chart.xAxis.position(of: $1) - chart.xAxis.position(of: $0) }
    let step = min(0.1, steps.filter { $0 > 0 && $0.isFinite }.min() ?? 0.1)
    return max(1, Int(step * Double(raster.width - 1 - firstColumn)) - 1)
  }

  /// The number of cells of a category that has whole cells, or nil.
  var cellsOfCategory: Int? {
    guard case .categorical(let axis) = chart.xAxis else { return nil }
    let cells = raster.width / 2 - 1
    return axis.categories.isEmpty || axis.categories.count > cells
      ? nil : cells / axis.categories.count
  }
}
