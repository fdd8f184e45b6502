import SonifyBase
import SonifyChart
import SonifyTables

/// Makes the chart of a figure of another library.
enum FigureLoader {
  /// Makes the chart of a text.
  /// - Parameters:
  ///   - bytes: the figure as JSON.
  ///   - library: its library, or nil to recognize it.
  ///   - title: the default title of the chart.
  ///   - reading: how to read it.
  ///   - choices: the user's choices, which take precedence over the figure.
  /// - Returns: the chart, with the decisions that were made and the parts that are not followed.
  /// - Throws: ``InputError`` if no part of the figure can be played.
  static func chart(
    _ bytes: ByteSource, from library: FigureLibrary?, title: String, _ reading: ReadingOptions,
    choosing choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    var own = library
    if own == nil { own = try FigureLibrary(of: bytes) }
    guard let own else {
      throw SpecificationError(path: "", FigureFaultPhrases.unknown.text())
        .error(source: bytes.name)
    }
    return try chart(
      of: try JSONValue.parse(bytes), from: own, name: bytes.name, title: title, reading,
      choosing: choices)
  }

  /// Makes the chart that a script draws.
  /// - Parameters:
  ///   - given: the chart.
  ///   - library: its library.
  ///   - name: the name of the data in messages.
  ///   - title: the default title of the chart.
  ///   - reading: how to read it.
  ///   - choices: the user's choices, which take precedence over the figure.
  /// - Returns: the chart, with the parts that the script makes while it runs.
  /// - Throws: ``InputError`` if no part of the figure can be played.
  static func chart(
    of given: ScriptChart, from library: FigureLibrary, name: String, title: String,
    _ reading: ReadingOptions, choosing choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    var script = given
    if let gap = script.fault { throw gap.error(source: name) }
    var unsupported = UnsupportedParts()
    script.close(&unsupported)
    var loaded = try chart(
      of: script.value, from: library, name: name, title: title, reading, choosing: choices,
      absences: script.absences)
    loaded.decisions += unsupported.all
    return loaded
  }

  /// Makes the chart of a value.
  /// - Parameters:
  ///   - value: the figure.
  ///   - library: its library.
  ///   - name: the name of the data in messages.
  ///   - title: the default title of the chart.
  ///   - reading: how to read it.
  ///   - choices: the user's choices, which take precedence over the figure.
  ///   - absences: why a series has no values, by its path.
  /// - Returns: the chart.
  /// - Throws: ``InputError`` if no part of the figure can be played.
  static func chart(
    of value: JSONValue, from library: FigureLibrary, name: String, title: String,
    _ reading: ReadingOptions, choosing choices: ChartChoices, absences: [String: String] = [:]
  ) throws(InputError) -> LoadedChart {
    let asked = choices.settingsOfColumns.filter { $0 != .binCount } + reading.settingsOfCells
    guard asked.isEmpty else { throw .badChoice(.settingsOfFigure(asked)) }
    var figure: Figure
    let document: JSONValue
    do throws(SpecificationError) {
      figure = try Self.figure(DocumentNode(value), library, view: choices.view)
      figure.absences = absences
      document = try figure.document(binCount: choices.binCount)
    } catch {
      throw error.error(source: name)
    }
    var reader = DocumentReader(choices: choices, isOwn: false)
    let chart = reader.chart(document, title: title)
    try reader.faults.check(source: name)
    guard let chart else { throw .badData(InputError.Place(source: name), .notDocument) }
    guard choices.binCount == nil || chart.kind == .histogram else {
      throw .badChoice(.binsWithoutHistogram)
    }
    var loaded = LoadedChart(
      chart: try DocumentChoices.applied(choices, to: chart),
      decisions: [.points(.kind(chart.kind))] + reader.decisions + figure.unsupported.all,
      rowCount: chart.series.reduce(0) { $0 + $1.count })
    loaded.hasOwnTitle = !figure.title.isEmpty
    return loaded
  }

  private static func figure(
    _ root: DocumentNode, _ library: FigureLibrary, view: Int?
  ) throws(SpecificationError) -> Figure {
    switch library {
    case .plotly: return try PlotlyFigure(root).figure(view: view)
    case .eCharts: return try EChartsFigure(root).figure(view: view)
    case .highcharts: return try HighchartsFigure(root).figure(view: view)
    case .chartJS: return try ChartJSFigure.figure(root, view: view)
    case .apexCharts:
      let options = ApexChartsOptions.highcharts(root.value)
      return try HighchartsFigure(DocumentNode(options)).figure(view: view)
    case .bokeh: throw SpecificationError(path: "", FigureFaultPhrases.bokeh.text())
    }
  }
}
