import SonifyBase

/// Why a chart cannot be played.
enum CompositionPhrases {
  static let noValues = Phrase(
    "there is nothing to play: every value is missing or outside the range of its axis; check the values and the ranges"
  )
  /// `{maximum}` is how many series fit into `{seconds}`.
  static let tooManySeries = Phrase(
    "{count} series do not fit into {seconds} seconds; choose at most {maximum} of them, or give more time",
    "{count} series do not fit into {seconds} seconds; choose at most {maximum} of them, or give more time"
  )
  /// The same of the rows of a heat map.
  static let tooManyRows = Phrase(
    "{count} row does not fit into {seconds} seconds; choose at most {maximum} of them, or give more time",
    "{count} rows do not fit into {seconds} seconds; choose at most {maximum} of them, or give more time"
  )
  static let durationOutside = Phrase(
    "a duration of {seconds} seconds is not possible; give {minimum} to {maximum} seconds")
  static let pitchAboveSampleRate = Phrase(
    "a pitch of {highest} Hz is too high for the sample rate; choose a higher sample rate, or pitches up to {maximum} Hz"
  )
}

/// Why pitches cannot be used; `{text}` is what was typed.
enum PitchPhrases {
  static let notARange = Phrase(
    "\"{text}\" is not a pitch range; give LOW:HIGH, as in 110:1760 or C3:C7, or low or middle")
  static let notAPitch = Phrase("\"{text}\" is not a pitch; give hertz or a note, as in 220 or A3")
  static let outside = Phrase(
    "a pitch of {pitch} Hz is not heard well; choose pitches from 40 to 5000 Hz")
  static let descending = Phrase(
    "pitch range {low}:{high} Hz is the wrong way round; give the lower pitch first")
}
