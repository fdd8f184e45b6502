import SonifyBase

/// The meaning of names of sheets.
enum SheetNames {
  /// Returns the name of a sheet as a title, or nil if a program gave it: "Sheet1", "Tabelle 2".
  static func title(_ name: String) -> String? {
    let word = name.lowercased().filter { !$0.isNumber && !$0.isWhitespace }
    return name.isEmpty || usual.contains(word) && !word.isEmpty
      ? nil : UntrustedText.harmless(name, limit: 100)
  }

  /// Returns whether a sheet is about the data of others: its cover, its notes, the meaning of its columns.
  static func isAside(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return asides.contains(words)
  }

  private static let usual: Set<String> = [
    "", "sheet", "tabelle", "feuil", "feuille", "hoja", "blad", "foglio", "planilha", "シート",
  ]
  private static let asides: Set<String> = [
    "cover", "cover sheet", "cover page", "contents", "table of contents", "toc", "notes table",
    "readme", "read me", "about", "instructions", "metadata", "definitions", "glossary", "lookup",
    "lookups", "deckblatt", "inhalt", "inhaltsverzeichnis", "erläuterungen", "portada", "índice",
    "glosario", "couverture", "sommaire", "lisez moi", "glossaire", "okładka", "spis treści",
    "objaśnienia", "表紙", "目次", "凡例",
  ]
}
