import SonifyBase
import SonifyChart
import SonifyTables

extension ChartAssembly {
  /// A series of elements under construction.
  private struct FigureSeries {
    var name: String
    var xs: [Double] = []
    var figures: [PointFigure] = []
  }

  /// Makes a box plot, a candlestick chart or a line with a band.
  /// - Parameters:
  ///   - columns: the columns of the parts.
  ///   - x: the column of x.
  ///   - range: the range of x, if one was chosen.
  ///   - title: the title of the chart.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` if there is no row, or the axes do not suit the values.
  /// - Complexity: O(*n* log *n*).
  mutating func figures(
    _ columns: FigureRoles, _ x: XColumn, within range: ClosedRange<Double>?, title: String
  ) throws(InputError) -> LoadedChart {
    let areColumns = columns.areOfRawValues && roles.x == nil
    let groups = roles.series.map { values($0) }
    let rows = keptRows(x, groups, within: range) ?? Array(x.values.indices)
    guard !rows.isEmpty else {
      throw range == nil
        ? .badData(InputError.Place(source: source), .noRow(x: x.title))
        : .badChoice(.noRowInRange)
    }
    let names = try roles.series.map { column throws(InputError) in try seriesNames(column) }
    var parts: [(name: String, rows: [Int])] = [("", rows)]
    if let groups, let names {
      parts = names.map { ($0, []) }
      for row in rows {
        if let group = Int(exactly: groups[row]), parts.indices.contains(group) {
          parts[group].rows.append(row)
        }
      }
    }
    parts.removeAll(where: \.rows.isEmpty)
    var series: [FigureSeries] = []
    if areColumns {
      series = parts.map { part in
        FigureSeries(
          name: part.name, xs: roles.ys.indices.map(Double.init),
          figures: roles.ys.map { y in
            let own = values(y)
            return PointFigure.box(of: part.rows.map { own[$0] }, reach: columns.reach)
              ?? PointFigure([:])
          })
      }
    } else {
      for y in roles.ys {
        let column = profiles[y].displayName(y)
        series += parts.map { part in
          var one =
            columns.areOfRawValues
            ? rawBoxes(of: y, x, part.rows, reach: columns.reach) : elements(columns, x, part.rows)
          one.name =
            part.name.isEmpty
            ? column : roles.ys.count > 1 ? "\(part.name), \(column)" : part.name
          return one
        }
      }
    }
    return try chart(
      of: series, from: parts.flatMap(\.rows), columns, x, areColumns: areColumns, within: range,
      title: title)
  }

  /// Returns a box for each x, made of the values of a column.
  private func rawBoxes(
    of y: Int, _ x: XColumn, _ rows: [Int], reach: Double
  ) -> FigureSeries {
    let ys = values(y)
    var groups: [Double: [Double]] = [:]
    for row in rows { groups[x.values[row], default: []].append(ys[row]) }
    let xs = groups.keys.sorted()
    return FigureSeries(
      name: "", xs: xs,
      figures: xs.map { PointFigure.box(of: groups[$0] ?? [], reach: reach) ?? PointFigure([:]) })
  }

  /// Returns an element for each row, by rising x.
  private func elements(_ columns: FigureRoles, _ x: XColumn, _ rows: [Int]) -> FigureSeries {
    let parts = columns.columns.mapValues { values($0) }
    let errors = columns.error.map { values($0) }
    var order = rows
    if zip(rows, rows.dropFirst()).contains(where: { x.values[$0] > x.values[$1] }) {
      order.sort { (x.values[$0], $0) < (x.values[$1], $1) }
    }
    return FigureSeries(
      name: "", xs: order.map { x.values[$0] },
      figures: order.map { row in
        var figure = PointFigure(
          parts.compactMapValues { $0[row].isFinite ? $0[row] : nil })
        if let errors, errors[row].isFinite, let line = figure[.line] {
          figure.values[.lower] = line - abs(errors[row])
          figure.values[.upper] = line + abs(errors[row])
        }
        return figure
      })
  }

  /// Returns the number of values in some rows that boxes summarise.
  private func count(_ rows: [Int]) -> Int {
    roles.ys.reduce(0) { sum, y in
      let ys = values(y)
      return sum + rows.count { ys[$0].isFinite }
    }
  }

  private mutating func chart(
    of series: [FigureSeries], from rows: [Int], _ columns: FigureRoles, _ x: XColumn,
    areColumns: Bool, within range: ClosedRange<Double>?, title: String
  ) throws(InputError) -> LoadedChart {
    let kind = columns.kind
    decisions.append(.points(.kind(kind)))
    if columns.areOfRawValues {
      let boxes = series.reduce(0) { $0 + $1.figures.count { $0[.median] != nil } }
      decisions.append(.points(.boxes(boxes, values: count(rows))))
    }
    let xAxis: DataAxis =
      areColumns
      ? .categorical(
        CategoricalAxis(
          title: choices.xTitle ?? LocaleSettings.naming { ColumnPhrases.column.text() },
          categories: roles.ys.map { profiles[$0].displayName($0) }))
      : try x.axis(range: range, choices)
    let isContinuous = if case .numeric = xAxis { kind == .band } else { false }
    let drafts = series.map { one in
      var data = DataSeries(name: one.name, of: kind, xs: one.xs, figures: one.figures)
      data.isContinuous = isContinuous
      let all = one.figures.flatMap { Array($0.values.values) + $0.outliers }
      return SeriesDraft(data, x: ColumnSummary(one.xs.span), y: ColumnSummary(all.span))
    }
    // Several columns are named by x.
    let titleOfColumns =
      roles.ys.count > 1
      ? LocaleSettings.naming { ColumnPhrases.value.text() }
      : roles.ys.first.map { profiles[$0].displayName($0) }
    let axes = try YAxes(
      self, kind: kind, isStacked: false, drafts, title: areColumns ? titleOfColumns : nil)
    if !areColumns { decisions += axisDecisions(x, xAxis, axes, drafts) }
    if !columns.areOfRawValues {
      decisions +=
        FigureNotices(
          drafts.map(\.series), kind, x: ValueText(axis: xAxis),
          names: columns.columns.mapValues { profiles[$0].displayName($0) }
        ).decisions
    }
    let chart = ChartDescriptor(
      title: title, kind: kind, xAxis: xAxis, yAxis: axes.first,
      additionalAxes: axes.others.map { .numeric($0) },
      series: zip(drafts, axes.assigned).map {
        $0.finished(isContinuous: isContinuous, axis: $1)
      }, seriesTitle: seriesTitle)
    return LoadedChart(chart: chart, decisions: decisions, rowCount: table.rowCount)
  }
}
