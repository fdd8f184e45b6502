import SonifyBase

/// What is said when a chart or a part of it is played.
enum PlayingPhrases {
  static let playing = Phrase("playing")
  /// The cursor was on the last point.
  static let playingFromStart = Phrase("playing from the start")
  /// Time runs backwards.
  static let backwards = Phrase("playing backwards")
  /// The cursor was on the first point.
  static let backwardsFromEnd = Phrase("playing backwards from the end")
  /// The chosen speed would skip points, so that it plays at the fastest that does not.
  static let playingFastest = Phrase("playing at the fastest speed, {speed}")
  /// The part between two marks plays again and again; `{range}` is from one to the other.
  static let loop = Phrase("playing {range} again and again")
  /// A key halts it at a point.
  static let paused = Phrase("paused, {point}")
  /// A key ends it at a point.
  static let stopped = Phrase("stopped, {point}")
  /// It came to its end by itself, at a point.
  static let complete = Phrase("complete, {point}")
  /// A key would end what plays, but nothing does.
  static let silent = Phrase("nothing is playing")

  /// A key changes the speed, 1 is usual.
  static let speed = Phrase("speed {speed}")
  static let fastest = Phrase("fastest speed, {speed}")
  static let slowest = Phrase("slowest speed, {speed}")

  /// All values of the legend are the same.
  static let legendOfOne = Phrase("legend: all values are {value}")
  /// The tones of the legend: the lowest and the highest value.
  static let legend = Phrase("legend: from {low} to {high}")
  /// The same with the gridlines, which are a list of values.
  static let legendWithGridlines = Phrase("legend: from {low} to {high}, gridlines {values}")
  /// The pitches of a legend, and what it says of the volume, timbre or length of tones.
  static let legendAndTones = Phrase("{legend}; {tones}")
  /// Stands for a value that the legend lacks.
  static let nothing = Phrase("missing")
}

/// What is said while a chart is played from beginning to end, without scrubbing.
enum PerformancePhrases {
  /// Where a skip back leads at last, and where a pause is before the first point.
  static let beginning = Phrase("the beginning")
  /// There is nothing to skip to.
  static let nothingAhead = Phrase("no gridline ahead")
  /// Answers a key that means nothing.
  static let keys = Phrase(
    "Space: pause; Left, Right: skip; period, comma: speed; V, v: volume; q: quit")
}
