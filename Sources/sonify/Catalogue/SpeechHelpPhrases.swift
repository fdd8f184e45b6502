import Sonify

/// Help of the options of speech.
enum SpeechHelpPhrases {
  /// "off", "auto" and "on" are typed; "speech-dispatcher" is a program.
  static let choice = Phrase(
    "Speak the printed texts through speech-dispatcher. WHEN is on, off, or auto: unless a screen reader runs. [off]"
  )
}
