import SonifyBase

/// What of a chart of another library is not played; `{part}` is its path, as in "data[1]".
enum FigurePhrases {
  /// `{kind}` is a word of the library, as "heatmap".
  static let skippedKind = Phrase("{part} is skipped: charts of the kind {kind} are not supported")
  static let hidden = Phrase("{part} is skipped: it is hidden in the chart")
  static let noPoints = Phrase("{part} is skipped: it has no points with a value")
  /// `{expression}` is the beginning of what the script says, in quotation marks.
  static let madeByScript = Phrase(
    "{part} is skipped: its values are not in the file, a script gets them by {expression}")
  static let namesByScript = Phrase(
    "{part} are numbers: the names are not in the file, a script gets them by {expression}")
  static let frames = Phrase("{part} are skipped: the first picture of the animation is used")
  static let sizes = Phrase("{part}: the sizes of the points are not used")
  static let colours = Phrase("{part}: the colours of the points are not used")
  static let errors = Phrase("{part}: the error bars are not used")
  static let notStacked = Phrase("{part} is ignored: each series is used as it is")
  /// `{kind}` is a word, as "bar".
  static let besideFigures = Phrase(
    "{part} is skipped: series of the kind {kind} are not played together with boxes or candles")
  static let overHistogram = Phrase("{part} is skipped: it is drawn over a histogram")
  static let counts = Phrase("{part} is ignored: the values are counted")
}

/// Why a chart of another library cannot be played; its path stands before it.
enum FigureFaultPhrases {
  static let unknown = Phrase(
    "this is no chart of Plotly, Chart.js, ECharts, Highcharts or ApexCharts; choose another format"
  )
  static let bokeh = Phrase(
    "this is a document of Bokeh, whose charts are not supported; write its data as CSV, with source.to_df().to_csv(\"data.csv\")"
  )
  /// `{kinds}` are words of the library, as "heatmap".
  static let onlyKinds = Phrase(
    "charts of the kind {kinds} are not supported; give a chart of lines, bars or points")
  static let noSeries = Phrase(
    "the chart has no series with values; give its data with it, or a file with the data")
  static let allHidden = Phrase("all series are hidden in the chart; show one, and save it again")
  static let manySeries = Phrase(
    "the chart has {count} series, and at most {maximum} are allowed; leave some out",
    "the chart has {count} series, and at most {maximum} are allowed; leave some out")
  /// Of a heat map.
  static let manyRows = Phrase(
    "the heat map has {count} row, and at most {maximum} are allowed; leave some out",
    "the heat map has {count} rows, and at most {maximum} are allowed; leave some out")
  static let manyNames = Phrase(
    "the axis has more than {maximum} different names, too many for categories; leave some out")
  static let aggregate = Phrase(
    "a histogram of numbers that shows other values than counts is not supported; use \"count\"")
  static let typedArray = Phrase(
    "the typed array is damaged, or its type is unknown; save the chart again")
  static let transform = Phrase(
    "transforms are not supported; give the transformed data in the chart")
  /// `{expression}` is the beginning of what the script says, in quotation marks.
  static let byScript = Phrase(
    "the values are not in the file, a script gets them by {expression}; give a file with the data")
  static let elsewhere = Phrase(
    "the data are at another address; give them in the chart, or a file with the data")
}
