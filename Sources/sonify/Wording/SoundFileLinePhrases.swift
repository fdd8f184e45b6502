import Sonify

/// Why a sound file cannot be made, by the options of the command.
enum SoundFileLines {
  static let noName = Phrase("the output file has no name; give one, as in -o chart.wav")
  /// `{path}` is the file, `{format}` a kind of file, such as "ogg".
  static let noBits = Phrase("{path}: {format} files have no choice of bits; leave --bits out")
}
