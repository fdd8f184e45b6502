import SonifyBase

/// The words of a page that hands on a chart, beside those of the chart itself.
enum PagePhrases {
  /// The headings.
  static let summary = Phrase("Summary")
  static let chart = Phrase("Chart")
  static let landmarks = Phrase("Landmarks")
  static let data = Phrase("Data")
  static let sound = Phrase("Sound")
  static let about = Phrase("About")

  /// The title of a list of pages.
  static let charts = Phrase("{count} chart", "{count} charts")
  /// The title of a chart that has none.
  static let untitled = Phrase("Chart without a title")
  /// Opens the full description.
  static let fullDescription = Phrase("Full description")
  /// Where scripts do not run.
  static let noScript = Phrase(
    "To explore the chart with keys or by touch, open this page in a browser that runs scripts.")

  /// The name of the slider that moves along the points.
  static let explorer = Phrase("Explore the chart")
  /// Under the slider; ? is a key.
  static let explorerHint = Phrase(
    """
    Left and Right go from point to point, Up and Down to other series, Space plays, ? lists all \
    keys. Or press and drag along the picture.
    """)
  /// The same of a heat map.
  static let explorerHintOfCells = Phrase(
    """
    Left and Right go from cell to cell, Up and Down to other rows, Space plays, ? lists all keys. \
    Or press and drag along the picture.
    """)
  static let previous = Phrase("Previous")
  static let next = Phrase("Next")
  static let previousSeries = Phrase("Previous series")
  static let nextSeries = Phrase("Next series")
  static let previousRow = Phrase("Previous row")
  static let nextRow = Phrase("Next row")
  /// Plays from the point, or halts.
  static let play = Phrase("Play")
  static let testSound = Phrase("Test sound")
  /// Sends what was typed.
  static let go = Phrase("Go")

  /// Opens a long list of landmarks.
  static let landmarkList = Phrase("{count} landmark", "{count} landmarks")
  /// There is nothing to list under Landmarks.
  static let noLandmarks = Phrase("Nothing stands out.")
  /// Above the table, which does not have all points.
  static let dataOfStops = Phrase(
    "The chart has {points} points. A row stands for several of them, with their median.")
  /// What the columns are called that a chart names in no other way.
  static let series = Phrase("series")
  /// Of a heat map.
  static let row = Phrase("row")
  static let x = Phrase("x")
  static let y = Phrase("y")
  static let low = Phrase("lowest")
  static let high = Phrase("highest")
  static let rows = Phrase("points")
  static let outliers = Phrase("outliers")
  static let label = Phrase("label")
  /// A cell without a value.
  static let missing = Phrase("missing")
  /// The name of the box with the table, which may be moved sideways.
  static let table = Phrase("Table of the data")

  /// What the sound is.
  static let soundHint = Phrase(
    """
    The chart as sound, {length} long: higher values are higher tones, and time runs along the x axis.
    """)
  static let chapters = Phrase("Parts of the sound")
  static let captions = Phrase("Captions")
  /// Opens the list of all captions.
  static let transcript = Phrase("All captions")
  /// The heading of the list of chapters of a book.
  static let contents = Phrase("Contents")
  static let downloads = Phrase("Save as a file")
  static let saveSound = Phrase("Save the sound")
  static let saveData = Phrase("Save the data")
  static let savePicture = Phrase("Save the picture")

  /// How the page is used: sentences of their own.
  static let usage = [
    Phrase("This page holds the chart as words, picture, table and sound. It needs no network."),
    Phrase(
      """
      With a screen reader, go to the slider "Explore the chart" and leave browse mode; then letters \
      are keys.
      """),
    Phrase(
      """
      By touch, press and drag along the picture, or move the slider. If nothing sounds, check the \
      switch for silence and press "Test sound".
      """),
  ]
  /// What made the page; `{name}` is a program with its version.
  static let madeBy = Phrase("Made with {name}.")
  static let keys = Phrase("Keys")
  /// Beyond what the page can hold.
  static let fewerStops = Phrase(
    "Keys lead to {stops} stops, each for several of the {points} points.")
  /// Opens what the page states of its own accessibility.
  static let accessibility = Phrase("What this page states of its accessibility")
}
