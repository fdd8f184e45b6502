import Sonify

/// What play does, and its keys.
enum PlayHelp {
  static let abstract = Phrase("Play a chart.")
  /// Letters and signs are keys; each line stands for itself.
  static let discussion = Phrase(
    """
    Keys:
      Space: pause, resume
      Left Right: previous, next gridline
      comma, period: slower, faster
      v V: softer, louder
      q: quit
    """)
}
