import SonifyBase

/// Why texts are not spoken, though that was asked for; at most 79 columns.
enum LiveSpeechPhrases {
  /// A library is not installed; it has this name, and is in this package.
  static let noLibrary = Phrase("no speech: {library} is missing; Debian has it in {package}")
  /// "speech-dispatcher" is a program, a service that speaks.
  static let noService = Phrase("no speech: speech-dispatcher is not there and does not start")
  static let noAnswer = Phrase("no speech: speech-dispatcher does not answer")
}
