import SonifyBase
import SonifyTables

/// The unsupported parts of a specification, with their paths.
struct UnsupportedParts: Equatable {
  /// The decisions, in the order in which they were made.
  private(set) var decisions: [Decision] = []
  private var left = 0

  /// The maximum number of decisions for one specification.
  static let maxCount = 50

  /// Records what was done with a part.
  /// - Parameters:
  ///   - node: the part.
  ///   - phrase: what was done, as in "{part} is read as linear".
  ///   - showsValue: whether to show the value of the part.
  ///   - isReported: whether a listener should hear of it without asking.
  mutating func note(
    _ node: DocumentNode, _ phrase: Phrase, showsValue: Bool = true, isReported: Bool = true
  ) {
    let text = phrase.text(["part": Self.part(node, showsValue: showsValue)])
    note(text, at: node.path, isReported: isReported)
  }

  /// Records what was done with the part at a path, in a sentence.
  mutating func note(_ text: String, at path: String, isReported: Bool = true) {
    add(.specification(.part(path: path, text: text, isReported: isReported)))
  }

  /// Returns the name of a part in messages: its path, and its value if `showsValue`.
  static func part(_ node: DocumentNode, showsValue: Bool = true) -> String {
    guard showsValue else { return node.path }
    return UnfollowedPhrases.withValue.text(["part": node.path, "value": node.words])
  }

  /// Records a decision that is not about a single part.
  mutating func add(_ decision: Decision) {
    guard !decisions.contains(decision) else { return }
    if decisions.count < Self.maxCount { decisions.append(decision) } else { left += 1 }
  }

  /// All decisions, with the number of those beyond the maximum.
  var all: [Decision] {
    left == 0 ? decisions : decisions + [.specification(.moreParts(left))]
  }
}
