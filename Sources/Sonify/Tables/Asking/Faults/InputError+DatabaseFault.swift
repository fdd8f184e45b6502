import SonifyBase

extension InputError {
  /// Why a database has no table that can be read.
  public enum DatabaseFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// libsqlite3 is not installed; the package that has it.
    case noLibrary(package: String)
    /// There are no tables.
    case noTables
    /// None of several tables, this many, has a row.
    case emptyTables(Int)
    /// There are several tables with rows, of which none was chosen.
    case severalTables([String])
    /// A query is not one statement that only reads.
    case notQuery
    /// A query took more steps than are allowed.
    case tooMuchWork(maximum: Int)
    /// What SQLite says of the file or the query.
    case unreadable(String)

    /// The maximum number of tables that are listed by name.
    private static let listedCount = 8

    /// What is wrong, without the name of the data.
    public var description: String {
      switch self {
      case .noLibrary(let package): DatabasePhrases.noLibrary.text(["package": package])
      case .noTables: DatabasePhrases.noTables.text()
      case .emptyTables(let count):
        DatabasePhrases.emptyTables.text(count: count, ["count": "\(count)"])
      case .severalTables(let names):
        DatabasePhrases.severalTables.text(
          count: names.count, ["count": "\(names.count)", "names": Self.list(names)])
      case .notQuery: DatabasePhrases.notQuery.text()
      case .tooMuchWork(let maximum):
        DatabasePhrases.tooMuchWork.text(["count": "\(max(1, maximum / 1_000_000_000))"])
      case .unreadable(let reason): DatabasePhrases.unreadable.text(["reason": reason])
      }
    }

    /// Returns the first names in quotation marks, in a list.
    package static func list(_ names: [String]) -> String {
      Lists.items(names.prefix(listedCount).map(\.quoted), of: names.count)
    }
  }
}
