/// Rows that sum up a table: totals and means, by their labels.
enum TotalRow {
  /// Returns whether a text labels a sum or mean of the rows above.
  ///
  /// The words are those of the languages of the messages, as spreadsheets write them.
  static func isLabel(_ text: some Collection<UInt8>) -> Bool {
    guard text.count <= 40 else { return false }
    let label = String(decoding: text, as: UTF8.self).lowercased()
      .split(whereSeparator: { !$0.isLetter }).joined(separator: " ")
    return labels.contains(label) || label.hasSuffix(" total")
  }

  private static let labels: Set<String> = [
    "total", "totals", "overall", "subtotal", "sum", "average", "averages", "mean", "avg",
    "gesamt", "summe", "gesamtsumme", "insgesamt", "durchschnitt", "mittelwert",
    "total général", "total general", "ensemble", "somme", "moyenne", "suma", "promedio",
    "total mes", "total del mes", "total du mois", "total month", "total year", "total année",
    "total año", "team avg", "team average", "zusammen", "gültige stimmen", "class average",
    "klassenschnitt",
    "totaal", "gemiddelde", "gemiddeld", "合計", "総計", "小計", "平均", "計", "総数",
  ]
}
