import Sonify

/// What the help says of words in sound files; words in capitals stand for what is typed, and words
/// after -- are typed as they are.
enum NarrationHelpPhrases {
  static let title = Phrase("Narration options")
  static let speak = Phrase(
    "Speak this much DETAIL, in addition to --duration. title: title and axes; full: also series names, labels, values at gridlines and a brief description. [none]"
  )
  static let speakOver = Phrase(
    "Speak labels and values at gridlines while tones sound, and lower the tones by 6 dB meanwhile."
  )
  static let voice = Phrase(
    "Speak with VOICE of espeak-ng, such as en-us or de+f3. [from the language]"
  )
  static let voiceName = Phrase("voice")
  static let speechRate = Phrase("Speak WORDS per minute. [175]")
  static let wordsName = Phrase("words")
  static let captions = Phrase(
    "Write captions of the words and the data to FILE, which ends in .vtt or .srt."
  )
  static let fileName = Phrase("file")
}

/// What is wrong with options of words in sound files, and what to do.
enum NarrationFaultPhrases {
  static let speechRate = Phrase("give {minimum} to {maximum} words per minute")
  static let captionFormat = Phrase(
    "--captions: unknown file format; give a file name that ends in .vtt or .srt")
  static let speakOver = Phrase("--speak-over works only with --speak full; add --speak full")
  static let voice = Phrase(
    "--voice and --speech-rate work only with --speak; add --speak title or --speak full")
}

/// What is reported of words in a sound file.
enum NarrationReportPhrases {
  static let spoken = Phrase(
    "{count} sentence spoken by the voice {voice}", "{count} sentences spoken by the voice {voice}")
  static let captions = Phrase("{file}: {count} caption", "{file}: {count} captions")
  /// Japanese words are written in signs that the voice knows no reading of.
  static let unreadable = Phrase(
    "espeak-ng cannot read kanji, so parts of the speech are not words; for English, use --language en --voice en"
  )
}
