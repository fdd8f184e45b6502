import SonifyBase

/// Why a text is no XML document, or is not read.
enum XMLPhrases {
  static let encoding = Phrase("the XML is not in UTF-8 or UTF-16")
  static let tooLarge = Phrase("the XML is too large or too deep to read")
  static let truncated = Phrase("the XML ends within an element")
  static let malformed = Phrase("this is not well-formed XML")
  static let wrongEnd = Phrase("the element \"{name}\" has no end tag in the XML")
  static let repeatedAttribute = Phrase("the XML has the attribute \"{name}\" twice in one tag")
  static let entity = Phrase(
    "the XML refers to the entity \"{name}\", which is not one of its five; entities are not read")
  static let character = Phrase("the XML has a control character")
  static let outside = Phrase("the XML has text or another element outside the first element")
}
