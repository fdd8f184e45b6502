import SonifyBase
import SonifyChart

extension SessionWords {
  /// Returns the text of an extreme of a number of series, or of rows of a heat map.
  static func extreme(_ end: RangeEnd, of series: Int, ofRows: Bool) -> String {
    let isLowest = end == .minimum
    guard series > 1 else {
      return (isLowest ? LandmarkPhrases.lowest : LandmarkPhrases.highest).text()
    }
    let phrase =
      ofRows
      ? (isLowest ? CellRowPhrases.lowest : CellRowPhrases.highest)
      : (isLowest ? LandmarkPhrases.lowestOfAll : LandmarkPhrases.highestOfAll)
    return phrase.text(count: series)
  }

  /// Returns the text of an outlier by its distance in robust deviations.
  static func outlier(_ deviations: Double, isTerse: Bool) -> String {
    guard !isTerse else { return LandmarkPhrases.outlier.text() }
    let isAbove = deviations > 0
    guard deviations.isFinite else {
      return (isAbove ? LandmarkPhrases.farAbove : LandmarkPhrases.farBelow).text()
    }
    return (isAbove ? LandmarkPhrases.outlierAbove : LandmarkPhrases.outlierBelow)
      .text(["deviations": NumberText(digits: 2).text(deviations.magnitude)])
  }

  /// Returns the text of a change of level by an amount; `place` says after which x it comes.
  static func step(isUp: Bool, by amount: String, place: String, isTerse: Bool) -> String {
    guard !isTerse else {
      return (isUp ? LandmarkPhrases.terseStepUp : LandmarkPhrases.terseStepDown)
        .text(["amount": amount])
    }
    return (isUp ? LandmarkPhrases.stepUp : LandmarkPhrases.stepDown)
      .text(["amount": amount, "place": place])
  }

  /// Returns the text of a gap; `amount` is its length or number of points, if it is known, and
  /// `place` says at or between which x it lies.
  static func gap(of amount: String?, place: String, isTerse: Bool) -> String {
    guard let amount else { return LandmarkPhrases.gapBetween.text(["place": place]) }
    guard !isTerse else { return LandmarkPhrases.terseGap.text(["amount": amount]) }
    return LandmarkPhrases.gap.text(["amount": amount, "place": place])
  }

  /// Returns the text of a series that crosses or touches another.
  static func crossing(_ outcome: Crossings.Outcome, with name: String) -> String {
    let phrase =
      switch outcome {
      case .above: LandmarkPhrases.risesAbove
      case .below: LandmarkPhrases.fallsBelow
      case .touching: LandmarkPhrases.touches
      }
    return phrase.text(["name": name])
  }

  /// Returns the phrases for a choice of landmarks.
  static func phrases(of choice: SessionSettings.Landmarks) -> LandmarkChoicePhrases {
    switch choice {
    case .all: LandmarkChoicePhrases.all
    case .turningPoints: LandmarkChoicePhrases.turningPoints
    case .outliers: LandmarkChoicePhrases.outliers
    case .gaps: LandmarkChoicePhrases.gaps
    case .gridlines: LandmarkChoicePhrases.gridlines
    case .crossings: LandmarkChoicePhrases.crossings
    case .labels: LandmarkChoicePhrases.labels
    case .matches: LandmarkChoicePhrases.matches
    }
  }

  /// Returns the text for a choice of landmarks that has none, or none in a direction.
  static func noLandmarks(_ choice: SessionSettings.Landmarks, isEmpty: Bool, forward: Bool)
    -> String
  {
    let phrases = phrases(of: choice)
    return (isEmpty ? phrases.none : forward ? phrases.noneAhead : phrases.noneBehind).text()
  }
}
