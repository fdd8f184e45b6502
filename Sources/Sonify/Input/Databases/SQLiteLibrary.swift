import SonifyBase

/// The functions of libsqlite3 that are used, loaded when a database is read.
///
/// Their types are those of `sqlite3.h`, version 3.7.13 or later.
@safe struct SQLiteLibrary: Sendable {
  /// A connection, which libsqlite3 keeps to itself.
  typealias Connection = OpaquePointer
  /// A prepared statement.
  typealias Statement = OpaquePointer

  typealias Authorizer =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  typealias Progress = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<Connection?>, Int32, UnsafePointer<CChar>?
    ) -> Int32
  typealias Prepare =
    @convention(c) (
      Connection, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  typealias SetAuthorizer =
    @convention(c) (Connection, Authorizer?, UnsafeMutableRawPointer?) -> Int32
  typealias SetProgress =
    @convention(c) (Connection, Int32, Progress?, UnsafeMutableRawPointer?) -> Void

  let open: Open
  let close: @convention(c) (Connection?) -> Int32
  let prepare: Prepare
  let step: @convention(c) (Statement) -> Int32
  let finalize: @convention(c) (Statement?) -> Int32
  let isReadOnly: @convention(c) (Statement) -> Int32
  let columnCount: @convention(c) (Statement) -> Int32
  let columnName: @convention(c) (Statement, Int32) -> UnsafePointer<CChar>?
  let columnType: @convention(c) (Statement, Int32) -> Int32
  let columnDouble: @convention(c) (Statement, Int32) -> Double
  let columnText: @convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?
  let columnBytes: @convention(c) (Statement, Int32) -> Int32
  let message: @convention(c) (Connection) -> UnsafePointer<CChar>?
  let limit: @convention(c) (Connection, Int32, Int32) -> Int32
  let setAuthorizer: SetAuthorizer
  let setProgress: SetProgress

  /// The Debian package that has the library.
  static let package = "libsqlite3-0"

  /// Loads the library, or returns nil if it is not installed.
  init?() {
    guard let library = SharedLibrary("libsqlite3.so.0") else { return nil }
    guard
      let open = unsafe library.function("sqlite3_open_v2", as: Open.self),
      let close = unsafe library.function(
        "sqlite3_close", as: (@convention(c) (Connection?) -> Int32).self),
      let prepare = unsafe library.function("sqlite3_prepare_v2", as: Prepare.self),
      let step = unsafe library.function(
        "sqlite3_step", as: (@convention(c) (Statement) -> Int32).self),
      let finalize = unsafe library.function(
        "sqlite3_finalize", as: (@convention(c) (Statement?) -> Int32).self),
      let isReadOnly = unsafe library.function(
        "sqlite3_stmt_readonly", as: (@convention(c) (Statement) -> Int32).self),
      let columnCount = unsafe library.function(
        "sqlite3_column_count", as: (@convention(c) (Statement) -> Int32).self),
      let columnName = unsafe library.function(
        "sqlite3_column_name",
        as: (@convention(c) (Statement, Int32) -> UnsafePointer<CChar>?).self),
      let columnType = unsafe library.function(
        "sqlite3_column_type", as: (@convention(c) (Statement, Int32) -> Int32).self),
      let columnDouble = unsafe library.function(
        "sqlite3_column_double", as: (@convention(c) (Statement, Int32) -> Double).self),
      let columnText = unsafe library.function(
        "sqlite3_column_text",
        as: (@convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?).self),
      let columnBytes = unsafe library.function(
        "sqlite3_column_bytes", as: (@convention(c) (Statement, Int32) -> Int32).self),
      let message = unsafe library.function(
        "sqlite3_errmsg", as: (@convention(c) (Connection) -> UnsafePointer<CChar>?).self),
      let limit = unsafe library.function(
        "sqlite3_limit", as: (@convention(c) (Connection, Int32, Int32) -> Int32).self),
      let setAuthorizer = unsafe library.function(
        "sqlite3_set_authorizer", as: SetAuthorizer.self),
      let setProgress = unsafe library.function(
        "sqlite3_progress_handler", as: SetProgress.self)
    else { return nil }
    unsafe self.open = open
    unsafe self.close = close
    unsafe self.prepare = prepare
    unsafe self.step = step
    unsafe self.finalize = finalize
    unsafe self.isReadOnly = isReadOnly
    unsafe self.columnCount = columnCount
    unsafe self.columnName = columnName
    unsafe self.columnType = columnType
    unsafe self.columnDouble = columnDouble
    unsafe self.columnText = columnText
    unsafe self.columnBytes = columnBytes
    unsafe self.message = message
    unsafe self.limit = limit
    unsafe self.setAuthorizer = setAuthorizer
    unsafe self.setProgress = setProgress
  }
}

/// The numbers in `sqlite3.h` that are used.
enum SQLiteCode {
  static let ok: Int32 = 0
  static let interrupted: Int32 = 9
  static let readOnly: Int32 = 8
  static let row: Int32 = 100
  static let done: Int32 = 101
  static let deny: Int32 = 1

  /// Opening to read only, with a URI, and without a lock for each call.
  static let openFlags: Int32 = 0x1 | 0x40 | 0x8000

  static let float: Int32 = 2
  static let blob: Int32 = 4
  static let null: Int32 = 5

  /// What a statement may do: select, read, call a function, and recur.
  static let select: Int32 = 21
  static let read: Int32 = 20
  static let function: Int32 = 31
  static let recursive: Int32 = 33
}
