import SonifyTables

/// A line above the names of the columns of a printed table that parts columns of one name, as `zpool iostat` and
/// `gprof` print it.
///
/// Each of its texts stands above one column or several of a group.
enum HeaderAbove {
  /// Tells columns of one name apart by the names above them.
  /// - Parameters:
  ///   - table: the table.
  ///   - lines: all lines.
  /// - Returns: the table with the names joined, or as it is if they need or have none above.
  static func joined(to table: PrintedTable, _ lines: [PrintedLine]) -> PrintedTable {
    let place =
      table.header == nil
      ? table.firstRow
      : lines[..<table.firstRow].lastIndex { !$0.isBlank && $0.dashes == nil } ?? 0
    guard place > 0, table.firstRow < lines.count,
      let names = names(in: lines[place], table.layout)
    else { return table }
    guard names.count == table.width, Set(names).count < names.count,
      !names.contains(where: PrintedTable.isNumber),
      table.header.map({ $0 == PrintedTable.texts(names) }) ?? true,
      let groups = groups(of: names, lines[place], lines[place - 1])
    else { return table }
    var joined = table
    joined.header = zip(groups, names).map { $0.isEmpty ? Array($1) : $0 + [0x20] + $1 }
    joined.firstRow = table.header == nil ? place + 1 : table.firstRow
    return joined
  }

  /// Returns the names in a line, or nil if bars separate them.
  private static func names(
    in line: PrintedLine, _ layout: PrintedTable.Layout
  ) -> [ArraySlice<UInt8>]? {
    switch layout {
    case .spaced(let count): line.parts(apart: count)
    case .words: line.parts(apart: 1)
    case .aligned(let columns): line.parts(in: columns)
    case .barred: nil
    }
  }

  /// Returns the text above each name, which may be empty; nil if some text stands above none, or the names would
  /// not differ.
  private static func groups(
    of names: [ArraySlice<UInt8>], _ line: PrintedLine, _ above: PrintedLine
  ) -> [[UInt8]]? {
    let texts = above.parts(apart: 2)
    guard texts.count > 1, !texts.contains(where: PrintedTable.isNumber) else { return nil }
    let spans = texts.map { columns(of: $0, above) }
    var used: Set<Int> = []
    let groups = names.map { name -> [UInt8] in
      let span = columns(of: name, line)
      guard let text = spans.indices.first(where: { spans[$0].overlaps(span) }) else { return [] }
      used.insert(text)
      return Array(texts[text])
    }
    let joined = Set(zip(groups, names).map { $0 + [0] + $1 })
    return used.count == texts.count && joined.count == names.count ? groups : nil
  }

  /// Returns the columns of the screen where a part of a line stands.
  private static func columns(of part: ArraySlice<UInt8>, _ line: PrintedLine) -> Range<Int> {
    let start = line.bytes[..<part.startIndex].count { $0 & 0xc0 != 0x80 }
    return start..<(start + part.count { $0 & 0xc0 != 0x80 })
  }
}
