import Sonify

/// What score does, and its own options.
enum ScoreHelp {
  static let abstract = Phrase("Print the sound of a chart as a list of events.")
  static let discussion = Phrase(
    """
    Times are in seconds, frequencies in hertz. Pan runs from -1, left, to 1, right. Gain is the \
    amplitude at the start of an event; 1 is full scale.
    """)

  static let format = Phrase("Print the events as FORMAT: csv or json. [csv]")
}
