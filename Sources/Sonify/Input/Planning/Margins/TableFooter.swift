import SonifyBase
import SonifyTables

/// Finds what programs write directly below the rows of a table: rows that sum up the others, and
/// the number of rows.
struct TableFooter {
  /// The offset at which the footer begins.
  let offset: Int
  /// The labels of the rows that are sums or means of the others.
  private(set) var totals: [String] = []
  /// The number of other lines.
  private(set) var lines = 0

  /// The maximum number of rows that sum up a table.
  private static let maxTotals = 5

  /// Finds the footer of a table, or returns nil if it has none.
  /// - Parameters:
  ///   - source: the data.
  ///   - grid: the first rows, with the header.
  ///   - dialect: the dialect of the data.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  init?(of source: ByteSource, _ grid: CellGrid, _ dialect: Dialect) throws(InputError) {
    guard grid.rowCount > 0, case let width = grid.width(0), width > 1 else { return nil }
    let size = min(TableMargins.maxNotes, source.count)
    var tail = [UInt8](repeating: 0, count: size)
    _ = try source.read(size, at: source.count - size, into: &tail, from: 0)
    var rows = Self.lines(tail)
    // The first line may be cut off.
    if size < source.count, !rows.isEmpty { rows.removeFirst() }
    let lastName = String(decoding: grid.cell(0, width - 1) ?? [], as: UTF8.self)
    let holdsValues = Self.beginsWithValues(grid, dialect)
    var first: Int?
    for place in rows.indices.reversed() where !rows[place].isEmpty {
      let text = tail[rows[place]]
      if Self.isCount(text) {
        guard totals.isEmpty else { break }
        lines += 1
      } else if totals.count < Self.maxTotals,
        let label = Self.label(text, dialect, width, lastName: lastName),
        !totals.contains(label.text),
        !Self.occurs(label, in: grid, or: tail, rows[..<place], dialect)
      {
        totals.insert(label.text, at: 0)
      } else if totals.isEmpty, holdsValues, Self.isNote(text, dialect) {
        lines += 1
      } else {
        break
      }
      first = rows[place].lowerBound
    }
    if totals.isEmpty, lines == 0, let last = rows.indices.last(where: { !rows[$0].isEmpty }),
      let path = Self.parentPath(tail, rows[...last], grid, dialect)
    {
      totals = [path]
      first = rows[last].lowerBound
    }
    guard let first, case let offset = source.count - size + first,
      grid.rowCount > 1, offset >= grid.nextStarts[1].offset
    else { return nil }
    self.offset = offset
  }

  /// Returns whether most rows begin with a number or a date.
  private static func beginsWithValues(_ grid: CellGrid, _ dialect: Dialect) -> Bool {
    let values = (1..<max(1, grid.rowCount)).count { dialect.holdsValue(grid.cell($0, 0)) }
    return values * 2 > grid.rowCount
  }

  /// Returns whether a line has a text in its first cell and nothing in the others, as "Source: ONS,,", or
  /// no others.
  private static func isNote(_ line: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    let cells = cells(line, dialect)
    // The end of a cell of several lines has one quotation mark.
    guard let first = cells.first, first.count > 3, line.count(where: { $0 == .quote }) % 2 == 0
    else { return false }
    return cells.dropFirst().allSatisfy(\.isEmpty) && !dialect.holdsValue(first)
      && first.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
  }

  /// Returns whether a line states the number of rows, as "(24 rows)", "[24 rows x 3 columns]" or
  /// "24 rows in set (0.00 sec)".
  static func isCount(_ line: ArraySlice<UInt8>) -> Bool {
    // A comma between the two would be that of a row.
    var words = String(decoding: line.prefix(80), as: UTF8.self).split { " ()[]\r".contains($0) }
    guard line.count <= 80, words.count > 1, words.removeFirst().allSatisfy(\.isNumber) else {
      return false
    }
    return ["row", "rows", "rows,", "rows."].contains(words[0])
  }

  /// Returns the path in the last row if all other rows are of what is in it, as `du` writes the sum
  /// of a folder below its parts.
  private static func parentPath(
    _ tail: [UInt8], _ rows: ArraySlice<Range<Int>>, _ grid: CellGrid, _ dialect: Dialect
  ) -> String? {
    guard grid.width(0) == 2, let last = rows.last, case let cells = cells(tail[last], dialect),
      cells.count == 2, cells[0].first.map({ (0x30...0x39).contains($0) }) ?? false,
      case let path = Array(cells[1]), path.contains(0x2f) || path == [0x2e]
    else { return nil }
    let prefix = path.last == 0x2f ? path : path + [0x2f]
    func isWithin(_ cell: ArraySlice<UInt8>?) -> Bool {
      cell.map { trimmed($0).starts(with: prefix) } ?? false
    }
    let others = rows.dropLast().filter { !$0.isEmpty }
    // The row itself is the last of a short table, whose first row may be a header.
    let known = (0..<grid.rowCount).filter { !isWithin(grid.cell($0, 1)) }
    let isAlone = known.allSatisfy { row in
      grid.cell(row, 1).map { trimmed($0).elementsEqual(path) } ?? false
    }
    guard others.count > 1, isAlone,
      others.allSatisfy({ row in
        let cells = Self.cells(tail[row], dialect)
        return cells.count == 2 && isWithin(cells[1])
      })
    else { return nil }
    return UntrustedText.harmless(String(decoding: path, as: UTF8.self), limit: 60)
  }

  /// A text that labels a row as a sum, and its column.
  private typealias Label = (text: String, column: Int)

  /// Returns the label of a line that sums up the rows above: its first or last filled cell, beside
  /// which there are digits in another.
  private static func label(
    _ line: ArraySlice<UInt8>, _ dialect: Dialect, _ width: Int, lastName: String
  ) -> Label? {
    let cells = cells(line, dialect)
    guard cells.count <= width else { return nil }
    let filled = cells.indices.filter { !cells[$0].isEmpty }
    // The margins of pandas are a row and a column "All".
    func isMargin(_ column: Int) -> Bool {
      column == 0 && cells[column].elementsEqual("All".utf8) && lastName == "All"
    }
    guard let first = filled.first, let last = filled.last, first != last,
      let column = [first, last].first(where: { TotalRow.isLabel(cells[$0]) || isMargin($0) })
    else { return nil }
    let hasDigits = filled.contains { other in
      other != column && cells[other].contains { (0x30...0x39).contains($0) }
    }
    return hasDigits ? (String(decoding: cells[column], as: UTF8.self), column) : nil
  }

  /// Returns whether a label stands in other rows as well, so that they all are points.
  private static func occurs(
    _ label: Label, in grid: CellGrid, or tail: [UInt8], _ rows: ArraySlice<Range<Int>>,
    _ dialect: Dialect
  ) -> Bool {
    let text = label.text.lowercased()
    func isSame(_ cell: ArraySlice<UInt8>) -> Bool {
      cell.count <= 40 && String(decoding: trimmed(cell), as: UTF8.self).lowercased() == text
    }
    // The row itself is among the first ones of a short table.
    let known = (0..<grid.rowCount).count { row in
      grid.cell(row, label.column).map(isSame) ?? false
    }
    let others = rows.contains { row in
      let cells = cells(tail[row], dialect)
      return label.column < cells.count && isSame(cells[label.column])
    }
    return known > 1 || others
  }

  private static func cells(_ line: ArraySlice<UInt8>, _ dialect: Dialect) -> [ArraySlice<UInt8>] {
    let text = Array(line) + [UInt8](repeating: .lineFeed, count: RowParser.padding)
    let grid = CellGrid(
      text.span, end: line.count, from: 0, delimiter: dialect.delimiter, isLast: true, limit: 1)
    guard grid.rowCount > 0 else { return [] }
    return (0..<grid.width(0)).map { trimmed(grid.cell(0, $0) ?? []) }
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var cell = cell.drop { $0 == 0x20 }
    while cell.last == 0x20 { cell.removeLast() }
    return cell
  }

  private static func lines(_ text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for place in text.indices where text[place].isEndOfLine {
      lines.append(start..<place)
      start = place + 1
    }
    lines.append(start..<text.count)
    return lines
  }
}
