/// What was left out of a JSON text on the way to rows.
struct JSONNotes {
  private var leftOut: [String] = []
  private var repeated: (key: String, line: Int)?

  /// How many columns are told by their names.
  private static let shownCount = 3
  /// How many are told apart.
  private static let greatestCount = 64

  /// Notes that the values of a column are arrays or objects and cannot be cells.
  mutating func leaveOut(_ path: String) {
    guard leftOut.count < Self.greatestCount, !leftOut.contains(path) else { return }
    leftOut.append(path)
  }

  /// Notes that a key came twice in a record, and that its last value counts.
  mutating func takeLast(of key: String, line: Int) {
    if repeated == nil { repeated = (key, line) }
  }

  /// What a person is told.
  var decisions: [Decision] {
    var decisions: [Decision] = []
    if !leftOut.isEmpty {
      let names = leftOut.prefix(Self.shownCount).map { UntrustedText.harmless($0, limit: 40) }
      let list = Lists.items(names, of: leftOut.count)
      decisions.append(Decision(JSONPhrases.leftOut.text(["names": list])))
    }
    if let (key, line) = repeated {
      let name = UntrustedText.harmless(key, limit: 40)
      decisions.append(
        Decision(JSONPhrases.repeated.text(["name": name, "line": "\(line + 1)"])))
    }
    return decisions
  }
}
