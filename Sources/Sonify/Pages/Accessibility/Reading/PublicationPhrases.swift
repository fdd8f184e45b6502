import SonifyBase

/// What is wrong with a publication.
enum PublicationPhrases {
  static let noContainer = Phrase(
    "the book has no META-INF/container.xml, which says where its package document is")
  static let noPackage = Phrase("this names no package document of a book")
  static let noMetadata = Phrase("the package document of the book has no metadata")
  static let tooLong = Phrase("the page is too long to read; {maximum} MiB is the maximum")
}
