import SonifyTables

extension PrintedTable {
  /// A printed table as delimited text.
  struct Delimited {
    /// The table, line by line, with tabs between its cells.
    var source: ByteSource
    /// The options for reading it.
    var options: ReadingOptions
    /// The decisions that were made.
    var decisions: [Decision]
    /// The known contents of some columns, by index.
    var contents: [Int: KeptColumn.Content] = [:]
  }

  /// Finds a printed table and converts it to delimited text.
  /// - Parameters:
  ///   - source: the data.
  ///   - options: how to parse them.
  ///   - limits: the maximum length of a line.
  /// - Returns: the text and how to read it; the data unchanged if the delimiter is a space and no
  ///   table is found.
  /// - Throws: ``InputError`` if there is no table, or rows of it are missing.
  static func delimited(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> Delimited {
    if let chosen = options.table {
      let entries = try TablesOfText(in: source, limit: limits.row).entries
      let index = try chosen.index(among: entries.map { [$0.name] })
      return try entries[index].table.delimited(source, options, limits)
    }
    guard
      let table = try PrintedTable(
        findingIn: source, below: options.skippedLines ?? 0, isForced: true)
    else {
      guard options.format != .table else {
        throw .badData(InputError.Place(source: source.name), .noPrintedTable)
      }
      return Delimited(source: source, options: options, decisions: [])
    }
    return try table.delimited(source, options, limits)
  }

  /// Converts the table to delimited text, with tabs between the cells.
  /// - Parameters:
  ///   - source: the data of the table.
  ///   - options: the user's options for reading it.
  ///   - limits: the maximum length of a line.
  /// - Returns: the text, whose lines map to those of the table.
  /// - Throws: ``InputError`` if rows were omitted when the table was printed, or are cut off.
  /// - Complexity: linear in the size of the data, in bounded memory except for the line map.
  private func delimited(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> Delimited {
    var options = options
    options.delimiter = 0x09
    options.hasMargins = false
    let isHeaderOpen = options.hasHeader == nil
    if header != nil, isHeaderOpen { options.hasHeader = true }
    var spool = Spool(name: source.name)
    var lines = LineMap()
    var output: [UInt8] = []
    let leftOut = leftOutColumn
    func write(_ cells: some Collection<some Collection<UInt8>>, line: Int) {
      var isFirst = true
      for (column, cell) in cells.enumerated() where column != leftOut {
        if !isFirst { output.append(0x09) }
        isFirst = false
        Self.append(cell, to: &output)
      }
      // Without quotation marks, an empty cell would be a blank line.
      if cells.count == 1, output.last ?? .lineFeed == .lineFeed {
        output += [.quote, .quote]
      }
      output.append(.lineFeed)
      lines.append(line)
    }
    var above: [ArraySlice<UInt8>] = []
    var wrappedRow: WrappedCells.Row?
    func endRow() {
      if let row = wrappedRow { write(row.cells, line: row.line) }
      wrappedRow = nil
    }
    var summary = SummaryBelow()
    // What stands around tables with bars is a document.
    var around = isBarred ? nil : TextAround(header)
    if let header { write(header, line: max(0, firstRow - 1)) }
    var stream = try LineStream(source, limit: limits.row)
    var end: Int?
    var hasOthers = false
    var elision: Int?
    var conversion =
      limits.convertsBlocks ? barredRows.map { BlockConversion(source, $0, limits) } : nil
    while true {
      if end == nil, stream.line + 1 >= firstRow, conversion != nil {
        var place = TextPlace(offset: stream.offset, line: stream.line + 1)
        try conversion?.convert(from: &place) { converter, line throws(InputError) in
          try spool.append(output.span)
          output.removeAll(keepingCapacity: true)
          try spool.append(converter.rows.text.span)
          lines.append(contentsOf: converter.rows.lines, movedBy: line)
        }
        try stream.move(to: place.offset, line: place.line)
      }
      guard let bytes = try stream.nextLine() else { break }
      guard stream.line >= firstRow else {
        if stream.line >= options.skippedLines ?? 0 { around?.takeAbove(PrintedLine(bytes: bytes)) }
        continue
      }
      if !repeatedLines.isEmpty, stream.line > firstRow, repeatedLines.contains(bytes) { continue }
      let line = PrintedLine(bytes: bytes)
      if end != nil {
        if isBarred, line.rule?.isEmpty == false { hasOthers = true }
        around?.takeBelow(line)
        continue
      }
      if wrapped?.endsRow(line) ?? false { endRow() }
      if summary.takeRule(line) { continue }
      switch kind(of: line) {
      case .none:
        if Self.leavesRowsOut(line) { elision = elision ?? stream.line }
        continue
      case .end:
        end = stream.line
        around?.takeBelow(line)
      case .row where summary.begins(at: line):
        end = stream.line
        around?.takeBelow(line)
      case .row:
        guard var cells = cells(line) else {
          throw .badData(source.place(line: stream.line), problem)
        }
        if Self.isElision(cells) {
          elision = elision ?? stream.line
          continue
        }
        // DuckDB has its footer within the frame; in Markdown it is a row with too few cells.
        if cells.count == 1, width > 1, case .barred(true, true, _) = layout {
          end = stream.line
        } else if let wrapped {
          if wrappedRow?.add(cells, wrapped) ?? false { continue }
          endRow()
          wrappedRow = WrappedCells.Row(cells, line: stream.line)
        } else {
          // Only the first row of a group has its name; the last level is always there.
          for level in 0..<max(0, levels - 1) where cells[level].isEmpty && !above.isEmpty {
            cells[level] = above[level]
          }
          if levels > 1 { above = cells.map { ArraySlice(Array($0)) } }
          write(cells, line: stream.line)
        }
      }
      if output.count > 1 << 16 {
        try spool.append(output.span)
        output.removeAll(keepingCapacity: true)
      }
    }
    endRow()
    try spool.append(output.span)
    var decisions: [Decision] = []
    if header != nil, isHeaderOpen { decisions.append(.writing(.printedHeader)) }
    if options.table == nil { decisions += around?.decisions ?? [] }
    if let elision {
      decisions.append(.table(.rowsLeftOut(line: source.place(line: elision).line ?? elision + 1)))
    }
    if leftOut != nil { decisions.append(.format(.columnsLeftOut)) }
    if hasOthers || around?.mayHoldTables ?? false, options.table == nil {
      let tables = try TablesOfText(isBarred ? .barred : .spaced, of: source, limit: limits.row)
      if let choice = tables.choice(ofTableAt: firstRow) { decisions.append(choice) }
    }
    return Delimited(
      source: try spool.source(lines: lines), options: options, decisions: decisions)
  }

  /// The column that stands for others, which were left out when the table was printed.
  private var leftOutColumn: Int? {
    guard let header, header.count > 2 else { return nil }
    return header.firstIndex { name in
      ["...", "…"].contains { name.elementsEqual($0.utf8) }
    }
  }

  /// Whether bars separate the cells.
  var isBarred: Bool {
    if case .barred = layout { true } else { false }
  }

  /// Converts the usual rows, if bars that are not drawn separate the cells; otherwise nil.
  private var barredRows: BarredRowConverter? {
    guard case .barred(isDrawn: false, let isClosed, let columns) = layout, levels == 0,
      leftOutColumn == nil, wrapped == nil,
      width == (isClosed ? columns.count - 1 : columns.count + 1)
    else { return nil }
    return BarredRowConverter(isClosed: isClosed, barCount: columns.count)
  }

  /// Returns whether a line is "# … with 143 more rows", as a tibble ends.
  private static func leavesRowsOut(_ line: PrintedLine) -> Bool {
    guard line.bytes.first == UInt8(ascii: "#"), line.bytes.count < 200 else { return false }
    let words = String(decoding: line.bytes, as: UTF8.self).printedWords
    return words.count > 3 && (words[1] == "…" || words[1] == "ℹ" || words[1] == "...")
      && zip(words, words.dropFirst()).contains { $0 == "more" && $1.hasPrefix("row") }
  }

  private enum LineKind {
    case row
    case none
    case end
  }

  private func kind(of line: PrintedLine) -> LineKind {
    switch layout {
    case .barred(let isDrawn, let isClosed, _):
      if isDrawn, line.opensFrame { return .end }
      if line.rule != nil {
        // A row of missing values has spaces around its dashes, which no rule below a header has.
        return line.bytes.starts(with: "| ".utf8) ? .row : .none
      }
      let hasBar = isClosed ? begins(line, isDrawn) : !line.bars(isDrawn: isDrawn).isEmpty
      return hasBar ? .row : .end
    case .aligned where isRuled, .spaced where isRuled, .words where isRuled:
      if line.dashes != nil, width > 1 || line.bytes.count > 2 { return .none }
      return line.bytes.isEmpty || Self.isFooter(line) ? .end : .row
    case .aligned, .spaced, .words:
      if Self.isFooter(line) { return .end }
      return Self.isRow(line) && !line.isRuleAcross ? .row : .none
    }
  }

  private func begins(_ line: PrintedLine, _ isDrawn: Bool) -> Bool {
    let text = PrintedLine(bytes: PrintedLine.trimmed(line.bytes))
    return text.bars(isDrawn: isDrawn).first?.column == 0
  }

  /// The fault of a row that cannot be split into cells.
  private var problem: InputError.DataFault {
    isBarred ? .noLastBar : .textAcrossColumns
  }
}
