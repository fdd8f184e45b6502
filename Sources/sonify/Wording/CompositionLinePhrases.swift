import Sonify

/// Why a chart cannot be played, by the options of the command.
enum CompositionLines {
  /// `{maximum}` is how many series fit into `{seconds}`.
  static let tooManySeries = Phrase(
    "{count} series do not fit into {seconds} seconds; choose at most {maximum} of them, or give more time with --duration",
    "{count} series do not fit into {seconds} seconds; choose at most {maximum} of them, or give more time with --duration"
  )
  /// The same of the rows of a heat map.
  static let tooManyRows = Phrase(
    "{count} row does not fit into {seconds} seconds; choose at most {maximum} of them, or give more time with --duration",
    "{count} rows do not fit into {seconds} seconds; choose at most {maximum} of them, or give more time with --duration"
  )
  static let pitchAboveSampleRate = Phrase(
    "a pitch of {highest} Hz is too high for the sample rate; choose a higher --sample-rate, or end --pitch-range at {maximum} Hz"
  )
  static let descending = Phrase(
    "pitch range {low}:{high} Hz is the wrong way round; give the lower pitch first, or use --invert to turn pitches upside down"
  )
}
