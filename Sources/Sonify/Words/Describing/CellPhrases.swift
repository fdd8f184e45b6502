import SonifyBase

/// The cells of a heat map.
///
/// `{cell}` is ``cell``: the names of its row and its column, as in "Tuesday, 14 h". `{high}` and
/// `{low}` are names of rows or of columns.
enum CellPhrases {
  static let cell = Phrase("{row}, {column}")
  static let content = Statement(
    compact: Phrase("heat map, {count} row of {columns}", "heat map, {count} rows of {columns}"),
    descriptive: Phrase(
      "a heat map of {count} row and {columns}", "a heat map of {count} rows and {columns}"))
  static let columns = Phrase("{count} column", "{count} columns")
  static let highest = Statement(
    compact: Phrase("Highest: {value} at {cell}."),
    descriptive: Phrase("The highest cell is {value}, at {cell}."))
  static let highestOften = Statement(
    compact: Phrase(
      "Highest: {value} in {count} cell, at {cell}.",
      "Highest: {value} in {count} cells, first at {cell}."),
    descriptive: Phrase(
      "The highest value is {value}, in {count} cell, at {cell}.",
      "The highest value is {value}, in {count} cells, first at {cell}."))
  static let lowest = Statement(
    compact: Phrase("Lowest: {value} at {cell}."),
    descriptive: Phrase("The lowest cell is {value}, at {cell}."))
  static let lowestOften = Statement(
    compact: Phrase(
      "Lowest: {value} in {count} cell, at {cell}.",
      "Lowest: {value} in {count} cells, first at {cell}."),
    descriptive: Phrase(
      "The lowest value is {value}, in {count} cell, at {cell}.",
      "The lowest value is {value}, in {count} cells, first at {cell}."))
  static let rows = Statement(
    compact: Phrase("Rows by mean: highest {high} {highMean}, lowest {low} {lowMean}."),
    descriptive: Phrase(
      "The row with the highest mean is {high}, with {highMean}; the lowest is {low}, with {lowMean}."
    ))
  static let means = Statement(
    compact: Phrase("Columns by mean: highest {high} {highMean}, lowest {low} {lowMean}."),
    descriptive: Phrase(
      "The column with the highest mean is {high}, with {highMean}; the lowest is {low}, with {lowMean}."
    ))
  static let equal = Statement(
    compact: Phrase("{count} cell, {value}.", "All {count} cells are {value}."),
    descriptive: Phrase("The {count} cell is {value}.", "All {count} cells are {value}."))
  /// `{names}` are names of rows, or of columns.
  static let emptyRows = Statement(
    compact: Phrase("Row without a value: {names}.", "Rows without a value: {names}."),
    descriptive: Phrase(
      "The row {names} has no value.", "{count} rows have no value: {names}."))
  static let emptyColumns = Statement(
    compact: Phrase("Column without a value: {names}.", "Columns without a value: {names}."),
    descriptive: Phrase(
      "The column {names} has no value.", "{count} columns have no value: {names}."))

  /// Of one row: how many cells it has, how many have no value, and that none has one.
  static let count = Statement(
    compact: Phrase("{count} cell.", "{count} cells."),
    descriptive: Phrase("There is {count} cell.", "There are {count} cells, none missing."))
  static let missing = Statement(
    compact: Phrase("{all} cells, {count} missing.", "{all} cells, {count} missing."),
    descriptive: Phrase(
      "There are {all} cells; {count} has no value.",
      "There are {all} cells; {count} have no value."))
  static let empty = Statement(
    compact: Phrase("{count} cell, without a value.", "{count} cells, none with a value."),
    descriptive: Phrase(
      "There is {count} cell, and it has no value.",
      "There are {count} cells, and none has a value."))
  static let holes = Statement(
    compact: Phrase(
      "{count} of {all} cells has no value.", "{count} of {all} cells have no value."),
    descriptive: Phrase(
      "{count} of {all} cells has no value.", "{count} of {all} cells have no value."))
}
