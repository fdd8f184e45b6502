/// The name of a language or a locale, as "de", "pt_BR" or "sr_RS.UTF-8@latin", split into its
/// parts.
struct LanguageName: Equatable, Sendable {
  /// The language, as "de".
  let language: String
  /// The country, as "BR".
  let territory: String?
  private let codeset: String?
  private let modifier: String?

  /// Splits a name into its parts.
  init(_ name: String) {
    var rest = name[...]
    func part(behind sign: Character) -> String? {
      guard let place = rest.firstIndex(of: sign) else { return nil }
      defer { rest = rest[..<place] }
      return String(rest[rest.index(after: place)...])
    }
    modifier = part(behind: "@")
    codeset = part(behind: ".")
    territory = part(behind: "_")
    language = String(rest)
  }

  /// The language with its country, if that is known.
  var withTerritory: String { territory.map { "\(language)_\($0)" } ?? language }

  /// The name and all more general names, under which gettext looks for a catalogue.
  var general: Set<String> {
    guard !language.isEmpty, !language.contains("/") else { return [] }
    var names: Set<String> = [language]
    for (sign, part) in [("_", territory), (".", codeset), ("@", modifier)] {
      guard let part, !part.contains("/") else { continue }
      names.formUnion(names.map { "\($0)\(sign)\(part)" })
    }
    return names
  }
}
