import SonifyBase

/// Why texts are not spoken.
package enum SpeechTrouble: Error, Equatable, Sendable, CustomStringConvertible {
  /// libspeechd is not installed.
  case noLibrary
  /// No speech-dispatcher runs, and none can be started.
  case noService
  /// speech-dispatcher runs, but does not answer.
  case noAnswer

  /// One line: what is wrong, and how to mend it.
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
