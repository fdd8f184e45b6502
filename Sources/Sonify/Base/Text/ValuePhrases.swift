/// Values that are said in words.
package enum ValuePhrases {
  /// Numbers that are none, which no chart holds.
  static let notANumber = Phrase("not a number")
  static let infinity = Phrase("infinity")
  static let minusInfinity = Phrase("minus infinity")

  package static let percent = Phrase("{number}%")
  /// A year alone: "1958".
  package static let year = Phrase("{year}")
  /// A quarter of a year: "Q1 1958".
  static let quarter = Phrase("Q{quarter} {year}")
  /// The same as the first or last of several: "Q1 1958" in "Q1 1958 to Q3 1958".
  static let quarterAtEnd = Phrase("Q{number} {year}")
  /// A year before the common era: "44 BC".
  static let yearBefore = Phrase("{year} BC")
  /// A day and a time of day, without a comma between them: "29 March 1958 14:05".
  static let dayAndTime = Phrase("{day} {time}")
  /// A moment beyond the calendar.
  static let beyondCalendar = Phrase("{seconds} seconds since 1970")
}
