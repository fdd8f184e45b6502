package import SonifyBase

/// What is wrong with a row of a table of slots, after its line and column.
enum SlotFaultPhrases {
  static let empty = Phrase("the cell is empty, but the slot has values; write the value")
  static let notCount = Phrase("the cell is not a whole number of {minimum} or more")
  /// `{name}` is the name of a column.
  static let above = Phrase("the value is above that of column \"{name}\"; exchange them")
  static let outside = Phrase("the x is not between x_from and x_to of its slot")
  static let overlaps = Phrase(
    "the slot overlaps another one of its series; divide x into slots that do not")
}

/// What was read from a table of slots.
package enum SlotTablePhrases {
  /// `{rows}` is the number of rows that the slots stand for.
  static let slots = Phrase("{count} slot of {rows} rows", "{count} slots of {rows} rows")
  package static let x = Phrase("x")
  package static let y = Phrase("y")
}
