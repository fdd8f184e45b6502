import SonifyBase

/// What is said of the rows of a heat map, where other charts have series.
enum CellRowPhrases {
  /// Which of the rows it is.
  static let place = Phrase("row {place} of {total}")
  /// Which of the rows it is, and what it is called.
  static let namedPlace = Phrase("row {place} of {total}, {name}")

  /// There is no row before.
  static let first = Phrase("first row, {name}")
  /// There is no row after it.
  static let last = Phrase("last row, {name}")
  /// There are no others.
  static let only = Phrase("only one row")
  /// There is no row of this number.
  static let noRow = Phrase(
    "no row {number}, there is {count} row", "no row {number}, there are {count} rows")

  /// There is no cell before in the row, none after it, or no other.
  static let firstCell = Phrase("first cell")
  static let lastCell = Phrase("last cell")
  static let onlyCell = Phrase("the only cell")

  /// All of the row is in view, or a part of it.
  static let whole = Phrase(
    "whole chart, {range}, {count} cell", "whole chart, {range}, {count} cells")
  static let part = Phrase("view {range}, {count} cell", "view {range}, {count} cells")

  /// The lowest or highest of all rows.
  static let lowest = Phrase("lowest of {count} row", "lowest of {count} rows")
  static let highest = Phrase("highest of {count} row", "highest of {count} rows")

  /// The data of the chart have changed while it was walked through.
  static let newCount = Phrase("now {count} row", "now {count} rows")

  /// How much is said of a cell.
  static let normal = Phrase("normal, units and rows when new")
  static let pan = Phrase("left and right for rows")
}
