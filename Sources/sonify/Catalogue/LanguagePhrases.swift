import Sonify

/// What is reported if the language that was asked for cannot be used.
enum LanguagePhrases {
  /// `{languages}` are the names of those that there are, as "de, en".
  static let noTranslation = Phrase(
    "--language {language}: no such translation; choose one of {languages}")
  /// None are installed.
  static let noTranslations = Phrase(
    "--language {language}: no translations are installed; only English works")
  /// The system has no locale but "C".
  static let noLocale = Phrase(
    "--language {language}: the system has no locale for it; install one, such as en_US.UTF-8"
  )
}
