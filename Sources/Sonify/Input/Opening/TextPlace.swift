/// A position in a text.
struct TextPlace: Equatable, Sendable {
  /// The number of bytes before it.
  var offset = 0
  /// The number of line ends before it.
  var line = 0
  /// The offset of the start of its line.
  var lineStart = 0
}
