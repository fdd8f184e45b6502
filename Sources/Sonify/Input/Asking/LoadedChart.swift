public import SonifyChart

/// A chart made from data, with what was decided on the way.
public struct LoadedChart: Equatable, Sendable {
  /// The chart.
  public var chart: ChartDescriptor

  /// What was chosen or done unasked, in the order in which it was done.
  public var decisions: [Decision]

  /// How many rows the data have, without the header.
  public var rowCount: Int

  /// What a listener should hear of unasked, in short phrases: "x is year", "averaged 2 rows for
  /// each site".
  public var choices: [String] { decisions.filter(\.isTold).map(\.text) }
}
