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
  /// - Throws: ``InputError`` if there is no table, rows of it are missing, or lines above it were
  ///   to be skipped.
  static func delimited(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> Delimited {
    if let chosen = options.table {
      let entries = try BarredTables(source, limit: limits.row).entries
      let index = try chosen.index(among: entries.map { [$0.name] })
      return try entries[index].table.delimited(source, options, limits)
    }
    guard let table = try PrintedTable(findingIn: source, isForced: true) else {
      guard options.format != .table else {
        throw .badData(InputError.Place(source: source.name), .noPrintedTable)
      }
      return Delimited(source: source, options: options, decisions: [])
    }
    guard options.skippedLines == nil else {
      throw .badChoice(.skippedLinesOfPrintedTable)
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
    var summary = SummaryBelow()
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
      guard stream.line >= firstRow else { continue }
      if let repeatedHeader, stream.line > firstRow, bytes.elementsEqual(repeatedHeader) {
        continue
      }
      let line = PrintedLine(bytes: bytes)
      if end != nil {
        if case .barred = layout, line.rule?.isEmpty == false { hasOthers = true }
        summary.skip(line)
        continue
      }
      if summary.takeRule(line) { continue }
      switch kind(of: line) {
      case .none:
        if Self.leavesRowsOut(line) { elision = elision ?? stream.line }
        continue
      case .end: end = stream.line
      case .row where summary.begins(at: line):
        end = stream.line
        summary.skip(line)
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
    try spool.append(output.span)
    var decisions: [Decision] = []
    if header != nil, isHeaderOpen { decisions.append(.writing(.printedHeader)) }
    if summary.lines > 0 { decisions.append(.writing(.linesBelow(summary.lines))) }
    if let elision {
      decisions.append(.table(.rowsLeftOut(line: source.place(line: elision).line ?? elision + 1)))
    }
    if leftOut != nil { decisions.append(.format(.columnsLeftOut)) }
    if hasOthers, options.table == nil {
      let tables = try BarredTables(source, limit: limits.row)
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

  /// Converts the usual rows, if bars that are not drawn separate the cells; otherwise nil.
  private var barredRows: BarredRowConverter? {
    guard case .barred(isDrawn: false, let isClosed, let columns) = layout, levels == 0,
      leftOutColumn == nil,
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
    if case .barred = layout { .noLastBar } else { .textAcrossColumns }
  }

  /// Returns the cells of a row, or nil if it cannot be split.
  func cells(_ line: PrintedLine) -> [ArraySlice<UInt8>]? {
    switch layout {
    case .spaced(let count): return line.parts(apart: count)
    case .words: return words(line, upTo: width)
    case .aligned(let columns): return line.parts(in: columns) ?? wordsInOrder(line)
    case .barred(let isDrawn, let isClosed, let columns):
      var bars = line.bars(isDrawn: isDrawn)
      // A bar within a cell is at a column where the header has none.
      let known = bars.filter { columns.contains($0.column) }
      if bars.count > columns.count, known.count == columns.count { bars = known }
      var cells: [ArraySlice<UInt8>] = []
      var start = line.bytes.startIndex
      let text = isDrawn ? PrintedLine.trimmed : Self.plain
      for bar in bars {
        cells.append(text(line.bytes[start..<bar.place.lowerBound]))
        start = bar.place.upperBound
      }
      let rest = text(line.bytes[start...])
      guard isClosed else { return cells + [rest] }
      if mayLackLastBar, !rest.isEmpty || cells.count <= width {
        cells.append(rest)
        return cells.dropFirst() + Array(repeating: [], count: max(0, width + 1 - cells.count))
      }
      guard rest.isEmpty, cells.count > 1 else { return nil }
      return Array(cells.dropFirst())
    }
  }

  /// Returns a cell without the signs of emphasis that Markdown has around the best number.
  private static func plain(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = withoutBackquotes(PrintedLine.trimmed(cell))
    for sign in ["**", "__"] where text.count > 4 && text.starts(with: sign.utf8) {
      let inner = text.dropFirst(2).dropLast(2)
      // Between two signs of its own are two parts.
      if text.suffix(2).elementsEqual(sign.utf8), inner.firstRange(of: Array(sign.utf8)) == nil {
        return PrintedLine.trimmed(inner)
      }
      // "**0.082s** (1.00x)".
      let rest = text.dropFirst(2)
      if let end = rest.firstRange(of: Array((sign + " (").utf8)) {
        return ArraySlice(rest[..<end.lowerBound] + rest[(end.lowerBound + 2)...])
      }
    }
    return text
  }

  /// Returns a cell without the signs of code around its beginning, as in "`32.12` (-7 %)".
  private static func withoutBackquotes(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let parts = cell.split(
      separator: UInt8(ascii: "`"), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].isEmpty ? ArraySlice(parts[1] + parts[2]) : cell
  }

  private static let backslash = UInt8(ascii: "\\")

  /// Returns the cells of a row that is wider than its columns, as `ps` prints them: the words in
  /// order, with the rest in the last cell.
  private func wordsInOrder(_ line: PrintedLine) -> [ArraySlice<UInt8>]? {
    guard !isRuled, header?.allSatisfy({ !$0.isEmpty && !$0.contains(0x20) }) ?? false else {
      return nil
    }
    let words = words(line, upTo: width)
    return words.count == width ? words : nil
  }

  /// Returns the words of a line, the last of them with the rest of the line.
  private func words(_ line: PrintedLine, upTo count: Int) -> [ArraySlice<UInt8>] {
    let words = line.parts(apart: 1)
    guard words.count > count, let last = words.last else { return words }
    return words[..<(count - 1)] + [line.bytes[words[count - 1].startIndex..<last.endIndex]]
  }

  /// Returns a cell without the tags of HTML that Markdown may have, as in "0.37<sub>±0.01</sub>", and
  /// without what is raised, as marks of notes are.
  private static func withoutTags(_ cell: [UInt8]) -> [UInt8] {
    guard cell.contains(UInt8(ascii: "<")), cell.contains(UInt8(ascii: ">")) else { return cell }
    var text: [UInt8] = []
    var rest = cell[...]
    var isRaised = false
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "<"),
        let end = rest.prefix(maxTag).firstIndex(of: UInt8(ascii: ">")),
        case let tag = String(decoding: rest[..<end], as: UTF8.self).lowercased(),
        tags.contains(tag.filter { $0 != "/" && $0 != " " })
      else {
        if !isRaised { text.append(byte) }
        continue
      }
      if tag.hasSuffix("sup") { isRaised = !tag.hasPrefix("/") }
      rest = rest[(end + 1)...]
    }
    return text
  }

  /// The maximum length of a tag, in bytes.
  private static let maxTag = 12
  private static let tags: Set<String> = [
    "sub", "sup", "b", "i", "u", "s", "em", "strong", "br", "code", "small", "kbd", "del", "ins",
    "mark", "span", "p",
  ]

  /// Writes a cell according to RFC 4180.
  static func append(_ cell: some Collection<UInt8>, to output: inout [UInt8]) {
    guard
      cell.contains(where: {
        $0 == .quote || $0 == 0x09 || $0 == backslash || $0 == UInt8(ascii: "<")
          || $0 == UInt8(ascii: "N")
      })
    else {
      output.append(contentsOf: cell)
      return
    }
    let text = withoutTags(Array(cell))
    if ["<NA>", "NaT", "<null>"].contains(where: { text.elementsEqual($0.utf8) }) { return }
    let isQuoted = text.count > 1 && text.first == .quote && text.last == .quote
    let needsUnescaping = text.contains { $0 == .quote || $0 == 0x09 || $0 == backslash }
    guard needsUnescaping, !isQuoted else {
      output += text
      return
    }
    output.append(.quote)
    for (place, byte) in text.enumerated() {
      if byte == backslash, place + 1 < text.count, text[place + 1] == UInt8(ascii: "|") {
        continue
      }
      if byte == .quote { output.append(byte) }
      output.append(byte)
    }
    output.append(.quote)
  }
}
