import Sonify

/// What sonify is for, and its own options.
enum SonifyHelp {
  static let abstract = Phrase("Hear a chart: values become pitch over time.")
  /// "sonify CHART" is what is typed.
  static let discussion = Phrase(
    """
    sonify CHART plays it. CHART is a file of comma-, semicolon- or tab-separated values, or - \
    for standard input. \
    Which columns are heard, and how, is chosen from the data and said in one line; every choice \
    has an option.
    """)
}
