import SonifyBase
import SonifyChart
public import SonifyTables

/// Makes charts from data.
public enum ChartLoader {
  /// Reads data and makes a chart of them according to the user's choices.
  /// - Parameters:
  ///   - source: where the data come from.
  ///   - reading: how to parse their bytes.
  ///   - choices: the user's choices for the chart.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` with one line that states what is wrong and where.
  /// - Complexity: linear in the size of the data, unless rows must be sorted. Files are read in
  ///   blocks on up to 8 processors; the memory is 8 bytes for each cell that is kept, and a
  ///   constant.
  public static func load(
    _ source: ChartSource, reading: ReadingOptions = ReadingOptions(),
    choosing choices: ChartChoices = ChartChoices()
  ) throws(InputError) -> LoadedChart {
    var limits = ReadingLimits()
    limits.threads = min(8, Processors.count)
    limits.input = reading.maxInput
    return try load(source, reading: reading, choosing: choices, within: limits)
  }

  /// As ``load(_:reading:choosing:)``, with explicit limits.
  static func load(
    _ source: ChartSource, reading: ReadingOptions, choosing choices: ChartChoices,
    within limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    if case .functions(let formulas) = source {
      return try functions(formulas, reading, choices)
    }
    let opening = try SourceOpening(source, reading)
    if let loaded = try firstRows(opening, source, reading, choices, limits) { return loaded }
    return try load(try opening.source(atLeast: .max), source, reading, choices, limits)
  }

  /// Makes a chart of data that are open.
  static func load(
    _ bytes: ByteSource, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let isDatabase = try SQLiteTable.isDatabase(bytes)
    let isArchive = try WorkbookTable.isArchive(bytes)
    var text = isDatabase || isArchive ? bytes : try bytes.withoutTerminalSequences()
    if reading.format == .auto || reading.format == .json {
      text = try PythonLiteral.json(text) ?? text
    }
    if !isDatabase, !isArchive {
      try WorkbookTable.refuseEncrypted(bytes)
      try UnsupportedFile.refuse(try bytes.beginning(16), source.name)
    }
    let format = try InputFormat(of: text, reading)
    guard format == .vegaLite || reading.data == nil, choices.view == nil || format.mayHoldViews
    else {
      throw .badChoice(.notSpecification)
    }
    guard reading.query == nil || isDatabase else { throw .badChoice(.queryOfOther) }
    if reading.table != nil, !format.mayChooseTable {
      let isChoice = format == .table ? try PrintForms.mayHoldTables(text, limits) : false
      guard isChoice else { throw .badChoice(.tableOfOther) }
    }
    let bytes =
      reading.skipsPartialLine && format.hasLines ? try text.withoutPartialLine() : text
    var loaded = try chart(of: bytes, format, source, reading, choices, limits)
    loaded.hasOwnTitle =
      choices.title != nil || (loaded.hasOwnTitle ?? (loaded.chart.title != source.title))
    loaded.chart.addWords(of: choices)
    loaded.decisions =
      format.decisions(on: bytes, reading) + loaded.decisions
    if choices.keepsWhole, choices.xRange != nil {
      var all = choices
      all.xRange = nil
      // What lies outside the range may suit no chart, or another axis: it is no fault of the part.
      loaded.whole = (try? chart(of: bytes, format, source, reading, all, limits))?.chart
    }
    if choices.isYRangeRobust, choices.yRange == nil {
      loaded.chart = try RobustAxes.applied(choices, to: loaded.chart)
    }
    return loaded
  }

  /// Makes a chart of functions.
  private static func functions(
    _ formulas: [String], _ reading: ReadingOptions, _ choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    var loaded = try FunctionLoader.chart(of: formulas, reading, choosing: choices)
    loaded.chart.addWords(of: choices)
    return loaded
  }

  /// Makes a chart of data of a known format.
  static func chart(
    of bytes: ByteSource, _ format: InputFormat, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    switch format {
    case .delimited:
      return try TableLoader(bytes, reading, choices, limits).chart(title: source.title)
    case .table:
      let text = try PrintForms.table(bytes, reading, limits)
      return try Self.chart(of: text, source.title, choices, limits)
    case .database:
      let (text, name) = try SQLiteTable.table(of: source, bytes, reading)
      return try Self.chart(of: text, name ?? source.title, choices, limits)
    case .script: return try script(bytes, source, reading, choices, limits)
    case .html: return try page(bytes, source, reading, choices, limits)
    case .workbook(let form):
      let sheet = try WorkbookTable(bytes, form, reading)
      return try Self.chart(
        of: sheet.text, sheet.title ?? source.title, sheet.decisions, choices, limits)
    case .json: return try json(bytes, isSequence: false, source, reading, choices, limits)
    case .ndjson: return try json(bytes, isSequence: true, source, reading, choices, limits)
    case .chart:
      return try ChartDocument.read(bytes, title: source.title, reading, choosing: choices)
    case .notebook: return try notebook(bytes, source, reading, choices, limits)
    case .figure(let library):
      return try FigureLoader.chart(
        bytes, from: library, title: source.title, reading, choosing: choices)
    case .vegaLite:
      return try VegaLiteLoader(bytes, from: source, reading, choices, limits)
        .chart(title: source.title)
    }
  }

  /// Makes a chart of a table of a page or a workbook.
  static func chart(
    of text: SheetText, _ title: String, _ decisions: [Decision], _ choices: ChartChoices,
    _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    var table = try TableLoader(text.source, text.options, choices, limits)
    table.contents = text.contents
    var loaded = try table.chart(title: title)
    loaded.decisions = decisions + loaded.decisions
    return loaded
  }

  /// Makes a chart of a printed table, or of one of a database.
  private static func chart(
    of text: PrintedTable.Delimited, _ title: String, _ choices: ChartChoices,
    _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    var table = try TableLoader(text.source, text.options, choices, limits)
    table.contents = text.contents
    var loaded = try table.chart(title: title)
    loaded.decisions = text.decisions + loaded.decisions
    return loaded
  }

  private static func json(
    _ bytes: ByteSource, isSequence: Bool, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let rows = try JSONTable(bytes, isSequence: isSequence, reading, limits)
    var table = try TableLoader(rows.source, rows.options(reading), choices, limits)
    table.contents = rows.contents
    var loaded = try table.chart(title: source.title)
    loaded.decisions = rows.decisions + loaded.decisions
    loaded.skippedRows.merge(rows.malformed)
    return loaded
  }
}

extension ChartDescriptor {
  /// Adds what the author or the user says of the chart.
  fileprivate mutating func addWords(of choices: ChartChoices) {
    if let summary = choices.summary { self.summary = summary.isEmpty ? nil : summary }
    if let source = choices.source { self.source = source.isEmpty ? nil : source }
  }
}
