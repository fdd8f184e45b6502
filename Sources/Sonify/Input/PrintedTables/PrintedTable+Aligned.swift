import SonifyTables

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
        guard dashes[0].count > 1, isNumber(PrintedLine.trimmed(row.bytes)), !row.isBlank,
          header == 0 || !beginsWithNumber(title) || !beginsWithNumber(lines[header - 1])
        else { continue }
        return PrintedTable(
          layout: .aligned([0..<Int.max]),
          header: [Array(PrintedLine.trimmed(title.bytes))], firstRow: rule + 1, width: 1)
      }
      guard let names = title.parts(in: dashes), names.contains(where: { !$0.isEmpty }),
        row.parts(in: dashes) != nil, header == 0 || !isLast(names, lines[header - 1], dashes)
      else { continue }
      return PrintedTable(
        layout: .aligned(dashes), header: named(names, above: header, lines, dashes),
        firstRow: rule + 1, width: dashes.count)
    }
    return nil
  }

  /// Returns the names above a rule; if these are units, as astropy prints them, the names above those with
  /// the units in brackets.
  private static func named(
    _ cells: [ArraySlice<UInt8>], above row: Int, _ lines: [PrintedLine], _ columns: [Range<Int>]
  ) -> [[UInt8]] {
    let units = cells.map { $0.isEmpty || UnitText.isUnit(String(decoding: $0, as: UTF8.self)) }
    // Words of other meanings alone are names.
    let words = Set([
      "count", "number", "index", "ratio", "none", "au", "in", "a", "c", "f", "h", "d",
    ])
    let hasUnit = cells.contains { cell in
      !cell.isEmpty && !words.contains(String(decoding: cell, as: UTF8.self).lowercased())
    }
    guard units.allSatisfy({ $0 }), hasUnit, row > 0, let names = lines[row - 1].parts(in: columns),
      names.allSatisfy({ !$0.isEmpty && !isNumber($0) })
    else { return texts(cells) }
    return zip(names, cells).map { name, unit in
      unit.isEmpty ? Array(name) : name + Array(" (".utf8) + unit + [UInt8(ascii: ")")]
    }
  }

  /// Returns whether the first word of a line is a number, as an amount is.
  private static func beginsWithNumber(_ line: PrintedLine) -> Bool {
    line.parts(apart: 1).first.map(isNumber) ?? false
  }

  /// Returns whether cells above a rule are the last row of a table that goes before: most are numbers, and
  /// so are those of the line above.
  private static func isLast(
    _ cells: [ArraySlice<UInt8>], _ above: PrintedLine, _ columns: [Range<Int>]
  ) -> Bool {
    guard let others = above.parts(in: columns) else { return false }
    let numbers = zip(cells, others).count { isNumber($0) && isNumber($1) }
    return numbers > 1 && numbers * 2 >= cells.count
  }

  /// Finds columns separated by screen columns that are empty on every line.
  static func aligned(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    guard rows.count > 2 else { return nil }
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
    guard var names = names(lines, rows, in: columns)?.texts else { return nil }
    // Pandas names the index of a series above, and the values below.
    let series = names.count > 2 && names.last?.isEmpty == true ? seriesName(lines) : nil
    if let series { names[names.count - 1] = series.isEmpty ? names[0] : series[...] }
    for column in columns.indices.dropFirst().reversed() where names[column].isEmpty {
      columns[column - 1] = columns[column - 1].lowerBound..<columns[column].upperBound
      columns.remove(at: column)
    }
    joinNames(&columns, of: lines, rows)
    guard columns.count > 1, var header = Self.names(lines, rows, in: columns) else { return nil }
    if let series {
      header.texts[columns.count - 1] = series[...]
      header.levels = columns.count - 1
    }
    let body = rows.dropFirst(header.rows).compactMap { lines[$0].parts(in: columns) }.filter {
      !isElision($0)
    }
    let hasNumbers = columns.indices.contains { column in
      body.allSatisfy { isNumber($0[column]) }
        && body.count { !$0[column].isEmpty } * 2 >= body.count
    }
    if header.texts.first?.isEmpty == true {
      let names = FrameHeader.nameOfTime(texts(Array(header.texts.dropFirst())))
      header.texts[0] = names[...]
    }
    guard hasNumbers,
      header.texts.allSatisfy({ $0.isEmpty || !isNumber($0) && !areTouchingNumbers($0) })
    else { return nil }
    var table = PrintedTable(
      layout: .aligned(columns), header: texts(header.texts), firstRow: rows[header.rows],
      width: columns.count, isRuled: false)
    table.levels = header.levels
    return table
  }

  /// Returns whether a text is nothing but decimal numbers that touch each other, as in "0.50E+00-0.42".
  static func areTouchingNumbers(_ text: ArraySlice<UInt8>) -> Bool {
    let signs = zip(text, text.dropFirst()).count { $0 &- 0x30 < 10 && "+-".utf8.contains($1) }
    return text.count { $0 == UInt8(ascii: ".") } > 1 && signs > 0
      && text.allSatisfy { $0 &- 0x30 < 10 || ".+-eE ".utf8.contains($0) }
  }

  /// Joins columns without any cell to the next one, where a name has a space in it.
  private static func joinNames(
    _ columns: inout [Range<Int>], of lines: [PrintedLine], _ rows: [Int]
  ) {
    let body = rows.dropFirst().prefix(200).compactMap { lines[$0].parts(in: columns) }
    for column in columns.indices.dropLast().reversed()
    where columns[column].upperBound + 1 == columns[column + 1].lowerBound
      && body.allSatisfy({ $0[column].isEmpty })
      && body.contains(where: { !$0[column + 1].isEmpty })
    {
      columns[column] = columns[column].lowerBound..<columns[column + 1].upperBound
      columns.remove(at: column + 1)
    }
    // A unit stands after the name.
    for column in columns.indices.dropFirst().reversed()
    where columns[column - 1].upperBound + 1 == columns[column].lowerBound
      && rows.dropFirst().allSatisfy({ row in
        lines[row].parts(in: columns).map { $0[column].isEmpty } ?? false
      })
    {
      columns[column - 1] = columns[column - 1].lowerBound..<columns[column].upperBound
      columns.remove(at: column)
    }
  }

  /// Returns the names of columns in the first line, and in the second if it only names an index or
  /// types; how many lines that are, and how many columns the index has.
  private static func names(
    _ lines: [PrintedLine], _ rows: [Int], in columns: [Range<Int>]
  ) -> (texts: [ArraySlice<UInt8>], rows: Int, levels: Int)? {
    guard let names = lines[rows[0]].parts(in: columns),
      let next = lines[rows[1]].parts(in: columns)
    else { return nil }
    let filled = next.indices.filter { !next[$0].isEmpty }
    if FrameHeader.areTypes(filled.map { next[$0] }) { return (names, 2, 0) }
    let isIndex =
      !filled.isEmpty && lines[rows[1]].bytes.first != 0x20
      && filled.allSatisfy { names[$0].isEmpty && !isNumber(next[$0]) }
      && next.indices.allSatisfy { names[$0].isEmpty == filled.contains($0) }
    guard isIndex, rows.count > 2 else { return (names, 1, 0) }
    return (zip(names, next).map { $0.isEmpty ? $1 : $0 }, 2, filled.count)
  }
}
