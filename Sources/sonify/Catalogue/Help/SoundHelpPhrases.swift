import Sonify

/// What the options of sound are for.
enum SoundHelp {
  static let mode = Phrase("Whether neighbouring values are joined by a glide; auto if not given.")
  static let duration = Phrase("The length of the whole sound.")
  static let pitchRange = Phrase(
    "The pitches of the least and the greatest value, in hertz or as notes; A3:A6 if not given.")
  static let pitchScale = Phrase("How pitches are spaced.")
  static let invert = Phrase("Let high values have low pitches.")
  static let pan = Phrase("What left and right stand for.")
  static let ticks = Phrase("Which gridlines are heard; x if not given.")
  static let cue = Phrase("Which points get a ping; outliers if not given.")
  static let order = Phrase("Whether several series sound at once.")
  static let loudness = Phrase("How loud pitches are against each other.")
  static let volume = Phrase("How much louder or softer than usual.")
  static let sampleRate = Phrase("Frames in a second; 48000 if not given.")
  static let bits = Phrase("How samples are stored; 16 if not given.")
  static let mono = Phrase("One channel, and no left and right.")
  static let legend = Phrase("Let the lowest, the highest and the gridline pitches come first.")
  static let dense = Phrase("How more points than time are summarised.")
}
