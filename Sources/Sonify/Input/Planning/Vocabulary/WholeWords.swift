import SonifyBase

/// Texts of rows that stand for those with all other texts of their column, as statistical offices write them.
enum WholeWords {
  /// Returns whether a text stands for all others of its column: "Total", "All ages", "Both sexes", "T" beside "F" and "M".
  static func isWhole(_ text: String, among others: [String]) -> Bool {
    guard text.utf8.count <= maxLength else { return false }
    let words = HeaderWords(text).words
    if words == ["t"] || words == ["b"] || words == ["p"] {
      return text.first != "_"
        ? Set(others.map { $0.lowercased() }) == ["f", "m"] : words == ["t"]
    }
    guard let first = words.first else { return false }
    return wholes.contains(words.joined(separator: " ")) || quantifiers.contains(first)
      || sums.contains(words[words.count - 1])
  }

  /// The maximum length of such a text, in bytes.
  private static let maxLength = 60
  private static let wholes: Set<String> = [
    "tot", "both sexes", "both", "both genders", "overall", "persons", "people", "zusammen",
    "beide geschlechter", "beide", "ensemble", "les deux sexes", "ambos sexos", "ambos",
    "everyone", "全体", "iš viso", "i alt", "begge køn", "båda könen", "molemmat sukupuolet",
  ]
  private static let quantifiers: Set<String> = [
    "all", "total", "alle", "tous", "toutes", "todos", "todas", "tutti", "tutte", "wszystkie",
    "insgesamt", "gesamt", "総数", "合計", "計", "ogółem", "razem", "totale", "totaal", "totalt",
    "yhteensä", "alls", "samtals", "celkem", "spolu", "összesen", "ukupno", "skupaj", "kokku",
    "kopā", "toplam", "всего", "итого", "разом", "усього", "σύνολο", "합계", "계", "总计", "合计",
    "jumlah",
  ]
  private static let sums: Set<String> = ["total", "insgesamt", "gesamt"]
}
