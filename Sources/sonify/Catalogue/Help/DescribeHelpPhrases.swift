import Sonify

/// What describe does, and its own options.
enum DescribeHelp {
  static let abstract = Phrase("Describe a chart in words.")
  static let discussion = Phrase(
    """
    Each line is one fact, the most important first. A trend, turning point or outlier is reported \
    only if it is unlikely to be chance.
    """)

  static let format = Phrase("Print the description as FORMAT: text, markdown or json. [text]")
  static let detail = Phrase(
    """
    Print this much DETAIL. alt: a line for the text alternative of a picture; brief: about 10 s of \
    speech; normal: 30 s; full: every fact. [normal]
    """)
  static let wording = Phrase(
    "Use this WORDING. compact: few words; descriptive: whole sentences. [descriptive]")
  static let quiet = Phrase(
    "Print only the description or the braille cells. Errors are still reported.")
}
