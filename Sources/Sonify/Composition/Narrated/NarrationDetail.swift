/// The amount of speech in a sound file.
package enum NarrationDetail: String, CaseIterable, Sendable, Codable {
  /// No speech.
  case none
  /// The title of the chart and the ranges of its axes, at the beginning.
  case title
  /// Also the name of each series before it, values at gridlines if there is time, and the most
  /// important facts of the chart at the end.
  case full
}
