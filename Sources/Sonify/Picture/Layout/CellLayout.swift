import SonifyBase
import SonifyChart

/// How the cells of a heat map are drawn: their levels, and where rows are.
struct CellLayout {
  /// The names of the rows, from the top, and their positions.
  let labels: AxisLabels
  /// The positions of the rows: the first is at the top.
  let placement: AxisPlacement
  /// The columns on an axis of numbers or dates; nil of categories.
  let columns: CellColumns?
  /// The height of all rows.
  let height: Double
  /// The texts of the levels, in their order; one if all values are equal.
  let levels: [(level: Int, text: String)]
  private let values: AxisPlacement

  /// The height of a row of so many that their names have no room.
  private static let lowRow = 3.0
  /// The number of rows up to which each has room for its name.
  private static let namedRows = 40

  /// Creates the layout of a chart, or nil if it is no heat map.
  init?(_ chart: ChartDescriptor, _ sizes: TypeSizes, usual: Double) {
    guard chart.kind == .heatmap else { return nil }
    let rows = max(1, chart.series.count)
    labels = AxisLabels(
      rows: chart.series.indices.map {
        (value: Double(rows - 1 - $0), text: chart.name(ofSeries: $0))
      })
    columns = CellColumns(chart)
    placement = AxisPlacement(low: -0.5, high: Double(rows) - 0.5, scale: .linear)
    height =
      rows <= Self.namedRows
      ? max(usual, 1.5 * sizes.label.lineHeight * Double(rows))
      : max(usual, min(3 * usual, Self.lowRow * sizes.growth * Double(rows)))
    let axis = chart.yAxis
    values = axis.placement
    let text = ValueText(axis: axis)
    let count = Drawing.Ink.levelCount
    func name(_ from: Double, _ to: Double) -> String {
      UntrustedText.harmless(text.range(from, to), limit: 60)
    }
    levels =
      axis.range.lowerBound < axis.range.upperBound
      ? (0..<count).map { level in
        let ends = [level, level + 1].map { axis.value(at: Double($0) / Double(count)) }
        return (level, name(ends[0], ends[1]))
      } : [(count / 2, UntrustedText.harmless(text.textWithUnit(axis.range.lowerBound), limit: 60))]
  }

  /// Returns the level of a value; one outside the axis is at its end.
  func level(of value: Double) -> Int {
    let share = values.position(of: value)
    let count = Drawing.Ink.levelCount
    guard !share.isNaN else { return count / 2 }
    return min(count - 1, max(0, Int((min(1, max(0, share)) * Double(count)).rounded(.down))))
  }

  /// Returns the position of a row among ``placement``.
  func position(ofRow row: Int) -> Double { placement.high - 0.5 - Double(row) }
}
