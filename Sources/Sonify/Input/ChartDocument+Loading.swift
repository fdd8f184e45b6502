extension ChartDocument {
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
}
