import SonifyTables

/// The names of the columns of a data frame of pandas or R, above rows with an index.
struct FrameHeader {
  /// The names, or nil if the lines above the rows are no such header.
  private(set) var names: [[UInt8]]?

  /// Examines the lines above the rows.
  /// - Parameters:
  ///   - lines: all lines.
  ///   - rows: the indices of those that are neither blank nor comments.
  ///   - first: the first row, as an index in `rows`.
  ///   - width: the number of cells in a row.
  ///   - count: the number of spaces between cells, at least.
  init(
    _ lines: [PrintedLine], _ rows: [Int], before first: Int, _ width: Int, _ count: Int
  ) {
    var place = first - 1
    var index: [UInt8]?
    var cells = lines[rows[place]].parts(apart: count)
    if Self.areTypes(cells), place > 0 {
      place -= 1
      cells = lines[rows[place]].parts(apart: count)
    }
    if cells.count == 1, lines[rows[place]].bytes.first != 0x20 {
      index = Array(cells[0])
      guard place > 0 else {
        // A series has no other line above.
        names = PrintedTable.seriesName(lines).flatMap { width == 2 ? [index ?? [], $0] : nil }
        return
      }
      place -= 1
      cells = lines[rows[place]].parts(apart: count)
    }
    let header = lines[rows[place]]
    // The name of the columns stands before them, above that of the index.
    if index != nil, cells.count == width, header.bytes.first != 0x20 { cells.removeFirst() }
    // R puts the names, but not the numbers, in quotation marks. A list has more numbers above such lines.
    let hasNumbersAbove = rows[..<place].contains { row in
      lines[row].parts(apart: 1).contains(where: PrintedTable.isNumber)
    }
    let isFrame =
      index != nil && !hasNumbersAbove || header.bytes.first == 0x20
      || cells.allSatisfy { $0.first == .quote }
    guard cells.count == width - 1, isFrame,
      !cells.contains(where: PrintedTable.areTouchingNumbers)
    else { return }
    var texts = PrintedTable.texts(cells)
    if place > 0 {
      let above = lines[rows[place - 1]]
      for (column, group) in Self.groups(above, header, cells, count).enumerated()
      where !group.isEmpty {
        texts[column] = group + [0x20] + texts[column]
      }
    }
    names = [index ?? Self.nameOfTime(texts)] + texts
  }

  /// Returns the group of each column: the last name above that ends where that of a column does.
  private static func groups(
    _ line: PrintedLine, _ header: PrintedLine, _ cells: [ArraySlice<UInt8>], _ count: Int
  ) -> [[UInt8]] {
    var parts = line.parts(apart: count)
    if line.bytes.first != 0x20, !parts.isEmpty { parts.removeFirst() }
    guard !parts.isEmpty, parts.count <= cells.count, line.bytes.first == 0x20 || !parts.isEmpty
    else { return [] }
    func end(_ part: ArraySlice<UInt8>, _ line: PrintedLine) -> Int {
      line.bytes[..<part.endIndex].count { $0 & 0xc0 != 0x80 }
    }
    let ends = parts.map { end($0, line) }
    var group: [UInt8] = []
    var groups: [[UInt8]] = []
    var found = 0
    for cell in cells {
      if let place = ends.firstIndex(of: end(cell, header)) {
        group = Array(parts[place])
        found += 1
      }
      groups.append(group)
    }
    return found == parts.count ? groups : []
  }

  /// Returns the name of an index of years before columns of months or quarters, as R prints time
  /// series; empty if the columns are others.
  static func nameOfTime(_ names: [[UInt8]]) -> [UInt8] {
    let words = names.map { String(decoding: $0, as: UTF8.self) }
    let isTime =
      words.count == 12 && words.first == "Jan" && words.last == "Dec"
      || words == ["Qtr1", "Qtr2", "Qtr3", "Qtr4"]
    return isTime ? Array("year".utf8) : []
  }

  /// Returns whether cells are types of columns, as a tibble has them below its header.
  static func areTypes(_ cells: [ArraySlice<UInt8>]) -> Bool {
    !cells.isEmpty
      && cells.allSatisfy { $0.first == UInt8(ascii: "<") && $0.last == UInt8(ascii: ">") }
  }
}

extension PrintedTable {
  /// Returns the name in the footer of a series of pandas; nil if it has no such footer.
  static func seriesName(_ lines: [PrintedLine]) -> [UInt8]? {
    for line in lines where isFooter(line) {
      let parts = String(decoding: line.bytes, as: UTF8.self).split(separator: ", ")
      guard parts.contains(where: { $0.hasPrefix("dtype: ") }) else { continue }
      let name = parts.first { $0.hasPrefix("Name: ") }?.dropFirst("Name: ".count) ?? ""
      return Array(name.utf8)
    }
    return nil
  }
}
