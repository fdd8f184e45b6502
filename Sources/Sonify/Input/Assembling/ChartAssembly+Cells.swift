import SonifyBase
import SonifyChart
import SonifyTables

extension ChartAssembly {
  /// The maximum number of cells of a heat map, with and without values.
  static let maxCells = 4_000_000

  /// Makes the heat map of a matrix: each row of the table is a row, and each column of numbers a
  /// column.
  /// - Parameters:
  ///   - drafts: the columns of numbers, all over the same rows.
  ///   - x: the names of the rows.
  ///   - title: the title of the chart.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` if there are too many rows or cells, or no value.
  mutating func matrix(
    of drafts: [SeriesDraft], _ x: XColumn, title: String
  ) throws(InputError) -> LoadedChart {
    guard choices.isStacked != true else { throw .badChoice(.notStackable) }
    let rows = drafts[0].series.xs
    guard rows.count <= ChartChoices.maxSeries else {
      throw .badChoice(.tooManyRowsOfTable(rows.count, maximum: ChartChoices.maxSeries))
    }
    try checkCells(rows: rows.count, columns: drafts.count)
    decisions.append(.points(.kind(.heatmap)))
    decisions.append(.points(.cells(rows: rows.count, columns: drafts.count)))
    let names = ValueText(axis: try x.axis(range: nil, choices))
    let places = rows.indices.map(Double.init)
    let order = x.isRearranged ? places.indices.sorted { rows[$0] < rows[$1] } : Array(rows.indices)
    let columns = drafts.indices.map(Double.init)
    let series = order.map { row in
      DataSeries(
        name: names.text(rows[row]), isContinuous: false, xs: columns,
        ys: drafts.map { $0.series.ys[row] })
    }
    layout.sharesYAxis = true
    var y = try YAxes(self, kind: .heatmap, isStacked: false, drafts).first
    if choices.yTitle == nil {
      y.title = LocaleSettings.naming { ColumnPhrases.value.text() }
    }
    let xTitle = choices.xTitle ?? LocaleSettings.naming { ColumnPhrases.column.text() }
    let categories = roles.ys.map { profiles[$0].displayName($0) }
    return LoadedChart(
      chart: ChartDescriptor(
        title: title, kind: .heatmap,
        xAxis: .categorical(CategoricalAxis(title: xTitle, categories: categories)), yAxis: y,
        series: series, seriesTitle: x.title),
      decisions: decisions, rowCount: table.rowCount)
  }

  /// Gives all rows of a heat map the same columns; a cell that is not there has no value.
  func fillRows(_ drafts: inout [SeriesDraft], _ x: XColumn) throws(InputError) {
    let columns = Set(drafts.flatMap(\.series.xs)).sorted()
    try checkCells(rows: drafts.count, columns: columns.count)
    for index in drafts.indices where drafts[index].series.xs != columns {
      drafts[index] = SeriesDraft(drafts[index].series.filled(over: columns))
    }
    // Days of the week and months come in their order.
    let names = drafts.map(\.series.name)
    let cycles = [CalendarCycle.months, .weekdays]
    if choices.rows.order == nil, !layout.keepsOrder,
      let order = cycles.lazy.compactMap({ $0.order(names) }).first
    {
      drafts = order.map { drafts[$0] }
    }
  }

  private func checkCells(rows: Int, columns: Int) throws(InputError) {
    guard rows * columns <= Self.maxCells else {
      throw .badChoice(.tooManyCells(rows: rows, columns: columns, maximum: Self.maxCells))
    }
  }
}
