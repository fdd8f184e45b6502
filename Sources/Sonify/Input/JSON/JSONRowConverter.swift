import SonifyTables

/// Converts the usual rows of a JSON text: those whose keys are known columns, and each but once.
///
/// It accepts only what ``JSONTokenizer`` accepts, and gives the same cells as ``JSONRowReader``.
struct JSONRowConverter: RowConverter {
  var rows = ConvertedRows()
  /// The kinds of values in each column.
  private(set) var kinds: [DelimitedWriter.Kind] = []
  /// The paths of arrays, which cannot be cells, in order of first occurrence.
  private(set) var skipped: [[UInt8]] = []

  /// What stands between two rows and begins one.
  private let form: Form
  private let decimal: UInt8
  private var keys: JSONKeys
  private var cells: [JSONCell]
  /// The number of columns of the current row.
  private var width = 0
  /// The cells that are not copied as they stand.
  private var spare: [UInt8] = []

  /// The form of the rows.
  enum Form: Sendable {
    /// Objects in an array.
    case records
    /// Objects on lines of their own.
    case lines
    /// Arrays in an array.
    case arrays
    /// Arrays on lines of their own.
    case arrayLines

    var isOnLines: Bool { self == .lines || self == .arrayLines }
    var opening: UInt8 { self == .records || self == .lines ? Self.braces.0 : Self.brackets.0 }
    var closing: UInt8 { self == .records || self == .lines ? Self.braces.1 : Self.brackets.1 }
    private static let braces = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    private static let brackets = (UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  private static let comma = UInt8(ascii: ",")
  /// The maximum depth of objects in a row.
  private static let maxDepth = 32
  /// The maximum number of arrays whose paths are noted.
  private static let maxSkipped = 64

  /// Creates a converter.
  /// - Parameters:
  ///   - form: the form of the rows.
  ///   - columns: the columns of records.
  ///   - width: the number of cells in a row.
  ///   - decimal: the decimal sign to write in numbers.
  init(_ form: Form, _ columns: JSONColumns, width: Int, decimal: UInt8) {
    self.form = form
    self.decimal = decimal
    keys = JSONKeys(columns.names)
    cells = Array(repeating: JSONCell(), count: max(1, width))
  }

  mutating func begin() {
    rows.removeAll()
    kinds = Array(repeating: [], count: cells.count)
    skipped = []
  }

  mutating func rowStart(
    in bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int
  ) -> Int? {
    // A row that can be read is one, unless it is within another, which shows when that one ends.
    for position in start..<min(limit, end) where bytes[position] == form.closing {
      var cursor = JSONCursor(position: position + 1, line: 0)
      let isRow = separator(bytes, &cursor) && row(bytes, &cursor)
      clear()
      skipped = []
      if isRow { return position + 1 }
    }
    return nil
  }

  mutating func convert(
    _ bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int
  ) -> Int {
    var cursor = JSONCursor(position: start, line: rows.lineCount, lineStart: rows.lineStart)
    var position = start
    while position < limit {
      guard separator(bytes, &cursor), case let line = cursor.line, row(bytes, &cursor) else {
        clear()
        break
      }
      rows.reserve(2 * (cursor.position - position) + spare.count + 3 * cells.count + 2)
      write(bytes)
      rows.endRow(line: line, lineCount: cursor.line, lineStart: cursor.lineStart)
      position = cursor.position
    }
    return position
  }

  // MARK: - Rows

  /// Moves past what stands between two rows.
  @inline(__always)
  private func separator(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> Bool {
    guard form.isOnLines else { return cursor.skipComma(bytes) }
    cursor.skipSpace(bytes)
    return true
  }

  /// Reads a row, and returns whether it is usual.
  @inline(__always)
  private mutating func row(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> Bool {
    guard bytes[cursor.position] == form.opening else { return false }
    let line = cursor.line
    cursor.position &+= 1
    let isRow: Bool
    if form.opening == UInt8(ascii: "{") {
      keys.beginRow()
      width = cells.count
      isRow = members(bytes, &cursor, depth: 1)
    } else {
      isRow = elements(bytes, &cursor)
    }
    // A row on a line of its own must end there.
    return isRow && (cursor.line == line || !form.isOnLines)
  }

  /// Reads the members of an object that was opened.
  private mutating func members(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, depth: Int
  ) -> Bool {
    cursor.skipSpace(bytes)
    if bytes[cursor.position] == UInt8(ascii: "}") {
      cursor.position &+= 1
      return true
    }
    while true {
      guard bytes[cursor.position] == .quote else { return false }
      let start = cursor.position &+ 1
      let guess = keys.match(bytes, at: start)
      guard let end = guess?.end ?? JSONKeys.end(bytes, of: start) else { return false }
      cursor.position = end &+ 1
      cursor.skipSpace(bytes)
      guard bytes[cursor.position] == UInt8(ascii: ":") else { return false }
      cursor.position &+= 1
      cursor.skipSpace(bytes)
      switch bytes[cursor.position] {
      case UInt8(ascii: "{"):
        guard depth < Self.maxDepth, case let outer = keys.path.count,
          keys.enter(bytes, start..<end)
        else { return false }
        cursor.position &+= 1
        guard members(bytes, &cursor, depth: depth + 1) else { return false }
        keys.leave(to: outer)
      case UInt8(ascii: "["):
        guard note(keys.path(bytes, start..<end)),
          JSONSkipper.skip(bytes, &cursor)
        else { return false }
      default:
        guard let column = guess?.column ?? keys.find(bytes, start..<end) else { return false }
        keys.take(column)
        guard read(bytes, &cursor, column) else { return false }
      }
      cursor.skipSpace(bytes)
      let byte = bytes[cursor.position]
      cursor.position &+= 1
      if byte == UInt8(ascii: "}") { return true }
      guard byte == Self.comma else { return false }
      cursor.skipSpace(bytes)
    }
  }

  /// Reads the elements of an array that was opened.
  private mutating func elements(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> Bool {
    width = 0
    cursor.skipSpace(bytes)
    while width < cells.count {
      guard read(bytes, &cursor, width) else { return false }
      width += 1
      cursor.skipSpace(bytes)
      let byte = bytes[cursor.position]
      cursor.position &+= 1
      if byte == UInt8(ascii: "]") { return true }
      guard byte == Self.comma else { return false }
      cursor.skipSpace(bytes)
    }
    return false
  }

  /// Reads a value that can be a cell.
  @inline(__always)
  private mutating func read(
    _ bytes: Span<UInt8>, _ cursor: inout JSONCursor, _ column: Int
  ) -> Bool {
    // Of a key that comes again the last value counts, and that is to be noted.
    guard cells[column].range.isEmpty,
      let cell = JSONCell(bytes, at: &cursor.position, decimal: decimal, &spare)
    else { return false }
    cells[column] = cell
    return true
  }

  /// Notes the path of an array, and returns whether there was room.
  private mutating func note(_ path: [UInt8]) -> Bool {
    if skipped.contains(path) { return true }
    guard skipped.count < Self.maxSkipped, path.count <= JSONColumns.maxPath else { return false }
    skipped.append(path)
    return true
  }

  // MARK: - Writing

  /// Writes the cells of the row, and removes them.
  @inline(__always)
  private mutating func write(_ bytes: Span<UInt8>) {
    for column in 0..<width {
      if column > 0 { rows.append(Self.comma) }
      let cell = cells[column]
      guard !cell.range.isEmpty else { continue }
      kinds[column].formUnion(cell.kind)
      cell.write(bytes, spare, to: &rows)
      cells[column] = JSONCell()
    }
    // An empty line would be skipped.
    if width == 1, rows.beginsLine {
      rows.append(.quote)
      rows.append(.quote)
    }
    spare.removeAll(keepingCapacity: true)
  }

  private mutating func clear() {
    for column in cells.indices { cells[column] = JSONCell() }
    spare.removeAll(keepingCapacity: true)
    keys.leave(to: 0)
  }
}
