import Sonify

/// What sonify does.
enum SonifyHelp {
  static let abstract = Phrase("Hear a chart: values become pitch over time.")
  /// "sonify CHART" is what is typed.
  static let discussion = Phrase(
    """
    To play a chart, type: sonify CHART. CHART is a file, such as a table of comma-separated values, \
    or - for standard input. sonify chooses the columns and the sound from the data, and reports its \
    choices in one line. Each choice has an option.
    """)
}
