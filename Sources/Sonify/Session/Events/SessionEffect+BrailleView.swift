extension SessionEffect {
  /// A view of a series in braille: a line of cells, and the position of the listener in it.
  public struct BrailleView: Equatable, Sendable {
    /// The cells, each one character and one column of a terminal wide.
    public var cells: String
    /// The index of the cell of the current point, from 0.
    public var column: Int

    /// Creates a view.
    public init(cells: String, column: Int) {
      self.cells = cells
      self.column = column
    }
  }
}
