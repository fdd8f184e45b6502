import CPortability
import Glibc
import Sonify

/// The language of the program's messages, chosen before anything is printed.
struct MessageLanguage {
  /// The command line without the option that chooses the language.
  let arguments: [String]
  /// The locale of all messages: that of the environment if the requested language is not
  /// available.
  let localeSettings: LocaleSettings
  /// The requested language as it was written, or nil to follow the environment.
  private let wanted: String?
  /// Whether the requested language is available.
  private let isSpoken: Bool
  private let catalogues: String

  private static let option = "--language"

  /// Chooses the language: that of the option, the last one if there are several, or else that of
  /// the environment.
  /// - Parameter arguments: the command line, without the name of the program; an option without a
  ///   value is left in it for the parser to report.
  init(_ arguments: [String]) {
    var rest: [String] = []
    var wanted: String?
    var remaining = arguments[...]
    while let argument = remaining.first, argument != "--" {
      remaining.removeFirst()
      if argument == Self.option, let value = remaining.first, Self.isName(value) {
        wanted = value
        remaining.removeFirst()
      } else if argument.hasPrefix("\(Self.option)="), argument.count > Self.option.count + 1 {
        wanted = String(argument.dropFirst(Self.option.count + 1))
      } else {
        rest.append(argument)
      }
    }
    self.arguments = rest + remaining
    self.wanted = wanted
    catalogues = Self.catalogues()
    let name = wanted.map(Self.localeName)
    let localeSettings = LocaleSettings.ofUser(catalogues: catalogues, language: name)
    isSpoken = localeSettings.messages != .english || name.map(MessageCatalogue.isEnglish) ?? true
    self.localeSettings = isSpoken ? localeSettings : .ofUser(catalogues: catalogues)
  }

  /// One line about a requested language that is not available, or nil if there is none.
  var notice: String? {
    guard let wanted, !isSpoken else { return nil }
    let language = UntrustedText.harmless(wanted, limit: 40)
    let name = Self.localeName(wanted)
    let known = MessageCatalogue.languages(in: catalogues)
    // A catalogue that exists but is not used has no locale installed for it.
    let phrase =
      known.contains { name == $0 || name.hasPrefix("\($0)_") }
      ? LanguagePhrases.noLocale
      : known.isEmpty ? LanguagePhrases.noTranslations : LanguagePhrases.noTranslation
    return phrase.text([
      "language": language, "languages": (["en"] + known).joined(separator: ", "),
    ])
  }

  /// Returns a language in the form of a locale's name: "pt-br" and "PT_BR" mean "pt_BR".
  private static func localeName(_ name: String) -> String {
    let parts = name.split(maxSplits: 1, omittingEmptySubsequences: false) { "-_".contains($0) }
    let language = parts[0].lowercased()
    guard parts.count == 2 else { return language }
    return "\(language)_\(parts[1].count == 2 ? parts[1].uppercased() : String(parts[1]))"
  }

  private static func isName(_ value: some StringProtocol) -> Bool {
    !value.isEmpty && !value.hasPrefix("-")
  }

  /// Returns the folder of translations: beside the program in a build, under `share` in an
  /// installation.
  private static func catalogues() -> String {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // Without /proc, the path by which the program was started is as good, unless it is a link.
    if unsafe readlink("/proc/self/exe", &name, Int(PATH_MAX)) <= 0 {
      _ = unsafe portability_program().flatMap { unsafe realpath($0, &name) }
    }
    let program = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = program[..<(program.lastIndex(of: "/") ?? program.startIndex)]
    let beside = "\(folder)/locale"
    // The slash asks for a folder: /usr/bin/locale is a program.
    return unsafe access("\(beside)/", F_OK) == 0 ? beside : "\(folder)/../share/locale"
  }
}
