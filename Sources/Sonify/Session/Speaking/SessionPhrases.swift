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

  /// A large chart is being described; `{size}` is the number of its points, as "10,000,000 points".
  static let describing = Phrase("describing {size}, any key cancels")
  /// The same, with the lowest and the highest value, as "-3 to 7.5", which are known already.
  static let describingRange = Phrase("describing {size}, {range}, any key cancels")

  /// The data of the chart have changed while it was walked through.
  static let newPoints = Phrase("{count} new point", "{count} new points")
  static let fewerPoints = Phrase("{count} fewer point", "{count} fewer points")
  static let newSeries = Phrase("now {count} series", "now {count} series")
  static let newValues = Phrase("values changed")
  /// The new data could not be read.
  static let lost = Phrase("the earlier values are kept: {reason}")

  /// The sound device failed, for this reason; words and braille go on.
  static let soundLost = Phrase("no sound, the next key tries again: {reason}")
  /// The sound device could be opened again.
  static let soundReturned = Phrase("sound is back")
}

/// The list of the keys.
///
/// Each line with " (more)" after it has to fit into 79 columns. A letter is a key, and capital
/// letters are other keys than small ones.
enum KeyPhrases {
  static let lines = [
    Phrase("h, Left: previous point; l, Right: next point; H, L: by a tenth"),
    Phrase("a, Home: first point; e, End: last point; Enter: repeat, or read on"),
    Phrase("j, Down: next series; k, Up: previous series"),
    Phrase("f, F: lowest, highest of the series; u, U: of the whole chart"),
    Phrase("n, N: next, previous landmark; r, R: choose the landmarks"),
    Phrase("p, Space: play from here, pause; s, Esc: stop"),
    Phrase("period: faster; comma: slower; V: louder; v: softer"),
    Phrase("x: x only; y: y only; w: where am I"),
    Phrase("d: describe the chart; i: describe the series; same key again: more"),
    Phrase("+: zoom in; -: zoom out; z: whole chart; <, >: move the view by half"),
    Phrase("m: set a mark; M: compare with it; G: go to a value, date or name"),
    Phrase("g: legend; t: ticks on, off; c: continuous or discrete"),
    Phrase("P: play backwards; C: all series here; 1 to 9: series by number"),
    Phrase("J, K: next lower, higher value; G, then >200: n and N lead to such"),
    Phrase("m again: name the mark; E: erase it; O: play between two marks"),
    Phrase("I: list of marks and landmarks; j, k: move in it; Enter: go there"),
    Phrase("W: next view of a specification with several"),
    Phrase("T: sound options; j, k: next, previous; Left, Right: change it"),
    Phrase("b: braille; B: words or cells; Left, Right: by cells; h, l: points"),
    Phrase("D: say more or less; S: speech on, off; o, ?, F1: these keys; q: quit"),
  ]
  /// The same where series are the rows of a heat map.
  static let linesOfRows: [Phrase] = {
    var own = lines
    own[2] = Phrase("j, Down: next row; k, Up: previous row")
    own[3] = Phrase("f, F: lowest, highest of the row; u, U: of the whole chart")
    own[8] = Phrase("d: describe the chart; i: describe the row; same key again: more")
    own[12] = Phrase("P: play backwards; C: all rows here; 1 to 9: rows by number")
    return own
  }()
  /// What is chosen now, as the last line.
  static let choices = Phrase("now {choices}")
}
