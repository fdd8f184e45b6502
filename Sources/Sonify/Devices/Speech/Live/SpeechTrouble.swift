import SonifyBase

/// The reason why texts are not spoken.
package enum SpeechTrouble: Error, Equatable, Sendable, CustomStringConvertible {
  /// libspeechd is not installed.
  case noLibrary
  /// speech-dispatcher is not running and cannot be started.
  case noService
  /// speech-dispatcher is running but does not answer.
  case noAnswer

  /// The error in one line: what is wrong, and how to fix it.
  package var description: String {
    switch self {
    case .noLibrary:
      LiveSpeechPhrases.noLibrary.text([
        "library": SpeechdLibrary.name, "package": SpeechdLibrary.package,
      ])
    case .noService: LiveSpeechPhrases.noService.text()
    case .noAnswer: LiveSpeechPhrases.noAnswer.text()
    }
  }
}
