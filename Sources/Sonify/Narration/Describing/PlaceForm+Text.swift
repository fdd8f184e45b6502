extension SeriesTexts.PlaceForm {
  /// A value and where it stands: "268.8 in 1957".
  func text(_ value: String, at x: String) -> String {
    let phrase =
      switch self {
      case .during: PlacePhrases.valueDuring
      case .on: PlacePhrases.valueOn
      case .at: PlacePhrases.valueAt
      case .of: PlacePhrases.valueOf
      }
    return phrase.text(["value": value, "x": x])
  }
}
