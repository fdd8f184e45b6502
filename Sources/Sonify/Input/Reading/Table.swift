/// The columns of a table that were kept.
struct Table: Sendable {
  /// How many rows there are.
  var rowCount = 0
  /// The columns that were kept, by their index in the data.
  var columns: [Int: Column] = [:]

  /// One column.
  final class Column: @unchecked Sendable {
    // Safe because the reader hands each column to one thread at a time, and nobody writes to it
    // once the table is made.

    /// A number, seconds since 1970 or the index of a text, for every row; not a number where the
    /// cell is missing.
    var values: [Double] = []
    /// What the values come to.
    var summary = ColumnSummary()
    /// The distinct texts, in the order in which they first come.
    var texts = Lexicon()
    /// Whether there are more distinct texts than are told apart; the rest count as missing.
    var isOverfull = false
  }
}
