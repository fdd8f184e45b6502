import SonifyTables

/// The lines of bytes that arrive in pieces.
///
/// A line is complete when its end arrives. Sequences that control a terminal are removed, as
/// `docker stats` and `watch` write them. The memory is that of one line of at most ``maxLength``
/// bytes; of a longer line, only the beginning is kept.
struct ArrivingLines: Sendable {
  /// The maximum number of bytes in a line.
  static let maxLength = 64 << 10

  /// A complete line.
  struct Line: Equatable {
    /// The number of the line, from 1.
    var number: Int
    /// The text, without its end; invalid UTF-8 becomes U+FFFD.
    var text: String
    /// Whether the line was longer than ``ArrivingLines/maxLength``.
    var isCut: Bool
  }

  private var number = 0
  private var partial: [UInt8] = []
  private var isCut = false

  /// Adds bytes and calls `body` with each line that they complete.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func feed(_ bytes: ArraySlice<UInt8>, _ body: (Line) -> Void) {
    var rest = bytes
    while let end = rest.firstIndex(of: .lineFeed) {
      append(rest[..<end])
      body(takeLine())
      rest = rest[(end + 1)...]
    }
    append(rest)
  }

  /// Counts lines that do not arrive.
  mutating func skip(_ count: Int) { number += count }

  /// Calls `body` with the last line if it has no end.
  mutating func end(_ body: (Line) -> Void) {
    if !partial.isEmpty || isCut { body(takeLine()) }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    let room = Self.maxLength - partial.count
    partial += bytes.prefix(room)
    if bytes.count > room { isCut = true }
  }

  private mutating func takeLine() -> Line {
    defer {
      partial.removeAll(keepingCapacity: true)
      isCut = false
    }
    number += 1
    if partial.last == .carriageReturn { partial.removeLast() }
    if number == 1, partial.starts(with: [0xef, 0xbb, 0xbf]) { partial.removeFirst(3) }
    let text = partial.contains(0x1b) ? TerminalSequences.removed(from: partial) : partial
    return Line(number: number, text: String(decoding: text, as: UTF8.self), isCut: isCut)
  }
}
