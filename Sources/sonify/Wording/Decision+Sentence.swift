import Sonify

extension Decision {
  /// What was decided; where a cell could not be read, with the question what mends it.
  var sentence: String {
    guard let remedy, remedy.isQuestion else { return text }
    let sentence = RemedyPhrases.asked.text(["sentence": text, "question": remedy.option])
    return UntrustedText.harmless(sentence, limit: 200)
  }

  /// ``sentence``, with the option that makes another decision.
  var explanation: String {
    guard let remedy, !remedy.isQuestion else { return sentence }
    return MessagePhrases.decision.text(["decision": text, "option": remedy.option])
  }
}

extension LoadedChart {
  /// What a listener should hear of unasked.
  var sentences: [String] { decisions.filter(\.isTold).map(\.sentence) }
}
