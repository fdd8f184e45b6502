extension SessionEffect {
  /// What a session shows in braille: a line of cells, and where the listener is on it.
  public struct BrailleView: Equatable, Sendable {
    /// The cells, each one character and one column of a terminal wide.
    public var cells: String
    /// The cell of the current point, counted from 0.
    public var column: Int

    /// Makes a view.
    public init(cells: String, column: Int) {
      self.cells = cells
      self.column = column
    }
  }
}
