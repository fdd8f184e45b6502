import Sonify

/// What the options of braille do.
enum BrailleHelp {
  /// Of describe.
  static let instead = Phrase("Print each series as a line of braille cells instead of words.")
  /// Of scrub; b is a key.
  static let afterTexts = Phrase(
    "Show each point as one line of words and braille cells, as the key b does. [no]")
  static let cells = Phrase("Use a braille line of at most COUNT cells. [40]")
  static let dots = Phrase("Use cells of 6 dots for four levels, or of 8 dots for eight. [6]")
  static let brailleAscii = Phrase(
    "Print cells in North American braille ASCII, for embossers, not in Unicode.")
}
