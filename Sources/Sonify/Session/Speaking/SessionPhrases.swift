import SonifyBase

/// What is said when a session begins, and of the session itself.
enum SessionPhrases {
  /// Ends the first words of a session; ? is a key.
  static let helpHint = Phrase("? lists keys")
  /// A key that means nothing was pressed, and cannot be named.
  static let noSuchKey = Phrase("no such key, ? lists keys")
  /// A key that means nothing was pressed.
  static let noSuchKeyNamed = Phrase("no such key, {key}, ? lists keys")
  /// Ends a line of a text that has more lines; its first character is a space.
  static let more = Phrase(" (more)")

  /// The data of the chart have changed while it was walked through.
  static let newPoints = Phrase("{count} new point", "{count} new points")
  static let fewerPoints = Phrase("{count} point fewer", "{count} points fewer")
  static let newSeries = Phrase("now {count} series", "now {count} series")
  static let newValues = Phrase("values changed")
  /// The new data could not be read.
  static let lost = Phrase("values of before stay: {reason}")
}

/// The list of the keys.
///
/// Each line with " (more)" behind it has to fit into 79 columns. A letter is a key, and capital
/// letters are other keys than small ones.
enum KeyPhrases {
  /// The lines, in their order.
  static let lines = [
    Phrase("h, Left: point before; l, Right: next point; H, L: by a tenth"),
    Phrase("a, Home: first point; e, End: last point; Enter: again, or read on"),
    Phrase("j, Down: next series; k, Up: series before"),
    Phrase("f, F: lowest, highest of the series; u, U: of the whole chart"),
    Phrase("n, N: next landmark, the one before; r, R: which landmarks"),
    Phrase("p, Space: play from here, pause; s, Esc: stop"),
    Phrase("period: faster; comma: slower; V: louder; v: softer"),
    Phrase("x: x alone; y: y alone; w: where am I"),
    Phrase("d: what the chart says; i: the series in numbers; the same key: more"),
    Phrase("+: zoom in; -: zoom out; z: whole chart; <, >: move the view by half"),
    Phrase("m: set a mark; M: compare with it; G: go to a value, date or name"),
    Phrase("g: legend; t: ticks on, off; c: continuous or discrete"),
    Phrase("b: braille; with it, Left and Right go by cells, h and l by points"),
    Phrase("D: say more or less; S: speech on, off; o, ?, F1: these keys; q: quit"),
  ]
  /// What is chosen now, as the last line.
  static let choices = Phrase("now {choices}")
}
