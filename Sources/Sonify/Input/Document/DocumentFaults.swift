import SonifyBase

/// What is wrong with a chart document, and what in it is passed over, by their paths.
struct DocumentFaults {
  /// How many of a kind are told; the rest is only counted.
  static let toldCount = 5

  /// Things of one kind, of which the first few are told.
  private struct Listing {
    private(set) var texts: [String] = []
    private(set) var count = 0

    mutating func add(_ text: @autoclosure () -> String) {
      count += 1
      if texts.count < toldCount { texts.append(text()) }
    }
  }

  private var faults = Listing()
  private var unknownMembers = Listing()
  private var repeatedMembers = Listing()

  /// Keeps a fault.
  mutating func add(_ problem: @autoclosure () -> String, at path: @autoclosure () -> String) {
    func text() -> String {
      let path = path()
      return path.isEmpty ? problem() : "\(path): \(problem())"
    }
    faults.add(text())
  }

  /// Keeps a member that has no meaning where it stands.
  mutating func addUnknown(_ path: @autoclosure () -> String) {
    unknownMembers.add(path())
  }

  /// Keeps a member that comes twice in its object.
  mutating func addRepeated(_ path: @autoclosure () -> String) {
    repeatedMembers.add(path())
  }

  /// Fails if there is a fault, with the first ones in one line.
  func check(source: String) throws(InputError) {
    guard faults.count > 0 else { return }
    let told = faults.texts.dropFirst().reduce(faults.texts[0]) {
      DocumentFaultPhrases.next.text(["first": $0, "second": $1])
    }
    let more = faults.count - faults.texts.count
    throw .badData(
      InputError.Place(source: source),
      .document(
        more == 0
          ? told
          : DocumentFaultPhrases.more.text(count: more, ["faults": told, "count": "\(more)"])))
  }

  /// What was passed over.
  var decisions: [Decision] {
    var decisions: [Decision] = []
    if unknownMembers.count > 0 {
      decisions.append(
        .document(.unknownMembers(unknownMembers.texts, count: unknownMembers.count)))
    }
    if repeatedMembers.count > 0 {
      decisions.append(
        .document(.repeatedMembers(repeatedMembers.texts, count: repeatedMembers.count)))
    }
    return decisions
  }
}

extension JSONValue {
  /// The value in few words, for messages.
  var words: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): value.plain
    case .text(let text): "\"\(UntrustedText.harmless(text, limit: 40))\""
    case .array: JSONValuePhrases.array.text()
    case .object: JSONValuePhrases.object.text()
    }
  }
}
