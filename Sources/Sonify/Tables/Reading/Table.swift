/// The columns of a table that were kept.
package struct Table: Sendable {
  /// The number of rows.
  package var rowCount = 0
  /// The kept columns, by their indices in the data.
  package var columns: [Int: Column] = [:]
  /// The malformed rows and cells that were skipped.
  package var skipped = SkippedFaults()

  package init() {}

  /// A column.
  package final class Column: @unchecked Sendable {
    // Safe because the reader gives each column to one thread at a time, and a column does not
    // change once the table is complete.

    /// A number, seconds since 1970 or the index of a text, for every row; NaN where the cell is
    /// missing.
    package var values: [Double] = []
    /// The summary of the values.
    package var summary = ColumnSummary()
    /// The distinct texts, in order of first occurrence.
    package var texts = TextDictionary()
    /// Whether there are more distinct texts than the dictionary holds; the others count as missing.
    package var hasOverflowed = false

    package init() {}
  }
}
