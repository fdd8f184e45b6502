import SonifyBase

/// The malformed rows of a table: those that were skipped, and those with unreadable cells, which
/// count as missing.
package struct SkippedRows: Equatable, Sendable {
  /// The maximum number of rows that are listed.
  package static let maxListed = 100

  /// A malformed row.
  package struct Row: Equatable, Sendable {
    /// The number of its line, from 1.
    package var line: Int
    /// Its text, shortened, and safe to print.
    package var text: String
  }

  /// The number of rows.
  package private(set) var count = 0
  /// The first rows, in their order.
  package private(set) var listed: [Row] = []

  package init() {}

  /// Adds a row, whose text is only made if it is listed.
  package mutating func add(line: Int, text: () -> String) {
    count += 1
    if listed.count < Self.maxListed { listed.append(Row(line: line, text: text())) }
  }

  /// Adds the rows that follow, whose lines are counted from another line.
  mutating func append(_ next: SkippedRows, movedBy lines: Int) {
    count += next.count
    for row in next.listed.prefix(Self.maxListed - listed.count) {
      listed.append(Row(line: row.line + lines, text: row.text))
    }
  }

  /// Adds rows of the same lines, so that all are in the order of their lines.
  package mutating func merge(_ others: SkippedRows) {
    count += others.count
    listed = Array((listed + others.listed).sorted { $0.line < $1.line }.prefix(Self.maxListed))
  }

  /// Returns the rows with other numbers of lines.
  package func numbered(_ number: (_ line: Int) -> Int) -> SkippedRows {
    var rows = self
    rows.listed = listed.map { Row(line: number($0.line), text: $0.text) }
    return rows
  }
}
