import SonifyBase
import SonifyTables

/// Tables whose cells are separated only by spaces.
extension PrintedTable {
  /// Finds a table whose cells are separated only by spaces.
  static func unruled(_ lines: [PrintedLine]) -> PrintedTable? {
    let lines = CommentHeader.atMargin(lines)
    let rows = lines.indices.filter { isRow(lines[$0]) }
    guard let table = countsBeforeWords(lines, rows) ?? spaced(lines, rows) else { return nil }
    let above = rows.prefix { $0 < table.firstRow }.dropLast(table.header == nil ? 0 : 1)
    let passed = above.count { lines[$0].parts(apart: 1).contains(where: isNumber) }
    guard passed > 0 else { return table }
    // The form that reads more of the lines with numbers is that of the table.
    if let other = aligned(lines, rows), other.firstRow < table.firstRow { return other }
    return table
  }

  /// Finds a table whose rows have as many cells each, or else columns below each other.
  private static func spaced(_ lines: [PrintedLine], _ rows: [Int]) -> PrintedTable? {
    if mayHaveSpacesInAllCells(lines, rows), let table = spaced(lines, rows, apart: 2) {
      return table
    }
    // Names of several words do not stand below each other if one space parts cells, as those of their columns may.
    let widths = rows.prefix(2).map { lines[$0].parts(apart: 2).count }
    let areApart =
      widths.count == 2 && widths[0] < widths[1]
      && lines[rows[0]].parts(apart: 1).count == widths[1]
      && lines[rows[0]].bytes.first != 0x20 && areEven(lines, rows.dropFirst(), apart: 2)
      && !areEven(lines, rows.dropFirst(), apart: 1)
    if areApart, let table = spaced(lines, rows, apart: 2) { return table }
    // Commas within names are no cells only if spaces part these.
    if rows.count(where: { holdsNameWithComma(lines[$0]) }) * 2 > rows.count {
      return spaced(lines, rows, apart: 2) ?? spaced(lines, rows, apart: 2, skipsTitles: true)
        ?? aligned(lines, rows) ?? titled(lines, rows)
    }
    if let table = spaced(lines, rows, apart: 1) ?? spaced(lines, rows, apart: 2) { return table }
    if let table = aligned(lines, rows) ?? indented(lines, rows) { return table }
    return spaced(lines, rows, apart: 2, skipsTitles: true)
      ?? spaced(lines, rows, apart: 1, skipsTitles: true) ?? alignedBelowTitle(lines, rows)
      ?? titled(lines, rows) ?? beforeEnd(lines, rows) ?? worded(lines, rows)
  }

  /// Returns whether two spaces part all lines into as many cells, while one parts names in which a word comes again, as
  /// in "CPU %  MEM %".
  private static func mayHaveSpacesInAllCells(_ lines: [PrintedLine], _ rows: [Int]) -> Bool {
    guard rows.count > 2, areEven(lines, rows[...], apart: 2) else { return false }
    let words = lines[rows[0]].parts(apart: 1)
    return Set(words).count < words.count && !words.contains(where: isNumber)
  }

  /// Returns whether rows have equally many cells, more than two.
  private static func areEven(
    _ lines: [PrintedLine], _ rows: ArraySlice<Int>, apart count: Int
  ) -> Bool {
    let widths = Set(rows.map { lines[$0].parts(apart: count).count })
    return widths.count == 1 && widths.allSatisfy { $0 > 2 }
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
    // A frame has its dates below a header that is indented.
    let isFrame = first > 0 && lines[rows[first - 1]].bytes.first == 0x20
    guard body.count > 1,
      count > 1 || isFrame || !haveDatesOfWords(rows[first...].map { lines[$0] })
    else { return nil }
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
    } else if isGrouped(body, count), first > 0 || !arePairs(body) {
      return nil
    } else if let comment = CommentHeader.names(
      in: lines, before: rows[first], width, apart: count),
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
        count > 1
          ? header == first || first < 3 && cells[first - 1].count == 1
          : numbers > 1 || body.count > 4 && endTogether(lines, rows[first...])
      else {
        return nil
      }
    }
    return table
  }

  /// Returns whether two spaces part cells of lines, in some of which one parts the words of a date: "1 Mar 2024  7.5".
  private static func haveDatesOfWords(_ lines: [PrintedLine]) -> Bool {
    let cells = lines.map { $0.parts(apart: 2) }
    guard let width = cells.first?.count, width > 1, cells.allSatisfy({ $0.count == width }) else {
      return false
    }
    return (0..<width).contains { column in
      let texts = cells.map { String(decoding: $0[column], as: UTF8.self) }
      guard texts.allSatisfy({ $0.contains(" ") && $0.contains(where: \.isLetter) }) else {
        return false
      }
      let days = texts.enumerated().filter { $0.offset == 0 || $0.element != texts[$0.offset - 1] }
      return DayOfYear.rise(days.map(\.element))
        || texts.allSatisfy { text in
          DateFormat.allCases.contains { $0.seconds(Array(text.utf8).span) != nil }
        }
    }
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

  /// Returns whether the cells of a line above rows of more cells are words; nothing but numbers is a row, some of
  /// whose numbers touch each other.
  static func isTitle(_ cells: [ArraySlice<UInt8>], _ width: Int) -> Bool {
    // A frame has no name above its index.
    if cells.count > 2, cells.count * 2 > width, cells.count < width - 1,
      cells.allSatisfy(isNumber)
    {
      return false
    }
    return cells.count < width || cells.allSatisfy { !isNumber($0) }
  }

  /// The minimum number of rows without a header that may be pairs of numbers.
  private static let minPairs = 3

  /// Returns whether rows that may be numbers with a space between thousands are pairs all the same: the first rises
  /// from row to row, and no second begins with a zero.
  private static func arePairs(_ rows: [[ArraySlice<UInt8>]]) -> Bool {
    let firsts = rows.compactMap { Double(String(decoding: $0[0], as: UTF8.self)) }
    return rows.count >= minPairs && firsts.count == rows.count
      && zip(firsts, firsts.dropFirst()).allSatisfy { $0 < $1 }
      && rows.allSatisfy { $0.count == 2 && $0[1].first != UInt8(ascii: "0") }
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
}
