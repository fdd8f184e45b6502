import Sonify

/// What convert does, and its own options.
enum ConvertHelp {
  static let abstract = Phrase("Write a chart as a chart document.")
  static let discussion = Phrase(
    """
    A chart document is a JSON file with everything that sonify plays and says of a chart. Edit it \
    by hand or with programs; every command can read it.
    """)

  static let output = Phrase("Write the chart document to FILE; - is standard output.")
}
