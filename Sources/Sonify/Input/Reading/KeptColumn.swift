import SonifyBase

/// A column that is kept, and how its cells are converted to numbers.
struct KeptColumn: Equatable, Sendable {
  /// The type of a column's cells.
  enum Content: Equatable, Sendable {
    case number
    case date(DateFormat)
    /// Texts; each cell is the index of its text among the distinct ones.
    case text
  }
  /// The index of the column in the table.
  var index: Int
  /// The type of its cells.
  var content: Content
  /// The format of its numbers; nil if it is that of the table.
  var style: NumberFormat?
}

extension KeptColumn.Content {
  /// Whether the cells hold dates.
  var isDate: Bool { if case .date = self { true } else { false } }
}
