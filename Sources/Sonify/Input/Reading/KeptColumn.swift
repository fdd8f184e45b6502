import SonifyBase

/// A column that is kept, and how its cells become numbers.
struct KeptColumn: Equatable, Sendable {
  /// What the cells of a column hold.
  enum Content: Equatable, Sendable {
    case number
    case date(DateFormat)
    /// Texts, each kept as its index among the distinct ones.
    case text
  }
  /// The index of the column in the table.
  var index: Int
  /// What its cells hold.
  var content: Content
  /// How its numbers are written, if otherwise than everywhere in the table.
  var style: NumberStyle?
}

extension KeptColumn.Content {
  /// Whether the cells hold dates.
  var isDate: Bool { if case .date = self { true } else { false } }
}
