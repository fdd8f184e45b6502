/// Our own form of a chart as JSON, which mirrors Apple's `AXChartDescriptor`.
///
/// A document says of its chart all that a ``ChartDescriptor`` holds; `docs/chart.schema.json` is its
/// JSON Schema. What it leaves out is worked out from its points as it would be from a table.
public enum ChartDocument {
  /// Reads a chart document.
  /// - Parameter source: where the document comes from.
  /// - Returns: the chart, with what was done unasked, as leaving out what is not known.
  /// - Throws: ``InputError`` with one line that names the first faults by their paths, as in
  ///   `series[1].points[3].y: "abc" is not a number`.
  /// - Complexity: linear in the size of the document, but for sorting points that are not in order.
  ///   The document is in memory as a whole; it holds at most 8 million values.
  public static func read(_ source: ChartSource) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    reading.format = .chart
    return try ChartLoader.load(source, reading: reading)
  }

  /// The most gridlines and value descriptions of one axis.
  static let greatestMarkCount = 10_000
  /// The most additional axes.
  static let greatestAdditionalAxes = 64

  /// Reads a chart document, with what a person asks for laid over what it says.
  static func read(
    _ bytes: ByteSource, title: String, _ reading: ReadingOptions, choosing choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    try DocumentChoices.check(reading, choices)
    let value = try JSONValue.parse(bytes)
    var reader = DocumentReader(choices: choices)
    let chart = reader.chart(value, title: title)
    try reader.faults.check(source: bytes.name)
    guard let chart else {
      throw .badData(
        InputPlace(source: bytes.name), problem: DocumentFaultPhrases.notDocument.text())
    }
    return LoadedChart(
      chart: try DocumentChoices.applied(choices, to: chart),
      decisions: reader.decisions + reader.faults.decisions,
      rowCount: chart.series.reduce(0) { $0 + $1.count })
  }
}
