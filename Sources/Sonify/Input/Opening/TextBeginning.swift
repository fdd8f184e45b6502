/// The beginning of a text, from which its form is recognised.
struct TextBeginning {
  /// The maximum number of bytes.
  private static let size = 16 << 10

  /// The bytes.
  let bytes: [UInt8]
  /// The lines, without one at the end that is empty or may be cut off.
  let lines: [String]
  /// Whether more of the text follows.
  private let isCut: Bool

  /// Reads the beginning of a text.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  init(of source: ByteSource) throws(InputError) {
    bytes = try source.beginning(Self.size)
    isCut = bytes.count < source.count
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

  /// Whether the text can only be in an encoding with a byte for each character: it is no UTF-8, and has
  /// no control characters, as files that are no text have.
  var isLatin: Bool {
    var whole = bytes[...]
    if isCut {
      // So may be the last character.
      while let last = whole.last, last & 0xc0 == 0x80, bytes.count - whole.count < 3 {
        whole.removeLast()
      }
      if let last = whole.last, last >= 0xc0 { whole.removeLast() }
    }
    return (try? UTF8Span(validating: whole.span)) == nil
      && !bytes.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0c && !$0.isEndOfLine }
  }

  /// Returns whether a text occurs.
  func contains(_ text: String) -> Bool { bytes.span.contains(Array(text.utf8)) }
}
