/// The width of text in columns of a terminal.
package enum DisplayWidth {
  /// Returns the maximum number of columns that a text fills.
  ///
  /// Each scalar counts separately: 0 for combining marks and joiners, 2 for wide East Asian
  /// characters and emoji, 1 for any other. A terminal that joins emoji shows the text narrower
  /// than this, never wider.
  /// - Complexity: O(*n*) in the length of the text.
  package static func columns(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      // The emoji form of a character is wider than its text form.
      return scalar == "\u{FE0F}" ? 1 : 0
    case .format: return 0
    default: break
    }
    return isWide(scalar) ? 2 : 1
  }

  /// Returns whether a scalar is wide or full-width by Unicode's "East Asian Width", or an emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return wide.contains { $0.contains(scalar.value) }
  }

  /// The blocks of wide characters; the few narrow characters in them count as wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
