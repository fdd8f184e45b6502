import Sonify

extension Decision {
  /// The decision; if a cell could not be read, with a question that names the option to fix it.
  var sentence: String {
    guard let remedy, remedy.isQuestion else { return text }
    let sentence = RemedyPhrases.asked.text(["sentence": text, "question": remedy.option])
    return UntrustedText.harmless(sentence, limit: 200)
  }

  /// ``sentence``, with the option for another decision.
  var explanation: String {
    guard let remedy, !remedy.isQuestion else { return sentence }
    return MessagePhrases.decision.text(["decision": text, "option": remedy.option])
  }
}

extension LoadedChart {
  /// The decisions that are reported without `--explain`.
  var sentences: [String] { decisions.filter(\.isReported).map(\.sentence) }
}
