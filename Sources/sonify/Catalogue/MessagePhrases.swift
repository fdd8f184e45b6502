import Sonify

/// Lines on standard error, behind "sonify: ".
///
/// Words that begin with --, and sonify help, are what is typed, and stay as they are.
enum MessagePhrases {
  /// Several choices in one line, one after the other.
  static let next = Phrase("{first}; {second}")
  /// A decision about a chart, and the option that makes another.
  static let decision = Phrase("{decision} (change with {option})")
  /// What stands at the place of a file, or what is wrong with it.
  static let inFile = Phrase("{path}: {fault}")

  /// The command line was not understood; `{help}` is what explains it, as "sonify help render".
  static let seeHelp = Phrase("{fault} (see {help})")
  static let noSuchCommand = Phrase("\"{name}\" is neither a command nor a file (see sonify help)")
  static let keys = Phrase("--keys: {fault}")
  static let noTerminal = Phrase(
    "there is no terminal to press keys at: give them as in --keys \"Right*10 End\"")
  static let soundOnTerminal = Phrase(
    "a sound file would flood the terminal: add | aplay -, or name a file")
  /// Where results go, in place of a file's name.
  static let standardOutput = Phrase("standard output")

  static let noDevice = Phrase("no playback device (sonify render needs no sound device)")
  /// Who has logged in from elsewhere hears nothing here.
  static let overSSH = Phrase(
    "{fault}; over ssh, listen where you are: ssh HOST cat FILE | sonify scrub -")

  /// Work that takes long.
  static let reading = Phrase("reading")
  static let percentRendered = Phrase("{percent} percent rendered")
}

/// Lines on standard error about the file in which choices are kept; `{reason}` is what the system
/// says.
enum SettingsFilePhrases {
  static let unreadable = Phrase("{path}: {reason}; mend it, or use --no-config")
  static let notAFile = Phrase("{path}: is no file; remove it, or use --no-config")
  static let tooLarge = Phrase(
    "{path}: too large for settings; --reset-config removes it, --no-config passes over it")
  static let unwritable = Phrase("settings are not kept: {reason}")
  static let irremovable = Phrase("{path}: not removed: {reason}")
  /// Stands as a remark in the file.
  static let heading = Phrase(
    "What was chosen by keys; --reset-config, or removing this file, forgets it.")
}
