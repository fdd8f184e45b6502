import Sonify

/// What the options of braille are for.
enum BrailleHelp {
  /// Of describe.
  static let instead = Phrase("Write each series as a line of braille cells instead.")
  /// Of scrub; b is a key.
  static let behindTexts = Phrase(
    "Follow each text by the series in braille, as b does; no if not given.")
  static let cells = Phrase("The most cells of a line of braille; 40 if not given.")
  static let dots = Phrase(
    "Six dots to a cell for four levels, or eight for eight levels; 6 if not given.")
  static let brailleAscii = Phrase(
    "Write cells in North American ASCII, for embossers, and not in Unicode.")
}
