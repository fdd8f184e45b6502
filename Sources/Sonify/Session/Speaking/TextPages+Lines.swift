import SonifyBase

extension TextPages {
  /// The maximum length of a text, in characters; names and units come from data and have any
  /// length.
  static let maxTextLength = 4000

  /// Creates lines from texts with any content; each text begins a line.
  init(_ texts: [String], width: Int) {
    self.init(
      texts.map { UntrustedText.harmless($0, limit: Self.maxTextLength) }, width: width,
      sign: SessionPhrases.more.text())
  }

  /// Creates lines with as many whole sentences as fit, then a line for each of the other texts;
  /// empty ones are skipped.
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
