import SonifyBase

/// Texts of rows that stand for those with all other texts of their column, as statistical offices write them.
enum WholeWords {
  /// Returns whether a text stands for all others of its column: "Total", "All ages", "Both sexes", "T" beside "F" and "M".
  static func isWhole(_ text: String, among others: [String]) -> Bool {
    guard text.utf8.count <= maxLength else { return false }
    let words = HeaderWords(text).words
    let parts = Set(others.map { $0.lowercased() })
    if words == ["t"] || words == ["b"] || words == ["p"] {
      return text.first != "_" ? parts == ["f", "m"] : words == ["t"]
    }
    guard let first = words.first, let last = words.last else { return false }
    // Both are an answer, and people go beside bicycles.
    if persons.contains(text.lowercased()) { return parts.count == 2 && parts.isSubset(of: sexes) }
    return wholes.contains(words.joined(separator: " "))
      || quantifiers.contains(first) && (words.count == 1 || populations.contains(last))
      || words.count > 1 && sums.contains(last)
  }

  /// The maximum length of such a text, in bytes.
  private static let maxLength = 60
  private static let wholes: Set<String> = [
    "tot", "both sexes", "both genders", "overall", "zusammen", "beide geschlechter", "ensemble",
    "les deux sexes", "ambos sexos", "everyone", "全体", "iš viso", "i alt", "begge køn",
    "båda könen", "molemmat sukupuolet",
  ]
  private static let persons: Set<String> = [
    "both", "persons", "people", "beide", "ambos", "personen",
  ]
  private static let sexes: Set<String> = [
    "female", "male", "females", "males", "women", "men", "woman", "man", "girls", "boys", "f", "m",
    "frauen", "männer", "weiblich", "männlich", "femmes", "hommes", "mujeres", "hombres",
  ]
  private static let populations: Set<String> = [
    "ages", "age", "sexes", "genders", "persons", "people", "population", "regions", "countries",
    "areas", "states", "products", "levels", "causes", "industries", "sectors", "groups", "items",
    "households", "families", "students", "races", "ethnicities", "types", "categories", "units",
    "sizes", "modes", "fuels", "activities", "occupations", "altersgruppen", "personen", "länder",
    "âges", "edades", "regiones", "regionen",
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
