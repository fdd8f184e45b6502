/// What was left out of a JSON text on the way to rows.
struct JSONNotes {
  private var leftOut: [String] = []
  private var repeated: (key: String, line: Int)?

  /// How many are told apart.
  private static let maxCount = 64

  /// Notes that the values of a column are arrays or objects and cannot be cells.
  mutating func leaveOut(_ path: String) {
    guard leftOut.count < Self.maxCount, !leftOut.contains(path) else { return }
    leftOut.append(path)
  }

  /// Notes that a key came twice in a record, and that its last value counts.
  mutating func takeLast(of key: String, line: Int) {
    if repeated == nil { repeated = (key, line) }
  }

  /// What a person is told.
  var decisions: [Decision] {
    var decisions: [Decision] = []
    if !leftOut.isEmpty { decisions.append(.format(.skippedKeys(leftOut))) }
    if let (key, line) = repeated {
      decisions.append(.format(.repeatedKey(key, line: line + 1)))
    }
    return decisions
  }
}
