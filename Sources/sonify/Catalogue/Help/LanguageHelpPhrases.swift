import Sonify

/// What the option of the language is for.
enum LanguageHelp {
  static let language = Phrase(
    "The language of what is said, as de; that of the environment if not given.")
}
