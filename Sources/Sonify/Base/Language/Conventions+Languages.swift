extension Conventions {
  /// The conventions that the user's environment asks for: sentences by `LANGUAGE`, `LC_ALL`,
  /// `LC_MESSAGES` and `LANG` as gettext knows them, numbers and dates by `LC_ALL`, `LC_NUMERIC`,
  /// `LC_TIME` and `LANG` as glibc does.
  ///
  /// English where nothing or "C" is asked for, where the locale is not there, and where it is not in
  /// UTF-8. Around sentences in another language than English, numbers and dates of another
  /// language give way to those of the catalogue. The locale of the process stays as it is, but
  /// `LANGUAGE` may be set, so that this is to be called before other threads begin.
  /// - Parameters:
  ///   - catalogues: a folder that holds `LANGUAGE/LC_MESSAGES/sonify.mo`; nothing for English.
  ///   - language: what is to be spoken whatever the environment says, as "de"; nothing to follow
  ///     the environment.
  /// - Returns: the conventions; a language for which there is no catalogue leaves those of the
  ///   environment, in English.
  public static func ofUser(
    catalogues: String? = nil, language: String? = nil
  ) -> Conventions {
    let messages =
      catalogues.map { MessageCatalogue.ofUser(in: $0, language: language) } ?? .english
    let spoken = LanguageName(messages == .english ? language ?? "" : messages.language)
    guard messages != .english else {
      let wish = spoken.language == "en" ? spoken : nil
      return Conventions(
        numbers: .ofUser(speaking: wish) ?? .english, dates: .ofUser(speaking: wish) ?? .english)
    }
    // A country says more than the catalogue does, as "de_CH".
    let wish = language.map(LanguageName.init) ?? spoken
    return $current.withValue(Conventions(messages: messages)) {
      Conventions(
        numbers: .ofCatalogue(with: .ofUser(speaking: wish)),
        dates: .ofCatalogue(with: .ofUser(speaking: wish)), messages: messages)
    }
  }
}

extension NumberConventions {
  /// How the catalogue of the current language writes numbers.
  /// - Parameter locale: the user's own, whose signs are taken; from how many digits on numbers are
  ///   grouped, locales do not say. One that writes signs of another language is left as it is.
  /// - Returns: signs and groups.
  fileprivate static func ofCatalogue(with locale: NumberConventions?) -> NumberConventions {
    var numbers =
      locale
      ?? NumberConventions(
        decimalSign: ConventionPhrases.decimalSign.pattern,
        groupSign: ConventionPhrases.groupSign.pattern)
    guard numbers.decimalSign == ConventionPhrases.decimalSign.pattern else { return numbers }
    numbers.minimumGroupingDigits = Int(ConventionPhrases.fourDigits.pattern) == nil ? 1 : 2
    return numbers
  }
}

extension DateConventions {
  /// How the catalogue of the current language writes dates.
  /// - Parameter locale: the user's own of the same language, whose months are taken, as they differ
  ///   between countries; what stands around them, locales do not say.
  /// - Returns: months, and how days and months are written.
  fileprivate static func ofCatalogue(with locale: DateConventions?) -> DateConventions {
    DateConventions(
      months: locale?.months ?? MonthPhrases.names.map(\.pattern),
      monthsInDates: locale?.monthsInDates ?? MonthInDatePhrases.names.map(\.pattern),
      day: ConventionPhrases.day.pattern, month: ConventionPhrases.month.pattern,
      firstDay: ConventionPhrases.firstDay.pattern)
  }
}
