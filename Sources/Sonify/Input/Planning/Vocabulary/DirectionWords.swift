import SonifyBase

/// Words in the cells of statements that say where an amount of money goes.
enum DirectionWords {
  private static let out: Set<String> = [
    "out", "debit", "dr", "d", "dbit", "expense", "expenses", "withdrawal", "spent", "soll", "s",
    "belastung", "lastschrift", "ausgabe", "ausgaben", "ausgang", "débit", "dépense", "sortie",
    "cargo", "debe", "gasto", "gastos", "egreso", "despesa", "débito", "saída", "uscita",
    "uscite", "addebito", "dare", "af", "uitgave", "wydatek", "obciążenie", "výdaj", "支出",
  ]
  private static let come: Set<String> = [
    "in", "credit", "cr", "c", "crdt", "income", "deposit", "received", "haben", "h", "gutschrift",
    "einnahme", "einnahmen", "eingang", "crédit", "recette", "entrée", "abono", "haber", "ingreso",
    "ingresos", "receita", "crédito", "entrada", "entrata", "entrate", "accredito", "avere", "bij",
    "inkomst", "przychód", "wpływ", "uznanie", "příjem", "収入",
  ]

  /// Returns whether a text says that an amount goes out.
  static func goesOut(_ text: String) -> Bool { out.contains(text.lowercased()) }

  /// Words of headers above single letters for debit and credit.
  private static let headersOfLetters: Set<String> = [
    "s", "h", "sh", "soll", "haben", "d", "c", "dc", "dr", "cr", "debit", "credit", "type", "typ",
    "kennzeichen", "vorzeichen", "kz", "sign", "indicator", "code",
  ]
  /// Words of headers above kinds of cards and doses, and other things than bookings.
  private static let headersOfOthers: Set<String> = [
    "card", "karte", "carte", "payment", "dose", "grade", "size", "sensor", "gate", "method",
  ]

  /// Returns whether such words may stand below a header; single letters may mean anything below most.
  static func mayStand(below header: HeaderWords, in texts: [String]) -> Bool {
    !header.contains(anyOf: headersOfOthers)
      && (texts.contains { $0.count > 1 } || header.contains(anyOf: headersOfLetters))
  }

  /// Returns whether texts are all such words, some for amounts that go out and some for others.
  static func are(_ texts: [String]) -> Bool {
    let words = texts.map { $0.lowercased() }
    return words.contains(where: out.contains) && words.contains(where: come.contains)
      && words.allSatisfy { out.contains($0) || come.contains($0) }
  }
}
