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
    return numbers * 2 > cells.count
  }

  /// Finds a table whose cells are separated only by spaces.
  static func unruled(_ lines: [PrintedLine]) -> PrintedTable? {
    let rows = lines.indices.filter { isRow(lines[$0]) }
    return spaced(lines, rows, apart: 1) ?? spaced(lines, rows, apart: 2)
      ?? aligned(lines, rows) ?? indented(lines, rows)
      ?? spaced(lines, rows, apart: 1, skipsTitles: true) ?? alignedBelowTitle(lines, rows)
      ?? titled(lines, rows)
      ?? beforeEnd(lines, rows) ?? worded(lines, rows)
  }

  /// Returns whether a line is not blank, a comment, or a footer.
  static func isRow(_ line: PrintedLine) -> Bool {
    !line.isBlank && line.bytes.first != UInt8(ascii: "#") && !isFooter(line)
  }

  /// Returns whether a line is one that programs print below a table.
  static func isFooter(_ line: PrintedLine) -> Bool {
    let text = PrintedLine.trimmed(line.bytes)
    guard let first = text.first, "[(NLdF".utf8.contains(first) else { return false }
    let isBracketed = text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
    let isCount =
      text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
      && text.dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
    return (isCount || isBracketed) && text.contains(UInt8(ascii: " "))
      || ["Name: ", "Length: ", "dtype: ", "Freq: "].contains { text.starts(with: $0.utf8) }
  }

  static func spaced(
    _ lines: [PrintedLine], _ rows: [Int], apart count: Int, skipsTitles: Bool = false
  ) -> PrintedTable? {
    let cells = rows.map { lines[$0].parts(apart: count) }
    guard let width = cells.last?.count, width > 1 else { return nil }
    let uneven = cells.lastIndex { $0.count != width && !isElision($0) }
    var first = uneven.map { $0 + 1 } ?? 0
    // A title with a number may have as many words as a row has cells.
    let header = cells[first...].firstIndex { $0.allSatisfy { !isNumber($0) } }
    let isTitled = skipsTitles && first < header ?? 0
    if isTitled { first = header ?? first }
    let body = cells[first...].filter { !isElision($0) }
    guard body.count > 1 else { return nil }
    // Words with units may be codes, but not beside days.
    let isDated = body.allSatisfy { isDateInDigits($0[0]) }
    let isNamed = count > 1 && first == 0 && !body[0].contains(where: isMeasuredOrTime)
    let numbers = (0..<width).count { column in
      body.dropFirst().allSatisfy { cells in
        let cell = cells[column]
        return isNumber(cell) || isNamed && isMeasuredOrTime(cell)
          || isDated && NumberAddition.unit(in: cell.span) != nil
      }
    }
    guard numbers > 0 else { return nil }
    var table = PrintedTable(
      layout: .spaced(count), header: nil, firstRow: rows[first], width: width, isRuled: false)
    // An index of several levels has blank cells.
    if count > 1, first > 0, case let index = lines[rows[first - 1]], index.bytes.first != 0x20,
      index.parts(apart: count).count == 1, index.parts(apart: 1).count > 1,
      rows[first...].contains(where: { lines[$0].bytes.first == 0x20 })
    {
      return nil
    }
    let names =
      isTitled
      ? nil
      : first > 0
        ? FrameHeader(lines, rows, before: first, width, count).names
        : seriesName(lines).map { width == 2 ? [[], $0] : nil } ?? nil
    if let names = names ?? wordedHeader(lines, rows, before: first, width, count) {
      table.header = names
    } else if isGrouped(body, count) {
      return nil
    } else if let comment = commentHeader(lines, before: rows[first], width, count),
      body.first?.allSatisfy(isMeasured) ?? false
    {
      table.header = comment
    } else if first > 0 {
      // The lines above must plainly not be rows, which may end in a number.
      let endsInNumbers = body.dropFirst().allSatisfy { isNumber($0[width - 1]) }
      guard skipsTitles, body.count > 2, !isIndentedHeader(lines[rows[first - 1]]),
        cells[..<first].allSatisfy({ cells in
          isTitle(cells, width) || endsInNumbers && !(cells.last.map(isNumber) ?? true)
        }),
        numbers > 1 || body.count > 4 && endTogether(lines, rows[first...])
      else {
        return nil
      }
    }
    return table
  }

  /// Returns whether a line is indented and has names of columns, which are not those of a table if it
  /// was not found with them.
  static func isIndentedHeader(_ line: PrintedLine) -> Bool {
    let names = line.parts(apart: 1)
    return line.bytes.first == 0x20 && names.count > 1 && names.allSatisfy { !isNumber($0) }
  }

  /// The maximum number of lines of text above a table.
  static let maxTitles = 20

  /// Returns whether the last cells of all rows end in the same column, as those of a header and of
  /// numbers below it do.
  private static func endTogether(_ lines: [PrintedLine], _ rows: ArraySlice<Int>) -> Bool {
    let ends = rows.compactMap { row in
      lines[row].parts(apart: 1).last.map { $0.endIndex - lines[row].bytes.startIndex }
    }
    return Set(ends).count == 1
  }

  static func isMeasured(_ cell: ArraySlice<UInt8>) -> Bool {
    isNumber(cell) || Unmeasured.isWord(Array(cell)) || HumanMeasure.amount.value(cell.span) != nil
      || HumanMeasure.duration.value(cell.span) != nil
  }

  private static func isMeasuredOrTime(_ cell: ArraySlice<UInt8>) -> Bool {
    isMeasured(cell) || NumberAddition.unit(in: cell.span) != nil
      || TimeOfDay.seconds(cell.span) != nil
  }

  /// Finds a table of words under a line of names, the last of which may have spaces in its cells, as
  /// Python's profiler prints it.
  private static func worded(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
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

  static func isTitle(_ cells: [ArraySlice<UInt8>], _ width: Int) -> Bool {
    cells.count < width || cells.allSatisfy { !isNumber($0) }
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
      body.allSatisfy { isNumber($0[column]) } && body.contains { !$0[column].isEmpty }
    }
    if header.texts.first?.isEmpty == true {
      let names = FrameHeader.nameOfTime(texts(Array(header.texts.dropFirst())))
      header.texts[0] = names[...]
    }
    guard hasNumbers, header.texts.allSatisfy({ !isNumber($0) || $0.isEmpty }) else { return nil }
    var table = PrintedTable(
      layout: .aligned(columns), header: texts(header.texts), firstRow: rows[header.rows],
      width: columns.count, isRuled: false)
    table.levels = header.levels
    return table
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
