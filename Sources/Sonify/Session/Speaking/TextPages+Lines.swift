import SonifyBase

extension TextPages {
  /// The most characters of a text; names and units come from data and have any length.
  static let maxTextLength = 4000

  /// Cuts texts that may hold anything, each into lines of its own.
  init(_ texts: [String], width: Int) {
    self.init(
      texts.map { UntrustedText.harmless($0, limit: Self.maxTextLength) }, width: width,
      sign: SessionPhrases.more.text())
  }

  /// Gathers sentences in lines that hold as many whole ones as fit, and lets others follow that
  /// are no sentences, each in a line of its own; empty ones are left out.
  init(ofSentences sentences: [String], then others: [String] = [], width: Int) {
    let space = width - DisplayWidth.columns(SessionPhrases.more.text())
    var lines: [String] = []
    for sentence in sentences where !sentence.isEmpty {
      if let last = lines.last,
        DisplayWidth.columns(last) + 1 + DisplayWidth.columns(sentence) <= space
      {
        lines[lines.count - 1] = "\(last) \(sentence)"
      } else {
        lines.append(sentence)
      }
    }
    self.init(lines + others.filter { !$0.isEmpty }, width: width)
  }
}
