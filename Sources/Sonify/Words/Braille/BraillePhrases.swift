package import SonifyBase

/// What is said of a chart in braille, above its lines of cells.
enum BrailleTextPhrases {
  /// What a cell stands for, where there are cells for all points.
  static let cellForPoint = Phrase("each cell is a point, from left to right")
  /// The same of a chart whose x axis has names.
  static let cellForName = Phrase("each cell is a category, from left to right")
  /// There are more points than cells; `{points}` is as "3 points".
  static let cellsForSlot = Phrase(
    "each pair of cells stands for about {points}: their lowest and highest value, in order")
  static let points = Phrase("{count} point", "{count} points")
  /// A cell without dots.
  static let empty = Phrase("an empty cell: no value")
  /// What the levels of the axis with this title stand for; a line for each follows.
  static let levels = Phrase("levels of {title}:")
  static let levelsOfY = Phrase("levels of y:")
  /// A level, and the values that it stands for, as "100 to 120".
  static let level = Phrase("{cell} {range}")
}

/// What is said when a key shows a session in braille, or does not any more.
package enum BrailleChoicePhrases {
  /// Below each text there is a line of at most that many cells.
  package static let on = Phrase("braille on, {count} cell", "braille on, {count} cells")
  package static let off = Phrase("braille off")
  /// b is a key.
  package static let noBraille = Phrase("braille is off, b turns it on")
}
