import SonifyBase
import SonifyChart
import SonifyTables

extension ChartLoader {
  /// Makes a chart of an output of a notebook: of the one that the user chose, or else of the last
  /// that makes one.
  /// - Parameters:
  ///   - bytes: the notebook.
  ///   - source: where it comes from.
  ///   - reading: how to read it, and which output.
  ///   - choices: the user's choices.
  ///   - limits: limits of size and concurrency.
  /// - Returns: the chart, with the decisions that were made.
  /// - Throws: ``InputError`` if no output makes a chart.
  static func notebook(
    _ bytes: ByteSource, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    let notebook = try Notebook(bytes)
    let place = InputError.Place(source: source.name)
    var own = reading
    (own.table, own.format) = (nil, .auto)
    var outputs: [(name: String, parts: [(Notebook.Part, InputFormat)])] = []
    for output in notebook.outputs {
      let parts = output.parts.compactMap { part in format(of: part).map { (part, $0) } }
      if !parts.isEmpty { outputs.append((output.name, parts)) }
    }
    guard !outputs.isEmpty else {
      throw .badData(
        place,
        .sheet(
          !notebook.hasOutputs
            ? .noOutputs : notebook.hasPictures ? .onlyPictures : .noTableInNotebook))
    }
    var order = Array(outputs.indices.reversed())
    if let asked = reading.table { order = [try asked.index(among: outputs.map { [$0.name] })] }
    var first: InputError?
    for index in order {
      for (part, format) in outputs[index].parts {
        do throws(InputError) {
          var loaded = try chart(of: part, format, source, own, choices, limits)
          loaded.hasOwnTitle = loaded.hasOwnTitle ?? (loaded.chart.title != source.title)
          guard outputs.count > 1 else { return loaded }
          let others = Decision.OtherTable.all(named: outputs.map(\.name), except: index)
          loaded.decisions.insert(
            .table(.usedOutput(index + 1, outputs[index].name, others: others)), at: 0)
          return loaded
        } catch {
          first = first ?? error
        }
      }
    }
    throw first ?? .badData(place, .sheet(.noTableInNotebook))
  }

  /// Returns the format of a part, or nil if it is neither a chart nor a table.
  private static func format(of part: Notebook.Part) -> InputFormat? {
    switch part {
    case .figure: .figure(.plotly)
    case .specification: .vegaLite
    case .page(let text):
      text.firstRange(of: Array("<table".utf8)) != nil
        || !ScriptCharts.charts(in: ScriptText(page: text)).isEmpty
        ? .html : nil
    case .text(let text):
      (try? PrintedTable(findingIn: ByteSource(name: "", bytes: text), isForced: false)) == nil
        ? nil : .table
    }
  }

  private static func chart(
    of part: Notebook.Part, _ format: InputFormat, _ source: ChartSource,
    _ reading: ReadingOptions, _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart {
    switch part {
    case .figure(let value):
      return try FigureLoader.chart(
        of: value, from: .plotly, name: source.name, title: source.title, reading,
        choosing: choices)
    case .specification(let value):
      return try VegaLiteLoader(value, from: source, reading, choices, limits)
        .chart(title: source.title)
    case .page(let text), .text(let text):
      return try chart(
        of: ByteSource(name: source.name, bytes: text), format, source, reading, choices, limits)
    }
  }
}
