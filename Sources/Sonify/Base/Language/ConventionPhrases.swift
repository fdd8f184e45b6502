/// The notation of numbers and dates, where the listener's locale does not say it for the language of
/// the sentences.
enum ConventionPhrases {
  /// What stands before the fraction of a number, as in 1.5.
  static let decimalSign = Phrase(".")
  /// What stands between groups of three digits, as in 1,234,567; the space for it is the narrow
  /// one that does not break, U+202F.
  static let groupSign = Phrase(",")
  /// The number 1234, which some languages write without a sign, as they group from five digits on.
  static let fourDigits = Phrase("1,234")
  /// A day; `{month}` is one of ``MonthInDatePhrases``.
  static let day = Phrase("{day} {month} {year}")
  /// What stands at `{day}` for the first of a month.
  static let firstDay = Phrase("1")
  /// A month; `{month}` is one of ``MonthPhrases``.
  static let month = Phrase("{month} {year}")
}
