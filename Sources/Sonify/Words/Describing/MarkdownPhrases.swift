import SonifyBase

/// Headings and columns of a description in Markdown.
enum MarkdownPhrases {
  static let untitled = Phrase("Untitled chart")
  static let summary = Phrase("Summary")
  static let series = Phrase("Series")
  /// Of a heat map.
  static let rows = Phrase("Rows")
  static let turningPoints = Phrase("Turning points")
  static let steps = Phrase("Steps")
  static let outliers = Phrase("Outliers")
  static let gaps = Phrase("Gaps")
  static let crossings = Phrase("Crossings")

  /// The columns of the table of series, in their order.
  static let columns = [
    Phrase("Name"), Phrase("Points"), Phrase("Missing"), Phrase("Minimum"), Phrase("Maximum"),
    Phrase("First"), Phrase("Last"), Phrase("Mean"), Phrase("Standard deviation"),
    Phrase("Median"),
  ]

  static let peak = Phrase("Peak, {point}")
  static let trough = Phrase("Low, {point}")
  /// A robust deviation is 1.4826 times the median absolute deviation; it is no standard deviation.
  static let outlier = Phrase("{point}, {deviations} robust deviations")
  static let named = Phrase("{name}: {item}")
  /// Ends a list of which not all is written.
  static let more = Phrase("and {count} more", "and {count} more")
}
