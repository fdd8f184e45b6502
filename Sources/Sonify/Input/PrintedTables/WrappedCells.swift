/// Cells of a table with bars that go on in the lines below them, as tools wrap them to the width of a screen.
///
/// Rules part the rows, or else a line that goes on is known by what it lacks and by the cells above it, for the first
/// word of which there was no room. Rows with a blank beginning belong to a group as well, so all lines have to agree.
struct WrappedCells: Equatable {
  /// Whether rules part the rows.
  private var areRuled = false
  /// Whether cells are cut at the width of their column, within words too.
  private var areCut = false
  /// The number of characters for which each column has room.
  private let widths: [Int]

  /// The minimum number of rows between rules, of lines that go on without rules, and of cells by which it is known
  /// that cells are cut.
  private static let (minRows, minLines, minCells) = (3, 2, 3)

  /// Examines the first rows; nil if each line is a row.
  /// - Parameters:
  ///   - table: a table with bars.
  ///   - lines: all lines.
  init?(of table: PrintedTable, _ lines: [PrintedLine]) {
    guard case .barred(let isDrawn, isClosed: true, let columns) = table.layout, table.levels == 0,
      table.firstRow < lines.count, Self.isFramed(lines[..<table.firstRow])
    else { return nil }
    // A space stands on both sides of a cell.
    widths = zip(columns, columns.dropFirst()).map { $1 - $0 - 3 }
    var blocks: [[[ArraySlice<UInt8>]]] = [[]]
    for line in lines[table.firstRow...] {
      if line.rule != nil {
        if blocks.last?.isEmpty == false { blocks.append([]) }
        continue
      }
      guard let cells = table.cells(line), line.bars(isDrawn: isDrawn).map(\.column) == columns
      else { break }
      blocks[blocks.count - 1].append(cells)
    }
    blocks.removeAll(where: \.isEmpty)
    if Self.areRows(blocks, table.width), mostGoOn(blocks) {
      areRuled = true
    } else if blocks.count != 1 || !areWrapped(blocks[0]) {
      return nil
    }
    areCut = areCut(blocks)
  }

  /// Returns whether a rule stands above the header too, as Markdown, whose lines are rows, has none.
  private static func isFramed(_ above: ArraySlice<PrintedLine>) -> Bool {
    above.reversed().prefix { !$0.isBlank }.count { $0.rule != nil } > 1
  }

  /// Returns whether each block between rules is one row: numbers stand in its first line alone.
  private static func areRows(_ blocks: [[[ArraySlice<UInt8>]]], _ width: Int) -> Bool {
    guard blocks.count >= minRows, blocks.contains(where: { $0.count > 1 }) else { return false }
    let numbers = (0..<width).filter { column in
      blocks.allSatisfy { $0[0][column].isEmpty || PrintedTable.hasNumber($0[0][column]) }
        && blocks.count { !$0[0][column].isEmpty } * 2 > blocks.count
    }
    return !numbers.isEmpty
      && blocks.allSatisfy { block in
        block.dropFirst().allSatisfy { cells in numbers.allSatisfy { cells[$0].isEmpty } }
      }
  }

  /// Returns whether most lines after the first of a block go on, as those of a group whose values are missing do not.
  private func mostGoOn(_ blocks: [[[ArraySlice<UInt8>]]]) -> Bool {
    let lines = blocks.flatMap { block in
      zip(block, block.dropFirst()).map { goesOn($1, below: $0, in: block[0]) }
    }
    return lines.count { $0 } * 3 >= lines.count * 2
  }

  /// Returns whether some lines of a block without rules go on, and all others are plainly rows.
  private func areWrapped(_ lines: [[ArraySlice<UInt8>]]) -> Bool {
    var (first, others, areNamed) = ([lines[0]], [[ArraySlice<UInt8>]](), false)
    // The cells that go on in each column, and those of them where a number stands below a number.
    var counts = widths.map { _ in 0 }
    var numbers = counts
    for (above, cells) in zip(lines, lines.dropFirst()) {
      guard goesOn(cells, below: above, in: first[first.count - 1]) else {
        // What has no name is a row of a group.
        guard cells[0].contains(where: { $0 > 0x20 }) else { return false }
        first.append(cells)
        continue
      }
      for column in cells.indices where !cells[column].isEmpty {
        counts[column] += 1
        if PrintedTable.isNumber(above[column]), PrintedTable.isNumber(cells[column]) {
          numbers[column] += 1
        }
      }
      // Errors stand in brackets or after a sign below the values.
      let areErrors = cells.contains { cell in
        cell.first.map("([".utf8.contains) ?? false || cell.starts(with: "±".utf8)
      }
      guard !areErrors else { return false }
      if !cells[0].isEmpty { areNamed = true }
      others.append(cells)
    }
    // Names of one length are no sign that they are cut.
    let isKnown = !areNamed || first.contains { length(of: $0[0]) + 1 < widths[0] }
    return others.count >= Self.minLines && isKnown && others.contains { $0[0].isEmpty }
      && zip(counts, numbers).allSatisfy { $0 == 0 || $1 * 2 < $0 }
      && widths.indices.contains { column in
        first.allSatisfy { !$0[column].isEmpty && PrintedTable.isNumber($0[column]) }
          && others.allSatisfy { $0[column].isEmpty }
      }
  }

  /// Returns whether the cells of a line go on from those of the line above, in a row that begins with a line of
  /// more cells.
  private func goesOn(
    _ cells: [ArraySlice<UInt8>], below above: [ArraySlice<UInt8>], in first: [ArraySlice<UInt8>]
  ) -> Bool {
    guard cells.count == widths.count, above.count == widths.count,
      zip(cells, first).contains(where: { $0.isEmpty && !$1.isEmpty })
    else { return false }
    if !cells[0].isEmpty, length(of: above[0]) + 1 < widths[0] { return false }
    let filled = cells.indices.filter { !cells[$0].isEmpty }
    return !filled.isEmpty
      && filled.allSatisfy { column in
        let word = cells[column].prefix { $0 != 0x20 }
        let isFull = length(of: above[column]) + 1 >= widths[column]
        // A word alone is most often whole.
        return !above[column].isEmpty && (isFull || above[column].contains(0x20))
          && length(of: above[column]) + 1 + length(of: word) > widths[column]
      }
  }

  /// Returns whether all cells that go on are as long as their column is wide, but for a space at their end.
  private func areCut(_ blocks: [[[ArraySlice<UInt8>]]]) -> Bool {
    var count = 0
    for block in blocks {
      var first = block[0]
      for (above, cells) in zip(block, block.dropFirst()) {
        guard areRuled || goesOn(cells, below: above, in: first) else {
          first = cells
          continue
        }
        for column in widths.indices where !cells[column].isEmpty && !above[column].isEmpty {
          guard length(of: above[column]) + 1 >= widths[column] else { return false }
          count += 1
        }
      }
    }
    return count >= Self.minCells
  }

  /// Returns the number of characters of a cell.
  private func length(of cell: ArraySlice<UInt8>) -> Int { cell.count { $0 & 0xc0 != 0x80 } }
}

/// Joins the lines of each row of a table whose cells are wrapped.
extension WrappedCells {
  /// A row whose end is not known yet.
  struct Row {
    /// Its cells so far.
    fileprivate(set) var cells: [[UInt8]]
    /// The number of its first line.
    let line: Int
    /// The cells of its last line.
    private var last: [ArraySlice<UInt8>]
    private let first: [ArraySlice<UInt8>]
    /// The number of bytes that were added, and its maximum, as no rule may follow.
    private var size = 0
    private static let maxSize = 64 << 10

    /// Begins a row.
    /// - Parameters:
    ///   - cells: the cells of its first line.
    ///   - line: the number of that line.
    init(_ cells: [ArraySlice<UInt8>], line: Int) {
      self.cells = PrintedTable.texts(cells)
      self.line = line
      first = PrintedTable.texts(cells).map { $0[...] }
      last = first
    }

    /// Adds the cells of a line that goes on, and returns whether it does.
    mutating func add(_ cells: [ArraySlice<UInt8>], _ wrapped: WrappedCells) -> Bool {
      let isBelowNumber = zip(cells, last).contains {
        !$0.isEmpty && PrintedTable.isNumber($0) && PrintedTable.isNumber($1)
      }
      guard cells.count == last.count, size < Self.maxSize,
        wrapped.areRuled ? !isBelowNumber : wrapped.goesOn(cells, below: last, in: first)
      else { return false }
      size += cells.reduce(0) { $0 + $1.count }
      for column in cells.indices where !cells[column].isEmpty {
        let isWhole = wrapped.areCut && wrapped.length(of: last[column]) >= wrapped.widths[column]
        let isFirst = self.cells[column].isEmpty
        self.cells[column] += (isWhole || isFirst ? [] : [0x20]) + cells[column]
      }
      last = PrintedTable.texts(cells).map { $0[...] }
      return true
    }
  }

  /// Returns whether a line is a rule that ends a row.
  func endsRow(_ line: PrintedLine) -> Bool { areRuled && line.rule != nil }
}
