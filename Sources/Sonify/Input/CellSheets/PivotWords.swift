/// The words that spreadsheet programs write into pivot tables, in the languages of the messages and a few more.
enum PivotWords {
  /// Returns whether a cell heads the labels of the rows, and so stands in the row that names the columns.
  static func isRowLabels(_ text: some Collection<UInt8>) -> Bool {
    rowLabels.contains(String(decoding: text.prefix(60), as: UTF8.self).lowercased())
  }

  /// Returns whether a cell heads the labels of the columns, above their row.
  static func isColumnLabels(_ text: some Collection<UInt8>) -> Bool {
    columnLabels.contains(String(decoding: text.prefix(60), as: UTF8.self).lowercased())
  }

  private static let columnLabels: Set<String> = [
    "column labels", "spaltenbeschriftungen", "étiquettes de colonnes", "etiquetas de columna",
    "etykiety kolumn", "列ラベル", "etichette di colonna", "kolomlabels", "rótulos de coluna",
  ]
  private static let rowLabels: Set<String> = [
    "row labels", "zeilenbeschriftungen", "étiquettes de lignes", "etiquetas de fila",
    "etykiety wierszy", "行ラベル", "etichette di riga", "rijlabels", "rótulos de linha",
  ]
}
