import Sonify

/// What is said where the language that was asked for cannot be spoken.
enum LanguagePhrases {
  /// `{languages}` are the names of those that there are, as "de, en".
  static let noTranslation = Phrase(
    "--language {language}: there is no such translation; there are {languages}")
  /// None are installed.
  static let noTranslations = Phrase("--language {language}: no translations are installed")
  /// The system has no locale but "C".
  static let noLocale = Phrase(
    "--language {language}: this system has no locale to speak it under; install any, as en_US.UTF-8"
  )
}
