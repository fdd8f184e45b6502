import SonifyBase

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

  /// Returns whether a text may label a sum of some of the rows above, as "Subtotal Asia" does.
  static func isPartialLabel(_ text: String) -> Bool {
    let words = HeaderWords(text)
    return words.words.count <= 6 && words.contains(anyOf: partialLabels)
  }

  /// Returns whether a text labels the highest possible values of the rows.
  static func isLimit(_ text: String) -> Bool {
    limits.contains(HeaderWords(text).words.joined(separator: " "))
  }

  private static let partialLabels = [
    "subtotal", "total", "sum", "zwischensumme", "summe", "gesamt", "totale", "subtotale",
    "totaal", "subtotaal", "suma", "razem", "小計", "計",
  ]
  private static let limits: Set<String> = [
    "points possible", "possible points", "max points", "maximum points", "max score",
    "maximum score", "max", "maximum", "out of", "possible", "maximale punktzahl",
    "max punkte", "erreichbare punkte", "barème", "puntuación máxima", "puntos posibles",
  ]
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
