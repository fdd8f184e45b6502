import SonifyBase
import SonifyTables

/// A table of a database, or the result of a query, as delimited text.
enum SQLiteTable {
  /// The first bytes of a database.
  private static let signature = Array("SQLite format 3\0".utf8)
  /// The maximum number of tables that are listed.
  private static let maxTables = 10_000

  /// Returns whether data are a database.
  /// - Parameter source: the data.
  /// - Returns: whether they begin as one.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func isDatabase(_ source: ByteSource) throws(InputError) -> Bool {
    try source.beginning(signature.count) == signature
  }

  /// Reads the only table of a database, the one that the user chose, or the result of a query.
  /// - Parameters:
  ///   - source: where the database is.
  ///   - bytes: its bytes.
  ///   - options: the table or the query, and the maximum size of its text.
  /// - Returns: the rows, and the name of the table if it has one.
  /// - Throws: ``InputError``, also if the database is no file, or has several tables.
  static func table(
    of source: ChartSource, _ bytes: ByteSource, _ options: ReadingOptions
  ) throws(InputError) -> (text: PrintedTable.Delimited, name: String?) {
    guard case .file(let path) = source else {
      throw .badData(InputError.Place(source: source.name), .foreign(.sqlite))
    }
    let header = try bytes.beginning(20)
    let database = try SQLiteDatabase.open(
      path: path, isLogged: header.count > 19 && header[18...19].contains(2))
    var query = options.query
    var name: String?
    if query == nil {
      let table = try chosenTable(of: database, source.name, options.table)
      name = table
      query = "SELECT * FROM \(quoted(table))"
    } else if options.table != nil {
      throw .badChoice(.tableAndQuery)
    }
    var rows = RowSpool(name: source.name, maxCount: options.maxInput)
    var line = 0
    try database.forEachRow(of: query ?? "") { (names) throws(InputError) in
      guard !names.isEmpty else {
        throw .badData(InputError.Place(source: source.name), .database(.notQuery))
      }
      try rows.append(names, line: 0)
    } _: { (row) throws(InputError) in
      line += 1
      try rows.append(row.cells, line: line)
    }
    return (try rows.table(options, hasHeader: true), name)
  }

  private static func chosenTable(
    of database: borrowing SQLiteDatabase, _ source: String, _ chosen: TableReference?
  ) throws(InputError) -> String {
    var tables: [String] = []
    var areViews: [Bool] = []
    // Tables of SQLite itself are no data.
    let query = """
      SELECT name, type = 'view' FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%'
      ESCAPE '\\' ORDER BY rowid LIMIT \(maxTables)
      """
    try database.forEachRow(of: query) { (row) throws(InputError) in
      tables.append(row.cells.first ?? "")
      areViews.append(row.cells.last == "1")
    }
    guard !tables.isEmpty else {
      throw .badData(InputError.Place(source: source), .database(.noTables))
    }
    if let chosen { return tables[try chosen.index(among: tables.map { [$0] })] }
    guard tables.count > 1 else { return tables[0] }
    var filled: [String] = []
    for (table, isView) in zip(tables, areViews) {
      // To see a view, all of its query may have to be done.
      guard try isView ? true : hasRows(table, in: database) else { continue }
      filled.append(table)
    }
    guard filled.count != 1 else { return filled[0] }
    throw .badData(
      InputError.Place(source: source),
      .database(
        filled.isEmpty
          ? .emptyTables(tables.count)
          : .severalTables(filled.map { UntrustedText.harmless($0, limit: 40) })))
  }

  /// Returns whether a table has a row, or needs a module of SQLite that is not there, so that this is unknown.
  private static func hasRows(
    _ table: String, in database: borrowing SQLiteDatabase
  ) throws(InputError) -> Bool {
    var hasRows = false
    do throws(InputError) {
      try database.forEachRow(of: "SELECT 1 FROM \(quoted(table)) LIMIT 1") {
        (_) throws(InputError) in
        hasRows = true
      }
    } catch {
      guard case .badData(_, .database(.unreadable)) = error else { throw error }
      return true
    }
    return hasRows
  }

  /// Returns the name of a table for a query.
  private static func quoted(_ table: String) -> String {
    "\"\(table.replacing("\"", with: "\"\""))\""
  }
}
