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
      let others = leftOut.count - names.count
      let list = names.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
      decisions.append(Decision("left out \(list) (arrays within records)"))
    }
    if let (key, line) = repeated {
      let name = UntrustedText.harmless(key, limit: 40)
      decisions.append(
        Decision("\"\(name)\" comes twice in a record (line \(line + 1)), the last value counts"))
    }
    return decisions
  }
}
