/// Removes sequences that control a terminal, as programs write them for colours and to move the cursor.
///
/// They are those of ECMA-48: Escape and a character, Escape, "[", parameters and a letter, or Escape, one of
/// "]", "P", "X", "^" and "_", and a text up to Escape and "\" or, as xterm has it, Bell. No sequence extends
/// beyond the end of a line.
package struct TerminalSequences {
  /// What a byte may belong to.
  private enum State {
    case text
    /// Escape alone.
    case escape
    /// Escape, and signs before the last character of the sequence.
    case intermediate
    /// Escape and "[".
    case control
    /// Escape and a sign before a text.
    case string
    /// Escape in a text.
    case stringEscape
  }

  private var state = State.text

  private static let escape = UInt8(0x1b)
  private static let bell = UInt8(0x07)

  /// Returns the next bytes without sequences, which may begin in one piece and end in another.
  mutating func removed(from bytes: Span<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for position in bytes.indices where isText(bytes[position]) { kept.append(bytes[position]) }
    return kept
  }

  /// Returns a text without sequences.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    var sequences = TerminalSequences()
    return sequences.removed(from: bytes.span)
  }

  private mutating func isText(_ byte: UInt8) -> Bool {
    if byte.isEndOfLine { state = .text }
    if byte == Self.escape {
      state = state == .string ? .stringEscape : .escape
      return false
    }
    switch state {
    case .text: return true
    case .stringEscape where byte == UInt8(ascii: "\\"): state = .text
    case .escape, .stringEscape:
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        state = .string
      case 0x20...0x2f: state = .intermediate
      default: state = .text
      }
    case .intermediate: if !(0x20...0x2f).contains(byte) { state = .text }
    case .control: if (0x40...0x7e).contains(byte) { state = .text }
    case .string: if byte == Self.bell { state = .text }
    }
    return false
  }
}

extension ByteSource {
  /// Returns the text without sequences that control a terminal; itself if its beginning has none.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  package func withoutTerminalSequences() throws(InputError) -> ByteSource {
    let beginning = try beginning(TextBeginning.size)
    guard beginning.span.contains([0x1b, UInt8(ascii: "[")]), !beginning.contains(0) else {
      return self
    }
    var sequences = TerminalSequences()
    var spool = Spool(name: name)
    var piece = [UInt8](repeating: 0, count: min(Self.pieceSize, count))
    var offset = 0
    while offset < count {
      let length = try read(piece.count, at: offset, into: &piece, from: 0)
      try spool.append(sequences.removed(from: piece.span.extracting(..<length)).span)
      offset += length
    }
    return try spool.source(lines: lines, conversion, isCut: isCut)
  }

  private static let pieceSize = 1 << 16
}
