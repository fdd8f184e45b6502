public import SonifyChart
public import SonifyTables

/// A chart made from data, with the decisions that were made.
public struct LoadedChart: Equatable, Sendable {
  /// The chart.
  public var chart: ChartDescriptor

  /// The chart over all of its x axis, if ``chart`` shows only a part of it and
  /// ``ChartChoices/keepsWhole`` asks for it.
  public var whole: ChartDescriptor?

  /// The choices that were made automatically, in order.
  public var decisions: [Decision]

  /// The number of rows of the data, without the header.
  public var rowCount: Int

  /// The malformed rows of the data.
  package var skippedRows = SkippedRows()

  /// The paths of the files that a specification names and the chart was read from.
  package var namedFiles: [String] = []

  /// The colours that the author or the author's program gives to the chart, or nil for data
  /// without any.
  package var appearance: ChartAppearance?

  /// Whether the title is that of the author or the user, and not the name of the file; nil if no
  /// reader has decided that.
  package var hasOwnTitle: Bool?

  /// The decisions that a listener should hear of without asking, in short phrases: "x is year",
  /// "averaged 2 rows for each site".
  public var choices: [String] { decisions.filter(\.isReported).map(\.text) }
}
