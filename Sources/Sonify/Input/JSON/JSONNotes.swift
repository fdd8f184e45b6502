/// What was skipped in a JSON text.
struct JSONNotes {
  private var leftOut: [String] = []
  private var repeated: (key: String, line: Int)?

  /// The maximum number of distinct keys.
  private static let maxCount = 64

  /// Records that the values of a column are arrays or objects and cannot be cells.
  mutating func leaveOut(_ path: String) {
    guard leftOut.count < Self.maxCount, !leftOut.contains(path) else { return }
    leftOut.append(path)
  }

  /// Records that a key occurred twice in a record and that its last value is used.
  mutating func takeLast(of key: String, line: Int) {
    if repeated == nil { repeated = (key, line) }
  }

  /// The decisions that were made.
  var decisions: [Decision] {
    var decisions: [Decision] = []
    if !leftOut.isEmpty { decisions.append(.format(.skippedKeys(leftOut))) }
    if let (key, line) = repeated {
      decisions.append(.format(.repeatedKey(key, line: line + 1)))
    }
    return decisions
  }
}
