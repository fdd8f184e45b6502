/// The beginning of a text, from which its form is recognised.
struct TextBeginning {
  /// The maximum number of bytes.
  private static let size = 8 << 10

  /// The bytes.
  let bytes: [UInt8]
  /// The lines, without one at the end that is empty or may be cut off.
  let lines: [String]

  /// Reads the beginning of a text.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  init(of source: ByteSource) throws(InputError) {
    bytes = try source.beginning(Self.size)
    var lines: [String] = []
    var start = 0
    for end in bytes.indices where bytes[end].isEndOfLine {
      let isSecond = bytes[end] == .lineFeed && end > 0 && bytes[end - 1] == .carriageReturn
      if !isSecond { lines.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
      start = end + 1
    }
    if start < bytes.count, bytes.count == source.count {
      lines.append(String(decoding: bytes[start...], as: UTF8.self))
    }
    self.lines = lines
  }

  /// Returns whether a text occurs.
  func contains(_ text: String) -> Bool { bytes.span.contains(Array(text.utf8)) }
}
