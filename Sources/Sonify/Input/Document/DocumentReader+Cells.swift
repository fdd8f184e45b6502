import SonifyBase
import SonifyChart
import SonifyTables

extension DocumentReader {
  /// Returns the rows of a heat map, each with all columns, and reports what cannot be one.
  /// - Parameters:
  ///   - rows: the rows, in order of x.
  ///   - series: the same in the document, which is named in faults.
  ///   - x: the x axis.
  /// - Returns: the rows.
  mutating func filled(
    _ rows: [DataSeries], of series: [DocumentSeries], on x: DataAxis
  ) -> [DataSeries] {
    let text = ValueText(axis: x)
    for (row, object) in zip(rows, series.map(\.object)) {
      if row.axis > 0 {
        faults.add(DocumentFaultPhrases.axisOfRow.text(), at: object.path(of: .axis))
      }
      if let place = row.xs.indices.dropFirst().first(where: { row.xs[$0] == row.xs[$0 - 1] }) {
        let name = UntrustedText.harmless(text.text(row.xs[place]), limit: 40)
        faults.add(
          DocumentFaultPhrases.repeatedCell.text(["x": name]), at: object.path(of: .points))
      }
    }
    let columns = Set(rows.flatMap(\.xs)).sorted()
    guard rows.count * columns.count <= ChartAssembly.maxCells else {
      faults.add(
        DocumentFaultPhrases.manyCells.text([
          "rows": "\(rows.count)", "columns": "\(columns.count)",
          "maximum": "\(ChartAssembly.maxCells)",
        ]), at: Member.series.rawValue)
      return rows
    }
    return rows.map { $0.filled(over: columns) }
  }
}
