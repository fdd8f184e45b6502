import Sonify

/// What audit does, and its own options.
enum AuditHelp {
  static let abstract = Phrase("Report what would keep people out of a chart, page or book.")
  static let discussion = Phrase(
    """
    Of a chart, it measures the colours that its file has, Vega-Lite's defaults included, and looks \
    for titles, units and a description. The exit status is 1 if contrast is too low or only colour \
    tells series apart (WCAG 1.4.3, 1.4.11, 1.4.1).

    CHART may also be a web page, an EPUB or its package document, or a Readium manifest: then what \
    it states of its accessibility is reported, by the W3C Accessibility Metadata Display Guide. \
    These are claims of the publisher, which are not verified.
    """)

  static let format = Phrase("Print the report in FORMAT: text or json. [text]")
  static let descriptive = Phrase(
    "Print what pages and books state in full sentences, not in a few words.")
}
