import SonifyBase
import SonifyChart
import SonifyTables

extension TableLoader {
  /// Makes the chart of a table of slots, which are what a chart of all rows summarises.
  /// - Parameter title: the default title of the chart.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` with the first fault of the data or of the choices.
  func chartOfSlots(title: String) throws(InputError) -> LoadedChart {
    let reader = try SlotTableReader(self)
    let holdsDates = reader.holdsDates(self)
    let column = SlotTable.Column.xFrom.rawValue
    switch choices.xScale {
    case .category: throw .badChoice(.slotsOfCategories)
    case .log where holdsDates: throw .badChoice(.datesOnLog(column: column))
    case .auto, .linear, .log, .time: break
    }
    guard choices.binCount == nil else { throw .badChoice(.binsWithoutHistogram) }
    let isTime = holdsDates || choices.xScale == .time
    var time: UnixTime?
    if isTime, !holdsDates {
      let xs = try reader.series { $0 }.flatMap(\.slots).flatMap {
        [$0.xs.lowerBound, $0.xs.upperBound]
      }
      time = xs.min().flatMap { low in xs.max().flatMap { UnixTime(of: low...$0) } }
    }
    var series = try reader.series { time?.seconds($0) ?? $0 }
    let xs = series.flatMap(\.slots).flatMap { [$0.xs.lowerBound, $0.xs.upperBound] }
    let quantity: NumericAxis.Quantity = isTime ? .date(.finest(in: xs)) : .number
    let range = try choices.xRange.map { range throws(InputError) in
      try range.resolved(for: .x, quantity)
    }
    if let range {
      series = series.map { one in
        one.points(at: one.xs.indices.filter { range.contains(one.xs[$0]) })
      }
      guard series.contains(where: { $0.count > 0 }) else { throw .badChoice(.noRowInRange) }
    }
    let xAxis = try axis(
      LocaleSettings.naming { SlotTablePhrases.x.text() },
      over: range ?? (xs.min() ?? 0)...(xs.max() ?? 0), quantity, of: .x)
    let values = series.flatMap(\.slots).compactMap(\.values)
    guard let low = values.map(\.minimum.y).min(), let high = values.map(\.maximum.y).max() else {
      throw .badData(
        InputError.Place(source: opening.source.name),
        .columnsMissing([SlotTable.Column.mean.rawValue]))
    }
    let name = series.count == 1 ? series[0].name : ""
    let yAxis = try axis(
      name.isEmpty ? LocaleSettings.naming { SlotTablePhrases.y.text() } : name,
      over: try choices.yRange.map { range throws(InputError) in
        try range.resolved(for: .y, .number)
      } ?? low...high, .number, of: .y)
    let chart = ChartDescriptor(
      title: choices.title ?? opening.title ?? title, kind: .line, xAxis: .numeric(xAxis),
      yAxis: yAxis, series: series)
    let rows = series.reduce(0) { $0 + $1.rowCount }
    let slots = series.reduce(0) { $0 + $1.count }
    return LoadedChart(
      chart: chart, decisions: opening.decisions + [.points(.slots(slots, rows: rows))],
      rowCount: reader.rowCount)
  }

  /// Makes an axis by the user's choices.
  private func axis(
    _ title: String, over range: ClosedRange<Double>, _ quantity: NumericAxis.Quantity,
    of name: ChartChoices.AxisRange.Axis
  ) throws(InputError) -> NumericAxis {
    let (chosenTitle, chosenUnit, grid, chosenScale) =
      name == .x
      ? (choices.xTitle, choices.xUnit, choices.xGrid, choices.xScale)
      : (choices.yTitle, choices.yUnit, choices.yGrid, choices.yScale)
    if name == .y, chosenScale == .time || chosenScale == .category { throw .badChoice(.yScale) }
    let scale: AxisScale = chosenScale == .log ? .log10 : .linear
    guard scale == .linear || range.lowerBound > 0 else {
      throw .badChoice(.notPositive(name, minimum: range.lowerBound))
    }
    let (quantity, unit) = quantity.measured(in: chosenUnit)
    return NumericAxis(
      title: chosenTitle ?? title, range: range, scale: scale, quantity: quantity,
      gridlines: try grid.values(in: range, scale, quantity), unit: unit)
  }
}
