/// Cells that say that a value could not be measured: it is missing, however many of them there are.
package enum Unmeasured {
  /// Returns whether a cell is a limit of what was measured, such as "<5" or ">=100".
  package static func isLimit(_ cell: [UInt8]) -> Bool {
    var rest = cell[...]
    for sign in ["<=", ">=", "\u{2264}", "\u{2265}", "<", ">"] where rest.starts(with: sign.utf8) {
      rest = rest.dropFirst(sign.utf8.count)
      break
    }
    guard rest.count < cell.count else { return false }
    return DecimalNumber.read(rest.span.trimmed, decimal: UInt8(ascii: ".")) != .notNumber
  }

  /// Returns whether a cell is MM, as buoys report what is missing; in small letters it is a unit.
  package static func isBuoyMark(_ text: Span<UInt8>) -> Bool {
    text.count == 2 && text[0] == UInt8(ascii: "M") && text[1] == UInt8(ascii: "M")
  }

  /// Returns whether a cell is a letter or a word in square brackets with which British statistical offices mark a
  /// number that is confidential, not available, not applicable, not recorded or too low to show.
  package static func isShorthand(_ text: Span<UInt8>) -> Bool {
    guard (3...5).contains(text.count), text[0] == UInt8(ascii: "[") else { return false }
    return ["[c]", "[x]", "[z]", "[w]", "[low]"].contains(
      String(decoding: text.indices.map { text[$0] }, as: UTF8.self))
  }

  /// The maximum length of a word with its unit, in bytes.
  private static let maxLength = 20

  /// Returns whether a cell is a word of a sensor, a program, a race or a bank for what has no value: "err",
  /// perhaps with the unit that the value would have, "unavailable", "DNF" or "pending".
  package static func isWord(_ cell: [UInt8]) -> Bool {
    if isBuoyMark(cell.span) || isShorthand(cell.span.trimmed) { return true }
    guard cell.count <= maxLength,
      let text = String(validating: cell.span.trimmed.start, as: UTF8.self)?.lowercased()
    else { return false }
    if words.contains(text) { return true }
    // errhPa, error 404.
    guard let beginning = ["error", "err"].first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(beginning.count).drop { ": #".contains($0) }
    return rest == "%" || rest.allSatisfy(\.isASCIIDigit) || UnitText.isUnit(String(rest))
  }

  private static let words: Set<String> = [
    "error", "err", "fault", "fail", "failed", "failure", "offline", "invalid", "timeout",
    "time out", "overflow", "overload", "out of range", "not measured", "unavailable", "unknown",
    "missing", "no data", "nodata", "not available", "n/d", "dnf", "dns", "fehler", "defekt",
    "ausfall", "erreur", "panne", "fallo", "błąd", "brak", "undetermined", "not detected",
    "not determined", "bdl", "<lod", "<loq", "pending", "tba", "tbc", "tbd", "ausstehend",
    "vorgemerkt", "en attente", "pendiente", "oczekuje", "inconnu", "inconnue", "unbekannt",
    "desconocido", "desconocida", "sconosciuto", "sconosciuta", "desconhecido", "desconhecida",
    "onbekend", "nieznany", "nieznana", "okänd", "okänt", "ukendt", "ukjent", "tuntematon",
    "neznámý", "неизвестно", "不明",
  ]
}
