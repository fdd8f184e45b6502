/// Printed tables whose last cells are words with single spaces between them.
extension PrintedTable {
  /// Finds a table of words under a line of names, the last of which may have spaces in its cells, as
  /// Python's profiler prints it.
  static func worded(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    for place in rows.indices.prefix(maxTitles) {
      let names = lines[rows[place]].parts(apart: 1)
      guard names.count > 2, names.allSatisfy({ !isNumber($0) }) else { continue }
      let body = rows[(place + 1)...].map { lines[$0].parts(apart: 1) }
      guard body.count > 1, body.allSatisfy({ $0.count >= names.count }) else { continue }
      let numbers = names.indices.dropLast().count { column in
        body.allSatisfy { isNumber($0[column]) }
      }
      guard numbers > 1 else { continue }
      return PrintedTable(
        layout: .words, header: texts(names), firstRow: rows[place + 1], width: names.count,
        isRuled: false)
    }
    return nil
  }

  /// Finds a table whose names stand above numbers alone, between names of the rows and words that go on to the end of
  /// the line, as in `/proc/interrupts`.
  static func countsBeforeWords(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    guard rows.count > 2, lines[rows[0]].bytes.first == 0x20,
      case let names = lines[rows[0]].parts(apart: 1), names.count > 1,
      names.allSatisfy({ !isNumber($0) })
    else { return nil }
    let width = names.count + 2
    let body = rows.dropFirst().map { lines[$0].parts(apart: 1) }
    // The last rows may have one sum, and no words.
    let whole = body.count { $0.count >= width }
    guard whole * 2 > body.count,
      body.allSatisfy({ cells in
        cells.count > 1 && !isNumber(cells[0])
          && cells[1...].prefix(names.count).allSatisfy(isNumber)
      }), body.contains(where: { $0.count >= width && !isNumber($0[width - 1]) })
    else { return nil }
    return PrintedTable(
      layout: .words, header: [[]] + texts(names) + [[]], firstRow: rows[1], width: width,
      isRuled: false)
  }
}
