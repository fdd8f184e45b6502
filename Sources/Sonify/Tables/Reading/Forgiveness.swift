/// The malformed rows and cells that are skipped rather than reported as faults.
///
/// A table is first read without any. Where a fault has no other explanation, it is read again with
/// its kind forgiven; the few that are skipped are counted, and the first is kept.
package struct Forgiveness: Equatable, Sendable {
  /// Whether rows with another number of cells than the table are skipped.
  package var skipsRows = false
  /// The columns whose unreadable cells count as missing.
  package var columns: Set<Int> = []
  /// The number of cells after which a row may end, as those of the other columns are empty; nil if none may.
  package var earliestEnd: Int?
  /// The line of the header if it comes again among the rows, which are skipped; empty otherwise.
  package var repeatedHeader: [UInt8] = []

  package init() {}

  /// Whether anything is forgiven.
  var isAny: Bool {
    skipsRows || earliestEnd != nil || !columns.isEmpty || !repeatedHeader.isEmpty
  }

  /// The maximum number of malformed rows of a table, or of unreadable cells of a column: the larger
  /// of 1 and 2 %.
  ///
  /// With more, the table or the column is something else than it seemed; so it is if one row is a
  /// fifth of the table or more.
  package static func limit(ofRows count: Int) -> Int { count > 5 ? max(1, count / 50) : 0 }

  /// Returns whether so few rows are malformed that they may be skipped.
  ///
  /// Those of which there is only the beginning, as of measurements that failed, or a message between rows, may be a
  /// fifth of the table.
  package static func allows(_ rows: SkippedFaults.Tally, ofRows count: Int) -> Bool {
    let limit = limit(ofRows: count)
    return rows.count - rows.unmeasured <= limit && rows.count <= max(limit, count / 5)
  }
}

/// The faults that were skipped in a block, or in a table.
package struct SkippedFaults: Equatable, Sendable {
  /// The number of malformed rows.
  package var rows = Tally()
  /// The number of rows that end before the last columns.
  package var endingEarly = 0
  /// The unreadable cells, by column.
  package var cells: [Int: Tally] = [:]
  /// The number of lines that repeat the header.
  package var headers = 0
  /// The number of unreadable cells, without those that say that nothing was measured.
  var unreadable = 0
  /// The malformed rows, and those with unreadable cells; lines are counted from 0.
  package var malformed = SkippedRows()

  package init() {}

  /// A number of faults, and the first of them.
  package struct Tally: Equatable, Sendable {
    package var count = 0
    /// How many of them say that nothing was measured: cells such as "<5" and "err", and rows that have a third of the
    /// cells or fewer.
    package var unmeasured = 0
    package var first: ReadingFault?

    /// Adds a fault.
    mutating func add(_ fault: ReadingFault) {
      count += 1
      if fault.isUnmeasured { unmeasured += 1 }
      if first == nil { first = fault }
    }

    /// Adds a row that has another number of cells than its table.
    mutating func add(_ fault: ReadingFault, amongRowsOf columns: Int) {
      add(fault)
      if let cells = fault.cells, cells * 3 <= columns { unmeasured += 1 }
    }

    /// Adds the faults that follow, whose lines are counted from another line.
    mutating func append(_ next: Tally, movedBy lines: Int) {
      count += next.count
      unmeasured += next.unmeasured
      guard first == nil, var fault = next.first else { return }
      fault.line += lines
      first = fault
    }
  }

  /// Adds the faults that follow, whose lines are counted from another line.
  mutating func append(_ next: SkippedFaults, movedBy lines: Int) {
    rows.append(next.rows, movedBy: lines)
    headers += next.headers
    endingEarly += next.endingEarly
    unreadable += next.unreadable
    malformed.append(next.malformed, movedBy: lines)
    for (column, tally) in next.cells {
      cells[column, default: Tally()].append(tally, movedBy: lines)
    }
  }
}
