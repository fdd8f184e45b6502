import SonifyTables

/// The beginning of a table: its dialect, and the names and presumed contents of its columns.
struct TableSniffer {
  /// The source of the bytes.
  let source: ByteSource
  /// The dialect of the table.
  let dialect: Dialect
  /// The first rows, with the header if there is one.
  private let grid: CellGrid
  private let firstRow: Int
  /// Whether the first row names the columns.
  var hasHeader: Bool { firstRow > 0 }
  /// What is known of the columns.
  let profiles: [ColumnProfile]
  /// The offset of the first row, and its line, counted from 0.
  let start: (offset: Int, line: Int)
  /// The line that names the columns; empty if there is none or it is not one line.
  let headerLine: [UInt8]
  /// The estimated number of bytes in a row.
  let usualRow: Int
  /// A title above the table.
  let title: String?
  /// The decisions to skip lines above and below.
  let decisions: [Decision]

  /// The number of bytes that are examined, unless they have fewer than two rows.
  static let usualSize = 16 << 10

  /// Examines the beginning of the data.
  /// - Parameters:
  ///   - source: the data.
  ///   - options: how to parse them.
  ///   - limits: the maximum length of rows, and of all lines above the table together.
  ///   - below: what was already removed below the table.
  /// - Throws: ``InputError`` if the data have no table.
  init(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits, below: Below = Below()
  ) throws(InputError) {
    let place = InputError.Place(source: source.name)
    guard source.count > 0 else { throw .badData(place, .empty) }
    var size = Self.usualSize
    while true {
      let (text, length) = try Self.read(source, size)
      let isLast = length == source.count
      if !isLast, size < limits.row, !text[..<length].contains(where: { $0.isEndOfLine }) {
        size *= 4
        continue
      }
      let mark = text.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
      let sign = options.hasMargins ? DelimiterLine(text.span, end: length, from: mark) : nil
      var options = options
      options.delimiter = options.delimiter ?? sign?.delimiter
      var above = TableMargins.Above(
        offset: sign?.end ?? mark, line: sign == nil ? 0 : 1, skipped: 0)
      if options.hasMargins, let lines = options.skippedLines {
        guard
          let offset = TableMargins.offset(behind: lines, of: text.span, end: length, from: mark)
        else {
          if isLast {
            throw .badData(place, .tooFewLines(lines))
          }
          guard size < limits.row else {
            throw .badData(place, .longSkippedLines(lines, megabytes: limits.row >> 20))
          }
          size *= 4
          continue
        }
        (above.offset, above.line) = (offset, lines)
      }
      var (dialect, grid) = Self.cut(text.span, length, above, isLast, options, source)
      if options.hasMargins, options.skippedLines == nil {
        let delimiters =
          options.knownDelimiter(source.name).map { [$0] } ?? Dialect.usualDelimiters
        var found =
          TableMargins.mayHide(grid)
          ? TableMargins.above(
            text.span, end: length, from: above.offset, isLast: isLast, delimiters, options)
          : options.hasHeader == false ? nil : TableMargins.facts(above: grid, dialect)
        found?.line += above.line
        if let found {
          above = found
          (dialect, grid) = Self.cut(text.span, length, above, isLast, options, source)
        }
        if options.hasHeader != false, above.skipNumbers(of: grid, dialect) {
          (dialect, grid) = Self.cut(text.span, length, above, isLast, options, source)
        }
      }
      if grid.rowCount < 2, !isLast {
        guard size < limits.row else {
          throw ReadingFault(line: grid.rowCount, problem: .longRow(limits.row))
            .error(source: source, names: [], dialect: dialect)
        }
        size *= 4
        continue
      }
      guard grid.rowCount > 0 else { throw .badData(place, .blank) }
      guard grid.width(0) <= CellGrid.maxWidth else {
        throw .badData(
          place, .tooManyColumns(grid.width(0), maximum: CellGrid.maxWidth))
      }
      var below = below
      if options.hasMargins, !source.isCut, below.lines == 0, below.rounds < Below.maxRounds,
        let found = try TableMargins.notes(below: source, dialect, width: grid.width(0)),
        found.offset > grid.nextStarts[0].offset
      {
        below.lines = found.lines
        below.rounds += 1
        self = try TableSniffer(source.prefix(found.offset), options, limits, below: below)
        return
      }
      if below.totals.isEmpty, !source.isCut, below.rounds < Below.maxRounds,
        let found = try TableFooter(of: source, grid, dialect)
      {
        below.rounds += 1
        below.lines += found.lines
        below.totals = found.totals
        self = try TableSniffer(source.prefix(found.offset), options, limits, below: below)
        return
      }
      self.source = source
      title = above.title
      let hasHeader = options.hasHeader ?? TableHeader.isFirstRow(of: grid, dialect)
      var names = try Self.names(grid, dialect, hasHeader, source)
      let first = text[above.offset..<grid.nextStarts[0].offset]
      if hasHeader { names = Self.joined(names, first, grid, dialect) }
      let extra =
        hasHeader && isLast ? Self.namesWithoutCells(names, grid, first, dialect) : []
      names.removeLast(extra.count)
      let rows =
        hasHeader
        ? RowNames(in: grid, text.span, from: above.offset, below: names.count, dialect) : nil
      if rows != nil { names.insert("", at: 0) }
      if hasHeader, let width = Self.width(ofRows: grid, beyond: names.count) {
        throw .badData(
          place, .shortHeader(names.count, cells: width, lines: grid.nextStarts[0].line))
      }
      guard !hasHeader || grid.rowCount > 1 else {
        throw .badData(place, .headerAlone)
      }
      let header = hasHeader ? HeaderRows.found(grid, names, dialect) : nil
      if let header { names = header.names }
      let firstRow = hasHeader ? header?.count ?? 1 : 0
      // A row that is skipped might have had a cell for those below it.
      let spanning =
        options.cellsMaySpan && !options.skipsBadRows
        ? SpanningCells.columns(of: grid, from: firstRow, names, dialect) : []
      if !spanning.isEmpty { grid = grid.filledDown(spanning.count, from: firstRow) }
      start = firstRow > 0 ? grid.nextStarts[firstRow - 1] : (above.offset, above.line)
      headerLine =
        firstRow == 1
        ? Array(text[above.offset..<grid.nextStarts[0].offset].prefix { !$0.isEndOfLine }) : []
      self.grid = grid
      self.firstRow = firstRow
      var profiles = Self.profiles(names, grid, firstRow, dialect, isCertain: isLast)
      if profiles.contains(where: { $0.unreadable != nil }),
        Self.showDecimalPoint(profiles, grid, firstRow, dialect)
      {
        dialect.isDecimalKnown = true
        profiles = Self.profiles(names, grid, firstRow, dialect, isCertain: isLast)
      }
      if profiles.contains(where: { $0.unreadable != nil }),
        Self.showDecimalComma(profiles, grid, firstRow, dialect)
      {
        dialect.decimal = UInt8(ascii: ",")
        profiles = Self.profiles(names, grid, firstRow, dialect, isCertain: isLast)
      }
      // Only between semicolons do amounts of money and values across show how the others are written.
      if profiles.contains(where: { $0.style?.grouping == .point && $0.style?.mark == nil })
        || dialect.mayHaveThousandsWithPoints
          && (profiles.contains { $0.style?.grouping == .point }
            || Self.haveThousandsAcross(profiles, grid, firstRow, dialect))
      {
        // A table is written in one way: what one column shows holds for those that show nothing. The
        // first may hold days.
        if names.indices.dropFirst().contains(where: {
          Self.evidence(of: $0, grid, firstRow, dialect).tellsPoint
        }) {
          dialect.isDecimalKnown = true
        } else {
          dialect.decimal = UInt8(ascii: ",")
        }
        profiles = Self.profiles(names, grid, firstRow, dialect, isCertain: isLast)
      }
      for column in spanning {
        profiles[column].hasSpanningCells = true
        // The number of an order is its name.
        if profiles[column].content == .number, !profiles[column].isNamedYears {
          profiles[column].become(.text)
        }
      }
      let spans = spanning.map { profiles[$0].displayName($0) }
      decisions =
        Self.decisions(above, below, header, grid)
        + (spans.isEmpty ? [] : [.writing(.spanningCells(spans))])
        + (rows == nil ? [] : [.writing(.unnamedRowNames)])
        + (extra.allSatisfy(\.isEmpty) ? [] : [.writing(.namesWithoutCells(Array(extra)))])
      self.dialect = dialect
      self.profiles = profiles
      usualRow = max(1, grid.nextStarts[grid.rowCount - 1].offset / grid.rowCount)
      return
    }
  }

  /// Returns the dialect of the table and its first rows.
  private static func cut(
    _ text: Span<UInt8>, _ end: Int, _ above: TableMargins.Above, _ isLast: Bool,
    _ options: ReadingOptions, _ source: ByteSource
  ) -> (Dialect, CellGrid) {
    let dialect = Dialect(
      detecting: text, end: end, from: above.offset, isLast: isLast, options, name: source.name)
    let grid = CellGrid(
      text, end: end, from: above.offset, line: above.line, delimiter: dialect.delimiter,
      isLast: isLast, hasComments: dialect.hasComments)
    return (dialect, grid)
  }

  /// What was removed below a table.
  struct Below {
    /// The number of lines of notes.
    var lines = 0
    /// How often something was removed.
    var rounds = 0
    /// The maximum of ``rounds``, so that notes of any length are read as often.
    static let maxRounds = 4
    /// The labels of rows that sum up the others.
    var totals: [String] = []
  }

  private static func decisions(
    _ above: TableMargins.Above, _ below: Below, _ header: HeaderRows?, _ grid: CellGrid
  ) -> [Decision] {
    var decisions: [Decision] = []
    if above.skipped > 0 { decisions.append(.writing(.linesAbove(above.skipped))) }
    if let header, header.hasGroups { decisions.append(.writing(.headerRows(header.count))) }
    if let row = header?.units { decisions.append(.writing(.units(row: row + 1))) }
    if below.lines > 0 { decisions.append(.writing(.linesBelow(below.lines))) }
    if !below.totals.isEmpty { decisions.append(.table(.totals(below.totals))) }
    return decisions
  }

  private static func profiles(
    _ names: [String], _ grid: CellGrid, _ firstRow: Int, _ dialect: Dialect, isCertain: Bool
  ) -> [ColumnProfile] {
    var profiles = names.enumerated().map { column, name in
      ColumnProfile(
        name: name, column: column, of: grid, from: firstRow, dialect, isCertain: isCertain)
    }
    CrossedLevels.mark(in: &profiles, grid, from: firstRow, areAll: isCertain)
    CodedTexts.mark(in: &profiles, grid, from: firstRow)
    ColumnProfile.markPlaces(in: &profiles)
    ColumnProfile.nameWeeks(in: &profiles)
    SampleColumns.mark(in: &profiles, grid, from: firstRow, dialect)
    TablesBeside.mark(in: &profiles, grid, from: firstRow)
    SortedGroups.mark(in: &profiles, grid, from: firstRow, dialect)
    TimedIntervals.mark(in: &profiles, grid, from: firstRow, dialect)
    ShareColumns.mark(in: &profiles, grid, from: firstRow, dialect)
    ColumnProfile.markSizes(in: &profiles, grid, from: firstRow, dialect)
    return profiles
  }

  /// Returns whether columns of one measure, as those of years, show together that points separate
  /// thousands.
  private static func haveThousandsAcross(
    _ profiles: [ColumnProfile], _ grid: CellGrid, _ firstRow: Int, _ dialect: Dialect
  ) -> Bool {
    guard let across = WideTable.found(in: profiles) else { return false }
    let rows = firstRow..<max(firstRow, grid.rowCount)
    let cells = across.values.flatMap { column in rows.compactMap { grid.cell($0, column) } }
    return NumberEvidence(of: cells, dialect).thousandsWithPoints != nil
  }

  /// Returns whether some column shows that the decimal sign is a point, so that commas in others
  /// separate thousands: a table is written in one way.
  private static func showDecimalPoint(
    _ profiles: [ColumnProfile], _ grid: CellGrid, _ firstRow: Int, _ dialect: Dialect
  ) -> Bool {
    // Between semicolons, commas are decimal signs; and the first column may hold days or versions.
    dialect.decimal == UInt8(ascii: ".") && dialect.delimiter != UInt8(ascii: ";")
      && profiles.indices.dropFirst().contains {
        profiles[$0].content == .number
          && (profiles[$0].style?.grouping == .comma
            || evidence(of: $0, grid, firstRow, dialect).tellsPoint)
      }
  }

  /// Returns whether columns show that the decimal sign is a comma though commas separate the cells, as
  /// spreadsheets write "103,07" in quotation marks; no column may show the contrary.
  private static func showDecimalComma(
    _ profiles: [ColumnProfile], _ grid: CellGrid, _ firstRow: Int, _ dialect: Dialect
  ) -> Bool {
    guard dialect.delimiter == UInt8(ascii: ","), dialect.decimal == UInt8(ascii: "."),
      !dialect.isDecimalGiven, !dialect.isDecimalKnown
    else { return false }
    let found = profiles.indices.filter { profiles[$0].content != nil }
      .map { evidence(of: $0, grid, firstRow, dialect) }
    return found.contains(where: \.tellsComma) && !found.contains(where: \.hasPoint)
  }

  /// The number of cells after which rows may end; nil if none may.
  var earliestEnd: Int? {
    RowEnds.earliest(in: grid, from: firstRow, profiles.map(\.name), dialect)
  }

  /// Returns what the first cells of a column show about the format of its numbers.
  func evidence(_ column: Int) -> NumberEvidence {
    Self.evidence(of: column, grid, firstRow, dialect)
  }

  private static func evidence(
    of column: Int, _ grid: CellGrid, _ firstRow: Int, _ dialect: Dialect
  ) -> NumberEvidence {
    let rows = firstRow..<max(firstRow, grid.rowCount)
    return NumberEvidence(of: rows.compactMap { grid.cell($0, column) }, dialect)
  }

  private static func read(
    _ source: ByteSource, _ size: Int
  ) throws(InputError) -> (text: [UInt8], length: Int) {
    let size = min(size, source.count)
    var text = [UInt8](repeating: .lineFeed, count: size + RowParser.padding)
    let length = try source.read(size, at: 0, into: &text, from: 0)
    return (text, length)
  }
}
