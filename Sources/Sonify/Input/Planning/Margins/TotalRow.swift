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

  /// Returns whether a label that is one of a sum or a mean is that of a mean.
  static func isMean(_ text: some Collection<UInt8>) -> Bool {
    let label = String(decoding: text.prefix(40), as: UTF8.self).lowercased()
    return label.split { !$0.isLetter }.contains { means.contains(String($0)) }
      || label.contains("平均")
  }

  /// Media is also what papers are, so that no row is a mean by this word alone.
  private static let means: Set<String> = [
    "average", "averages", "mean", "avg", "durchschnitt", "mittelwert", "moyenne", "promedio",
    "gemiddelde", "gemiddeld", "klassenschnitt", "średnia", "media", "média", "medel",
    "genomsnitt", "gjennomsnitt", "gennemsnit", "keskiarvo", "átlag", "průměr", "priemer",
    "ortalama", "среднее",
  ]

  /// How surely a text labels the sum of some of the rows above.
  enum Label {
    /// Nothing but a word for sums, or one for sums of parts, as "Subtotal Asia" has.
    case sure
    /// A name with a word for sums at its start or end, as "Total home" and "Total Football" are.
    case possible
  }

  /// Returns how surely a text labels a sum of some of the rows above; nil if it does not.
  static func partialLabel(_ text: String) -> Label? {
    let words = HeaderWords(text)
    if isLabel(text.utf8) || words.contains(anyOf: sumsOfParts) { return .sure }
    let (first, last) = (words.words.first ?? "", words.last)
    return words.words.count <= 6 && (sums.contains(first) || sums.contains(last)) ? .possible : nil
  }

  /// Returns whether a text labels the highest possible values of the rows.
  static func isLimit(_ text: String) -> Bool {
    limits.contains(HeaderWords(text).words.joined(separator: " "))
  }

  /// Returns whether a text names what is left of another amount, which is then no sum of it and the rest.
  static func namesResult(_ text: String) -> Bool {
    text.utf8.count <= 60 && HeaderWords(text).contains(anyOf: results)
  }

  private static let results: Set<String> = [
    "balance", "net", "profit", "gross", "margin", "result", "savings", "surplus", "deficit",
    "equity", "difference", "change", "loss", "saldo", "gewinn", "verlust", "ergebnis",
    "überschuss", "netto", "brutto", "eigenkapital", "ersparnis", "bénéfice", "résultat", "solde",
    "marge", "brut",
    "beneficio", "resultado", "ahorro", "utile", "risultato", "zysk", "strata", "wynik", "winst",
    "resultat", "overskud", "利益", "損益", "残高", "差額",
  ]
  private static let sumsOfParts: Set<String> = [
    "subtotal", "zwischensumme", "subtotale", "subtotaal", "小計",
  ]
  private static let sums = MeasureWords.totals.union(["suma", "razem", "計"])
  /// A pupil may be called Max, and a maximum is a statistic.
  private static let limits: Set<String> = [
    "points possible", "possible points", "max points", "maximum points", "max score",
    "maximum score", "maximale punktzahl", "max punkte", "erreichbare punkte", "barème",
    "puntuación máxima", "puntos posibles",
  ]
  private static let labels: Set<String> = [
    "total", "totals", "total sum", "sum total", "grand total", "overall", "total general",
    "subtotal", "sum", "average", "averages", "mean", "avg",
    "gesamt", "summe", "gesamtsumme", "insgesamt", "insg", "durchschnitt", "mittelwert",
    "total général", "ensemble", "somme", "moyenne", "suma", "promedio",
    "total mes", "total del mes", "total du mois", "total month", "total year", "total année",
    "total año", "team avg", "team average", "zusammen", "gültige stimmen", "class average",
    "klassenschnitt", "genomsnitt", "gjennomsnitt", "gennemsnit", "keskiarvo", "átlag",
    "průměr", "priemer", "ortalama", "среднее",
    "totaal", "gemiddelde", "gemiddeld", "totale", "totale generale", "totalt", "i alt",
    "yhteensä", "samtals", "alls", "celkem", "spolu", "razem", "ogółem", "összesen", "ukupno",
    "skupaj", "iš viso", "kokku", "kopā", "toplam", "всего", "итого", "разом", "усього", "σύνολο",
    "합계", "계", "总计", "合计", "jumlah", "合計", "総計", "小計", "平均", "計", "総数",
  ]
}
