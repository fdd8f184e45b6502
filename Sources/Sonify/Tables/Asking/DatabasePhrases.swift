import SonifyBase

/// Why a table of a database cannot be read.
enum DatabasePhrases {
  /// `{package}` is the name of a package of Debian.
  static let noLibrary = Phrase(
    "a database is read with libsqlite3, which is not installed; install the package {package}")
  static let noTables = Phrase("the database has no tables; give one that has")
  static let emptyTables = Phrase(
    "the {count} table of the database has no rows; give one that has",
    "all {count} tables of the database have no rows; give one that has")
  /// `{names}` are in quotation marks.
  static let severalTables = Phrase(
    "the database has {count} table, {names}; choose it by its name",
    "the database has {count} tables, {names}; choose one by its name, or give a query")
  static let notQuery = Phrase(
    "the query is not one statement that only reads; write one SELECT")
  static let tooMuchWork = Phrase(
    "the query was stopped, because it took more than {count} billion steps; ask for less")
  /// `{reason}` is what SQLite says.
  static let unreadable = Phrase("SQLite reports: {reason}; check the query and the file")
  static let queryOfOther = Phrase(
    "a query works only with an SQLite database, and this is none; leave the query out")
  static let tableAndQuery = Phrase(
    "a table and a query cannot be chosen together; leave one of them out")
}
