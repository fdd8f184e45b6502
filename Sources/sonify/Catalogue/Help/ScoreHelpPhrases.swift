import Sonify

/// What score is for, and its own options.
enum ScoreHelp {
  static let abstract = Phrase("Write the events that would sound.")
  static let discussion = Phrase(
    """
    Times are in seconds, frequencies in hertz, pans from -1 (left) to 1 (right); gain is the \
    amplitude at the start of the event, of which 1 is full scale.
    """)

  static let format = Phrase("The form of the events.")
}
