package import SonifyBase

/// A column that is kept, and how its cells are converted to numbers.
package struct KeptColumn: Equatable, Sendable {
  /// The type of a column's cells.
  package enum Content: Equatable, Sendable {
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

  package init(index: Int, content: Content, style: NumberFormat? = nil) {
    self.index = index
    self.content = content
    self.style = style
  }
}

extension KeptColumn.Content {
  /// Whether the cells hold dates.
  package var isDate: Bool { if case .date = self { true } else { false } }
}
