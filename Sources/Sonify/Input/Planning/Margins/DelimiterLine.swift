import SonifyTables

/// The line "sep=;" with which spreadsheet programs begin a file to name its delimiter.
struct DelimiterLine {
  /// The delimiter.
  let delimiter: UInt8
  /// The offset of the line after it.
  let end: Int

  /// Reads the first line of a text, or returns nil if it is another.
  /// - Parameters:
  ///   - text: the text.
  ///   - end: its end.
  ///   - start: the offset of the line.
  /// - Complexity: O(1).
  init?(_ text: Span<UInt8>, end: Int, from start: Int) {
    let bytes = (start..<min(end, start + Self.maxLength)).map { text[$0] }
    let line = bytes.prefix { !$0.isEndOfLine }
    let quote = UInt8(ascii: "\"")
    let isQuoted = line.count > 1 && line.first == quote && line.last == quote
    let bare = isQuoted ? line.dropFirst().dropLast() : line
    guard line.count < bytes.count, bare.count == 5,
      bare.prefix(3).map({ $0 | 0x20 }) == Array("sep".utf8),
      bare[bare.startIndex + 3] == UInt8(ascii: "="), let delimiter = bare.last,
      delimiter < 0x80, delimiter != quote, !Character(Unicode.Scalar(delimiter)).isLetter,
      delimiter &- 0x30 > 9
    else { return nil }
    self.delimiter = delimiter
    let isPair = bytes.dropFirst(line.count).starts(with: [0x0d, 0x0a])
    self.end = start + line.count + (isPair ? 2 : 1)
  }

  private static let maxLength = 9
}
