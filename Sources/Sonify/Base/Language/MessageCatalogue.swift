import CIntl
import Glibc

/// The language of sentences: one of gettext's catalogues, or English.
///
/// The C library finds and reads catalogues by the rules of gettext: `LANGUAGE` lists languages in
/// order of preference, and counts only if `LC_ALL`, `LC_MESSAGES` or `LANG` names a locale other
/// than "C".
package struct MessageCatalogue: Equatable, Sendable {
  /// The language, as its catalogue names it: "de", "pt_BR".
  package let language: String

  /// The locale that translates the sentences, or nil for the program's own English.
  private let locale: MessageLocale?

  /// The sentences as they are in the program.
  package static let english = MessageCatalogue(language: "en", locale: nil)

  /// Returns the language that the user asks for.
  ///
  /// Call this before other threads start, because the C library keeps the folder, and reads
  /// `LANGUAGE`, for the whole process: the variable is set to those languages that have a
  /// catalogue. The locale of the process does not change.
  /// - Parameters:
  ///   - folder: a folder that holds `LANGUAGE/LC_MESSAGES/sonify.mo`.
  ///   - language: the language to use whatever the environment says, as "de", or nil to follow the
  ///     environment.
  /// - Returns: the language; English if no other is asked for, if the locale is not installed, or
  ///   if there is no catalogue or a malformed one.
  static func ofUser(in folder: String, language: String? = nil) -> MessageCatalogue {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG")
    guard language != nil || !isPlain(locale) else { return .english }
    let wanted = (language ?? environment("LANGUAGE") ?? locale ?? "").split(separator: ":")
    // English has no catalogue, so the C library would go on to the next language.
    let languages = wanted.map(String.init)
      .prefix { LanguageName($0).language != "en" && !isPlain($0) }
      .filter { hasCatalogue(LanguageName($0), in: folder) }
    guard let first = languages.first else { return .english }
    unsafe setenv("LANGUAGE", languages.joined(separator: ":"), 1)
    // Any locale will do, as long as the C library translates under it.
    let guess = "\(LanguageName(first).language)_\(LanguageName(first).language.uppercased()).UTF-8"
    let others = language == nil ? [] : [guess, "C.UTF-8", "en_US.UTF-8"]
    for name in [locale].compactMap(\.self).filter({ !isPlain($0) }) + others {
      guard let locale = MessageLocale(name, folder: folder),
        let header = locale.translation(of: "", or: nil, count: 1)
      else { continue }
      let field = "Language: "
      let line = header.split(separator: "\n").first { $0.hasPrefix(field) }
      return MessageCatalogue(
        language: line.map { String($0.dropFirst(field.count)) } ?? first, locale: locale)
    }
    return .english
  }

  /// Returns the languages that have a catalogue in a folder, sorted by name.
  package static func languages(in folder: String) -> [String] {
    FolderNames.names(in: folder)
      .filter { !$0.hasPrefix(".") && hasCatalogue(LanguageName($0), in: folder) }.sorted()
  }

  /// Returns whether a language is English, which needs no catalogue.
  /// - Parameter language: its name, as "en_GB", or several names separated by colons.
  /// - Returns: true if at least one of them is English.
  package static func isEnglish(_ language: String) -> Bool {
    language.split(separator: ":").contains { LanguageName(String($0)).language == "en" }
  }

  /// Returns whether the C library would find a catalogue of a language, and could safely read
  /// every file that it would find.
  private static func hasCatalogue(_ language: LanguageName, in folder: String) -> Bool {
    let files = language.general.compactMap {
      MessageFile.isSound(path: "\(folder)/\($0)/LC_MESSAGES/sonify.mo")
    }
    return !files.isEmpty && files.allSatisfy(\.self)
  }

  private static func isPlain(_ locale: String?) -> Bool {
    locale == nil || locale == "C" || locale == "POSIX"
  }

  /// Returns the system's message for an error number, in the language if the system has it.
  /// - Parameter code: an `errno`.
  /// - Returns: a few words.
  func words(forError code: Int32) -> String {
    if let words = locale?.words(forError: code) { return words }
    return unsafe String(cString: strerror(code))
  }

  /// Returns a sentence in the language.
  /// - Parameters:
  ///   - one: the English sentence, or its singular form.
  ///   - other: the English plural form, or nil if the sentence has no count.
  ///   - context: what distinguishes the sentence from others with the same words.
  ///   - count: the number of things.
  /// - Returns: the sentence with its placeholders, or nil if the catalogue does not have it.
  func translation(
    of one: String, or other: String?, in context: @autoclosure () -> String, count: Int = 1
  ) -> String? {
    locale?.translation(of: "\(context())\u{4}\(one)", or: other, count: count)
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}

/// A locale under which the C library translates sentences.
///
/// Unchecked, because the locale itself never changes.
@safe private final class MessageLocale: Equatable, @unchecked Sendable {
  private static let domain = "sonify"
  private let handle: locale_t

  init?(_ name: String, folder: String) {
    guard let handle = unsafe newlocale(LC_MESSAGES_MASK | LC_CTYPE_MASK, name, nil) else {
      return nil
    }
    unsafe self.handle = unsafe handle
    unsafe bindtextdomain(Self.domain, folder)
    unsafe bind_textdomain_codeset(Self.domain, "UTF-8")
  }

  deinit { unsafe freelocale(handle) }

  func translation(of message: String, or other: String?, count: Int) -> String? {
    // Sets the locale of this thread alone, for this call alone.
    let before = unsafe uselocale(handle)
    defer { _ = unsafe uselocale(before) }
    return unsafe message.withCString { message in
      guard let other else {
        let found = unsafe dgettext(Self.domain, message)
        return unsafe found.flatMap { unsafe $0 == message ? nil : String(cString: $0) }
      }
      return unsafe other.withCString { other in
        let found = unsafe dngettext(Self.domain, message, other, UInt(count.magnitude))
        return unsafe found.flatMap {
          unsafe $0 == message || $0 == other ? nil : String(cString: $0)
        }
      }
    }
  }

  func words(forError code: Int32) -> String? {
    guard let text = unsafe strerror_l(code, handle) else { return nil }
    return unsafe String(validatingCString: text)
  }

  static func == (one: MessageLocale, other: MessageLocale) -> Bool { one === other }
}
