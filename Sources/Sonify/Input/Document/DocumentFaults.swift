import SonifyBase
import SonifyTables

/// The faults of a chart document and its ignored members, by their paths.
struct DocumentFaults {
  /// The maximum number of entries of a kind that are listed; the others are only counted.
  static let maxListed = 5

  /// Entries of one kind, of which the first few are listed.
  private struct Listing {
    private(set) var texts: [String] = []
    private(set) var count = 0

    mutating func add(_ text: @autoclosure () -> String) {
      count += 1
      if texts.count < maxListed { texts.append(text()) }
    }
  }

  private var faults = Listing()
  private var unknownMembers = Listing()
  private var repeatedMembers = Listing()

  /// Adds a fault.
  mutating func add(_ problem: @autoclosure () -> String, at path: @autoclosure () -> String) {
    func text() -> String {
      let path = path()
      return path.isEmpty ? problem() : "\(path): \(problem())"
    }
    faults.add(text())
  }

  /// Adds an unknown member.
  mutating func addUnknown(_ path: @autoclosure () -> String) {
    unknownMembers.add(path())
  }

  /// Adds a member that occurs twice in its object.
  mutating func addRepeated(_ path: @autoclosure () -> String) {
    repeatedMembers.add(path())
  }

  /// Throws an error with the first faults in one line, if there are any.
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

  /// The decisions to ignore members.
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
  /// A short form of the value, for messages.
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
