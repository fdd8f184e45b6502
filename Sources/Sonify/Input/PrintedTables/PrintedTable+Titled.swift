import SonifyTables

/// Tables between lines of text.
extension PrintedTable {
  /// Finds a table with names of several words and numbers with units, below lines of text, as
  /// `openssl speed` prints it.
  static func titled(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    let cells = rows.map { lines[$0].parts(apart: 2) }
    guard let width = cells.last?.count, width > 2,
      let uneven = cells.lastIndex(where: { $0.count != width }), uneven + 2 < cells.count,
      cells[...uneven].allSatisfy({ isTitle($0, width) })
    else { return nil }
    let (names, body) = (cells[uneven + 1], cells[(uneven + 2)...])
    let measured = (0..<width).filter { column in
      !isNumber(names[column]) && body.allSatisfy { isMeasured($0[column]) }
    }
    guard measured.count > 1 else { return nil }
    return PrintedTable(
      layout: .spaced(2), header: texts(names), firstRow: rows[uneven + 2], width: width,
      isRuled: false)
  }

  /// Finds a table below lines of text, whose header is indented above a first column without a name, as
  /// `openssl speed rsa` prints it.
  static func indented(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    for place in rows.indices.dropFirst().prefix(maxTitles) where rows.count - place > 3 {
      let line = lines[rows[place]]
      guard isIndentedHeader(line),
        lines[rows[place + 1]].bytes.first != 0x20
      else { continue }
      if let table = aligned(lines, Array(rows[place...])) { return table }
    }
    return nil
  }

  /// Finds aligned columns below a title, the only line whose words stand one beside the other.
  static func alignedBelowTitle(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    guard rows.count > 4, lines[rows[0]].parts(apart: 2).count == 1,
      rows.dropFirst().allSatisfy({ lines[$0].parts(apart: 2).count > 2 })
    else { return nil }
    return aligned(lines, Array(rows.dropFirst()))
  }

  /// Finds a table before a line or two with which a program says that it ends.
  static func beforeEnd(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    let end = rows.reversed().prefix { lines[$0].parts(apart: 1).allSatisfy { !isNumber($0) } }
    guard (1...2).contains(end.count) else { return nil }
    return spaced(lines, Array(rows.dropLast(end.count)), apart: 1, skipsTitles: true)
  }
}
