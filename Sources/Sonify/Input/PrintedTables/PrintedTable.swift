import SonifyTables

/// A table printed by a tool for people, recognized by its layout.
struct PrintedTable: Equatable {
  /// How rows are split into cells.
  enum Layout: Equatable {
    /// Bars separate the cells, and enclose them if `isClosed`; their columns on the screen.
    case barred(isDrawn: Bool, isClosed: Bool, columns: [Int])
    /// Cells are in ranges of screen columns, the last of which extends to the end of the line.
    case aligned([Range<Int>])
    /// At least this number of spaces separates the cells.
    case spaced(Int)
    /// Spaces separate the cells but the last, which extends to the end of the line.
    case words
  }

  /// How rows are split into cells.
  var layout: Layout
  /// The names of the columns; nil if the first row may hold them.
  var header: [[UInt8]]?
  /// The line of the first row, counted from 0.
  var firstRow: Int
  /// The number of cells in a row.
  var width: Int
  /// Whether the table consists of adjacent lines, so that anything else ends it.
  var isRuled = true
  /// The number of columns at the start whose blank cells repeat those above, as pandas prints an
  /// index of several levels.
  var levels = 0
  /// Whether rows may have no bar at their end, and then fewer cells than the header.
  var mayLackLastBar = false
  /// How cells go on in the lines below, if they are wrapped.
  var wrapped: WrappedCells?
  /// The lines above the rows that come again among them, as the header of another sample does.
  var repeatedLines: Set<ArraySlice<UInt8>> = []

  /// Looks for a table at the beginning of data; nil if there is none.
  /// - Parameters:
  ///   - source: the data.
  ///   - skipped: the number of lines above, which are no rows.
  ///   - isForced: whether the user states that there is one.
  /// - Throws: ``InputError`` if the data cannot be read or have a table of an unsupported kind.
  init?(
    findingIn source: ByteSource, below skipped: Int = 0, isForced: Bool
  ) throws(InputError) {
    var beginning = try source.beginning(TableSniffer.usualSize)
    if beginning.count < source.count,
      let end = beginning.lastIndex(where: { $0.isEndOfLine })
    {
      // The last line may be cut off.
      beginning.removeSubrange((end + 1)...)
    }
    let sample = ByteSource(name: source.name, bytes: beginning)
    var stream = try LineStream(sample, limit: beginning.count)
    var lines: [PrintedLine] = []
    while lines.count < 300 + min(skipped, beginning.count), let line = try stream.nextLine() {
      lines.append(PrintedLine(bytes: lines.count < skipped ? [] : line))
    }
    lines = Self.withoutMarkedHead(lines)
    let isUnruled = isForced || Self.hasNoDelimiter(lines)
    let header = isUnruled ? Self.repeatedHeader(lines) : nil
    if let header {
      let first = lines.firstIndex { $0.bytes.elementsEqual(header) } ?? 0
      lines = lines.enumerated().filter { $0 == first || !$1.bytes.elementsEqual(header) }
        .map(\.element)
    }
    guard
      var table = Self.barred(lines) ?? Self.underlined(lines) ?? CommentHeader.dotted(lines)
        ?? (isUnruled ? Self.unruledOrInBlock(Self.withoutRules(lines)) : nil)
    else { return nil }
    if !table.isBarred {
      let above = lines[..<min(table.firstRow, lines.count)].filter { line in
        !line.isBlank && !line.parts(apart: 1).contains(where: Self.isNumber)
      }.map(\.bytes)
      let rows = lines.dropFirst(table.firstRow).map(\.bytes)
      table.repeatedLines = Set(above).intersection(rows)
      if let header { table.repeatedLines.insert(header[...]) }
    }
    self = HeaderAbove.joined(to: table, lines)
  }

  /// Finds a table whose cells are separated only by spaces: in all lines, or in the longest of several
  /// blocks that blank lines separate if more of its lines are rows there, as `slabtop` has sums above
  /// its table.
  private static func unruledOrInBlock(_ lines: [PrintedLine]) -> PrintedTable? {
    let whole = unruled(lines)
    let blocks = lines.indices.split { lines[$0].isBlank }
    guard blocks.count > 1, let longest = blocks.max(by: { $0.count < $1.count }),
      longest.count >= minBlock, whole.map({ longest.contains($0.firstRow - 1) }) ?? true
    else { return whole }
    guard var table = inBlock(Array(lines[longest])),
      case let row = table.firstRow + longest.startIndex, row < whole?.firstRow ?? .max
    else { return whole }
    table.firstRow = row
    return table
  }

  /// Finds a table whose cells are separated only by spaces in lines without a blank one.
  ///
  /// Its first lines may end in a colon, and then are a heading.
  static func inBlock(_ block: [PrintedLine]) -> PrintedTable? {
    let colon = UInt8(ascii: ":")
    let heading = block.prefix { $0.bytes.last == colon && $0.bytes.count { $0 == colon } == 1 }
    var table = unruled(Array(block.dropFirst(heading.count)))
    table?.firstRow += heading.count
    table?.isRuled = true
    return table
  }

  /// The minimum number of lines of a block that may hold a table.
  private static let minBlock = 4

  /// Returns lines in which those that are a rule from one side to the other are blank, as coverage and
  /// cloc print them around a header and above a total, and so are those with a run of dashes for each column.
  private static func withoutRules(_ lines: [PrintedLine]) -> [PrintedLine] {
    lines.map { line in
      let isRule = line.dashes?.allSatisfy { $0.count > 2 } ?? false
      return line.isRuleAcross || isRule ? PrintedLine(bytes: []) : line
    }
  }

  /// Returns lines in which the first ones are blank if several of them begin with the same word, by which some
  /// programs mark what they say about a table ("HDR", "%", "!"), and all others with a number.
  private static func withoutMarkedHead(_ lines: [PrintedLine]) -> [PrintedLine] {
    guard let mark = lines.first?.parts(apart: 1).first, !isNumber(mark),
      mark.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || "%!;/".utf8.contains($0) })
    else { return lines }
    let isMarked = { (line: PrintedLine) in
      let rest = line.bytes.dropFirst(mark.count)
      return line.bytes.starts(with: mark) && rest.first.map { !isLetterOrDigit($0) } ?? true
    }
    let count = lines.prefix(while: isMarked).count
    guard count >= minMarked, count < lines.count,
      lines[count...].allSatisfy({ $0.isBlank || $0.parts(apart: 1).first.map(isNumber) ?? true }),
      lines[..<count].contains(where: {
        $0.parts(apart: 1).count == 1 || $0.parts(apart: 1).count > 8
      })
    else { return lines }
    return lines[..<count].map { _ in PrintedLine(bytes: []) } + lines[count...]
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// The minimum number of lines with such a mark.
  private static let minMarked = 3

  /// Returns the first line if it holds several words and no number and comes again, as `vmstat -m`
  /// repeats its header.
  private static func repeatedHeader(_ lines: [PrintedLine]) -> [UInt8]? {
    guard let first = lines.first(where: { !$0.isBlank }), first.rule == nil, first.dashes == nil,
      lines.count(where: { $0.bytes.elementsEqual(first.bytes) }) > 1
    else { return nil }
    let words = first.parts(apart: 1)
    return words.count > 1 && words.allSatisfy { !isNumber($0) } ? Array(first.bytes) : nil
  }

  /// Creates the description of a table.
  init(
    layout: Layout, header: [[UInt8]]?, firstRow: Int, width: Int, isRuled: Bool = true
  ) {
    self.layout = layout
    self.header = header
    self.firstRow = firstRow
    self.width = width
    self.isRuled = isRuled
  }

  /// Returns the texts of cells, without frame and padding.
  static func texts(_ cells: [ArraySlice<UInt8>]) -> [[UInt8]] { cells.map { Array($0) } }

  /// Returns whether a text is a number or a marker of a missing one.
  static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    Dialect().isMissingNumber(text.span) || NumberEvidence.isNumber(text.span)
  }

  /// Returns whether cells are an ellipsis, in place of rows that were left out.
  static func isElision(_ cells: [ArraySlice<UInt8>]) -> Bool {
    // The first character rules out most rows.
    guard let first = cells.first(where: { !$0.isEmpty })?.first, first == 0x2e || first > 0x7f
    else { return false }
    let filled = cells.filter { !$0.isEmpty }
    return !filled.isEmpty
      && filled.allSatisfy { cell in
        cell.elementsEqual("·".utf8) || cell.elementsEqual("…".utf8)
          || cell.elementsEqual("⋮".utf8) || cell.elementsEqual("..".utf8)
          || cell.elementsEqual("...".utf8)
      }
  }
}
