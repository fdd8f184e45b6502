import SonifyBase

/// Outliers that leave little of the y axis to the other values.
enum SqueezePhrases {
  /// `{low}` and `{high}` are the minimum and the maximum of the other values.
  static let squeezed = Statement(
    compact: Phrase(
      "{count} outlier stretches the y axis; others {low} to {high}.",
      "{count} outliers stretch the y axis; others {low} to {high}."),
    descriptive: Phrase(
      "{count} outlier takes up most of the y axis; the other values range from {low} to {high}.",
      "{count} outliers take up most of the y axis; the other values range from {low} to {high}."))
  /// The same of one of several axes.
  static let squeezedAxis = Statement(
    compact: Phrase(
      "{count} outlier stretches the y axis of {axis}; others {low} to {high}.",
      "{count} outliers stretch the y axis of {axis}; others {low} to {high}."),
    descriptive: Phrase(
      "{count} outlier takes up most of the y axis of {axis}; the other values range from {low} to {high}.",
      "{count} outliers take up most of the y axis of {axis}; the other values range from {low} to {high}."
    ))
}
