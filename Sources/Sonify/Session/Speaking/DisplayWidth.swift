/// How many columns of a terminal a text fills.
package enum DisplayWidth {
  /// The columns that a text fills at most.
  ///
  /// Each scalar counts for itself: none for marks that combine with the letter before them and for
  /// joiners, two for the wide letters of East Asia and for pictures, one for any other. A terminal
  /// that joins pictures into one shows a text narrower than this, none a wider one.
  /// - Complexity: O(*n*) in the length of the text.
  package static func columns(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      // The picture form of a sign is wider than the sign.
      return scalar == "\u{FE0F}" ? 1 : 0
    case .format: return 0
    default: break
    }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether a scalar is wide or full-width by Unicode's "East Asian Width", or a picture.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return wide.contains { $0.contains(scalar.value) }
  }

  /// The blocks of wide letters; the few narrow signs inside them are counted as wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
