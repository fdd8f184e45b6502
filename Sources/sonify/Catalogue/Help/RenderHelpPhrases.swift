import Sonify

/// What render is for, and its own options.
enum RenderHelp {
  static let abstract = Phrase("Render a chart to a sound file.")
  /// An example follows.
  static let discussion = Phrase(
    """
    The ending of FILE chooses the format: .wav, .flac, .ogg, .opus, .mp3 or .aiff. \
    A - in its place writes WAV to standard output:
    """)

  static let output = Phrase("The sound file, or - for standard output.")
}
