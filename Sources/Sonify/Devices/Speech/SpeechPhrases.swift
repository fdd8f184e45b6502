import SonifyBase

/// Why words cannot be spoken into a file; each is one line behind the name of the program.
enum SpeechPhrases {
  /// `{package}` is what Debian calls the package, for the words of a command.
  static let missingLibrary = Phrase(
    "to speak into files, {library} is needed: apt-get install {package}")
  static let missingData = Phrase(
    "espeak-ng is here, its voices are not: apt-get install {package}")
  static let unknownVoice = Phrase(
    "espeak-ng has no voice \"{voice}\"; give a language as de or en-us, with or without a variant as in en+f3"
  )
  static let foreignVoice = Phrase(
    "\"{voice}\" is a voice of MBROLA, which is not used here; give a language as de or en-us")
  static let refused = Phrase("espeak-ng could not speak (error {code})")
}
