/// Converts rows of a text to lines of delimited text, from nothing but their bytes.
///
/// It handles only what is usual. It stops before any other row, and before a malformed one, which
/// the reader of the format then reads: so faults, and their positions, are those of that reader.
package protocol RowConverter: Sendable {
  /// The rows that were converted since ``begin()``.
  var rows: ConvertedRows { get set }

  /// Forgets the rows, and what is known of them.
  mutating func begin()

  /// Finds a position at which a row probably starts.
  /// - Parameters:
  ///   - bytes: text, followed by ``ConvertedRows/padding`` zero bytes.
  ///   - end: the end of the text within the bytes.
  ///   - start: the first possible position.
  ///   - limit: the position before which it must be.
  /// - Returns: the position, or nil if there is none.
  mutating func rowStart(
    in bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int
  ) -> Int?

  /// Converts the rows that start before a limit.
  /// - Parameters:
  ///   - bytes: text, followed by ``ConvertedRows/padding`` zero bytes.
  ///   - end: the end of the text within the bytes.
  ///   - start: the start of a row.
  ///   - limit: the position at which to stop: no row that starts here or later is converted.
  /// - Returns: the start of the first row that was not converted: it starts at the limit or later,
  ///   continues after the end of the bytes, or is not usual.
  mutating func convert(
    _ bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int
  ) -> Int
}

/// Rows as lines of delimited text.
package struct ConvertedRows: Sendable {
  /// The number of zero bytes that must follow the text to convert.
  package static let padding = 16

  /// The line of each row in the original, counted from the start.
  package private(set) var lines = LineMap()
  /// The number of line ends before the next row.
  package private(set) var lineCount = 0
  /// The position after the last of them; nil if there is none.
  package private(set) var lineStart: Int?

  private var buffer: [UInt8] = []
  private var size = 0

  package init() {}

  /// The lines.
  package var text: ArraySlice<UInt8> { buffer[..<size] }

  /// Whether the next byte begins a line.
  package var beginsLine: Bool { size == 0 || buffer[size - 1] == .lineFeed }

  /// The number of bytes so far, to which the bytes of a row can be removed.
  package var mark: Int { size }

  /// Removes the bytes after a mark.
  package mutating func remove(after mark: Int) { size = mark }

  /// Removes the rows.
  package mutating func removeAll() {
    lines = LineMap()
    lineCount = 0
    lineStart = nil
    size = 0
  }

  /// Makes room for at least `count` more bytes, beside those of a copy of 16 bytes.
  @inline(__always)
  package mutating func reserve(_ count: Int) {
    if buffer.count < size + count + 16 { grow(count) }
  }

  private mutating func grow(_ count: Int) {
    let room = max(buffer.count, count + 4096)
    buffer.append(contentsOf: repeatElement(0, count: room))
  }

  /// Appends a byte, for which there is room.
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    buffer[size] = byte
    size &+= 1
  }

  /// Appends the bytes of a range, for which there is room.
  /// - Parameters:
  ///   - bytes: text with 16 bytes after the range.
  ///   - range: the range of the bytes to append.
  @inline(__always)
  package mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let start = size
    var target = buffer.mutableSpan
    var output = unsafe target.mutableBytes
    let input = unsafe bytes.bytes
    var done = 0
    // Short texts take one step; what is copied beyond the range is overwritten or never used.
    while done < range.count {
      let piece = unsafe input.unsafeLoadUnaligned(
        fromByteOffset: range.lowerBound + done, as: SIMD16<UInt8>.self)
      output.storeBytes(of: piece, toByteOffset: start + done, as: SIMD16<UInt8>.self)
      done += 16
    }
    size = start + range.count
  }

  /// Appends bytes of other rows, for which there is room.
  @inline(__always)
  package mutating func append(_ other: borrowing ConvertedRows, _ range: Range<Int>) {
    append(other.buffer.span, range)
  }

  /// Ends a row.
  /// - Parameters:
  ///   - line: the line on which it began, counted from the start.
  ///   - lineCount: the number of line ends before the next row.
  ///   - lineStart: the position after the last of them; nil if there is none.
  @inline(__always)
  package mutating func endRow(line: Int, lineCount: Int, lineStart: Int?) {
    append(.lineFeed)
    lines.append(line)
    self.lineCount = lineCount
    self.lineStart = lineStart
  }
}
