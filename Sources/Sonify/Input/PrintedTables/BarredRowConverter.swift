import SonifyTables

/// Converts the usual rows of a table with bars: as many as the header has, and a letter or a digit.
struct BarredRowConverter: RowConverter {
  var rows = ConvertedRows()

  private let isClosed: Bool
  private let barCount: Int
  private static let bar = UInt8(ascii: "|")
  private static let backslash = UInt8(ascii: "\\")

  /// Creates a converter.
  /// - Parameters:
  ///   - isClosed: whether bars enclose the cells.
  ///   - barCount: the number of bars in a row.
  init(isClosed: Bool, barCount: Int) {
    self.isClosed = isClosed
    self.barCount = barCount
  }

  mutating func begin() { rows.removeAll() }

  mutating func rowStart(
    in bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int
  ) -> Int? {
    for position in start..<min(limit, end) where bytes[position] == .lineFeed {
      return position + 1
    }
    return nil
  }

  mutating func convert(
    _ bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int
  ) -> Int {
    var position = start
    var line = rows.lineCount
    while position < limit {
      var next = position
      let mark = rows.mark
      guard row(bytes, at: &next) else {
        rows.remove(after: mark)
        break
      }
      rows.endRow(line: line, lineCount: line + 1, lineStart: next)
      line += 1
      position = next
    }
    return position
  }

  /// Writes the cells of a line, and returns whether it is a usual row.
  @inline(__always)
  private mutating func row(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    if isClosed {
      skipSpace(bytes, at: &position)
      guard passBar(bytes, at: &position) else { return false }
    }
    var hasWord = false
    let before = isClosed ? barCount - 1 : barCount
    for cell in 0..<before {
      rows.reserve(1)
      if cell > 0 { rows.append(0x09) }
      guard self.cell(bytes, at: &position, &hasWord), passBar(bytes, at: &position) else {
        return false
      }
    }
    if isClosed {
      skipSpace(bytes, at: &position)
      if before == 1, rows.beginsLine {
        // Without quotation marks, an empty cell would be a blank line.
        return false
      }
    } else {
      rows.reserve(1)
      rows.append(0x09)
      guard cell(bytes, at: &position, &hasWord) else { return false }
    }
    if bytes[position] == .carriageReturn { position &+= 1 }
    guard bytes[position] == .lineFeed else { return false }
    position &+= 1
    rows.reserve(1)
    return hasWord
  }

  /// Writes the cell up to the next bar or the end of the line, and returns whether it is known where
  /// it ends.
  @inline(__always)
  private mutating func cell(
    _ bytes: Span<UInt8>, at position: inout Int, _ hasWord: inout Bool
  ) -> Bool {
    skipSpace(bytes, at: &position)
    let start = position
    var needsCare = false
    var end = position
    while true {
      let byte = bytes[position]
      if byte == Self.bar {
        guard position > start, bytes[position &- 1] == Self.backslash else { break }
      } else if byte < 0x20 {
        if byte == .lineFeed || byte == .carriageReturn { break }
        guard byte == 0x09 else { return false }
        position &+= 1
        needsCare = true
        continue
      } else if byte == .quote || byte == Self.backslash || byte == UInt8(ascii: "<") {
        needsCare = true
      }
      position &+= 1
      if byte != 0x20 { end = position }
    }
    guard end > start else { return true }
    let first = bytes[start]
    // Signs of emphasis and of code are no part of a cell.
    if first == UInt8(ascii: "*") || first == UInt8(ascii: "_") || first == UInt8(ascii: "`") {
      return false
    }
    if first &- 0x30 < 10 || (first | 0x20) &- 0x61 < 26 { hasWord = true }
    // Markers of missing values are short.
    if first == UInt8(ascii: "N"), end &- start < 8 { needsCare = true }
    if needsCare {
      var text: [UInt8] = []
      PrintedTable.append((start..<end).map { bytes[$0] }, to: &text)
      rows.reserve(text.count)
      for byte in text { rows.append(byte) }
    } else {
      rows.reserve(end &- start)
      rows.append(bytes, start..<end)
    }
    return true
  }

  @inline(__always)
  private func skipSpace(_ bytes: Span<UInt8>, at position: inout Int) {
    while bytes[position] == 0x20 || bytes[position] == 0x09 { position &+= 1 }
  }

  /// Moves past a bar, unless it is a part of a damaged character.
  @inline(__always)
  private func passBar(_ bytes: Span<UInt8>, at position: inout Int) -> Bool {
    guard bytes[position] == Self.bar, bytes[position &+ 1] & 0xc0 != 0x80 else { return false }
    position &+= 1
    return true
  }
}
