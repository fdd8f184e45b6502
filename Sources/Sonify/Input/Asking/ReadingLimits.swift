/// How much is read at a time and at most.
struct ReadingLimits: Equatable, Sendable {
  /// How many bytes of a file are parsed as one block.
  var block = 256 << 10
  /// How many blocks are parsed at a time.
  var threads = 1
  /// The most bytes that a row may have.
  var row = 16 << 20
  /// The most bytes that a cell that is kept may have.
  var cell = 1 << 20
}
