extension LocaleSettings {
  /// Returns the settings of the user's locale: sentences by `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`
  /// and `LANG` as in gettext, numbers and dates by `LC_ALL`, `LC_NUMERIC`, `LC_TIME` and `LANG` as
  /// in glibc.
  ///
  /// The result is English if the environment names no locale or "C", or a locale that is not
  /// installed or not in UTF-8. If sentences are in a language other than English, numbers and
  /// dates of a third language are replaced by those of the catalogue. The locale of the process
  /// does not change, but `LANGUAGE` may be set, so call this before other threads start.
  /// - Parameters:
  ///   - catalogues: a folder that holds `LANGUAGE/LC_MESSAGES/sonify.mo`, or nil for English.
  ///   - language: the language to use whatever the environment says, as "de", or nil to follow the
  ///     environment.
  /// - Returns: the settings. If there is no catalogue for a language, they are those of the
  ///   environment, in English.
  public static func ofUser(
    catalogues: String? = nil, language: String? = nil
  ) -> LocaleSettings {
    let messages =
      catalogues.map { MessageCatalogue.ofUser(in: $0, language: language) } ?? .english
    let spoken = LanguageName(messages == .english ? language ?? "" : messages.language)
    guard messages != .english else {
      let request = spoken.language == "en" ? spoken : nil
      return LocaleSettings(
        numbers: .ofUser(speaking: request) ?? .english,
        dates: .ofUser(speaking: request) ?? .english)
    }
    // A name with a country, as "de_CH", is more specific than the catalogue.
    let request = language.map(LanguageName.init) ?? spoken
    return $current.withValue(LocaleSettings(messages: messages)) {
      LocaleSettings(
        numbers: .ofCatalogue(with: .ofUser(speaking: request)),
        dates: .ofCatalogue(with: .ofUser(speaking: request)), messages: messages)
    }
  }
}

extension NumberNotation {
  /// Returns the number format of the current language's catalogue.
  /// - Parameter locale: the user's own locale, whose signs are used. Locales do not define from
  ///   how many digits numbers are grouped. A locale with the signs of another language is returned
  ///   unchanged.
  /// - Returns: signs and groups.
  fileprivate static func ofCatalogue(with locale: NumberNotation?) -> NumberNotation {
    var numbers =
      locale
      ?? NumberNotation(
        decimalSign: ConventionPhrases.decimalSign.pattern,
        groupSign: ConventionPhrases.groupSign.pattern)
    guard numbers.decimalSign == ConventionPhrases.decimalSign.pattern else { return numbers }
    numbers.minimumGroupingDigits = Int(ConventionPhrases.fourDigits.pattern) == nil ? 1 : 2
    return numbers
  }
}

extension DateNotation {
  /// Returns the date format of the current language's catalogue.
  /// - Parameter locale: the user's own locale of the same language, whose month names are used, as
  ///   they differ between countries. Locales do not define the words around them.
  /// - Returns: the months, and the formats of days and months.
  fileprivate static func ofCatalogue(with locale: DateNotation?) -> DateNotation {
    DateNotation(
      months: locale?.months ?? MonthPhrases.names.map(\.pattern),
      monthsInDates: locale?.monthsInDates ?? MonthInDatePhrases.names.map(\.pattern),
      day: ConventionPhrases.day.pattern, month: ConventionPhrases.month.pattern,
      firstDay: ConventionPhrases.firstDay.pattern)
  }
}
