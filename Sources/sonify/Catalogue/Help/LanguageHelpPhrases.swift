import Sonify

/// What the option of the language does.
enum LanguageHelp {
  static let language = Phrase("Print and speak in LANGUAGE, such as de. [from the locale]")
}
