import SonifyBase

/// What of a specification is not followed, each with its place in the document.
struct UnsupportedParts: Equatable {
  /// What is told, in the order in which it was met.
  private(set) var decisions: [Decision] = []
  private var left = 0

  /// The most that is told of one specification.
  static let maxCount = 50

  /// Notes what becomes of a part.
  /// - Parameters:
  ///   - node: the part.
  ///   - phrase: what becomes of it, as in "{part} is read as linear".
  ///   - showsValue: whether the value is shown beside the part.
  ///   - isTold: whether a listener should hear of it unasked.
  mutating func note(
    _ node: DocumentNode, _ phrase: Phrase, showsValue: Bool = true, isTold: Bool = true
  ) {
    let text = phrase.text(["part": Self.part(node, showsValue: showsValue)])
    note(text, at: node.path, isTold: isTold)
  }

  /// Notes what becomes of the part at a path, in a sentence.
  mutating func note(_ text: String, at path: String, isTold: Bool = true) {
    add(.specification(.part(path: path, text: text, isTold: isTold)))
  }

  /// How messages call a part: its place, and its value if that is to be shown.
  static func part(_ node: DocumentNode, showsValue: Bool = true) -> String {
    guard showsValue else { return node.path }
    return UnfollowedPhrases.withValue.text(["part": node.path, "value": node.words])
  }

  /// Notes a decision that is not about one part alone.
  mutating func add(_ decision: Decision) {
    guard !decisions.contains(decision) else { return }
    if decisions.count < Self.maxCount { decisions.append(decision) } else { left += 1 }
  }

  /// Everything noted, with a last word on what found no room.
  var all: [Decision] {
    left == 0 ? decisions : decisions + [.specification(.moreParts(left))]
  }
}
