import SonifyTables

/// Statistics of columns, a row for each, as pandas and polars describe a table: the number of values,
/// their mean, their minimum and maximum, and the quartiles between them.
///
/// They become a row for each column, so that each is a box. Columns of texts and dates have none.
struct SummaryPrint: PrintForm {
  private let names: [String]
  private let separator: Character?

  /// The statistics that make a box.
  private static let parts = ["min", "25%", "50%", "75%", "max"]
  private static let others = [
    "count", "null_count", "mean", "std", "unique", "top", "freq", "first", "last",
  ]

  init?(_ lines: [String]) {
    let lines = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count < 40, lines.contains(where: { $0.contains("25%") }) else { return nil }
    for separator: Character? in ["│", ",", "\t", nil] {
      let rows = lines.compactMap { Self.cells($0, separator) }
      let statistics = rows.filter { Self.isStatistic($0[0]) }
      guard let width = statistics.first?.count, width > 1,
        Set(Self.parts).isSubset(of: statistics.map { $0[0] }),
        ["count", "mean"].contains(statistics[0][0]),
        statistics.allSatisfy({ $0.count == width }),
        let first = rows.firstIndex(where: { Self.isStatistic($0[0]) })
      else { continue }
      let head = first > 0 ? Self.header(rows[..<first], width) : Self.seriesName(lines, width)
      guard let names = head, names.indices.contains(where: { Self.isBox(rows, $0) }) else {
        continue
      }
      self.names = names
      self.separator = separator
      return
    }
    return nil
  }

  private static func isStatistic(_ name: String) -> Bool {
    parts.contains(name) || others.contains(name)
  }

  /// Returns the names of the columns above the statistics.
  private static func header(_ rows: ArraySlice<[String]>, _ width: Int) -> [String]? {
    for row in rows {
      if row.count == width { return Array(row.dropFirst()) }
      if row.count == width - 1 { return row }
    }
    return nil
  }

  /// Returns the name of a series of pandas, which stands below.
  private static func seriesName(_ lines: [String], _ width: Int) -> [String]? {
    guard width == 2, let line = lines.last, line.contains("dtype: ") else { return nil }
    let name = line.hasPrefix("Name: ") ? line.dropFirst("Name: ".count).prefix { $0 != "," } : ""
    return [String(name)]
  }

  /// Returns the cells of a line: between lines of box drawing, a separator, or two spaces.
  private static func cells(_ line: String, _ separator: Character?) -> [String]? {
    var cells: [String] = []
    if separator == "│" {
      guard line.hasPrefix("│"), !line.contains("---") else { return nil }
      cells = line.split { $0 == "│" || $0 == "┆" }.map(trimmed)
    } else if let separator {
      cells = line.split(separator: separator, omittingEmptySubsequences: false).map(trimmed)
    } else {
      cells = line.replacing("  ", with: "\t").split(separator: "\t").map(trimmed)
      cells.removeAll(where: \.isEmpty)
    }
    return cells.isEmpty ? nil : cells
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns whether a column has all numbers that a box needs.
  private static func isBox(_ rows: [[String]], _ column: Int) -> Bool {
    parts.allSatisfy { part in
      rows.contains { $0[0] == part && $0.count > column + 1 && $0[column + 1].isPrintedNumber }
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var statistics: [[String]] = []
    var stream = try LineStream(source, limit: limits.row)
    while let line = try stream.nextLine() {
      let text = String(decoding: line, as: UTF8.self)
      if let cells = Self.cells(text, separator), Self.isStatistic(cells[0]) {
        statistics.append(cells)
      }
    }
    var rows = RowSpool(name: source.name)
    try rows.append(["column"] + Self.parts, line: 0)
    for column in names.indices where Self.isBox(statistics, column) {
      let values = Self.parts.map { part in
        statistics.first { $0[0] == part }?[column + 1] ?? ""
      }
      try rows.append([names[column]] + values, line: 0)
    }
    return try rows.table(options, hasHeader: true)
  }
}
