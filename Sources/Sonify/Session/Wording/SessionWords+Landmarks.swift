import SonifyBase
import SonifyChart

extension SessionWords {
  /// An extreme of so many series.
  static func extreme(_ end: RangeEnd, of series: Int) -> String {
    guard series > 1 else {
      return (end == .minimum ? LandmarkPhrases.lowest : LandmarkPhrases.highest).text()
    }
    return (end == .minimum ? LandmarkPhrases.lowestOfAll : LandmarkPhrases.highestOfAll)
      .text(count: series)
  }

  /// A value that stands out by so many deviations.
  static func outlier(_ deviations: Double, isTerse: Bool) -> String {
    guard !isTerse else { return LandmarkPhrases.outlier.text() }
    let isAbove = deviations > 0
    guard deviations.isFinite else {
      return (isAbove ? LandmarkPhrases.farAbove : LandmarkPhrases.farBelow).text()
    }
    return (isAbove ? LandmarkPhrases.outlierAbove : LandmarkPhrases.outlierBelow)
      .text(["deviations": NumberText(digits: 2).text(deviations.magnitude)])
  }

  /// A change of the level by an amount, behind an x.
  static func step(isUp: Bool, by amount: String, after x: String, isTerse: Bool) -> String {
    guard !isTerse else {
      return (isUp ? LandmarkPhrases.terseStepUp : LandmarkPhrases.terseStepDown)
        .text(["amount": amount])
    }
    return (isUp ? LandmarkPhrases.stepUp : LandmarkPhrases.stepDown)
      .text(["amount": amount, "x": x])
  }

  /// A gap of an amount from one x to another.
  static func gap(of amount: String, from: String, to: String, isTerse: Bool) -> String {
    guard !isTerse else { return LandmarkPhrases.terseGap.text(["amount": amount]) }
    guard from != to else { return LandmarkPhrases.shortGap.text(["amount": amount, "x": from]) }
    return LandmarkPhrases.gap.text(["amount": amount, "from": from, "to": to])
  }

  /// What becomes of a series that meets another.
  static func crossing(_ outcome: Crossings.Outcome, with name: String) -> String {
    let phrase =
      switch outcome {
      case .above: LandmarkPhrases.risesAbove
      case .below: LandmarkPhrases.fallsBelow
      case .touching: LandmarkPhrases.touches
      }
    return phrase.text(["name": name])
  }

  /// What is said of a choice of landmarks.
  static func phrases(of choice: SessionSettings.Landmarks) -> LandmarkChoicePhrases {
    switch choice {
    case .all: LandmarkChoicePhrases.all
    case .turningPoints: LandmarkChoicePhrases.turningPoints
    case .outliers: LandmarkChoicePhrases.outliers
    case .gaps: LandmarkChoicePhrases.gaps
    case .gridlines: LandmarkChoicePhrases.gridlines
    case .crossings: LandmarkChoicePhrases.crossings
    }
  }

  /// A choice of landmarks has none, or no more on the way.
  static func noLandmarks(_ choice: SessionSettings.Landmarks, isEmpty: Bool, forward: Bool)
    -> String
  {
    let phrases = phrases(of: choice)
    return (isEmpty ? phrases.none : forward ? phrases.noneAhead : phrases.noneBehind).text()
  }
}
