import SonifyBase

/// Why a chart cannot be made to sound.
enum CompositionPhrases {
  static let nothingToHear = Phrase("there is nothing to hear: no series has a value on the axes")
  /// `{maximum}` is how many series fit into `{seconds}`.
  static let tooManySeries = Phrase(
    "{count} series do not fit into {seconds} s, at most {maximum} do: choose fewer series, or give more time",
    "{count} series do not fit into {seconds} s, at most {maximum} do: choose fewer series, or give more time"
  )
  static let durationOutside = Phrase(
    "duration {seconds} s: give a number of seconds from {minimum} to {maximum}")
  static let pitchAboveSampleRate = Phrase(
    "a pitch of {highest} Hz needs a higher sample rate: this one carries at most {maximum} Hz")
}

/// Why pitches cannot be used; `{text}` is what was typed.
enum PitchPhrases {
  static let notARange = Phrase("pitch range \"{text}\": give LOW:HIGH, as in 110:1760 or C3:C7")
  static let notAPitch = Phrase("pitch \"{text}\": give hertz or a note, as in 220 or A3")
  static let outside = Phrase("pitch {pitch} Hz: only 40 to 5000 Hz can be heard well as pitches")
  static let upsideDown = Phrase("pitch range {low}:{high} Hz: the first must be the lower")
}
