/// What of a specification is not followed, each with its place in the document.
struct UnsupportedParts: Equatable {
  /// What is told, in the order in which it was met.
  private(set) var decisions: [Decision] = []
  private var left = 0

  /// The most that is told of one specification.
  static let greatestCount = 50

  /// Notes what becomes of a part.
  /// - Parameters:
  ///   - node: the part.
  ///   - text: what becomes of it, as in "is read as linear".
  ///   - showsValue: whether the value is shown before the text.
  ///   - isTold: whether a listener should hear of it unasked.
  mutating func note(
    _ node: DocumentNode, _ text: String, showsValue: Bool = true, isTold: Bool = true
  ) {
    let value = showsValue ? ": \(node.words)" : ""
    add(
      Decision(UntrustedText.harmless("\(node.path)\(value) \(text)", limit: 200), isTold: isTold))
  }

  /// Notes a decision that is not about one part alone.
  mutating func add(_ decision: Decision) {
    guard !decisions.contains(decision) else { return }
    if decisions.count < Self.greatestCount { decisions.append(decision) } else { left += 1 }
  }

  /// Everything noted, with a last word on what found no room.
  var all: [Decision] {
    left == 0
      ? decisions
      : decisions + [Decision("\(left) more parts of the specification are not followed")]
  }
}
