import SonifyChart

/// Our own form of a chart as JSON, which mirrors Apple's `AXChartDescriptor`.
///
/// A document says of its chart all that a ``ChartDescriptor`` holds; `docs/chart.schema.json` is
/// its JSON Schema. What it leaves out is worked out from its points as it would be from a table.
public enum ChartDocument {
  /// The most gridlines and value descriptions of one axis.
  static let maxMarkCount = 10_000
  /// The most additional axes.
  static let maxAdditionalAxes = 64

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
      throw .badData(InputError.Place(source: bytes.name), .notDocument)
    }
    return LoadedChart(
      chart: try DocumentChoices.applied(choices, to: chart),
      decisions: reader.decisions + reader.faults.decisions,
      rowCount: chart.series.reduce(0) { $0 + $1.count })
  }
}
