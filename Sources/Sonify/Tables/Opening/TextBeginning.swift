/// The beginning of a text, from which its form is recognised.
package struct TextBeginning {
  /// The maximum number of bytes, unless they hold few lines.
  package static let size = 16 << 10
  /// The number of lines that are few, and the maximum number of bytes with them.
  private static let (fewLines, maxSize) = (8, 256 << 10)

  /// The bytes.
  package let bytes: [UInt8]
  /// The lines, without one at the end that is empty or may be cut off.
  package let lines: [String]

  /// Reads the beginning of a text.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  package init(of source: ByteSource) throws(InputError) {
    // The command line of a process may be long.
    var bytes = try source.beginning(Self.size)
    while bytes.count < min(source.count, Self.maxSize),
      bytes.count(where: { $0 == .lineFeed }) < Self.fewLines
    {
      bytes = try source.beginning(min(bytes.count * 4, Self.maxSize))
    }
    self.bytes = bytes
    let isCut = bytes.count < source.count
    var lines: [String] = []
    var start = 0
    for end in bytes.indices where bytes[end].isEndOfLine {
      let isSecond = bytes[end] == .lineFeed && end > 0 && bytes[end - 1] == .carriageReturn
      if !isSecond { lines.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
      start = end + 1
    }
    if start < bytes.count, !isCut {
      lines.append(String(decoding: bytes[start...], as: UTF8.self))
    }
    self.lines = lines
  }

  /// Returns whether a text occurs.
  package func contains(_ text: String) -> Bool { bytes.span.contains(Array(text.utf8)) }
}
