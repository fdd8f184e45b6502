import SonifyBase

/// Why a MIDI file cannot be made, after the path of the file.
enum MIDIFaultPhrases {
  static let tooManySeries = Phrase(
    "{path}: a MIDI file has channels for 15 series, and the chart has {count}; choose some of them"
  )
  static let tooManyTones = Phrase(
    "{path}: more than 15 tones sound at once, and a MIDI file has 15 channels; choose fewer series"
  )
  static let tooLong = Phrase(
    "{path}: a MIDI file would need more than {count} pitch bends; choose a shorter duration")
  static let noSamples = Phrase(
    "{path}: MIDI files hold notes, and neither bits nor a sample rate; leave them out")
}

/// Names of tracks that belong to no series.
enum MIDITrackPhrases {
  /// The tones of the lowest value, the highest and the gridlines.
  static let legend = Phrase("legend")
  /// The sums of stacked bars.
  static let total = Phrase("total")
}
