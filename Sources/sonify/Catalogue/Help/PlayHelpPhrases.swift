import Sonify

/// What play is for, and its own options.
enum PlayHelp {
  static let abstract = Phrase("Play a chart.")
  /// The signs and letters are keys.
  static let discussion = Phrase(
    """
    While it plays: Space pauses and goes on, Left and Right skip to gridlines, . and , change the \
    speed, V and v the volume, q quits.
    """)
}
