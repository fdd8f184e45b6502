/// The months beside a year alone, as in "March 1958".
package enum MonthPhrases {
  /// January to December.
  package static let names = [
    Phrase("January"), Phrase("February"), Phrase("March"), Phrase("April"), Phrase("May"),
    Phrase("June"), Phrase("July"), Phrase("August"), Phrase("September"), Phrase("October"),
    Phrase("November"), Phrase("December"),
  ]
}
