/// The beginning of a text, from which its form is recognised.
package struct TextBeginning {
  /// The maximum number of bytes.
  static let size = 16 << 10

  /// The bytes.
  package let bytes: [UInt8]
  /// The lines, without one at the end that is empty or may be cut off.
  package let lines: [String]
  /// Whether more of the text follows.
  private let isCut: Bool

  /// Reads the beginning of a text.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  package init(of source: ByteSource) throws(InputError) {
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
  package var isLatin: Bool {
    guard !bytes[...].isUTF8(isCut: isCut),
      !bytes.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0c && !$0.isEndOfLine })
    else { return false }
    return EncodingDetector.name(of: bytes).map(EncodingDetector.isLatin) ?? false
      || hasLatinLetters
  }

  /// Whether the bytes above ASCII may be letters and signs of Western languages: most stand alone, as in no
  /// other script, and none is a sign within a word, as letters of other alphabets would be.
  private var hasLatinLetters: Bool {
    func isLetter(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (bytes[place] | 0x20) &- UInt8(ascii: "a") < 26
    }
    var (count, adjacent) = (0, 0)
    for (place, byte) in bytes.enumerated() where byte >= 0x80 {
      count += 1
      if place > 0, bytes[place - 1] >= 0x80 { adjacent += 1 }
      if [0x81, 0x8d, 0x8f, 0x90, 0x9d].contains(byte) { return false }
      if (0xa1...0xbf).contains(byte), isLetter(place - 1), isLetter(place + 1) { return false }
    }
    return adjacent * 5 <= count
  }

  /// Returns whether a text occurs.
  package func contains(_ text: String) -> Bool { bytes.span.contains(Array(text.utf8)) }
}
