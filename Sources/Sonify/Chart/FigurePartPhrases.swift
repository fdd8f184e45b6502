import SonifyBase

/// The names of values that a listener walks along one by one.
enum FigurePartPhrases {
  static let lowWhisker = Phrase("lower whisker")
  static let lowerQuartile = Phrase("lower quartile")
  static let median = Phrase("median")
  static let upperQuartile = Phrase("upper quartile")
  static let highWhisker = Phrase("upper whisker")
  static let open = Phrase("open")
  static let high = Phrase("high")
  static let low = Phrase("low")
  static let close = Phrase("close")
  static let lower = Phrase("lower edge")
  static let line = Phrase("value alone")
  static let upper = Phrase("upper edge")
}

extension FigurePart {
  /// The name, as it is said before a value.
  package var name: String {
    switch self {
    case .lowWhisker: FigurePartPhrases.lowWhisker.text()
    case .lowerQuartile: FigurePartPhrases.lowerQuartile.text()
    case .median: FigurePartPhrases.median.text()
    case .upperQuartile: FigurePartPhrases.upperQuartile.text()
    case .highWhisker: FigurePartPhrases.highWhisker.text()
    case .open: FigurePartPhrases.open.text()
    case .high: FigurePartPhrases.high.text()
    case .low: FigurePartPhrases.low.text()
    case .close: FigurePartPhrases.close.text()
    case .lower: FigurePartPhrases.lower.text()
    case .line: FigurePartPhrases.line.text()
    case .upper: FigurePartPhrases.upper.text()
    }
  }
}
