import Sonify

/// What the options of sound do; see ``ChartHelp`` for capitals, brackets and words that are typed.
enum SoundHelp {
  static let mode = Phrase(
    "Play in this MODE. continuous: one gliding tone; discrete: a tone for each value. [auto: by kind of chart]"
  )
  static let duration = Phrase("Make the sound SECONDS long. [from the number of points]")
  static let pitchRange = Phrase(
    "Play the lowest value at pitch LOW and the highest at HIGH, in hertz or as notes. For ears that hear high pitches badly, middle is C3:C6 and low A2:C5. [A3:A6]"
  )
  static let pitchScale = Phrase(
    "Space pitches by SCALE. log: in musical intervals; erb: as the ear does; linear: in hertz. [log]"
  )
  static let invert = Phrase("Play high values at low pitches.")
  static let pan = Phrase(
    "Place the sound between left and right by PAN: x, series or none. [auto: by series if several play together, else by x]"
  )
  static let ticks = Phrase("Play a tick at each gridline of AXIS: x, y, both or none. [x]")
  static let cue = Phrase(
    "Play a ping at these POINTS: outliers, turning-points, all (both of these) or none. [outliers]"
  )
  static let cueLevel = Phrase(
    "Make all ticks, pings and other cues louder by DB decibels, or softer if negative. [0]")
  static let order = Phrase(
    "Play several series in this ORDER. together: at once; sequence: one after another. [auto: two together, more in sequence]"
  )
  static let loudness = Phrase(
    "Balance pitches by LOUDNESS. equal: all sound equally loud; flat: all have one amplitude. [equal]"
  )
  static let volume = Phrase("Make the sound louder by DB decibels, or softer if negative. [0]")
  static let sampleRate = Phrase("Use a sample rate of HZ. [48000]")
  static let bits = Phrase("Store samples in BITS: 16, 24 or 32f, which is floating point. [16]")
  static let mono = Phrase("Use one channel instead of left and right.")
  /// The pitches of the lowest value, the highest value and the y gridlines.
  static let legend = Phrase("First play the lowest, the highest and the gridline pitches.")
  static let dense = Phrase(
    "If the points are too many to play, play a SUMMARY of each time window. spread: its median, with noise from the 10th to the 90th percentile; median: its median; minmax: its minimum and maximum. [spread]"
  )
}
