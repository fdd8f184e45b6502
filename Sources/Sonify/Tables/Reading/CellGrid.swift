/// The first rows of a table, cell by cell.
package struct CellGrid {
  /// The maximum number of columns of a table.
  package static let maxWidth = 16_384

  private var bytes: [UInt8] = []
  private var cellEnds: [Int] = []
  private var rowEnds: [Int] = []
  /// The offset in the data of the row after each row, and its line, counted from 0.
  package private(set) var nextStarts: [(offset: Int, line: Int)] = []
  /// The line on which each row starts, counted from 0.
  package private(set) var lines: [Int] = []

  /// The number of rows.
  package var rowCount: Int { rowEnds.count }

  /// Splits text into cells, without comments between the rows.
  /// - Parameters:
  ///   - text: the text, followed by ``RowParser/padding`` line feeds.
  ///   - end: the end of the text within it.
  ///   - start: the start of the first row.
  ///   - line: the line of the first row, counted from 0.
  ///   - delimiter: the byte between two cells.
  ///   - isLast: whether the data end at `end`; otherwise the last row, which may be cut off, is
  ///     left out.
  ///   - limit: the maximum number of rows.
  ///   - hasComments: whether lines that begin with # may be comments.
  package init(
    _ text: Span<UInt8>, end: Int, from start: Int, line: Int = 0, delimiter: UInt8, isLast: Bool,
    limit: Int = .max, hasComments: Bool = true
  ) {
    let scanner = CellScanner(delimiter: delimiter)
    var position = start
    var line = line
    while position < end, rowCount < limit {
      var hasCells = false
      let firstLine = line
      if hasComments, rowCount > 0 {
        _ = scanner.skipComment(text, at: &position, end: end, columns: width(0))
      }
      while !text[position].isEndOfLine {
        let cell = scanner.next(text, at: &position, end: end)
        if cell.isOpen, !isLast { return }
        append(text, cell, scanner)
        hasCells = true
        line += cell.lines
        guard position < end, text[position] == delimiter else { break }
        position += 1
        if text[position].isEndOfLine { cellEnds.append(bytes.count) }
      }
      if position >= end, !isLast { return }
      position +=
        text[position] == .carriageReturn
          && text[position + 1] == .lineFeed ? 2 : 1
      if position > end, !isLast { return }
      line += 1
      guard hasCells else { continue }
      rowEnds.append(cellEnds.count)
      lines.append(firstLine)
      nextStarts.append((min(position, end), line))
    }
  }

  /// Returns the rows from an index on.
  package func rows(from first: Int) -> CellGrid {
    guard first > 0 else { return self }
    var rest = self
    let cells = rowEnds[first - 1]
    let start = cells == 0 ? 0 : cellEnds[cells - 1]
    rest.bytes.removeFirst(start)
    rest.cellEnds = cellEnds.dropFirst(cells).map { $0 - start }
    rest.rowEnds = rowEnds.dropFirst(first).map { $0 - cells }
    rest.nextStarts.removeFirst(first)
    rest.lines.removeFirst(first)
    return rest
  }

  /// Returns the same rows with the text above in the blank cells of the first columns.
  /// - Parameters:
  ///   - count: the number of these columns.
  ///   - first: the first row that may have such cells.
  /// - Returns: the rows.
  package func filledDown(_ count: Int, from first: Int) -> CellGrid {
    var filled = self
    filled.bytes = []
    filled.cellEnds = []
    var above: [Int: ArraySlice<UInt8>] = [:]
    for row in 0..<rowCount {
      for column in 0..<width(row) {
        var cell = cell(row, column) ?? []
        if row >= first, column < count {
          if cell.allSatisfy({ $0 == UInt8(ascii: " ") }) { cell = above[column] ?? cell }
          above[column] = cell
        }
        filled.bytes += cell
        filled.cellEnds.append(filled.bytes.count)
      }
    }
    return filled
  }

  /// Returns the number of cells in a row.
  package func width(_ row: Int) -> Int { rowEnds[row] - (row == 0 ? 0 : rowEnds[row - 1]) }

  /// Returns the text of a cell, or nil if its row has no such cell.
  package func cell(_ row: Int, _ column: Int) -> ArraySlice<UInt8>? {
    guard column < width(row) else { return nil }
    let index = (row == 0 ? 0 : rowEnds[row - 1]) + column
    return bytes[(index == 0 ? 0 : cellEnds[index - 1])..<cellEnds[index]]
  }

  private mutating func append(
    _ text: Span<UInt8>, _ cell: CellScanner.Cell, _ scanner: CellScanner
  ) {
    if cell.needsUnescaping {
      bytes.append(contentsOf: scanner.plainText(text, of: cell))
    } else {
      for position in cell.content { bytes.append(text[position]) }
    }
    cellEnds.append(bytes.count)
  }
}
