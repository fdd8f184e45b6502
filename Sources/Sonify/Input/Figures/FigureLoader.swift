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

  /// Makes the chart of a value.
  /// - Parameters:
  ///   - value: the figure.
  ///   - library: its library.
  ///   - name: the name of the data in messages.
  ///   - title: the default title of the chart.
  ///   - reading: how to read it.
  ///   - choices: the user's choices, which take precedence over the figure.
  /// - Returns: the chart.
  /// - Throws: ``InputError`` if no part of the figure can be played.
  static func chart(
    of value: JSONValue, from library: FigureLibrary, name: String, title: String,
    _ reading: ReadingOptions, choosing choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    let asked = choices.settingsOfColumns.filter { $0 != .binCount } + reading.settingsOfCells
    guard asked.isEmpty else { throw .badChoice(.settingsOfFigure(asked)) }
    var figure: Figure
    let document: JSONValue
    do throws(SpecificationError) {
      figure = try Self.figure(DocumentNode(value), library, view: choices.view)
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
    case .chartJS:
      var figure = try ChartJSFigure(root).figure()
      _ = try Figure.view(view, of: 1, &figure.unsupported)
      return figure
    case .bokeh: throw SpecificationError(path: "", FigureFaultPhrases.bokeh.text())
    }
  }
}
