import ArgumentParser
import Sonify

/// Where a chart comes from and how it is made: the same for every command.
struct ChartArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The data: a file, or - for standard input.", valueName: "chart"),
    completion: .file())
  var source: String

  @Option(
    help: ArgumentHelp("The column that orders the points, by name or number.", valueName: "column")
  )
  var x: String?

  @Option(
    help: ArgumentHelp(
      "A column whose values are heard, by name or number; may be repeated.", valueName: "column"))
  var y: [String] = []

  @Option(
    help: ArgumentHelp(
      "The column each of whose values makes a series of its own; none to have one series.",
      valueName: "column"))
  var series: String?

  @Option(help: "What kind of chart it is.")
  var kind = KindArgument.auto

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the values of all series at one x are parts of a whole.")
  var stack: Bool?

  @Option(
    help: ArgumentHelp(
      "How many bins a histogram has, about: their edges are round.", valueName: "count|auto"),
    transform: parseBins)
  var bins: BinsArgument?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Take only rows for which this holds: = != < <= > or >=; may be repeated.",
      valueName: "column=value"),
    transform: parseCondition)
  var conditions: [RowCondition] = []

  @Option(help: "What becomes of rows with the same x.")
  var group: RowGrouping?

  @Option(
    help: ArgumentHelp(
      "Sort the rows by a column, :desc behind its name for the greatest first.",
      valueName: "column"),
    transform: parseOrder)
  var sort: RowOrder?

  @Option(
    help: ArgumentHelp("Take only so many of the first rows.", valueName: "count"),
    transform: parseCount)
  var first: Int?

  @Option(
    help: ArgumentHelp("Take only so many of the last rows.", valueName: "count"),
    transform: parseCount)
  var last: Int?

  @Option(help: ArgumentHelp("What the chart is called.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("What the x axis shows.", valueName: "text"))
  var xTitle: String?

  @Option(help: ArgumentHelp("What the y axis shows.", valueName: "text"))
  var yTitle: String?

  @Option(
    help: ArgumentHelp(
      "The unit of x, singular and plural; duration for seconds said as 2 h 5 min.",
      valueName: "cup|cups"),
    transform: parseUnit)
  var xUnit: Unit?

  @Option(
    help: ArgumentHelp(
      "The unit of y, singular and plural; duration for seconds said as 2 h 5 min.",
      valueName: "cup|cups"),
    transform: parseUnit)
  var yUnit: Unit?

  @Option(help: "How x is laid out.")
  var xScale = ScaleChoice.auto

  @Option(help: "How y is laid out.")
  var yScale = YScaleArgument.auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The ends of the x axis.", valueName: "low:high"), transform: parseRange)
  var xRange: RangeChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The ends of the y axis.", valueName: "low:high"), transform: parseRange)
  var yRange: RangeChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where x is divided.", valueName: "auto|none|count|v1,v2"),
    transform: parseGrid)
  var xGrid: GridChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where y is divided.", valueName: "auto|none|count|v1,v2"),
    transform: parseGrid)
  var yGrid: GridChoice?

  @Option(
    help: ArgumentHelp(
      "Which view of a specification of several is heard, counted from 1.", valueName: "number"),
    transform: parseView)
  var view: Int?

  @Option(
    help: ArgumentHelp(
      "The data of a specification that names them by an address, or - for standard input.",
      valueName: "file"),
    completion: .file())
  var data: String?

  @Option(help: ArgumentHelp("How the data are written.", valueName: "format"))
  var inputFormat = ReadingOptions.Format.auto

  @Option(
    help: ArgumentHelp(
      "What separates values: one character, or tab, comma, semicolon, bar or space.",
      valueName: "character"),
    transform: parseDelimiter)
  var delimiter: UInt8?

  @Option(
    help: ArgumentHelp("How many lines stand above the table.", valueName: "count"),
    transform: parseLineCount)
  var skipLines: Int?

  @Flag(inversion: .prefixedNo, help: "Whether the first row holds the names of the columns.")
  var header: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether commas are decimal signs or part thousands.")
  var decimalComma: Bool?

  @Flag
  var dateOrder: DateOrderArgument?

  @Option(help: "How characters are written.")
  var encoding = ReadingOptions.Encoding.utf8

  @Option(
    help: ArgumentHelp(
      "A text that stands for a missing value; may be repeated.", valueName: "text"))
  var missing: [String] = []

  @Flag(help: "Say all that was decided about the chart, and how to change it.")
  var explain = false

  /// Reads the data and makes the chart, and says how if that is asked for.
  func load() throws(CommandFailure) -> LoadedChart {
    let loaded = try reload()
    if explain {
      for decision in loaded.decisions {
        let remedy = decision.remedy.map { " (change with \($0))" } ?? ""
        StandardError.note(decision.text + remedy)
      }
    }
    return loaded
  }

  /// Reads the data and makes the chart.
  func reload() throws(CommandFailure) -> LoadedChart {
    var reading = ReadingOptions()
    reading.format = inputFormat
    reading.delimiter = delimiter
    reading.skippedLines = skipLines
    reading.hasHeader = header
    reading.decimalComma = decimalComma
    if let dateOrder { reading.dateOrder = dateOrder.order }
    reading.encoding = encoding
    reading.missingMarkers = missing
    reading.data = data.map(Self.source)
    let source = Self.source(self.source)
    do {
      return try ChartLoader.load(source, reading: reading, choosing: choices)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Whether standard input is read to its end, so that keys must come from elsewhere.
  var takesStandardInput: Bool { [source, data].contains("-") }

  func validate() throws {
    if source == "-", data == "-" {
      throw ValidationError(
        "standard input is either the specification or its data: give the other as a file")
    }
  }

  private static func source(_ name: String) -> ChartSource {
    name == "-" ? .standardInput : .file(path: name)
  }

  private var choices: ChartChoices {
    var choices = ChartChoices()
    choices.x = x.map { ColumnReference($0) }
    choices.y = y.map { ColumnReference($0) }
    choices.splitsRows = series != "none"
    choices.series = choices.splitsRows ? series.map { ColumnReference($0) } : nil
    choices.kind = kind.kind
    choices.isStacked = stack
    choices.binCount = bins?.count
    choices.rows.conditions = conditions
    choices.rows.grouping = group
    choices.rows.order = sort
    choices.rows.first = first
    choices.rows.last = last
    choices.view = view
    choices.title = title
    choices.xTitle = xTitle
    choices.yTitle = yTitle
    choices.xUnit = xUnit
    choices.yUnit = yUnit
    choices.xScale = xScale
    choices.yScale = yScale.choice
    choices.xRange = xRange
    choices.yRange = yRange
    if let xGrid { choices.xGrid = xGrid }
    if let yGrid { choices.yGrid = yGrid }
    return choices
  }
}

/// A kind of chart, or the choice of one from the data.
enum KindArgument: String, CaseIterable, ExpressibleByArgument {
  case line, bar, scatter, histogram, auto

  var kind: ChartKind? { ChartKind(rawValue: rawValue) }
}

/// How many bins a histogram has, or nothing to choose it from the data.
struct BinsArgument {
  var count: Int?
}

/// Whether the day or the month comes first in dates with slashes.
enum DateOrderArgument: String, EnumerableFlag {
  case dayFirst, monthFirst

  var order: ReadingOptions.DateOrder { ReadingOptions.DateOrder(rawValue: rawValue) ?? .auto }

  static func help(for value: DateOrderArgument) -> ArgumentHelp? {
    switch value {
    case .dayFirst: "Read 1/2/2012 as 1 February."
    case .monthFirst: "Read 1/2/2012 as 2 January."
    }
  }
}

/// How the y axis may be laid out: of all scales, those for numbers.
enum YScaleArgument: String, CaseIterable, ExpressibleByArgument {
  case auto, linear, log

  var choice: ScaleChoice { ScaleChoice(rawValue: rawValue) ?? .auto }
}

private func parseCondition(_ text: String) throws -> RowCondition {
  guard let condition = RowCondition(parsing: text) else {
    throw ValidationError("give COLUMN=VALUE, or != < <= > >= between them, as in 'origin=USA'")
  }
  return condition
}

private func parseOrder(_ text: String) throws -> RowOrder {
  guard let order = RowOrder(parsing: text) else {
    throw ValidationError("give COLUMN or COLUMN:desc")
  }
  return order
}

private func parseCount(_ text: String) throws -> Int {
  guard let count = Int(text), count > 0 else {
    throw ValidationError("give a whole number above 0")
  }
  return count
}

private func parseUnit(_ text: String) throws -> Unit {
  guard let unit = Unit(parsing: text) else {
    throw ValidationError("give the singular and the plural, as in \"cup|cups\"")
  }
  return unit
}

private func parseRange(_ text: String) throws -> RangeChoice {
  guard let range = RangeChoice(parsing: text) else {
    throw ValidationError("give LOW:HIGH, as in 0:100")
  }
  return range
}

private func parseGrid(_ text: String) throws -> GridChoice {
  guard let grid = GridChoice(parsing: text) else {
    throw ValidationError(
      "give auto, none, a count up to \(Gridlines.greatestCount), or values as in 10,20,50")
  }
  return grid
}

private func parseBins(_ text: String) throws -> BinsArgument {
  if text == "auto" { return BinsArgument(count: nil) }
  guard let count = Int(text), (1...Gridlines.greatestCount).contains(count) else {
    throw ValidationError("give auto, or a count up to \(Gridlines.greatestCount)")
  }
  return BinsArgument(count: count)
}

private func parseLineCount(_ text: String) throws -> Int {
  guard let count = Int(text), (0...10_000).contains(count) else {
    throw ValidationError("give a whole number from 0 to 10000")
  }
  return count
}

private func parseView(_ text: String) throws -> Int {
  guard let number = Int(text), number > 0 else {
    throw ValidationError("give the number of a view, from 1")
  }
  return number
}

private func parseDelimiter(_ text: String) throws -> UInt8 {
  guard let byte = ReadingOptions.delimiter(named: text) else {
    throw ValidationError(
      "give tab, comma, semicolon, bar, space, or one ASCII sign that no number or name has")
  }
  return byte
}
