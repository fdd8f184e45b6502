import SonifyTables

/// Data frames that are wider than a screen, which pandas and R print in blocks below each other:
/// joins the lines of the blocks.
enum WrappedFrame {
  /// The maximum size of a print that is examined, in bytes.
  private static let maxSize = 16 << 20
  private static let backslash = UInt8(ascii: "\\")

  /// Returns a frame with its blocks side by side, or nil if the data are no wrapped frame.
  /// - Parameter source: the data.
  /// - Returns: the frame, whose lines map to those of the first block.
  /// - Throws: ``InputError``.
  static func joined(_ source: ByteSource) throws(InputError) -> ByteSource? {
    guard source.count <= maxSize, try mayBeWrapped(source) else { return nil }
    var stream = try LineStream(source, limit: maxSize)
    var lines: [[UInt8]] = []
    while let line = try stream.nextLine() { lines.append(Array(line)) }
    var isFooter = lines.map { PrintedTable.isFooter(PrintedLine(bytes: $0[...])) }
    while let last = isFooter.last, last || lines.last?.allSatisfy({ $0 == 0x20 }) ?? false {
      isFooter.removeLast()
      lines.removeLast()
    }
    guard let blocks = blocks(lines), let first = blocks.first else { return nil }
    var joined = first.map { trimmed(lines[$0]) }
    for block in blocks.dropFirst() {
      let pairs = zip(first, block).map { (lines[$0], lines[$1]) }
      guard let width = indexWidth(pairs) else { return nil }
      // The last cells of a line may be blank.
      let end = joined.map(\.count).max() ?? 0
      for (place, line) in block.enumerated() {
        joined[place] += [UInt8](repeating: 0x20, count: end + 1 - joined[place].count)
        joined[place] += trimmed(lines[line]).dropFirst(width)
      }
    }
    let text = joined.joined(separator: [.lineFeed])
    var map = LineMap()
    for line in first { map.append(line) }
    return ByteSource(name: source.name, bytes: Array(text) + [.lineFeed], lines: map)
  }

  /// Returns whether the first lines may be a block: a line that begins with a space and names
  /// columns, which ends with a backslash or comes again with others.
  private static func mayBeWrapped(_ source: ByteSource) throws(InputError) -> Bool {
    let bytes = try source.beginning(TableSniffer.usualSize)
    guard bytes.first == 0x20 else { return false }
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard let first = lines.first else { return false }
    return first.last == backslash
      || lines.count > 3 && lines.dropFirst(2).contains { $0.count > 1 && $0.first == 0x20 }
  }

  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    line.last == backslash ? line.dropLast() : line
  }

  /// Returns the lines of each block, or nil if there are not several blocks of one height.
  private static func blocks(_ lines: [[UInt8]]) -> [Range<Int>]? {
    var starts: [Int] = []
    let isMarked = lines.first?.last == backslash
    for (place, line) in lines.enumerated() where line.first == 0x20 {
      // pandas has a blank line between blocks; R has none.
      if place == 0 || isMarked && lines[place - 1].allSatisfy({ $0 == 0x20 })
        || !isMarked && lines[place - 1].first != 0x20 && isHeader(line)
      {
        starts.append(place)
      }
    }
    guard starts.count > 1 else { return nil }
    let ends = starts.dropFirst() + [lines.count]
    let blocks = zip(starts, ends).map { start, end in
      start..<(isMarked && end < lines.count ? end - 1 : end)
    }
    // The same names again begin another sample, as of `zpool iostat`.
    guard blocks.allSatisfy({ $0.count == blocks[0].count && $0.count > 1 }),
      Set(blocks.map { lines[$0.lowerBound] }).count == blocks.count
    else { return nil }
    return blocks
  }

  /// Returns whether a line begins with spaces and has names, not numbers.
  private static func isHeader(_ line: [UInt8]) -> Bool {
    let words = PrintedLine(bytes: line[...]).parts(apart: 1)
    return !words.isEmpty && words.allSatisfy { !PrintedTable.isNumber($0) }
  }

  /// Returns the width of the index that the lines of two blocks begin with, or nil if they begin
  /// with different texts.
  private static func indexWidth(_ pairs: [(first: [UInt8], next: [UInt8])]) -> Int? {
    var width =
      pairs.map { pair in
        zip(pair.first, pair.next).prefix { $0 == $1 }.count
      }.min() ?? 0
    // Cells of both blocks may begin alike.
    func dividesWord(_ line: [UInt8]) -> Bool {
      width > 0 && width < line.count && line[width - 1] != 0x20 && line[width] != 0x20
    }
    while width > 0, pairs.contains(where: { dividesWord($0.first) || dividesWord($0.next) }) {
      width -= 1
    }
    // Each row but the header begins with its name.
    let isNamed = pairs.dropFirst().allSatisfy { pair in
      pair.first.prefix(width).contains { $0 != 0x20 }
    }
    return width > 0 && isNamed ? width : nil
  }
}
