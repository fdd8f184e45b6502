/// A chart made from data, with what was chosen on the way.
public struct LoadedChart: Equatable, Sendable {
  /// The chart.
  public var chart: ChartDescriptor

  /// What was chosen or done unasked, in short phrases: "x is year", "averaged 2 rows for each
  /// site".
  public var choices: [String]

  /// How many rows the data have, without the header.
  public var rowCount: Int
}
