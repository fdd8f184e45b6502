extension SessionEffect {
  /// A line of a braille display: the point at the cursor in words, and the cells of its series.
  public struct BrailleView: Equatable, Sendable {
    /// The x and the value of the point, filled with spaces, of the same width for all points in
    /// view; empty if words and cells do not fit one line.
    public var words: String
    /// The cells, each one character and one column of a terminal wide.
    public var cells: String
    /// The index of the cell of the current point, from 0.
    public var column: Int

    /// Creates a view.
    public init(words: String, cells: String, column: Int) {
      self.words = words
      self.cells = cells
      self.column = column
    }
  }
}
