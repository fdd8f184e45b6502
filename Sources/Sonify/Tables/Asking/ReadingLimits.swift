/// Limits of size and concurrency.
package struct ReadingLimits: Equatable, Sendable {
  /// The number of bytes of a file that are parsed as one block.
  var block = 256 << 10
  /// The number of blocks that are parsed at a time.
  package var threads = 1
  /// Whether usual rows of JSON and printed tables are converted in blocks; otherwise the reader of
  /// the format reads each of them.
  package var convertsBlocks = true
  /// The maximum number of bytes from a pipe or out of gzip, ``ReadingOptions/maxInput``.
  package var input = ReadingOptions().maxInput
  /// The number of bytes that are read first if only the first rows are asked for.
  package var beginning = 2 << 20
  /// The maximum number of bytes in a row.
  package var row = 16 << 20
  /// The maximum number of bytes in a cell that is kept.
  var cell = 1 << 20

  package init() {}
}
