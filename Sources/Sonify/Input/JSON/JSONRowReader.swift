import SonifyBase
import SonifyTables

/// Reads the rows of a JSON text in sequence, and writes them as delimited text.
struct JSONRowReader: ~Copyable {
  /// The columns of records, complete once everything was read.
  private(set) var columns: JSONColumns
  /// What was skipped.
  private(set) var notes = JSONNotes()
  /// Whether some rows have columns that were unknown when the first one was written.
  private(set) var hasLateColumns = false

  /// The kinds of values in each column.
  var kinds: [DelimitedWriter.Kind] { writer.kinds }

  private var tokens: JSONTokenizer
  private var writer: DelimitedWriter
  private let layout: JSONLayout
  /// Converts the usual rows, once the first one is known.
  private var conversion: BlockConversion<JSONRowConverter>?
  /// The number of columns that it knows, and how often it was changed.
  private var (knownCount, changes) = (-1, 0)
  private static let maxChanges = 64
  private let text: ByteSource
  private let decimal: UInt8
  private let limits: ReadingLimits
  /// Whether any number of elements that are no rows is skipped.
  private let skipsForeign: Bool
  /// The number of rows so far.
  private var rowCount = 0
  /// The error of the first element that is no row.
  private var foreignFault: InputError?
  /// Whether the columns or their keys exceed a limit, which no row is to blame for.
  private var exceedsLimit = false
  /// The keys that lead to the current value.
  private var path: [UInt8] = []
  /// The last column that was filled, or −1.
  private var previous = -1

  /// Starts at the first row.
  /// - Parameters:
  ///   - source: the text.
  ///   - layout: the layout of its rows.
  ///   - columns: the columns that are known from an earlier pass.
  ///   - options: the decimal sign to write.
  ///   - limits: the size of blocks, and the number of threads.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  init(
    _ source: ByteSource, _ layout: JSONLayout, _ columns: JSONColumns,
    _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) {
    let extent: JSONTokenizer.Extent =
      layout.place == nil ? .many : layout.path.isEmpty ? .one : .first
    tokens = try JSONTokenizer(
      source, extent, from: layout.place ?? ByteStream.Place())
    text = source
    self.layout = layout
    self.columns = columns
    self.limits = limits
    skipsForeign = options.skipsBadRows
    decimal = JSONTable.decimal(options)
    writer = DelimitedWriter(name: source.name, decimal: decimal)
  }

  /// Reads all rows.
  /// - Throws: ``InputError`` with the line and byte where the text stops being JSON, or a row
  ///   differs from the others.
  mutating func read() throws(InputError) {
    do throws(InputError) {
      try readRows()
    } catch {
      // The last row is incomplete if only the first ones are read.
      guard text.isCut, writer.width != nil else { throw error }
      writer.clearRow()
    }
    try judgeForeign()
  }

  private mutating func readRows() throws(InputError) {
    if layout.place != nil { _ = try tokens.next() }
    if !columns.names.isEmpty { try writer.writeHeader(columns.names, line: tokens.line) }
    while true {
      try convertUsualRows()
      let (last, columnCount) = (tokens.end, columns.names.count)
      do throws(InputError) {
        guard try readRow() else { return }
      } catch {
        try skipLine(of: error, after: last)
        if !hasLateColumns { columns.keep(first: columnCount) }
      }
    }
  }

  /// Reads the next row.
  /// - Returns: whether there is one.
  private mutating func readRow() throws(InputError) -> Bool {
    let token = try tokens.next()
    let line = tokens.line
    switch (layout.form, token) {
    case (_, .end), (_, .endArray), (_, .endObject):
      // Nothing may follow the top-level value.
      if token != .end { _ = try tokens.next() }
      return false
    case (.records, .beginObject): try record(line)
    case (.records, .null): try endRecord(line)
    case (.rows, .beginArray):
      try writer.endRow(width: max(1, try elements()), line: line)
      rowCount += 1
    case (.values, .number), (.values, .null), (.values, .string), (.values, .boolean):
      try take(token, at: 0)
      try writer.endRow(width: 1, line: line)
    case (.pairs, .key):
      writer.put(tokens.text, at: 0)
      try take(try tokens.next(), at: 1)
      try writer.endRow(width: 2, line: line)
    case (.keyedRecords, .key): try keyedRecord(line)
    case (.records, _), (.rows, _): try skipForeign(token, line)
    default: throw tokens.fault(atToken: layout.amongPhrase, ["value": token.words])
    }
    if tokens.extent == .many, tokens.endsOnLine(line) { tokens.extent = .lines }
    return true
  }

  /// Skips a line that is not JSON, as of a log that was cut off, where each row has a line of its own.
  /// - Throws: the error, if the line cannot be blamed for it.
  private mutating func skipLine(
    of error: InputError, after last: ByteStream.Place
  ) throws(InputError) {
    switch layout.form {
    case .records, .rows: break
    case .values, .columns, .pairs, .keyedRecords: throw error
    }
    guard tokens.extent == .lines, layout.place == nil, !exceedsLimit,
      let fault = error.ofJSONRow, !(text.isCut && tokens.end.offset == text.count)
    else { throw error }
    foreignFault = foreignFault ?? fault
    writer.clearRow()
    previous = -1
    let line = tokens.end.line
    notes.addMalformed(line: line, text: try tokens.leaveLine(after: last))
  }

  /// Skips an element that is no row, whose first token was read.
  private mutating func skipForeign(
    _ token: JSONTokenizer.Token, _ line: Int
  ) throws(InputError) {
    guard let kind = token.kind else {
      throw tokens.fault(atToken: layout.amongPhrase, ["value": token.words])
    }
    let fault = tokens.fault(atToken: layout.amongPhrase, ["value": token.words])
    try tokens.skip(token)
    foreignFault = foreignFault ?? fault.ofJSONRow
    notes.addForeign(kind, line: line)
  }

  /// Notes how many elements are no rows.
  /// - Throws: the fault of the first, if they are more than malformed rows may be.
  private mutating func judgeForeign() throws(InputError) {
    guard let foreignFault else { return }
    let limit = skipsForeign ? .max : Forgiveness.limit(ofRows: rowCount + notes.foreignCount)
    guard notes.foreignCount <= limit else { throw foreignFault }
    notes.elementCount = rowCount + notes.foreignCount
  }

  /// Converts rows in blocks, until one is not usual.
  private mutating func convertUsualRows() throws(InputError) {
    guard let form = usualForm, let width = writer.width else { return }
    if knownCount != columns.names.count, changes < Self.maxChanges {
      let converter = JSONRowConverter(
        form, columns, width: hasLateColumns ? columns.names.count : width, decimal: decimal)
      conversion = BlockConversion(text, converter, limits)
      knownCount = columns.names.count
      changes += 1
    }
    guard var conversion = conversion.take() else { return }
    defer { self.conversion = conversion }
    var place = tokens.end
    let isWriting = !hasLateColumns
    try conversion.convert(from: &place) { converter, line throws(InputError) in
      rowCount += converter.rows.lines.count
      guard isWriting else { return }
      try writer.write(converter.rows, converter.kinds, movedBy: line)
      for path in converter.skipped { notes.leaveOut(String(decoding: path, as: UTF8.self)) }
    }
    try tokens.resume(at: place)
  }

  /// The form of rows that can be converted in blocks; nil if these cannot.
  private var usualForm: JSONRowConverter.Form? {
    guard limits.convertsBlocks, !layout.isGeographic,
      tokens.depth + JSONSkipper.maxDepth * 2 < JSONTokenizer.maxDepth,
      layout.place != nil || tokens.extent == .lines
    else { return nil }
    return switch layout.form {
    case .records: layout.place == nil ? .lines : .records
    case .rows: layout.place == nil ? .arrayLines : .arrays
    case .values, .columns, .pairs, .keyedRecords: nil
    }
  }

  /// Returns the rows that were read.
  consuming func source() throws(InputError) -> ByteSource { try writer.source() }

  /// Reads the values of an array as those of a row.
  /// - Returns: the number of values.
  private mutating func elements() throws(InputError) -> Int {
    var column = 0
    while case let token = try tokens.next(), token != .endArray {
      if column < CellGrid.maxWidth { try take(token, at: column) } else { throw tooWide() }
      column += 1
    }
    return column
  }

  private mutating func keyedRecord(_ line: Int) throws(InputError) {
    path.removeAll(keepingCapacity: true)
    writer.put(tokens.text, at: try column())
    switch try tokens.next() {
    case .beginObject: try record(line)
    case .null: try endRecord(line)
    case let token:
      writer.clearRow()
      previous = -1
      try skipForeign(token, line)
    }
  }

  private mutating func record(_ line: Int) throws(InputError) {
    if layout.isGeographic { try properties() } else { try members(below: 0) }
    try endRecord(line)
  }

  private mutating func endRecord(_ line: Int) throws(InputError) {
    previous = -1
    rowCount += 1
    guard let width = writer.width ?? (columns.names.isEmpty ? nil : columns.names.count),
      width == columns.names.count, !hasLateColumns
    else {
      hasLateColumns = true
      return writer.clearRow()
    }
    if writer.width == nil { try writer.writeHeader(columns.names, line: line) }
    try writer.endRow(width: width, line: line)
  }

  /// Reads the members of an object that was opened; members of nested objects are named
  /// "outer.inner".
  /// - Parameter start: the length of ``path`` before their keys.
  /// - Throws: ``InputError``.
  private mutating func members(below start: Int) throws(InputError) {
    while try tokens.next() == .key {
      path.removeLast(path.count - start)
      path.append(contentsOf: tokens.text)
      // The time for a member is proportional to the length of its path.
      guard start == 0 || path.count <= JSONColumns.maxPath else {
        exceedsLimit = true
        throw tokens.fault(
          atToken: JSONFaultPhrases.longKeys, ["maximum": "\(JSONColumns.maxPath)"])
      }
      let token = try tokens.next()
      if token == .beginObject {
        path.append(UInt8(ascii: "."))
        try members(below: path.count)
      } else {
        try take(token, at: token == .beginArray ? 0 : try column())
      }
    }
  }

  /// Reads the properties of a GeoJSON feature that was opened.
  private mutating func properties() throws(InputError) {
    while try tokens.next() == .key {
      let isWanted = tokens.text == Array("properties".utf8)
      let token = try tokens.next()
      path.removeAll(keepingCapacity: true)
      if isWanted, token == .beginObject { try members(below: 0) } else { try tokens.skip(token) }
    }
  }

  /// Returns the column that ``path`` leads to.
  private mutating func column() throws(InputError) -> Int {
    guard let column = columns.index(of: path, after: previous) else { throw tooWide() }
    previous = column
    return column
  }

  /// Puts a value, whose first token was read, into the row if it is a simple one.
  private mutating func take(_ token: JSONTokenizer.Token, at column: Int) throws(InputError) {
    if token == .beginArray || token == .beginObject {
      notes.leaveOut(
        path.isEmpty
          ? ColumnPhrases.numbered.text(["number": "\(column + 1)"])
          : String(decoding: path, as: UTF8.self))
      try tokens.skip(token)
    } else if !writer.put(token, tokens.text, at: column) {
      notes.takeLast(of: String(decoding: path, as: UTF8.self), line: tokens.line)
    }
  }

  private mutating func tooWide() -> InputError {
    exceedsLimit = true
    return tokens.fault(atToken: JSONFaultPhrases.manyColumns, ["maximum": "\(CellGrid.maxWidth)"])
  }
}
