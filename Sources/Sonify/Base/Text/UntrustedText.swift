/// Names and titles that come from a file, before they reach a terminal or a screen reader.
package enum UntrustedText {
  /// The default maximum number of Unicode scalars of one text.
  package static let usualLimit = 200

  /// Returns a text as one line that cannot control a terminal, hide text or reorder it.
  ///
  /// Runs of spaces, tabs and line ends become one space, and are removed at both ends; a single
  /// no-break space stays. Control characters, overrides of the writing direction and other
  /// invisible characters become "�". Text beyond the limit is cut off and marked with "…". Letters
  /// of every script, their joiners and emoji stay.
  /// - Parameters:
  ///   - text: any text.
  ///   - limit: the maximum number of Unicode scalars, 1 or more.
  /// - Returns: the harmless line.
  /// - Complexity: O(*n*) in the length of the text, of which no more is read than is kept.
  package static func harmless(_ text: some StringProtocol, limit: Int = usualLimit) -> String {
    var kept = String.UnicodeScalarView()
    var count = 0
    var space: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if count > 0 { space = space == nil && isNoBreak(scalar) ? scalar : " " }
        continue
      }
      let needed = space == nil ? 1 : 2
      guard count + needed <= max(1, limit) else { return cut(String(kept)) }
      if let space { kept.append(space) }
      kept.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
      count += needed
      space = nil
    }
    return String(kept)
  }

  /// Returns a text as ``harmless(_:limit:)`` does, cut off at a word and marked with a sign that
  /// there is more, as " (more)".
  /// - Complexity: O(*n*) in the limit and the white space before it.
  package static func shortened(_ text: String, limit: Int, sign: String) -> String {
    // A character of several scalars may end at either limit, but no text has any of 64.
    let whole = harmless(text, limit: limit)
    guard whole != harmless(text, limit: limit + 64) else { return whole }
    let kept = harmless(text, limit: max(1, limit - sign.unicodeScalars.count)).dropLast()
    // A text without spaces is cut within a word.
    let words = kept.lastIndex(of: " ").map { kept[..<$0] } ?? kept
    return (words.count * 2 > kept.count ? words : kept) + sign
  }

  /// Marks a text as cut, without its last character, which may be incomplete.
  private static func cut(_ text: String) -> String { String(text.dropLast()) + "…" }

  /// Returns whether a space is a no-break space, which French and Polish use to group digits.
  private static func isNoBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
    // Joiners spell words in Persian and Indic scripts and hold emoji together.
    case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
    default: true
    }
  }
}
