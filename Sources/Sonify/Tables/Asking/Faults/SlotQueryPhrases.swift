import SonifyBase

/// Why a table cannot be summarised in slots.
enum SlotQueryPhrases {
  static let categories = Phrase(
    "slots divide numbers or dates, and not categories; choose a scale for numbers or dates")
  /// `{name}` is the name of a column or a table.
  static let name = Phrase(
    "Spark SQL replaces texts like that in \"{name}\"; rename the column or the table in a view")
}
