import Sonify

extension Composition.Notice {
  /// The notice, with the option for a longer duration if there was too little time, or for a y axis
  /// without outliers.
  var sentence: String {
    switch self {
    case .totalsAlone, .rowsJoined, .cellsJoined: asked(RemedyPhrases.moreTime.text())
    case .squeezed(_, axis: 0, _, _, let range):
      asked(
        RemedyPhrases.openRange.text([
          "low": NumberText.exact(range.lowerBound), "high": NumberText.exact(range.upperBound),
        ]))
    case .squeezed: asked(RemedyPhrases.robustRange.text())
    default: text
    }
  }

  private func asked(_ question: String) -> String {
    RemedyPhrases.asked.text(["sentence": text, "question": question])
  }
}
