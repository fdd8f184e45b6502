import Sonify

/// What audit does, and its own options.
enum AuditHelp {
  static let abstract = Phrase("Report what a page or a book states of its accessibility.")
  static let discussion = Phrase(
    """
    The report has the fields and statements of the W3C Accessibility Metadata Display Guide. They \
    are claims of the publisher, which are not verified; what FILE does not state is reported as \
    such.
    """)

  static let source = Phrase(
    """
    Read FILE: a web page with metadata of schema.org, an EPUB or its package document, or a \
    Readium manifest; - is standard input.
    """)
  static let format = Phrase("Print the report in FORMAT: text or json. [text]")
  static let descriptive = Phrase("Print statements in full sentences, not in a few words.")
}
