/// Writes rows as delimited text: commas, RFC 4180, and one line for each row.
struct DelimitedWriter: ~Copyable {
  /// How many cells every row has; nothing until the first is written.
  private(set) var width: Int?

  /// What was put into each column, the names apart.
  private(set) var kinds: [Kind] = []

  /// What was put into a column.
  struct Kind: OptionSet {
    let rawValue: UInt8
    /// Numbers.
    static let number = Kind(rawValue: 1)
    /// Texts of digits that do not begin with a needless zero.
    static let digits = Kind(rawValue: 2)
    /// Texts of digits that begin with one, as in "007".
    static let zeroedDigits = Kind(rawValue: 4)
    /// Other texts.
    static let text = Kind(rawValue: 8)
  }

  private var spool: Spool
  private var lines = LineMap()
  /// What is still to go into the spool.
  private var pending: [UInt8] = []
  /// The cells of the row that is being made, as they will be written.
  private var cells: [UInt8] = []
  /// Where each cell lies in them.
  private var places: [Range<Int>] = []
  private let decimal: UInt8

  private static let piece = 64 << 10

  /// Makes a writer of an empty table.
  /// - Parameters:
  ///   - name: what messages call the data.
  ///   - decimal: how the decimal sign of numbers is to be written.
  init(name: String, decimal: UInt8) {
    spool = Spool(name: name)
    self.decimal = decimal
  }

  /// Puts a text into the row that is being made.
  /// - Returns: whether the cell was empty before; otherwise what it held is forgotten.
  @discardableResult
  mutating func put(_ text: [UInt8], at column: Int) -> Bool {
    let start = cells.count
    if Self.needsQuotes(text) {
      cells.append(.quote)
      for byte in text { appendWithinQuotes(byte) }
      cells.append(.quote)
    } else {
      cells.append(contentsOf: text)
    }
    return place(start, at: column, Self.kind(text))
  }

  /// Puts a number into the row, as JSON writes it.
  /// - Returns: whether the cell was empty before; otherwise what it held is forgotten.
  @discardableResult
  mutating func put(number: [UInt8], at column: Int) -> Bool {
    let point = UInt8(ascii: ".")
    let decimal = decimal
    let start = cells.count
    if decimal != point, number.contains(point) {
      cells.append(.quote)
      cells.append(contentsOf: number.map { $0 == point ? decimal : $0 })
      cells.append(.quote)
    } else {
      cells.append(contentsOf: number)
    }
    return place(start, at: column, .number)
  }

  /// Ends the row; cells that were not filled are empty.
  /// - Parameters:
  ///   - width: how many cells it has.
  ///   - line: where it began in the original, counted from 0.
  /// - Throws: ``InputError/unreadable(source:_:)`` when it finds no room.
  mutating func endRow(width: Int, line: Int) throws(InputError) {
    self.width = self.width ?? width
    for column in 0..<width {
      if column > 0 { pending.append(UInt8(ascii: ",")) }
      if column < places.count { pending.append(contentsOf: cells[places[column]]) }
    }
    // A line without anything would be passed over.
    if width == 1, places.first?.isEmpty ?? true {
      pending.append(contentsOf: [.quote, .quote])
    }
    pending.append(.lineFeed)
    lines.append(line)
    clearRow()
    if pending.count > Self.piece { try writeOut() }
  }

  /// Writes the names of the columns as the first row.
  /// - Parameters:
  ///   - names: the names, as UTF-8.
  ///   - line: the line on which the table begins in the original, counted from 0.
  /// - Throws: ``InputError/unreadable(source:_:)`` when they find no room.
  mutating func writeHeader(_ names: [[UInt8]], line: Int) throws(InputError) {
    let row = (cells, places)
    clearRow()
    for (column, name) in names.enumerated() { put(name, at: column) }
    try endRow(width: names.count, line: line)
    (cells, places) = row
    kinds = []
  }

  /// Forgets the row that is being made.
  mutating func clearRow() {
    cells.removeAll(keepingCapacity: true)
    for column in places.indices { places[column] = 0..<0 }
  }

  /// What was written.
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

  private static func kind(_ text: [UInt8]) -> Kind {
    guard let first = text.first else { return [] }
    let isDigits = text.count <= 40 && text.allSatisfy { $0 &- 0x30 < 10 }
    guard isDigits else { return .text }
    return first == UInt8(ascii: "0") && text.count > 1 ? .zeroedDigits : .digits
  }

  private static func needsQuotes(_ text: [UInt8]) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if first <= 0x20 || last <= 0x20 { return true }
    return text.contains {
      $0 == UInt8(ascii: ",") || $0 == .quote || $0 == 0 || $0.isEndOfLine
    }
  }

  private mutating func appendWithinQuotes(_ byte: UInt8) {
    switch byte {
    case .quote: cells.append(contentsOf: [.quote, .quote])
    case .lineFeed, .carriageReturn: cells.append(0x20)
    case 0: cells.append(contentsOf: "\u{FFFD}".utf8)
    default: cells.append(byte)
    }
  }
}
