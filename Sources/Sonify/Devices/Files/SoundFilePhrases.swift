import SonifyBase

/// Why a sound file cannot be made: where, what, and how to correct it.
///
/// `{path}` is the file, `{format}` a kind of file, such as "flac".
enum SoundFilePhrases {
  static let noName = Phrase("the output file has no name; give it one")
  /// `{endings}` are those that can be used, as ".wav .flac".
  static let unknownFormat = Phrase(
    "{path}: no sound format has this ending; use one of {endings}")
  static let noLibrary = Phrase(
    "{path}: libsndfile is not installed; install the package libsndfile1")
  static let unavailableFormat = Phrase(
    "{path}: the installed libsndfile cannot write {format}; use one of {endings}")
  static let noBits = Phrase("{path}: {format} files have no choice of bits; leave it out")
  /// `{held}` are those that can be had, as "16 or 24"; `{bits}` is the one that was asked for.
  static let bits = Phrase("{path}: {format} files can have {held} bits, not {bits}")
  /// Two that can be had, or one beside those before it.
  static let either = Phrase("{first} or {second}")

  /// Sample rates in hertz; `{rate}` was asked for.
  static let sampleRate = Phrase(
    "{path}: {format} files cannot have a sample rate of {rate} Hz; choose another")
  static let flacRates = Phrase(
    "{path}: {format} files can have sample rates up to 65535 Hz, and multiples of 10 above, not {rate}"
  )
  static let oggRates = Phrase(
    "{path}: {format} files can have sample rates up to 200000 Hz, not {rate}")
  static let opusRates = Phrase(
    "{path}: {format} files can have sample rates of 8000, 12000, 16000, 24000 and 48000 Hz, not {rate}"
  )
  static let mp3Rates = Phrase(
    "{path}: {format} files can have sample rates of 8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100 and 48000 Hz, not {rate}"
  )

  static let tooLong = Phrase("{path}: the sound is too long for {format}; use .wav")
  static let needsSeeking = Phrase(
    "{path}: {format} cannot be written to a pipe or a device; use .wav")
  static let isFolder = Phrase("{path}: this is a folder; name a file in it")
  static let noFolder = Phrase("{path}: the folder \"{folder}\" does not exist; make it first")
  static let notAFolder = Phrase("{path}: {folder} is not a folder; choose another folder")
  static let forbidden = Phrase("{path}: no permission to write here; choose another folder")
  static let readOnly = Phrase("{path}: this disk is read-only; choose another folder")
  static let diskFull = Phrase("{path}: the disk is full; make room or choose another folder")
  static let longName = Phrase("{path}: the name is too long; choose a shorter one")
  /// `{reason}` is what the system says.
  static let cannotCreate = Phrase("{path}: {reason}")
  static let cannotWrite = Phrase("{path}: writing failed: {reason}")
  static let noRoom = Phrase(
    "{path}: the sound needs {needed} MB, and the disk has {free} MB free; make room or choose another folder"
  )
  static let readerClosed = Phrase("{path}: the program that reads the pipe has closed it")
  /// `{reason}` is what the encoder says, in English.
  static let encoder = Phrase("{path}: {reason}")
}
