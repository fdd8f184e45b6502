import Sonify

/// What convert is for, and its own options.
enum ConvertHelp {
  static let abstract = Phrase("Write a chart as a chart document.")
  static let discussion = Phrase(
    """
    A chart document is JSON that holds all that is heard and said of a chart, to be changed by \
    hand or by programs and read again. A - in place of FILE writes it to standard output.
    """)

  static let output = Phrase("The chart document, or - for standard output.")
}
