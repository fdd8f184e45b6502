import Sonify

/// Why a sound file cannot be made, by the options of the command.
enum SoundFileLines {
  static let noName = Phrase("the output file has no name; give one, as in -o chart.wav")
  /// `{path}` is the file, `{format}` a kind of file, such as "ogg".
  static let noBits = Phrase("{path}: {format} files have no choice of bits; leave --bits out")
  /// `{path}` is a MIDI file.
  static let midiHasNoSamples = Phrase(
    "{path}: MIDI files hold notes, and neither bits nor a sample rate; leave --bits and --sample-rate out"
  )
  static let midiHasNoSpeech = Phrase(
    "{path}: MIDI files cannot hold speech; leave --speak out, or use .wav")
  /// `{count}` is the number of series.
  static let midiHasFewChannels = Phrase(
    "{path}: a MIDI file has channels for 15 series, and the chart has {count}; choose some with --y or --where"
  )
}
