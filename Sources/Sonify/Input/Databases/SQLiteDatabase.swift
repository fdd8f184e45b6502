import Glibc
import SonifyBase
import SonifyTables

/// A connection to a database that is only read, and whose author is not trusted.
///
/// The file is opened with `mode=ro`. A statement may select, and call functions that touch no file;
/// views and triggers of the file may call no function with side effects. Its work is counted, not
/// timed.
@safe struct SQLiteDatabase: ~Copyable {
  private let library: SQLiteLibrary
  private let connection: SQLiteLibrary.Connection
  /// The number of times that the library may still report progress.
  private let budget: UnsafeMutablePointer<Int>
  private let name: String
  private let maxSteps: Int

  /// The number of steps of SQLite's machine between two reports of progress.
  private static let stepsPerReport: Int32 = 100_000
  /// The maximum number of steps: about 20 seconds.
  static let maxSteps = 1_000_000_000
  /// Limits by their codes in `sqlite3.h`: the length of a value in bytes and of a statement, columns,
  /// depth of expressions, terms of a compound, steps of a program, attached files, patterns,
  /// variables, depth of triggers, and threads.
  private static let limits: [(code: Int32, value: Int32)] = [
    (0, 16 << 20), (1, 1 << 20), (2, 2000), (3, 200), (4, 100), (5, 1_000_000), (7, 0), (8, 1000),
    (9, 10), (10, 10), (11, 0),
  ]
  /// Functions that read or write files, or load code.
  private static let deniedFunctions: Set<String> = [
    "load_extension", "readfile", "writefile", "edit", "fts3_tokenizer", "lsdir", "fsdir",
    "sqlite_log", "zipfile", "sha3_query", "sha1_query",
  ]

  /// Opens a database.
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isLogged: whether the file is in write-ahead mode.
  ///   - maxSteps: the maximum number of steps of all statements together.
  /// - Returns: the connection.
  /// - Throws: ``InputError``, also if libsqlite3 is not installed.
  static func open(
    path: String, isLogged: Bool, maxSteps: Int = Self.maxSteps
  ) throws(InputError) -> SQLiteDatabase {
    let place = InputError.Place(source: path)
    guard let library = SQLiteLibrary() else {
      throw .badData(place, .database(.noLibrary(package: SQLiteLibrary.package)))
    }
    var connection: SQLiteLibrary.Connection?
    let status = unsafe library.open(
      Self.uri(path, isLogged), &connection, SQLiteCode.openFlags, nil)
    guard let connection = unsafe connection else {
      throw .badData(place, .database(.unreadable("out of memory")))
    }
    let database = unsafe SQLiteDatabase(library, connection, path, maxSteps)
    guard status == SQLiteCode.ok else { throw database.fault() }
    try database.guardAgainstTheFile()
    return database
  }

  private init(
    _ library: SQLiteLibrary, _ connection: SQLiteLibrary.Connection, _ path: String,
    _ maxSteps: Int
  ) {
    self.library = library
    unsafe self.connection = unsafe connection
    name = path
    self.maxSteps = maxSteps
    unsafe budget = .allocate(capacity: 1)
    unsafe budget.initialize(to: max(1, maxSteps / Int(Self.stepsPerReport)))
  }

  deinit {
    _ = unsafe library.close(connection)
    unsafe budget.deallocate()
  }

  /// Returns a path as a URI that can only be read.
  ///
  /// A database in write-ahead mode is immutable if no log lies beside it: else SQLite would make the
  /// files of the mode, or fail in a folder that it cannot write to.
  private static func uri(_ path: String, _ isLogged: Bool) -> String {
    var uri = "file:"
    for byte in (path.hasPrefix("/") ? path : "./" + path).utf8 {
      switch byte {
      case 0x61...0x7a, 0x41...0x5a, 0x30...0x39, 0x2f, 0x2e, 0x2d, 0x5f, 0x7e:
        uri.unicodeScalars.append(UnicodeScalar(byte))
      default: uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    let hasLog = unsafe access(path + "-wal", F_OK) == 0
    return uri + "?mode=ro" + (isLogged && !hasLog ? "&immutable=1" : "")
  }

  /// Sets all limits, before a statement of the user or a schema of the file is prepared.
  private func guardAgainstTheFile() throws(InputError) {
    for (code, value) in Self.limits { _ = unsafe library.limit(connection, code, value) }
    for statement in [
      "PRAGMA trusted_schema=OFF", "PRAGMA query_only=ON", "PRAGMA cell_size_check=ON",
      "PRAGMA mmap_size=0", "PRAGMA cache_size=-65536", "PRAGMA temp_store=FILE",
    ] {
      try forEachRow(of: statement) { _ throws(InputError) in }
    }
    unsafe library.setProgress(
      connection, Self.stepsPerReport,
      { budget in
        guard let budget = unsafe budget?.assumingMemoryBound(to: Int.self) else { return 1 }
        unsafe budget.pointee -= 1
        return unsafe budget.pointee > 0 ? 0 : 1
      }, budget)
    _ = unsafe library.setAuthorizer(
      connection,
      { _, action, _, second, _, _ in
        switch action {
        case SQLiteCode.select, SQLiteCode.read, SQLiteCode.recursive: return SQLiteCode.ok
        case SQLiteCode.function:
          guard let second = unsafe second else { return SQLiteCode.deny }
          let name = unsafe String(cString: second).lowercased()
          return SQLiteDatabase.deniedFunctions.contains(name) ? SQLiteCode.deny : SQLiteCode.ok
        default: return SQLiteCode.deny
        }
      }, nil)
  }

  /// The cells of a row.
  @safe struct Row: ~Copyable {
    fileprivate let library: SQLiteLibrary
    fileprivate let statement: SQLiteLibrary.Statement
    /// The number of cells.
    let count: Int32

    /// The names of the columns.
    var names: [String] {
      (0..<count).map { column in
        unsafe library.columnName(statement, column).map { unsafe String(cString: $0) } ?? ""
      }
    }

    /// The texts of the cells: empty for missing values and for binary data.
    var cells: [String] {
      (0..<count).map { column in
        switch unsafe library.columnType(statement, column) {
        case SQLiteCode.null, SQLiteCode.blob: return ""
        case SQLiteCode.float: return "\(unsafe library.columnDouble(statement, column))"
        default:
          guard let text = unsafe library.columnText(statement, column) else { return "" }
          let length = Int(unsafe library.columnBytes(statement, column))
          return unsafe String(
            decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
        }
      }
    }
  }

  /// Runs a statement and calls `visit` with each row.
  /// - Parameters:
  ///   - sql: one statement that only reads.
  ///   - begin: called with the names of the columns before the first row.
  ///   - visit: called with each row.
  /// - Throws: ``InputError`` with what SQLite says of the statement, if it does more than read, or if
  ///   it takes too many steps; and whatever the closures throw.
  func forEachRow(
    of sql: String,
    begin: (_ names: [String]) throws(InputError) -> Void = { _ throws(InputError) in },
    _ visit: (borrowing Row) throws(InputError) -> Void
  ) throws(InputError) {
    var statement: SQLiteLibrary.Statement?
    var rest = ""
    let status = unsafe sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let status = unsafe library.prepare(connection, text, -1, &statement, &tail)
      if let tail = unsafe tail { rest = unsafe String(cString: tail) }
      return status
    }
    guard status == SQLiteCode.ok else { throw fault() }
    guard let statement = unsafe statement else { throw database(.notQuery) }
    defer { _ = unsafe library.finalize(statement) }
    guard unsafe library.isReadOnly(statement) != 0,
      rest.allSatisfy({ $0.isWhitespace || $0 == ";" })
    else { throw database(.notQuery) }
    let row = unsafe Row(
      library: library, statement: statement, count: library.columnCount(statement))
    try begin(row.names)
    while true {
      switch unsafe library.step(statement) {
      case SQLiteCode.row: try visit(row)
      case SQLiteCode.done: return
      case SQLiteCode.interrupted: throw database(.tooMuchWork(maximum: maxSteps))
      default: throw fault()
      }
    }
  }

  private func database(_ fault: InputError.DatabaseFault) -> InputError {
    .badData(InputError.Place(source: name), .database(fault))
  }

  /// The error that SQLite reported last.
  private func fault() -> InputError {
    let text = unsafe library.message(connection).map { unsafe String(cString: $0) } ?? ""
    return database(.unreadable(UntrustedText.harmless(text, limit: 120)))
  }
}
