/// A position in a text.
package struct TextPlace: Equatable, Sendable {
  /// The number of bytes before it.
  package var offset = 0
  /// The number of line ends before it.
  package var line = 0
  /// The offset of the start of its line.
  package var lineStart = 0

  /// Creates a position; by default the start of the text.
  package init(offset: Int = 0, line: Int = 0, lineStart: Int = 0) {
    self.offset = offset
    self.line = line
    self.lineStart = lineStart
  }
}
