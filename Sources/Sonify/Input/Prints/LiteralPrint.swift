import SonifyTables

/// Rows of literals: SQLite's modes `quote`, with commas between the literals of SQL, and `tcl`, with
/// spaces between strings in double quotes.
struct LiteralPrint: PrintForm {
  private let isSQL: Bool
  private let hasHeader: Bool

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.isEmpty && $0 != "\r" }
    guard filled.count > 1, let first = filled.first?.utf8.first,
      first == UInt8(ascii: "'") || first == .quote || filled[0].hasPrefix("NULL,")
        || filled[0].first?.isNumber ?? false || first == UInt8(ascii: "-")
    else { return nil }
    for isSQL in [true, false] {
      let rows = filled.map { Self.cells(Array($0.utf8), isSQL: isSQL) }
      guard let width = rows[0]?.count, width > 1,
        rows.allSatisfy({ $0?.count == width }),
        rows.contains(where: { $0?.contains(where: \.isQuoted) ?? false })
      else { continue }
      self.isSQL = isSQL
      let (names, body) = (rows[0] ?? [], rows.dropFirst().map { $0 ?? [] })
      func isNumber(_ cell: Cell) -> Bool {
        (isSQL ? !cell.isQuoted : true) && cell.text.isPrintedNumber
      }
      hasHeader =
        names.allSatisfy(\.isQuoted) && !names.contains { $0.text.isPrintedNumber }
        && names.indices.contains { column in body.contains { isNumber($0[column]) } }
      // Numbers without quotation marks and commas are delimited text as well.
      return
    }
    return nil
  }

  private typealias Cell = (text: String, isQuoted: Bool)

  /// Returns the literals of a line, or nil if it holds anything else.
  private static func cells(_ line: [UInt8], isSQL: Bool) -> [Cell]? {
    var scanner = LiteralScanner(line, hasEscapes: !isSQL)
    var cells: [Cell] = []
    while true {
      if isSQL {
        guard let cell = scanner.literal() else { return nil }
        cells.append(cell)
      } else {
        guard let text = scanner.quoted(.quote) else { return nil }
        cells.append((text, true))
      }
      if scanner.isAtEnd { return cells }
      guard scanner.take(isSQL ? UInt8(ascii: ",") : 0x20) else { return nil }
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    var stream = try LineStream(source, limit: limits.row)
    while let bytes = try stream.nextLine() {
      guard !bytes.isEmpty else { continue }
      // A row that cannot be read has one cell, so that it is counted as malformed.
      let cells = Self.cells(Array(bytes), isSQL: isSQL)?.map(\.text)
      try rows.append(cells ?? [String(decoding: bytes, as: UTF8.self)], line: stream.line)
    }
    return try rows.table(options, hasHeader: options.hasHeader ?? hasHeader)
  }
}

/// SQLite's mode `ascii`: cells end with the unit separator, rows with the record separator.
struct SeparatorPrint: PrintForm {
  private static let unit: UInt8 = 0x1f
  private static let record: UInt8 = 0x1e

  /// Recognizes rows of equal widths.
  /// - Parameter lines: the first lines, of which such a text usually has one.
  init?(_ lines: [String]) {
    let text = lines.joined(separator: "\n").utf8
    let rows = text.split(separator: Self.record).prefix(20)
    guard rows.count > 1, let first = rows.first, case let width = Self.width(first), width > 1,
      rows.dropLast().allSatisfy({ Self.width($0) == width })
    else { return nil }
  }

  private static func width(_ row: some Sequence<UInt8>) -> Int {
    1 + row.count { $0 == unit }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    var first: [String]?
    var hasNumbers = false
    var cells: [String] = []
    var cell: [UInt8] = []
    var size = 0
    var stream = try ByteStream(source)
    func endCell() {
      cells.append(String(decoding: cell, as: UTF8.self))
      cell = []
    }
    while let byte = stream.next {
      size += 1
      guard size <= limits.row else {
        throw ReadingFault(line: stream.place.line, problem: .longRow(limits.row))
          .error(source: source, names: [], dialect: Dialect())
      }
      switch byte {
      case Self.unit: endCell()
      case Self.record:
        endCell()
        if first == nil {
          first = cells
        } else {
          hasNumbers = hasNumbers || cells.contains(where: \.isPrintedNumber)
        }
        try rows.append(cells, line: stream.place.line)
        (cells, size) = ([], 0)
      default: cell.append(byte)
      }
      try stream.advance()
    }
    let isHeader = hasNumbers && !(first ?? []).contains(where: \.isPrintedNumber)
    return try rows.table(options, hasHeader: options.hasHeader ?? isHeader)
  }
}
