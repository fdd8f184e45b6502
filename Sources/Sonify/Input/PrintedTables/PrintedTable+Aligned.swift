extension PrintedTable {
  /// Finds a table whose columns are below runs of dashes.
  static func underlined(_ lines: [PrintedLine]) -> PrintedTable? {
    for (place, line) in lines.enumerated() {
      guard let dashes = line.dashes else { continue }
      var header = place - 1
      var rule = place
      // Between two rules, as in reStructuredText.
      if place + 2 < lines.count, lines[place + 2].dashes == dashes {
        (header, rule) = (place + 1, place + 2)
      }
      guard header >= 0, rule + 1 < lines.count, !lines[header].isBlank else { continue }
      let (title, row) = (lines[header], lines[rule + 1])
      guard dashes.count > 1 else {
        // A title may be underlined, too.
        guard dashes[0].count > 1, isNumber(PrintedLine.trimmed(row.bytes)), !row.isBlank else {
          continue
        }
        return PrintedTable(
          layout: .aligned([0..<Int.max]),
          header: [Array(PrintedLine.trimmed(title.bytes))], firstRow: rule + 1, width: 1)
      }
      guard let names = title.parts(in: dashes), names.contains(where: { !$0.isEmpty }),
        row.parts(in: dashes) != nil
      else { continue }
      return PrintedTable(
        layout: .aligned(dashes), header: texts(names), firstRow: rule + 1, width: dashes.count)
    }
    return nil
  }

  /// Returns whether most lines have none of the usual delimiters.
  static func hasNoDelimiter(_ lines: [PrintedLine]) -> Bool {
    let filled = lines.filter { !$0.isBlank }
    let delimited = filled.count { line in
      line.bytes.contains { $0 == 0x2c || $0 == 0x3b || $0 == 0x09 || $0 == 0x7c }
    }
    return delimited * 2 < filled.count
  }

  /// Finds a table whose cells are separated only by spaces.
  static func unruled(_ lines: [PrintedLine]) -> PrintedTable? {
    let rows = lines.indices.filter { isRow(lines[$0]) }
    return spaced(lines, rows, apart: 1) ?? spaced(lines, rows, apart: 2)
      ?? aligned(lines, rows) ?? spaced(lines, rows, apart: 1, skipsTitles: true)
  }

  /// Returns whether a line is not blank, a comment, or a footer.
  static func isRow(_ line: PrintedLine) -> Bool {
    !line.isBlank && line.bytes.first != UInt8(ascii: "#") && !isFooter(line)
  }

  /// Returns whether a line is one that programs print below a table.
  static func isFooter(_ line: PrintedLine) -> Bool {
    let text = PrintedLine.trimmed(line.bytes)
    guard let first = text.first, "[(NLd".utf8.contains(first) else { return false }
    let isBracketed = text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
    let isCount =
      text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
      && text.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
    return (isCount || isBracketed) && text.contains(UInt8(ascii: " "))
      || ["Name: ", "Length: ", "dtype: "].contains { text.starts(with: $0.utf8) }
  }

  private static func spaced(
    _ lines: [PrintedLine], _ rows: [Int], apart count: Int, skipsTitles: Bool = false
  ) -> PrintedTable? {
    let cells = rows.map { lines[$0].parts(apart: count) }
    guard let width = cells.last?.count, width > 1 else { return nil }
    let uneven = cells.lastIndex { $0.count != width }
    let first = uneven.map { $0 + 1 } ?? 0
    let body = cells[first...].filter { !isElision($0) }
    guard body.count > 1 else { return nil }
    let numbers = (0..<width).count { column in
      body.dropFirst().allSatisfy { isNumber($0[column]) }
    }
    guard numbers > 0, !isGrouped(body, count) else { return nil }
    var table = PrintedTable(
      layout: .spaced(count), header: nil, firstRow: rows[first], width: width, isRuled: false)
    let names = first > 0 ? frameHeader(lines, rows, before: first, width, count) : nil
    if let names {
      table.header = names
    } else if let comment = commentHeader(lines, before: rows[first], width, count),
      body.first?.allSatisfy(isNumber) ?? false
    {
      table.header = comment
    } else if let uneven {
      // The lines above must plainly not be rows.
      guard skipsTitles, numbers > 1, body.count > 2,
        cells[...uneven].allSatisfy({ isTitle($0, width) })
      else {
        return nil
      }
    }
    return table
  }

  private static func isTitle(_ cells: [ArraySlice<UInt8>], _ width: Int) -> Bool {
    cells.count < width || cells.allSatisfy { !isNumber($0) } && cells.count > width
  }

  /// Returns whether rows may be numbers of one column with spaces as group separators.
  private static func isGrouped(_ rows: [[ArraySlice<UInt8>]], _ count: Int) -> Bool {
    count == 1
      && rows.allSatisfy { cells in
        cells.dropFirst().allSatisfy { cell in
          cell.count == 3 && cell.allSatisfy { (0x30...0x39).contains($0) }
        }
      }
  }

  /// Returns the names of a data frame's columns, where the first column has none, or has it on a
  /// line below.
  private static func frameHeader(
    _ lines: [PrintedLine], _ rows: [Int], before first: Int, _ width: Int, _ count: Int
  ) -> [[UInt8]]? {
    var place = first - 1
    var index: [UInt8] = []
    let last = lines[rows[place]].parts(apart: count)
    if last.count == 1, place > 0, lines[rows[place]].bytes.first != 0x20 {
      index = Array(last[0])
      place -= 1
    }
    let header = lines[rows[place]]
    let names = header.parts(apart: count)
    // R puts the names, but not the numbers, in quotation marks.
    let isFrame = header.bytes.first == 0x20 || names.allSatisfy { $0.first == .quote }
    guard names.count == width - 1, isFrame else { return nil }
    return [index] + texts(names)
  }

  /// Returns the names of columns in the last comment above.
  private static func commentHeader(
    _ lines: [PrintedLine], before row: Int, _ width: Int, _ count: Int
  ) -> [[UInt8]]? {
    guard let line = lines[..<row].last(where: { !$0.isBlank }),
      line.bytes.first == UInt8(ascii: "#")
    else { return nil }
    let names = PrintedLine(bytes: line.bytes.drop { $0 == UInt8(ascii: "#") }).parts(apart: count)
    return names.count == width ? texts(names) : nil
  }

  /// Finds columns separated by screen columns that are empty on every line.
  private static func aligned(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    guard let first = rows.first, rows.count > 2 else { return nil }
    var isFilled: [Bool] = []
    for row in rows.prefix(200) {
      lines[row].forEachMark { mark, column, _ in
        if column >= isFilled.count {
          isFilled += Array(repeating: false, count: column + 1 - isFilled.count)
        }
        if mark != .space { isFilled[column] = true }
      }
    }
    var columns: [Range<Int>] = []
    for column in isFilled.indices where isFilled[column] {
      if let last = columns.last, last.upperBound == column {
        columns[columns.count - 1] = last.lowerBound..<(column + 1)
      } else {
        columns.append(column..<(column + 1))
      }
    }
    // Gaps within a long last column are accidental: every column but the first has a name.
    guard let names = lines[first].parts(in: columns) else { return nil }
    for column in columns.indices.dropFirst().reversed() where names[column].isEmpty {
      columns[column - 1] = columns[column - 1].lowerBound..<columns[column].upperBound
      columns.remove(at: column)
    }
    guard columns.count > 1, let header = lines[first].parts(in: columns) else { return nil }
    let body = rows.dropFirst().compactMap { lines[$0].parts(in: columns) }.filter {
      !isElision($0)
    }
    let hasNumbers = columns.indices.contains { column in
      body.allSatisfy { isNumber($0[column]) } && body.contains { !$0[column].isEmpty }
    }
    guard hasNumbers, header.allSatisfy({ !isNumber($0) || $0.isEmpty }) else { return nil }
    return PrintedTable(
      layout: .aligned(columns), header: texts(header), firstRow: rows[1], width: columns.count,
      isRuled: false)
  }
}
