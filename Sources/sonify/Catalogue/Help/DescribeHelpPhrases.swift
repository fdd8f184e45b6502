import Sonify

/// What describe is for, and its own options.
enum DescribeHelp {
  static let abstract = Phrase("Say in words what the chart says.")
  static let discussion = Phrase(
    """
    Each line is one fact, the most important first. A trend, a turn or a stray value is told only \
    where chance would hardly make it.
    """)

  static let format = Phrase("How the description is written.")
  static let detail = Phrase("How much is said: two sentences, or all that is worth saying.")
  static let wording = Phrase("How it is said: in few words, or in whole sentences.")
  static let quiet = Phrase("Say nothing but the description unless something is wrong.")
}
