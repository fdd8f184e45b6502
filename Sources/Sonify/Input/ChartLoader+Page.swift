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
    let text = try bytes.beginning(min(bytes.count, HTMLTableReader.maxCount))
    let charts = ScriptCharts.charts(in: ScriptText(page: text))
    let page: HTMLPage
    do throws(InputError) {
      page = try HTMLPage(bytes, reading, charts: charts.map { $0.names.first ?? "" })
    } catch {
      guard !charts.isEmpty, let count = error.countOfTables else { throw error }
      return try chart(among: charts, after: count, source, reading, choices, limits)
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
    let charts = ScriptCharts.charts(in: ScriptText(file: text))
    guard !charts.isEmpty else {
      throw .badData(InputError.Place(source: source.name), .foreign(.script))
    }
    return try chart(among: charts, after: 0, source, reading, choices, limits)
  }

  /// Makes the chart that the user chose, or the first whose values are in the file; the charts are counted after the
  /// tables of the page.
  private static func chart(
    among charts: [ScriptChart], after count: Int, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let tables = Array(repeating: [String](), count: count)
    let chosen = try reading.table?.index(among: tables + charts.map(\.names))
    let index = chosen.map { $0 - count } ?? charts.firstIndex { $0.hasValues } ?? 0
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
      let others = Decision.OtherTable.all(named: names, except: index).map {
        Decision.OtherTable(number: $0.number + count, name: $0.name)
      }
      loaded.decisions.insert(.table(.usedChart(index + count + 1, others: others)), at: 0)
    }
    return loaded
  }
}

extension InputError {
  /// The number of tables with numbers of a page that has not the one that was asked for, or none; nil if the error is
  /// another.
  fileprivate var countOfTables: Int? {
    switch self {
    case .badData(_, .sheet(.noTableOnPage)): 0
    case .badChoice(.noTable(_, let count)), .badChoice(.unknownTable(_, _, let count)): count
    default: nil
    }
  }
}
