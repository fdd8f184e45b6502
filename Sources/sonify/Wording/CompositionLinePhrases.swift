import Sonify

/// Why a chart cannot be made to sound, by the options of the command.
enum CompositionLines {
  /// `{maximum}` of them fit into so many seconds.
  static let tooManySeries = Phrase(
    "{count} series do not fit into {seconds} s, at most {maximum} do: choose fewer series, or give more time with --duration",
    "{count} series do not fit into {seconds} s, at most {maximum} do: choose fewer series, or give more time with --duration"
  )
  static let pitchAboveSampleRate = Phrase(
    "a pitch of {highest} Hz needs a higher --sample-rate, or end --pitch-range at {maximum} Hz")
  static let upsideDown = Phrase(
    "pitch range {low}:{high} Hz: the first must be the lower (--invert turns pitches upside down)")
}
