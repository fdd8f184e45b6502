import Sonify

/// Help of the options of speech.
enum SpeechHelpPhrases {
  /// "auto" is one of the values of the option; "speech-dispatcher" is a program.
  static let choice = Phrase(
    "Speak what is printed, through speech-dispatcher; auto: unless a screen reader runs; off if not given."
  )
}
