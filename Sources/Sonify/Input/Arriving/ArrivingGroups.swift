/// Rows of several things that come together, as those of each processor or disk do: which of them
/// are taken if nothing was requested.
///
/// Where a column is known to name such things, those of the first row's name are taken. Elsewhere
/// a header must have come again over several rows.
struct ArrivingGroups: Sendable {
  /// The maximum number of rows of a group that are compared.
  private static let maxRows = 1000

  /// The column and the label of the rows that are taken, or nil for all.
  private var taken: (layout: Int, column: Int, label: String)?
  private var hasToldNews = false
  /// The rows of the current group, by their cells.
  private var group: (layout: Int, block: Int, rows: [[String]])?

  /// Decides about a row.
  /// - Returns: whether it is taken, and what is to be said of that for the first time.
  mutating func take(_ row: ArrivingRows.Row) -> (Bool, ArrivingColumns.Result?) {
    if taken == nil, let column = row.layout.label {
      taken = (row.layout.number, column, row.cells[column])
    }
    if let taken {
      guard row.layout.number == taken.layout, row.cells[taken.column] != taken.label else {
        return (true, nil)
      }
      return (
        false, news(.grouped(column: row.layout.names[taken.column], label: taken.label))
      )
    }
    guard !hasToldNews else { return (true, nil) }
    return compare(row)
  }

  private mutating func news(_ result: ArrivingColumns.Result) -> ArrivingColumns.Result? {
    defer { hasToldNews = true }
    return hasToldNews ? nil : result
  }

  private mutating func compare(_ row: ArrivingRows.Row) -> (Bool, ArrivingColumns.Result?) {
    guard let current = group, current.layout == row.layout.number, current.block == row.block
    else {
      let earlier = group
      group = (row.layout.number, row.block, [row.cells])
      guard let earlier, earlier.layout == row.layout.number,
        (2..<Self.maxRows).contains(earlier.rows.count)
      else { return (true, nil) }
      return begin(row, after: earlier.rows)
    }
    if current.rows.count < Self.maxRows { group?.rows.append(row.cells) }
    return (true, nil)
  }

  /// Returns whether each row of a group is of another process, whose names may be equal.
  private func areProcesses(_ rows: [[String]], _ layout: ArrivingRows.Layout) -> Bool {
    guard let column = layout.names.firstIndex(of: "PID") else { return false }
    return Set(rows.map { $0[column] }).count == rows.count
  }

  /// Begins a group after another of the same table.
  private mutating func begin(
    _ row: ArrivingRows.Row, after rows: [[String]]
  ) -> (Bool, ArrivingColumns.Result?) {
    // Rows that follow each other in time have a header again too, but no text that tells them apart.
    let texts = row.layout.names.indices.filter {
      row.layout.names[$0] != "time" && WrittenValue(rows[0][$0]) == .text
    }
    let counts = texts.map { column in Set(rows.map { $0[column] }).count }
    let labels = zip(texts, counts).filter { $0.1 == rows.count }.map(\.0)
    guard let column = labels.first(where: { rows[0][$0] == row.cells[$0] }) else {
      let areDifferent = counts.contains { 2 * $0 > rows.count } || areProcesses(rows, row.layout)
      return (true, areDifferent ? news(.mixed) : nil)
    }
    taken = (row.layout.number, column, row.cells[column])
    return (true, news(.grouped(column: row.layout.names[column], label: row.cells[column])))
  }
}
