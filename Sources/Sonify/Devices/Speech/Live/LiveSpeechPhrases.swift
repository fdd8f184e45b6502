import SonifyBase

/// Why texts are not spoken, though that was asked for; at most 79 columns.
enum LiveSpeechPhrases {
  /// A library is not installed; it has this name, and is in this package.
  static let noLibrary = Phrase("no speech: {library} is missing; on Debian, install {package}")
  /// "speech-dispatcher" is a program, a service that speaks.
  static let noService = Phrase(
    "no speech: speech-dispatcher does not start; check that it is installed")
  static let noAnswer = Phrase("no speech: speech-dispatcher does not answer; restart it")
}
