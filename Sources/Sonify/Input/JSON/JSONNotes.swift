import SonifyTables

/// What was skipped in a JSON text.
struct JSONNotes {
  private var leftOut: [String] = []
  private var repeated: (key: String, line: Int)?
  private var foreign: (kind: Decision.JSONKind, line: Int)?
  /// The line of the last element that is no row.
  private var lastForeign: Int?

  /// The number of elements that are no rows.
  private(set) var foreignCount = 0
  /// The lines that are not JSON.
  private(set) var malformed = SkippedRows()
  /// The number of all elements, if some are no rows.
  var elementCount = 0

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

  /// Records that an element is no row.
  mutating func addForeign(_ kind: Decision.JSONKind, line: Int) {
    if foreign == nil { foreign = (kind, line) }
    lastForeign = line
    foreignCount += 1
  }

  /// Records that a line is not JSON, though its first value may be known; `text` is its beginning.
  mutating func addMalformed(line: Int, text: String) {
    if lastForeign == line {
      if foreignCount == 1 { foreign = (.malformed, line) }
    } else {
      addForeign(.malformed, line: line)
    }
    malformed.add(line: line + 1) { text }
  }

  /// The decisions that were made.
  var decisions: [Decision] {
    var decisions: [Decision] = []
    if !leftOut.isEmpty { decisions.append(.format(.skippedKeys(leftOut))) }
    if let (key, line) = repeated {
      decisions.append(.format(.repeatedKey(key, line: line + 1)))
    }
    if let (kind, line) = foreign {
      decisions.append(
        .rows(.foreign(foreignCount, of: elementCount, line: line + 1, kind: kind)))
    }
    return decisions
  }
}
