import SonifyChart
import SonifyTables

/// Sonify's own JSON format for charts, which mirrors Apple's `AXChartDescriptor`.
///
/// A document can hold everything in a ``ChartDescriptor``; `docs/chart.schema.json` is its JSON
/// Schema. What it leaves out is derived from its points, as for a table.
public enum ChartDocument {
  /// The maximum number of gridlines, and of value descriptions, of one axis.
  static let maxMarkCount = 10_000
  /// The maximum number of additional axes.
  static let maxAdditionalAxes = 64

  /// Reads a chart document; the user's choices take precedence over it.
  static func read(
    _ bytes: ByteSource, title: String, _ reading: ReadingOptions, choosing choices: ChartChoices
  ) throws(InputError) -> LoadedChart {
    try DocumentChoices.check(reading, choices)
    let value = try JSONValue.parse(bytes)
    var reader = DocumentReader(choices: choices, isOwn: true)
    let chart = reader.chart(value, title: title)
    try reader.faults.check(source: bytes.name)
    guard let chart else {
      throw .badData(InputError.Place(source: bytes.name), .notDocument)
    }
    var loaded = LoadedChart(
      chart: try DocumentChoices.applied(choices, to: chart),
      decisions: reader.decisions + reader.faults.decisions,
      rowCount: chart.series.reduce(0) { $0 + $1.count })
    loaded.appearance = reader.appearance
    loaded.hasOwnTitle = value.object?["title"]?.text?.isEmpty == false
    return loaded
  }
}
