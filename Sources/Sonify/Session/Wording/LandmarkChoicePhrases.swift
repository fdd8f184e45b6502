import SonifyBase

/// What is said of one choice of what the keys for landmarks lead to.
struct LandmarkChoicePhrases {
  /// The choice itself.
  let name: Phrase
  /// There are none in view.
  let none: Phrase
  /// There are none to the right.
  let noneAhead: Phrase
  /// There are none to the left.
  let noneBehind: Phrase
  /// It was chosen; how many there are, 1 or more.
  let chosen: Phrase

  /// Every kind of landmark.
  static let all = LandmarkChoicePhrases(
    name: Phrase("landmarks"), none: Phrase("no landmarks in view"),
    noneAhead: Phrase("no more landmarks ahead"),
    noneBehind: Phrase("no more landmarks behind"),
    chosen: Phrase("all landmarks, {count} in view", "all landmarks, {count} in view"))

  /// Peaks, troughs and steps.
  static let turningPoints = LandmarkChoicePhrases(
    name: Phrase("turning points"), none: Phrase("no turning points in view"),
    noneAhead: Phrase("no more turning points ahead"),
    noneBehind: Phrase("no more turning points behind"),
    chosen: Phrase("turning points, {count} in view", "turning points, {count} in view"))

  /// Values that stand out.
  static let outliers = LandmarkChoicePhrases(
    name: Phrase("outliers"), none: Phrase("no outliers in view"),
    noneAhead: Phrase("no more outliers ahead"),
    noneBehind: Phrase("no more outliers behind"),
    chosen: Phrase("outliers, {count} in view", "outliers, {count} in view"))

  /// Missing values and absent rows.
  static let gaps = LandmarkChoicePhrases(
    name: Phrase("gaps"), none: Phrase("no gaps in view"), noneAhead: Phrase("no more gaps ahead"),
    noneBehind: Phrase("no more gaps behind"),
    chosen: Phrase("gaps, {count} in view", "gaps, {count} in view"))

  /// Gridlines of the x axis.
  static let gridlines = LandmarkChoicePhrases(
    name: Phrase("gridlines"), none: Phrase("no gridlines in view"),
    noneAhead: Phrase("no more gridlines ahead"),
    noneBehind: Phrase("no more gridlines behind"),
    chosen: Phrase("gridlines, {count} in view", "gridlines, {count} in view"))

  /// Points that the author labelled.
  static let labels = LandmarkChoicePhrases(
    name: Phrase("labels"), none: Phrase("no labels in view"),
    noneAhead: Phrase("no more labels ahead"), noneBehind: Phrase("no more labels behind"),
    chosen: Phrase("labels, {count} in view", "labels, {count} in view"))

  /// Values that meet a condition.
  static let matches = LandmarkChoicePhrases(
    name: Phrase("matches"), none: Phrase("no such values in view"),
    noneAhead: Phrase("no more such values ahead"),
    noneBehind: Phrase("no more such values behind"),
    chosen: Phrase("matches, {count} in view", "matches, {count} in view"))

  /// Points where series cross or touch.
  static let crossings = LandmarkChoicePhrases(
    name: Phrase("crossings"), none: Phrase("no crossings in view"),
    noneAhead: Phrase("no more crossings ahead"),
    noneBehind: Phrase("no more crossings behind"),
    chosen: Phrase("crossings, {count} in view", "crossings, {count} in view"))
}
