import SonifyBase

extension TextPages {
  /// The maximum length of a text, in characters; names and units come from data and have any
  /// length.
  static let maxTextLength = 4000

  /// Creates lines from texts with any content; each text begins a line.
  init(_ texts: [String], width: Int) {
    self.init(
      texts.map { UntrustedText.harmless($0, limit: Self.maxTextLength) }, width: width,
      sign: Self.sign(ofMoreIn: width))
  }

  /// The width from which a line has room for the sign in words.
  private static let wordyWidth = 30

  /// Returns the sign that there is more, which ends a line of the given width.
  private static func sign(ofMoreIn width: Int) -> String {
    width < wordyWidth ? "…" : SessionPhrases.more.text()
  }

  /// Creates lines with as many whole sentences as fit, then a line for each of the other texts;
  /// empty ones are skipped.
  init(ofSentences sentences: [String], then others: [String] = [], width: Int) {
    let space = width - DisplayWidth.columns(Self.sign(ofMoreIn: width))
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
