public import SonifyTables

extension ChartDocument {
  /// Reads a chart document.
  /// - Parameter source: where the document comes from.
  /// - Returns: the chart, with the decisions that were made, such as ignoring unknown members.
  /// - Throws: ``InputError`` with one line that names the first faults by their paths, as in
  ///   `series[1].points[3].y: "abc" is not a number`.
  /// - Complexity: linear in the size of the document, except for sorting points that are not in
  ///   order. The whole document is in memory; it holds at most 8 million values.
  public static func read(_ source: ChartSource) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    reading.format = .chart
    return try ChartLoader.load(source, reading: reading)
  }
}
