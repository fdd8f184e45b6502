import Sonify

extension Composition.Notice {
  /// The notice, with the option that gives more time where there was too little.
  var sentence: String {
    guard case .totalsAlone = self else { return text }
    return RemedyPhrases.asked.text(["sentence": text, "question": "--duration"])
  }
}
