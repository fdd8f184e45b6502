/// The months beside a day, as in "29 March 1958"; where months are written in numbers, with what stands
/// after the number.
enum MonthInDatePhrases {
  /// January to December.
  static let names = [
    Phrase("January"), Phrase("February"), Phrase("March"), Phrase("April"), Phrase("May"),
    Phrase("June"), Phrase("July"), Phrase("August"), Phrase("September"), Phrase("October"),
    Phrase("November"), Phrase("December"),
  ]
}
