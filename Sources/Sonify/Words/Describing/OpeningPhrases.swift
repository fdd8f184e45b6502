package import SonifyBase

/// What a chart is.
package enum OpeningPhrases {
  /// The author's own words about the chart.
  package static let author = Statement(
    compact: Phrase("Author: {summary}"), descriptive: Phrase("The author says: {summary}"))

  /// The origin of the data in the author's words, such as a publication.
  package static let source = Phrase("Source: {source}")

  /// After the author's words if they are spoken before the sound and go on.
  static let more = Phrase(" (more)")

  /// What one series, and what several are drawn in; `{kind}` is one of ``KindPhrases``.
  static let content = Statement(
    compact: Phrase("{kind}, {count} series", "{kind}, {count} series"),
    descriptive: Phrase("{kind} of {count} series", "{kind} of {count} series"))

  /// As ``content``, where the names of the series are values of `{title}`.
  static let contentBy = Statement(
    compact: Phrase("{kind}, {count} series by {title}", "{kind}, {count} series by {title}"),
    descriptive: Phrase(
      "{kind} of {count} series by {title}", "{kind} of {count} series by {title}"))
  /// A y axis of means of rows.
  static let mean = Phrase("mean {axis}")

  /// A y axis on which some of the series lie.
  static let otherAxis = Statement(
    compact: Phrase("y for {names}: {axis}."),
    descriptive: Phrase("The y axis for {names} is {axis}."))

  /// A y axis that is called by the series on it.
  static let furtherAxis = Statement(
    compact: Phrase("y: {axis}."), descriptive: Phrase("Another y axis is {axis}."))

  /// What a chart is, in one sentence.
  static let briefly = Statement(
    compact: Phrase("{title}: {content}; x {x}; y {y}."),
    descriptive: Phrase("{title}: {content}; x is {x}; y is {y}."))
  static let brieflyUntitled = Statement(
    compact: Phrase("Untitled: {content}; x {x}; y {y}."),
    descriptive: Phrase("This is {content}; x is {x}; y is {y}."))

  /// What a chart is, where there is no room for its axes.
  static let kindAlone = Statement(
    compact: Phrase("{title}: {content}."), descriptive: Phrase("{title}: {content}."))

  /// The names of the series, in their order.
  static let series = Statement(
    compact: Phrase("Series: {names}."), descriptive: Phrase("The series are {names}."))
  /// The names of the rows of a heat map, in their order.
  static let rows = Statement(
    compact: Phrase("Rows: {names}."), descriptive: Phrase("The rows are {names}."))
  /// A statement about one series of several, as "MSFT: there is one value: 43.22 in 2000".
  package static let labelled = Phrase("{name}: {statement}")
  /// Whether a sentence begins with a small letter after a colon, as it does in English: "yes" or
  /// "no".
  static let lowerCaseAfterColon = Phrase("yes")
}

/// Kinds of charts, as parts of sentences.
enum KindPhrases {
  static let line = Statement(
    compact: Phrase("line chart"), descriptive: Phrase("a line chart"))
  static let bar = Statement(compact: Phrase("bar chart"), descriptive: Phrase("a bar chart"))
  static let scatter = Statement(
    compact: Phrase("scatter chart"), descriptive: Phrase("a scatter chart"))
  /// Boxes of quartiles with whiskers, as a box plot.
  static let box = Statement(compact: Phrase("box plot"), descriptive: Phrase("a box plot"))
  /// Open, high, low and close of prices.
  static let candlestick = Statement(
    compact: Phrase("candlestick chart"), descriptive: Phrase("a candlestick chart"))
  /// A line with a lower and an upper edge around it, as of a confidence interval.
  static let band = Statement(
    compact: Phrase("line with a band"), descriptive: Phrase("a line with a band"))
  static let histogram = Statement(
    compact: Phrase("histogram"), descriptive: Phrase("a histogram"))
  static let heatmap = Statement(
    compact: Phrase("heat map"), descriptive: Phrase("a heat map"))
  static let stackedLine = Statement(
    compact: Phrase("stacked line chart"), descriptive: Phrase("a stacked line chart"))
  static let stackedBar = Statement(
    compact: Phrase("stacked bar chart"), descriptive: Phrase("a stacked bar chart"))
  static let stackedHistogram = Statement(
    compact: Phrase("stacked histogram"), descriptive: Phrase("a stacked histogram"))
}
