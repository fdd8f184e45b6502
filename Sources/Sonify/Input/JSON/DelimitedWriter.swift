import SonifyTables

/// Writes rows as delimited text: RFC 4180, and one line per row.
struct DelimitedWriter: ~Copyable {
  /// The number of cells in every row; nil until the first row is written.
  private(set) var width: Int?

  /// The kinds of values in each column, without the header.
  private(set) var kinds: [Kind] = []

  /// Kinds of values in a column.
  struct Kind: OptionSet, Sendable {
    let rawValue: UInt8
    /// Numbers.
    static let number = Kind(rawValue: 1)
    /// Texts of digits without a leading zero.
    static let digits = Kind(rawValue: 2)
    /// Texts of digits with a leading zero, as in "007".
    static let zeroedDigits = Kind(rawValue: 4)
    /// Other texts.
    static let text = Kind(rawValue: 8)
  }

  private var spool: Spool
  private var lines = LineMap()
  /// Bytes not yet in the spool.
  private var pending: [UInt8] = []
  /// The cells of the current row, as they will be written.
  private var cells: [UInt8] = []
  /// The range of each cell in them.
  private var places: [Range<Int>] = []
  private let decimal: UInt8
  private let delimiter: UInt8

  private static let piece = 64 << 10

  /// Creates a writer of an empty table.
  /// - Parameters:
  ///   - name: the name of the data in messages.
  ///   - decimal: the decimal sign to write in numbers.
  ///   - delimiter: the byte between two cells.
  init(name: String, decimal: UInt8, delimiter: UInt8 = UInt8(ascii: ",")) {
    spool = Spool(name: name)
    self.decimal = decimal
    self.delimiter = delimiter
  }

  /// Puts a text into the current row.
  /// - Returns: whether the cell was empty before; otherwise its content is replaced.
  @discardableResult
  mutating func put(_ text: [UInt8], at column: Int) -> Bool {
    let start = cells.count
    Self.append(text, delimiter: delimiter, to: &cells)
    return place(start, at: column, Self.kind(text.span))
  }

  /// Puts a number in JSON format into the current row.
  /// - Returns: whether the cell was empty before; otherwise its content is replaced.
  @discardableResult
  mutating func put(number: [UInt8], at column: Int) -> Bool {
    let start = cells.count
    Self.append(number: number, decimal: decimal, to: &cells)
    return place(start, at: column, .number)
  }

  /// Puts a cell, as it is to be written, into the current row.
  mutating func put(cell: [UInt8], _ kind: Kind, at column: Int) {
    let start = cells.count
    cells.append(contentsOf: cell)
    _ = place(start, at: column, kind)
  }

  /// Ends the row; cells that were not filled are empty.
  /// - Parameters:
  ///   - width: the number of cells.
  ///   - line: the line on which the row began in the original, counted from 0.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room.
  mutating func endRow(width: Int, line: Int) throws(InputError) {
    self.width = self.width ?? width
    for column in 0..<width {
      if column > 0 { pending.append(delimiter) }
      if column < places.count { pending.append(contentsOf: cells[places[column]]) }
    }
    // An empty line would be skipped.
    if width == 1, places.first?.isEmpty ?? true {
      pending.append(contentsOf: [.quote, .quote])
    }
    pending.append(.lineFeed)
    lines.append(line)
    clearRow()
    if pending.count > Self.piece { try writeOut() }
  }

  /// Writes rows that were converted in a block.
  /// - Parameters:
  ///   - rows: the rows.
  ///   - kinds: the kinds of values in each column.
  ///   - line: the line in the original at which the block begins, counted from 0.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room.
  mutating func write(
    _ rows: borrowing ConvertedRows, _ kinds: [Kind], movedBy line: Int
  ) throws(InputError) {
    try writeOut()
    try spool.append(rows.text.span)
    lines.append(contentsOf: rows.lines, movedBy: line)
    while self.kinds.count < kinds.count { self.kinds.append([]) }
    for (column, kind) in kinds.enumerated() { self.kinds[column].formUnion(kind) }
  }

  /// Writes the names of the columns as the first row.
  /// - Parameters:
  ///   - names: the names, as UTF-8.
  ///   - line: the line on which the table begins in the original, counted from 0.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room.
  mutating func writeHeader(_ names: [[UInt8]], line: Int) throws(InputError) {
    let row = (cells, places)
    clearRow()
    for (column, name) in names.enumerated() { put(name, at: column) }
    try endRow(width: names.count, line: line)
    (cells, places) = row
    kinds = []
  }

  /// Clears the current row.
  mutating func clearRow() {
    cells.removeAll(keepingCapacity: true)
    for column in places.indices { places[column] = 0..<0 }
  }

  /// Returns everything that was written.
  consuming func source() throws(InputError) -> ByteSource {
    try writeOut()
    return try spool.source(lines: lines)
  }

  private mutating func writeOut() throws(InputError) {
    let piece = pending
    pending = []
    pending.reserveCapacity(piece.count)
    try spool.append(piece.span)
  }

  private mutating func place(_ start: Int, at column: Int, _ kind: Kind) -> Bool {
    while places.count <= column { places.append(0..<0) }
    while kinds.count <= column { kinds.append([]) }
    kinds[column].formUnion(kind)
    let isNew = places[column].isEmpty
    places[column] = start..<cells.count
    return isNew
  }

}

// MARK: - Cells

extension DelimitedWriter {
  /// Appends a text as a cell.
  static func append(_ text: [UInt8], delimiter: UInt8, to cells: inout [UInt8]) {
    guard needsQuotes(text, delimiter) else { return cells.append(contentsOf: text) }
    cells.append(.quote)
    for byte in text {
      switch byte {
      case .quote: cells.append(contentsOf: [.quote, .quote])
      case .lineFeed, .carriageReturn: cells.append(0x20)
      case 0: cells.append(contentsOf: "\u{FFFD}".utf8)
      default: cells.append(byte)
      }
    }
    cells.append(.quote)
  }

  /// Appends a number in JSON format as a cell, with another decimal sign.
  static func append(number: [UInt8], decimal: UInt8, to cells: inout [UInt8]) {
    let point = UInt8(ascii: ".")
    guard decimal != point, number.contains(point) else {
      return cells.append(contentsOf: number)
    }
    cells.append(.quote)
    cells.append(contentsOf: number.map { $0 == point ? decimal : $0 })
    cells.append(.quote)
  }

  /// Returns the kind of a text.
  static func kind(_ text: Span<UInt8>) -> Kind {
    guard text.count > 0 else { return [] }
    let isDigits = text.count <= 40 && text.indices.allSatisfy { text[$0] &- 0x30 < 10 }
    guard isDigits else { return .text }
    return text[0] == UInt8(ascii: "0") && text.count > 1 ? .zeroedDigits : .digits
  }

  private static func needsQuotes(_ text: [UInt8], _ delimiter: UInt8) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if first <= 0x20 || last <= 0x20 { return true }
    return text.contains {
      $0 == delimiter || $0 == .quote || $0 == 0 || $0.isEndOfLine
    }
  }
}
