import SonifyBase

/// Why words cannot be spoken into a file; each is one line after the name of the program.
enum SpeechPhrases {
  /// `{package}` is what Debian calls the package, for the words of a command.
  static let missingLibrary = Phrase(
    "speech in a file needs {library}, which is missing; run apt-get install {package}")
  static let missingData = Phrase(
    "espeak-ng is installed without its voices; run apt-get install {package}")
  static let unknownVoice = Phrase(
    "espeak-ng has no voice \"{voice}\"; give a language such as de or en-us, with or without a variant as in en+f3"
  )
  static let foreignVoice = Phrase(
    "\"{voice}\" is an MBROLA voice, which cannot be used here; give a language such as de or en-us"
  )
  static let scarceResources = Phrase(
    "speech in a file needs more memory, threads or open files than the system grants; raise the limits (ulimit -a shows them)"
  )
  static let refused = Phrase("espeak-ng failed with error {code}; try another voice")
}
