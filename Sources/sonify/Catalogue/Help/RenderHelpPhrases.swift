import Sonify

/// What render does, and its own options.
enum RenderHelp {
  static let abstract = Phrase("Render a chart to a sound file.")
  /// An example follows.
  static let discussion = Phrase(
    """
    The name of FILE sets the format: .wav, .flac, .ogg, .opus, .mp3 or .aiff; .mid writes the notes \
    as MIDI. If FILE is -, sonify writes WAV to standard output:
    """)

  static let output = Phrase("Write the sound to FILE; - is standard output.")
}
