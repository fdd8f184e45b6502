import Sonify

extension Composition.Notice {
  /// The notice, with the option for a longer duration if there was too little time.
  var sentence: String {
    guard case .totalsAlone = self else { return text }
    return RemedyPhrases.asked.text([
      "sentence": text, "question": RemedyPhrases.moreTime.text(),
    ])
  }
}
