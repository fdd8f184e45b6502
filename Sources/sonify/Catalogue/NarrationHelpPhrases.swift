import Sonify

/// What the help says of words in sound files; words in capitals and behind -- stay as they are.
enum NarrationHelpPhrases {
  static let title = Phrase("Narration options")
  static let speak = Phrase(
    "What is spoken: the title and the axes before the sound, or also each series by its name, values at gridlines where there is room, and a brief description at the end. It comes on top of --duration."
  )
  static let speakOver = Phrase(
    "Let values at gridlines be spoken while tones sound, which step back by 6 dB.")
  static let voice = Phrase(
    "The voice, as espeak-ng names it: a language as en-us, or with a variant as de+f3; that of your language if not given."
  )
  static let voiceName = Phrase("voice")
  static let speechRate = Phrase("How fast is spoken, in words a minute; 175 if not given.")
  static let wordsName = Phrase("words")
  static let captions = Phrase(
    "Also write captions, what is spoken and which data sounds when, to a file that ends in .vtt or .srt."
  )
  static let fileName = Phrase("file")
}

/// What is wrong with options of words in sound files.
enum NarrationFaultPhrases {
  static let speechRate = Phrase("give {minimum} to {maximum} words a minute")
  static let captionFormat = Phrase("--captions: give a file that ends in .vtt or .srt")
  static let speakOver = Phrase("--speak-over needs --speak full")
  static let voice = Phrase("--voice and --speech-rate need --speak title or --speak full")
}

/// What is told of words in a sound file that is made.
enum NarrationReportPhrases {
  static let spoken = Phrase(
    "{count} sentence spoken by the voice {voice}", "{count} sentences spoken by the voice {voice}")
  static let captions = Phrase("{file}: {count} caption", "{file}: {count} captions")
  /// Japanese words are written in signs that the voice knows no reading of.
  static let unreadable = Phrase(
    "espeak-ng cannot read Chinese characters, so much of this is not understood; --language en --voice en speaks English"
  )
}
