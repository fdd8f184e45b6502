import SonifyBase

/// Why keys in a script cannot be pressed, and how to mend it; `{word}` is what was typed.
enum ScriptPhrases {
  /// Where one of the others is; `{position}` counts characters.
  static let fault = Phrase("character {position}: {reason}")

  static let tooManyKeys = Phrase("there are more than 100,000 keys")
  static let tooLong = Phrase("the keys take longer than a day")
  /// `{names}` are names of keys, which stay English.
  static let noSuchKey = Phrase(
    "there is no key \"{word}\": put a space between keys; a key is a single character or {names}")
  static let badCount = Phrase("\"{word}\": put a count from 1 to 100,000 after *")
  static let badTime = Phrase("\"{word}\" is not a time, as in 33ms or 1.5s")
  /// wait and goto are words of scripts.
  static let noTime = Phrase("put a time after wait, as in wait 500ms or wait 1s")
  static let noPlace = Phrase("put a value, date or name after goto, as in goto 1957")
  /// mark is a word of scripts.
  static let noName = Phrase("put a name after mark, as in mark peak")
  static let openQuote = Phrase("the quotation mark is not closed")
}
