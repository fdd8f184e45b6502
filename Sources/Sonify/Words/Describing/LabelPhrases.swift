import SonifyBase

/// What the author of a chart wrote at single points.
///
/// `{points}` is a list of labels with the values at their points, as "General strike with 12.4 in
/// 1926".
enum LabelPhrases {
  static let labels = Statement(
    compact: Phrase("Label: {points}.", "{count} labels: {points}."),
    descriptive: Phrase(
      "The author labels {count} point: {points}.", "The author labels {count} points: {points}."))
  /// More labels than are listed.
  static let firstLabels = Statement(
    compact: Phrase("{count} label, first {points}.", "{count} labels, first {points}."),
    descriptive: Phrase(
      "The author labels {count} point, first {points}.",
      "The author labels {count} points, first {points}."))
  /// The label of a point without a value; `{place}` is one of ``PlacePhrases``, as "in 1926".
  static let missing = Phrase("{label}, missing {place}")
}
