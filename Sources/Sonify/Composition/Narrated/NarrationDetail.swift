/// How much is spoken into a sound file.
package enum NarrationDetail: String, CaseIterable, Sendable, Codable {
  /// Nothing.
  case none
  /// What the chart is and what its axes run over, before it sounds.
  case title
  /// That, the name of each series before it, values at gridlines where there is room, and the most
  /// important of the chart at the end.
  case full
}
