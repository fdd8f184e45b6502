import SonifyBase
import SonifyChart

/// What a chart is and what its axes run over, in lines before the sound and in the first words of a
/// session.
enum OverviewPhrases {
  /// The lines of the axes; `{axis}` is what one shows and what it runs over, as "year, 1917 to 1975".
  static let xAxis = Phrase("x: {axis}")
  static let yAxis = Phrase("y: {axis}")
  /// A y axis of other series.
  static let anotherYAxis = Phrase("another y: {axis}")
  /// An axis of values that are spoken but not heard as sound.
  static let furtherAxis = Phrase("also: {axis}")

  /// What the chart holds, and the names of its series.
  static let series = Phrase("{content}: {names}")
  /// The same of many series, of which the last are only counted.
  static let manySeries = Phrase(
    "{content}: {names} and {count} more", "{content}: {names} and {count} more")
  /// What a histogram is, and how much it counts.
  static let histogram = Phrase("{content}: {size}")

  /// How many points there are, or values in bins.
  static let points = Phrase("{count} point", "{count} points")
  /// Of a heat map.
  static let cells = Phrase("{count} cell", "{count} cells")
  static let values = AmountPhrase(
    Phrase("{count} value", "{count} values"), part: Phrase("{number} values"))
  static let bins = Phrase("{count} bin", "{count} bins")
  static let valuesInBins = Phrase("{values} in {bins}")
  /// How many of the points have no value.
  static let noneMissing = Phrase("none missing")
  static let missing = Phrase("{count} missing", "{count} missing")
}

/// What a chart holds, in few words.
enum ContentPhrases {
  /// Of lines, bars or points.
  static let series = Phrase("{count} series", "{count} series")
  static let stackedLines = Phrase(
    "stacked lines of {count} series", "stacked lines of {count} series")
  static let stackedBars = Phrase(
    "stacked bars of {count} series", "stacked bars of {count} series")
  static let heatmap = Phrase("heat map of {count} row", "heat map of {count} rows")
  static let histogram = Phrase("histogram")
  static let histogramOf = Phrase("histogram of {title}")
  static let stackedHistogram = Phrase("stacked histogram")
  static let stackedHistogramOf = Phrase("stacked histogram of {title}")
}

/// What a chart is whose elements have several values each, in few words.
enum KindContentPhrases {
  static let box = Phrase("box plot")
  static let candlestick = Phrase("candlestick chart")
  static let band = Phrase("line with a band")

  /// Returns the phrase for a kind of chart.
  static func phrase(_ kind: ChartKind) -> Phrase {
    switch kind {
    case .box: KindContentPhrases.box
    case .candlestick: KindContentPhrases.candlestick
    default: KindContentPhrases.band
    }
  }
}

/// The range of an axis; said after its title.
enum AxisPhrases {
  /// All is at one value.
  static let constant = Phrase("always {value}")
  /// Equal steps are equal ratios.
  static let logarithmic = Phrase("logarithmic")
  /// Names in an order, 2 or more.
  static let categories = Phrase(
    "{count} category, {first} to {last}", "{count} categories, {first} to {last}")
  static let noCategories = Phrase("no categories")
  /// The bins of a histogram, 2 or more, whose names are ranges.
  static let bins = Phrase(
    "{count} bin, the first {first}, the last {last}",
    "{count} bins, the first {first}, the last {last}")
}
