import SonifyBase

/// What is found in a chart, each with what mends it.
enum AuditPhrases {
  /// A finding and what mends it.
  static let line = Phrase("{problem}; {remedy}")

  static let textContrast = Phrase(
    """
    text in {colour} on {background} has a contrast of {value}:1, and {limit}:1 is the minimum \
    (WCAG 1.4.3)
    """)
  static let markContrast = Phrase(
    """
    marks in {colour} on {background} have a contrast of {value}:1, and {limit}:1 is the minimum \
    (WCAG 1.4.11)
    """)
  static let seriesContrast = Phrase(
    """
    "{name}" in {colour} on {background} has a contrast of {value}:1, and {limit}:1 is the minimum \
    (WCAG 1.4.11)
    """)
  /// What mends a contrast: a colour like the one that is used.
  static let betterColour = Phrase("use {colour}, for example")

  static let colourAlone = Phrase(
    "only colour tells {count} series apart (WCAG 1.4.1)",
    "only colour tells {count} series apart (WCAG 1.4.1)")
  static let otherSigns = Phrase("add symbols, dashes, or names beside the marks")

  static let colourPair = Phrase(
    """
    "{first}" in {colour} and "{second}" in {other} differ by {value} for {vision}, and {limit} is \
    the minimum
    """)
  static let otherColours = Phrase("choose colours that differ in lightness as well")

  static let seriesCount = Phrase(
    "{count} series, and {limit} can be told apart by colour",
    "{count} series, and {limit} can be told apart by colour")
  static let fewerSeries = Phrase("show fewer at a time")

  static let noTitle = Phrase("the chart has no title")
  static let addTitle = Phrase("add one that says what the chart shows")
  static let noXTitle = Phrase("the x axis has no title")
  static let noYTitle = Phrase("the y axis has no title")
  static let addAxisTitle = Phrase("add one that names what is shown")
  static let noUnit = Phrase("the y axis \"{title}\" has no unit")
  static let addUnit = Phrase("add one, unless the values are plain numbers")
  static let noDescription = Phrase("the chart has no description")
  static let addDescription = Phrase("add a sentence on what to notice")
  static let unread = Phrase("a ramp of colours or an expression was not measured")
  static let checkByEye = Phrase("check its contrast with another tool")

  /// Kinds of colour vision, after "differ by 12 for".
  static let trichromatic = Phrase("usual colour vision")
  static let protan = Phrase("protan colour vision")
  static let deutan = Phrase("deutan colour vision")
  static let tritan = Phrase("tritan colour vision")
}
