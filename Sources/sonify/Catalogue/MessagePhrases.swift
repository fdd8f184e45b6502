import Sonify

/// Lines on standard error, after "sonify: ".
///
/// Words that begin with --, and sonify help, are what is typed, and stay as they are.
enum MessagePhrases {
  /// Several choices in one line, one after the other.
  static let next = Phrase("{first}; {second}")
  /// A decision about a chart, and the option that makes another.
  static let decision = Phrase("{decision} (change with {option})")
  /// A file, and what is wrong with it.
  static let inFile = Phrase("{path}: {fault}")

  /// The command line was not understood; `{help}` is what explains it, as "sonify help render".
  static let seeHelp = Phrase("{fault} (see {help})")
  static let noSuchCommand = Phrase("no command or file is named \"{name}\" (see sonify help)")
  static let keys = Phrase("--keys: {fault}")
  static let noTerminal = Phrase(
    "scrub reads keys from a terminal, and there is none; use --keys, as in --keys \"Right*10 End\""
  )
  static let soundOnTerminal = Phrase(
    "-o - would write sound to the terminal; add | aplay -, or give a file name")
  /// The output is the file that the chart comes from.
  static let outputIsInput = Phrase(
    "{path}: the chart is read from this file, which is not replaced; choose another name for the output"
  )
  /// A table that has a summary of the rows in each slot of x is to become a chart document.
  static let slotsHaveNoPoints = Phrase(
    "a chart document holds points, and this table has only slots of rows; keep the table, which every command but convert reads"
  )
  /// The captions are to be written to the file of the sound, perhaps through a link.
  static let captionsAreSound = Phrase(
    "{path}: the sound is written to this file; choose another name for the captions")
  /// The system grants no more memory; the text in parentheses is what is typed.
  static let noMemory = Phrase(
    "not enough memory; give a smaller chart, or raise the limit (ulimit -v)")
  /// The system grants no more memory or open files; `{fault}` is what could not be done.
  static let raiseLimits = Phrase("{fault}; raise the limits (ulimit -a shows them)")
  /// Where results go, in place of a file's name.
  static let standardOutput = Phrase("standard output")

  static let noDevice = Phrase(
    "no playback device found; to make a sound file without one, use sonify render")
  /// Who has logged in from elsewhere hears nothing here.
  static let overSSH = Phrase(
    "{fault}; over ssh, play on your own computer: ssh HOST cat FILE | sonify scrub -")

  /// Work that takes long.
  static let reading = Phrase("reading")
  /// A source such as vmstat 1 has no end; "sonify monitor" is typed.
  static let stillReading = Phrase(
    "still reading standard input, to its end; to hear rows as they arrive, use sonify monitor")
  static let percentRendered = Phrase("{percent} percent rendered")
}

/// Lines on standard error about the file of saved settings; `{reason}` is what the system reports.
enum KeptFilePhrases {
  static let unreadable = Phrase(
    "{path}: cannot read the kept settings or marks: {reason}; mend the file, or use --no-config")
  static let notAFile = Phrase(
    "{path}: the kept settings or marks are not a regular file; remove it, or use --no-config")
  static let tooLarge = Phrase(
    "{path}: the file of settings or marks is too large; delete it, or ignore it with --no-config"
  )
  static let unwritable = Phrase("cannot save the settings or marks: {reason}")
  static let irremovable = Phrase(
    "{path}: cannot delete the kept settings or marks: {reason}; remove the file, or use --no-config"
  )
  /// Stands as a remark in the file.
  static let heading = Phrase(
    "Settings that keys changed. To forget them, use --reset-config or delete this file.")
}
