import SonifyChart

extension DataSeries {
  /// Returns the row of a heat map with a cell in each of its columns; one that is not there has no
  /// value.
  /// - Parameter columns: the x of all columns, rising, with those of the series.
  /// - Returns: the row, with all columns.
  /// - Precondition: no x of the series is there twice.
  func filled(over columns: [Double]) -> DataSeries {
    guard xs != columns else { return self }
    var cells: [Double: Int] = [:]
    for (cell, x) in xs.enumerated() { cells[x] = cell }
    let places = columns.map { cells[$0] }
    var row = self
    row.xs = columns
    row.ys = places.map { $0.map { ys[$0] } ?? .nan }
    if !labels.isEmpty { row.labels = places.map { $0.map { labels[$0] } ?? "" } }
    if !rowCounts.isEmpty { row.rowCounts = places.map { $0.map { rowCounts[$0] } ?? 0 } }
    row.additionalValues = additionalValues.map { column in
      places.map { $0.map { column[$0] } ?? .nan }
    }
    return row
  }
}
