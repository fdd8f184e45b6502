import Sonify

/// Why a sound file cannot be made, by the options of the command.
enum SoundFileLines {
  static let noName = Phrase("the output has no name; give one as in -o chart.wav")
  /// `{path}` is the file, `{format}` a kind of file as "ogg".
  static let noBits = Phrase("{path}: {format} has no bits to choose; leave out --bits")
}
