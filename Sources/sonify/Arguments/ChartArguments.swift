import ArgumentParser
import Sonify

/// The source and the options of a chart, the same for every command.
struct ChartArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(ChartHelp.source, ValueNames.chart),
    completion: .file())
  var source: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(ChartHelp.function, ValueNames.expression))
  var function: [String] = []

  @Option(
    help: ArgumentHelp(ChartHelp.x, ValueNames.column)
  )
  var x: String?

  @Option(
    help: ArgumentHelp(ChartHelp.y, ValueNames.column))
  var y: [String] = []

  @Option(
    help: ArgumentHelp(ChartHelp.series, ValueNames.column))
  var series: String?

  @Option(help: ArgumentHelp(ChartHelp.label, ValueNames.column))
  var label: String?

  @OptionGroup var tones: ToneArguments

  @Option(help: ArgumentHelp(ChartHelp.kind, ValueNames.kind))
  var kind: KindArgument?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(ChartHelp.stack))
  var stack: Bool?

  @Option(
    help: ArgumentHelp(ChartHelp.bins, ValueNames.countOrAuto),
    transform: parseBins)
  var bins: BinsArgument?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(ChartHelp.conditions, ValueNames.condition),
    transform: parseCondition)
  var conditions: [RowChoices.Condition] = []

  @Option(help: ArgumentHelp(ChartHelp.group, ValueNames.group))
  var group: RowChoices.Grouping?

  @Option(help: ArgumentHelp(ChartHelp.every, ValueNames.period))
  var every: RowChoices.Period?

  @Option(
    help: ArgumentHelp(ChartHelp.sort, ValueNames.column),
    transform: parseOrder)
  var sort: RowChoices.Order?

  @Option(
    help: ArgumentHelp(ChartHelp.first, ValueNames.count),
    transform: parseCount)
  var first: Int?

  @Option(
    help: ArgumentHelp(ChartHelp.last, ValueNames.count),
    transform: parseCount)
  var last: Int?

  @Option(help: ArgumentHelp(ChartHelp.title, ValueNames.text))
  var title: String?

  @Option(help: ArgumentHelp(ChartHelp.summary, ValueNames.text))
  var summary: String?

  @Option(name: .customLong("source"), help: ArgumentHelp(ChartHelp.origin, ValueNames.text))
  var origin: String?

  @Option(help: ArgumentHelp(ChartHelp.xTitle, ValueNames.text))
  var xTitle: String?

  @Option(help: ArgumentHelp(ChartHelp.yTitle, ValueNames.text))
  var yTitle: String?

  @Option(
    help: ArgumentHelp(ChartHelp.xUnit, ValueNames.unit),
    transform: parseUnit)
  var xUnit: AxisUnit?

  @Option(
    help: ArgumentHelp(ChartHelp.yUnit, ValueNames.unit),
    transform: parseUnit)
  var yUnit: AxisUnit?

  @Option(help: ArgumentHelp(ChartHelp.xScale, ValueNames.scale))
  var xScale: ChartChoices.Scale?

  @Option(help: ArgumentHelp(ChartHelp.yScale, ValueNames.scale))
  var yScale: YScaleArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(ChartHelp.xRange, ValueNames.range), transform: parseRange)
  var xRange: ChartChoices.AxisRange?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(ChartHelp.yRange, ValueNames.range), transform: YRangeArgument.init(parsing:)
  )
  var yRange: YRangeArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(ChartHelp.xGrid, ValueNames.gridlines),
    transform: parseGrid)
  var xGrid: ChartChoices.Grid?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(ChartHelp.yGrid, ValueNames.gridlines),
    transform: parseGrid)
  var yGrid: ChartChoices.Grid?

  @Option(
    help: ArgumentHelp(ChartHelp.view, ValueNames.number),
    transform: parseView)
  var view: Int?

  @Option(
    help: ArgumentHelp(ChartHelp.data, ValueNames.file),
    completion: .file())
  var data: String?

  @Option(help: ArgumentHelp(ChartHelp.inputFormat, ValueNames.format))
  var inputFormat: ReadingOptions.Format?

  @Option(help: ArgumentHelp(ChartHelp.table, ValueNames.table))
  var table: String?

  @Option(help: ArgumentHelp(ChartHelp.sql, ValueNames.statement))
  var sql: String?

  @Option(
    help: ArgumentHelp(ChartHelp.delimiter, ValueNames.character),
    transform: parseDelimiter)
  var delimiter: UInt8?

  @Option(
    help: ArgumentHelp(ChartHelp.skipLines, ValueNames.count),
    transform: parseLineCount)
  var skipLines: Int?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(ChartHelp.header))
  var header: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(ChartHelp.decimalComma))
  var decimalComma: Bool?

  @Flag
  var dateOrder: DateOrderArgument?

  @Option(
    help: ArgumentHelp(ChartHelp.encoding, ValueNames.encoding),
    completion: .list(["utf8", "latin1"]), transform: EncodingArgument.init(parsing:))
  var encoding: EncodingArgument?

  @Option(
    help: ArgumentHelp(ChartHelp.missing, ValueNames.text))
  var missing: [String] = []

  @Flag(help: ArgumentHelp(ChartHelp.skipBadRows))
  var skipBadRows = false

  @Option(
    help: ArgumentHelp(ChartHelp.maxInput, ValueNames.size),
    transform: parseSize)
  var maxInput: Int?

  @Flag(help: ArgumentHelp(ChartHelp.explain))
  var explain = false

  func validate() throws {
    if source == "-", data == "-" {
      throw ValidationError(ArgumentFaults.standardInputTwice)
    }
    if source == nil, function.isEmpty { throw ValidationError(ArgumentFaults.noChart) }
    if source != nil, !function.isEmpty {
      throw ValidationError(ArgumentFaults.chartAndFunction)
    }
  }

  /// The choices for the chart.
  var choices: ChartChoices {
    var choices = ChartChoices()
    choices.x = x.map { ColumnReference($0) }
    choices.y = y.map { ColumnReference($0) }
    choices.splitsRows = series != "none"
    choices.series = choices.splitsRows ? series.map { ColumnReference($0) } : nil
    choices.label = label.map { ColumnReference($0) }
    choices.tones = tones.columns
    choices.kind = kind?.kind
    choices.isStacked = stack
    choices.binCount = bins?.count
    choices.rows.conditions = conditions
    choices.rows.grouping = group
    choices.rows.period = every
    choices.rows.order = sort
    choices.rows.first = first
    choices.rows.last = last
    choices.view = view
    choices.title = title
    choices.summary = summary
    choices.source = origin
    choices.xTitle = xTitle
    choices.yTitle = yTitle
    choices.xUnit = xUnit
    choices.yUnit = yUnit
    if let xScale { choices.xScale = xScale }
    if let yScale { choices.yScale = yScale.choice }
    choices.xRange = xRange
    switch yRange {
    case .ends(let range): choices.yRange = range
    case .robust: choices.isYRangeRobust = true
    case nil: break
    }
    if let xGrid { choices.xGrid = xGrid }
    if let yGrid { choices.yGrid = yGrid }
    return choices
  }
}

func parseCondition(_ text: String) throws -> RowChoices.Condition {
  guard let condition = RowChoices.Condition(parsing: text) else {
    throw ValidationError(ArgumentFaults.condition)
  }
  return condition
}

private func parseOrder(_ text: String) throws -> RowChoices.Order {
  guard let order = RowChoices.Order(parsing: text) else {
    throw ValidationError(ArgumentFaults.order)
  }
  return order
}

private func parseCount(_ text: String) throws -> Int {
  guard let count = Int(text), count > 0 else {
    throw ValidationError(ArgumentFaults.count)
  }
  return count
}

private func parseUnit(_ text: String) throws -> AxisUnit {
  guard let unit = AxisUnit(parsing: text) else {
    throw ValidationError(ArgumentFaults.unit)
  }
  return unit
}

func parseRange(_ text: String) throws -> ChartChoices.AxisRange {
  guard let range = ChartChoices.AxisRange(parsing: text) else {
    throw ValidationError(ArgumentFaults.range)
  }
  return range
}

private func parseGrid(_ text: String) throws -> ChartChoices.Grid {
  guard let grid = ChartChoices.Grid(parsing: text) else {
    throw ValidationError(ArgumentFaults.gridlines, ["maximum": "\(Gridlines.maxCount)"])
  }
  return grid
}

private func parseBins(_ text: String) throws -> BinsArgument {
  if text == "auto" { return BinsArgument(count: nil) }
  guard let count = Int(text), (1...Gridlines.maxCount).contains(count) else {
    throw ValidationError(ArgumentFaults.bins, ["maximum": "\(Gridlines.maxCount)"])
  }
  return BinsArgument(count: count)
}

private func parseLineCount(_ text: String) throws -> Int {
  guard let count = Int(text), (0...10_000).contains(count) else {
    throw ValidationError(ArgumentFaults.lineCount)
  }
  return count
}

private func parseSize(_ text: String) throws -> Int {
  guard let size = ReadingOptions.size(named: text) else {
    throw ValidationError(ArgumentFaults.size)
  }
  return size
}

private func parseView(_ text: String) throws -> Int {
  guard let number = Int(text), number > 0 else {
    throw ValidationError(ArgumentFaults.view)
  }
  return number
}

private func parseDelimiter(_ text: String) throws -> UInt8 {
  guard let byte = ReadingOptions.delimiter(named: text) else {
    throw ValidationError(ArgumentFaults.delimiter)
  }
  return byte
}
