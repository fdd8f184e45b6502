import SonifyBase

/// The words of a chart for braille embossers that are not those of its description.
enum BrailleDocumentPhrases {
  /// The name of a series over its picture, if there are several.
  static let series = Phrase("{name}, series {number} of {count}")
  /// The same of a row of a heat map.
  static let row = Phrase("{name}, row {number} of {count}")
  /// The heading of the names for which letters stand below a picture.
  static let key = Phrase("Key")
  /// A letter, and the name for which it stands.
  static let entry = Phrase("{letter}: {name}")
  /// After the pictures of the first series.
  static let moreSeries = Phrase(
    "{count} more series has no picture.", "{count} more series have no picture.")
  /// The same of rows of a heat map.
  static let moreRows = Phrase(
    "{count} more row has no picture.", "{count} more rows have no picture.")
  /// Letters that have no braille in it.
  static let unknown = Phrase(
    "A full cell stands for {count} letter that has no braille here.",
    "Full cells stand for {count} letters that have no braille here.")
}
