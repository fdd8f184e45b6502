import SonifyBase
import SonifyTables

/// The names of columns in a header, and how many of them fit the rows.
extension TableSniffer {
  /// Returns the headers, made safe to print.
  static func names(
    _ grid: CellGrid, _ dialect: Dialect, _ hasHeader: Bool, _ source: ByteSource
  ) throws(InputError) -> [String] {
    guard hasHeader else { return Array(repeating: "", count: grid.width(0)) }
    var names: [String] = []
    for column in 0..<grid.width(0) {
      let cell = grid.cell(0, column) ?? []
      func fault(_ problem: ReadingFault.Problem) -> InputError {
        ReadingFault(line: grid.lines[0], column: column, problem: problem)
          .error(source: source, names: [], dialect: dialect)
      }
      if cell.contains(0) { throw fault(.zeroByte) }
      if (try? UTF8Span(validating: cell.span)) == nil {
        throw fault(.invalidText(Array(cell.prefix(400))))
      }
      names.append(CellText.clean(cell))
    }
    // One at the end of each row, but not of the header, as loops that print numbers write.
    if grid.rowCount > 2,
      (1..<grid.rowCount).allSatisfy({ row in
        grid.width(row) == names.count + 1 && grid.cell(row, names.count)?.isEmpty ?? false
      })
    {
      names.append("")
    }
    return names
  }

  /// Joins the names of a header that is longer than all rows below it: only parts of a name with a delimiter begin
  /// with a space, as "Price, USD".
  static func joined(
    _ names: [String], _ line: ArraySlice<UInt8>, _ grid: CellGrid, _ dialect: Dialect
  ) -> [String] {
    let cells = line.prefix { !$0.isEndOfLine }
      .split(separator: dialect.delimiter, omittingEmptySubsequences: false)
    let parts = cells.indices.filter { column in
      cells[column].first == UInt8(ascii: " ") && cells[column].contains { $0 != 0x20 }
    }
    // At the end of a header a name may have no cells, unless all others are in quotation marks.
    let others = cells.indices.filter { !parts.contains($0) && !parts.contains($0 + 1) }
    let areQuoted = !others.isEmpty && others.allSatisfy { cells[$0].first == .quote }
    guard parts.last != cells.count - 1 || areQuoted,
      dialect.delimiter == UInt8(ascii: ",") || dialect.delimiter == UInt8(ascii: ";"),
      cells.count == names.count, !parts.isEmpty, !parts.contains(0), grid.rowCount > 2,
      (1..<grid.rowCount).allSatisfy({ grid.width($0) == names.count - parts.count })
    else { return names }
    let delimiter = Character(UnicodeScalar(dialect.delimiter))
    return names.indices.reduce(into: []) { joined, column in
      if parts.contains(column) {
        joined[joined.count - 1] += "\(delimiter) \(names[column])"
      } else {
        joined.append(names[column])
      }
    }
  }

  /// Returns the last names of a header that is longer than all rows below it.
  ///
  /// `mtr --csv` writes a delimiter at its end, and people write notes there. A space before a name that has
  /// cells shows that a delimiter stands within one: "Price, USD".
  static func namesWithoutCells(
    _ names: [String], _ grid: CellGrid, _ line: ArraySlice<UInt8>, _ dialect: Dialect
  ) -> ArraySlice<String> {
    guard grid.rowCount > 1, case let width = grid.width(1), width > 1, width < names.count,
      grid.rowCount > 2 || names.count == width + 1 && names.last == "",
      (1..<grid.rowCount).allSatisfy({ grid.width($0) == width }),
      case let cells = line.split(separator: dialect.delimiter, omittingEmptySubsequences: false),
      names[width...].allSatisfy(\.isEmpty)
        || !cells.prefix(width).dropFirst().contains(where: { $0.first == 0x20 })
    else { return [] }
    return names[width...]
  }

  /// Returns the number of cells in each row, if the header has names for at least two less.
  static func width(ofRows grid: CellGrid, beyond count: Int) -> Int? {
    guard grid.rowCount > 3, case let width = grid.width(1), width > count + 1,
      (1..<grid.rowCount).allSatisfy({ grid.width($0) == width })
    else { return nil }
    return width
  }
}
