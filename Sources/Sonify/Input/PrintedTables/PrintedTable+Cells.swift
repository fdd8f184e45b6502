import SonifyTables

/// The cells of the rows of a printed table.
extension PrintedTable {
  /// Returns the cells of a row, or nil if it cannot be split.
  func cells(_ line: PrintedLine) -> [ArraySlice<UInt8>]? {
    switch layout {
    case .spaced(let count): return line.parts(apart: count)
    case .words:
      let cells = words(line, upTo: width)
      // What has no name may be missing.
      guard header?.last == [], cells.count > 1 else { return cells }
      return cells + Array(repeating: [], count: max(0, width - cells.count))
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
