import SonifyBase
import SonifyTables

/// Reads a JSON object whose members are columns, all columns in parallel, and writes rows.
///
/// Every column is read through a window of its own, so the memory does not grow with their length.
struct JSONColumnReader {
  private let source: ByteSource
  private let layout: JSONLayout
  private let columns: [JSONLayout.Column]
  private let isKeyed: Bool
  private let limits: ReadingLimits
  private var tokens: [JSONTokenizer] = []
  /// The usual cells of each column that were read and not yet written.
  private let cells: [JSONCells]

  /// The maximum size of all windows together, in bytes, unless they become too small.
  private static let maxWindows = 16 << 20
  private static let minWindow = 1 << 10

  /// Starts at the first row.
  /// - Parameters:
  ///   - source: the text.
  ///   - layout: the layout of the object.
  ///   - columns: its columns.
  ///   - isKeyed: whether their keys are also a column.
  ///   - options: the decimal sign to write.
  ///   - limits: the number of threads.
  /// - Throws: ``InputError``, also if the columns differ in length.
  init(
    _ source: ByteSource, _ layout: JSONLayout, _ columns: [JSONLayout.Column], isKeyed: Bool,
    _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) {
    self.source = source
    self.layout = layout
    self.columns = columns
    self.isKeyed = isKeyed
    self.limits = limits
    cells = columns.map { _ in JSONCells(decimal: JSONTable.decimal(options)) }
    guard columns.count < CellGrid.maxWidth else {
      throw fault(JSONFaultPhrases.manyColumns.text(["maximum": "\(CellGrid.maxWidth)"]))
    }
    if let first = columns.first, let other = columns.first(where: { $0.count != first.count }) {
      throw fault(
        JSONFaultPhrases.unequal.text([
          "first": Self.name(first), "count": "\(first.count)", "other": Self.name(other),
          "otherCount": "\(other.count)",
        ]))
    }
    let windowSize = max(
      Self.minWindow,
      min(ByteStream.usualWindow, Self.maxWindows / max(1, columns.count)))
    for column in columns {
      tokens.append(
        try JSONTokenizer(
          source, .first, from: column.place, windowSize: windowSize))
      _ = try tokens[tokens.count - 1].next()
    }
  }

  /// Reads all rows.
  /// - Throws: ``InputError``.
  mutating func read(into writer: inout DelimitedWriter) throws(InputError) {
    let line = layout.place?.line ?? 0
    let first = isKeyed ? 1 : 0
    if layout.namesColumns == true {
      try writer.writeHeader((isKeyed ? [[]] : []) + columns.map(\.name), line: line)
    }
    var left = columns.first?.count ?? 0
    while left > 0 {
      left -= try writeUsualRows(into: &writer, atMost: left, line)
      guard left > 0 else { return }
      left -= 1
      var key: [UInt8]?
      for index in tokens.indices {
        if let (text, kind) = cells[index].take() {
          writer.put(cell: text, kind, at: first + index)
          continue
        }
        var token = try tokens[index].next()
        if token == .key {
          let text = tokens[index].text
          guard key == nil || key == text else {
            throw tokens[index].fault(
              atToken: JSONFaultPhrases.otherKeys,
              ["other": Self.name(columns[index]), "first": Self.name(columns[0])])
          }
          if key == nil, isKeyed { writer.put(text, at: 0) }
          key = text
          token = try tokens[index].next()
        }
        writer.put(token, tokens[index].text, at: first + index)
      }
      try writer.endRow(width: first + columns.count, line: line)
    }
  }

  /// Writes rows of usual cells, as many as all columns have next to each other.
  /// - Returns: the number of rows.
  private mutating func writeUsualRows(
    into writer: inout DelimitedWriter, atMost limit: Int, _ line: Int
  ) throws(InputError) -> Int {
    guard limits.convertsBlocks, !isKeyed else { return 0 }
    for index in tokens.indices where cells[index].isEmpty {
      tokens[index].readElements(into: cells[index])
    }
    let count = cells.reduce(limit) { min($0, $1.count) }
    guard count > 0 else { return 0 }
    var rows = ConvertedRows()
    for _ in 0..<count {
      for (index, column) in cells.enumerated() {
        rows.reserve(2)
        if index > 0 { rows.append(UInt8(ascii: ",")) }
        column.moveFirst(to: &rows)
      }
      rows.endRow(line: 0, lineCount: 0, lineStart: nil)
    }
    let kinds = cells.map(\.kind)
    try writer.write(rows, kinds, movedBy: line)
    return count
  }

  private func fault(_ problem: String) -> InputError {
    JSONFault(place: layout.place ?? ByteStream.Place(), problem: .other(problem))
      .error(source: source.name)
  }

  private static func name(_ column: JSONLayout.Column) -> String {
    "\"\(CellText.harmless(column.name))\""
  }
}
