import SonifyChart
import SonifyTables

extension ChartLoader {
  /// Makes a chart of a page: of its table, or of a chart in its scripts if it has none with
  /// numbers.
  /// - Parameters:
  ///   - bytes: the page.
  ///   - source: where it comes from.
  ///   - reading: how to read it, and which table or chart.
  ///   - choices: the user's choices.
  ///   - limits: limits of size and concurrency.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` if the page has neither.
  static func page(
    _ bytes: ByteSource, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let page: HTMLPage
    do throws(InputError) {
      page = try HTMLPage(bytes, reading)
    } catch {
      guard error.isLackOfTables else { throw error }
      let text = try bytes.beginning(min(bytes.count, HTMLTableReader.maxCount))
      let charts = ScriptCharts.charts(in: ScriptText(page: text))
      guard !charts.isEmpty else { throw error }
      return try chart(among: charts, source, reading, choices, limits)
    }
    return try chart(of: page.text, page.title ?? source.title, page.decisions, choices, limits)
  }

  /// Makes a chart of a script.
  /// - Parameters:
  ///   - bytes: the script.
  ///   - source: where it comes from.
  ///   - reading: how to read it, and which chart.
  ///   - choices: the user's choices.
  ///   - limits: limits of size and concurrency.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` if it draws none whose values it holds.
  static func script(
    _ bytes: ByteSource, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let text = try bytes.beginning(min(bytes.count, HTMLTableReader.maxCount))
    let charts = ScriptCharts.charts(in: ScriptText(script: text))
    guard !charts.isEmpty else {
      throw .badData(InputError.Place(source: source.name), .foreign(.script))
    }
    return try chart(among: charts, source, reading, choices, limits)
  }

  /// Makes the chart that the user chose, or the first whose values are in the file.
  private static func chart(
    among charts: [ScriptChart], _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let index =
      try reading.table?.index(among: charts.map(\.names))
      ?? charts.firstIndex { $0.hasValues } ?? 0
    let script = charts[index]
    var loaded: LoadedChart
    if let library = script.library {
      loaded = try FigureLoader.chart(
        of: script, from: library, name: source.name, title: source.title, reading,
        choosing: choices)
    } else {
      if let fault = script.fault { throw fault.error(source: source.name) }
      loaded = try VegaLiteLoader(script.value, from: source, reading, choices, limits)
        .chart(title: source.title)
    }
    if charts.count > 1 {
      let names = charts.map { $0.names.first ?? "" }
      let others = Decision.OtherTable.all(named: names, except: index)
      loaded.decisions.insert(.table(.usedChart(index + 1, others: others)), at: 0)
    }
    return loaded
  }
}

extension InputError {
  /// Whether a page has no table with numbers.
  fileprivate var isLackOfTables: Bool {
    switch self {
    case .badData(_, .sheet(.noTableOnPage)), .badChoice(.noTable(_, count: 0)),
      .badChoice(.unknownTable(_, _, count: 0)):
      true
    default: false
    }
  }
}
