import SonifyBase

/// The choice between what is said of series and points and what is said of the rows and cells of a
/// heat map.
extension EdgePhrases {
  /// Returns the phrases for the first and the last point of a series, or cell of a row, and for the
  /// only one.
  static func ends(ofRows: Bool) -> (first: Phrase, last: Phrase, only: Phrase) {
    ofRows
      ? (CellRowPhrases.firstCell, CellRowPhrases.lastCell, CellRowPhrases.onlyCell)
      : (EdgePhrases.firstPoint, EdgePhrases.lastPoint, EdgePhrases.onlyPoint)
  }
}

extension ViewPhrases {
  /// Returns the phrases for the whole chart and for a part of it.
  static func phrases(ofRows: Bool) -> (whole: Phrase, part: Phrase) {
    ofRows
      ? (CellRowPhrases.whole, CellRowPhrases.part) : (ViewPhrases.whole, ViewPhrases.part)
  }
}

extension KeyPhrases {
  /// Returns the lines of keys, in their order.
  static func lines(ofRows: Bool) -> [Phrase] {
    ofRows ? KeyPhrases.linesOfRows : KeyPhrases.lines
  }
}
