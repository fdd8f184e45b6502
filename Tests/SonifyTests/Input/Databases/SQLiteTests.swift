import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Databases that sqlite3 3.40 made are read, and only read.
struct SQLiteTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")

  private func load(
    _ name: String, table: TableReference? = nil, query: String? = nil
  ) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    (reading.table, reading.query) = (table, query)
    return try ChartLoader.load(
      .file(path: Self.folder.appending(path: name).path), reading: reading)
  }

  /// The fault of a table or query, without its place.
  private func fault(
    _ name: String, table: TableReference? = nil, query: String? = nil
  ) -> InputError.DatabaseFault? {
    do throws(InputError) {
      _ = try load(name, table: table, query: query)
    } catch {
      if case .badData(_, .database(let fault)) = error { return fault }
    }
    return nil
  }

  @Test func theOnlyTableIsRead() throws {
    let loaded = try load("one.db")
    #expect(loaded.chart.title == "births")
    #expect(loaded.rowCount == 5)
    let ys = loaded.chart.series[0].ys
    // The shortest digits that are this number, and no value.
    #expect(ys[1] == 0.1 && ys[3].isNaN && ys[4] == 170.5)
  }

  @Test func severalTablesAreNamed() throws {
    #expect(fault("two.db") == .severalTables(["a", "b c", "total"]))
    #expect(try load("two.db", table: "b c").chart.series[0].ys == [1.5, 2.5, 2])
    #expect(try load("two.db", table: "1").chart.series[0].ys == [2, 5, 4])
    #expect(
      throws: InputError.badChoice(
        .unknownTable("c", known: ["a", "b c", "total"], count: 3))
    ) { try load("two.db", table: "c") }
  }

  /// The only table with rows needs no choice; `plan` is empty.
  @Test func emptyTablesAreNoChoice() throws {
    #expect(try load("partly.db").chart.series[0].ys == [5, 6, 9, 14])
    #expect(fault("empty.db") == .emptyTables(2))
    #expect(
      InputError.DatabaseFault.emptyTables(2).description
        == "all 2 tables of the database have no rows; give one that has")
  }

  @Test func aQueryIsATable() throws {
    let loaded = try load("two.db", query: "SELECT x, y * 2 AS doubled FROM a ORDER BY x;\n")
    #expect(loaded.chart.series[0].name == "doubled")
    #expect(loaded.chart.series[0].ys == [4, 10, 8])
    #expect(throws: InputError.badChoice(.tableAndQuery)) {
      try load("two.db", table: "a", query: "SELECT 1")
    }
    var reading = ReadingOptions()
    reading.query = "SELECT 1"
    #expect(throws: InputError.badChoice(.queryOfOther)) {
      try ChartLoader.load(.text("a,b\n1,2\n"), reading: reading)
    }
  }

  @Test(arguments: [
    "ATTACH 'other.db' AS other", "PRAGMA journal_mode=DELETE", "INSERT INTO a VALUES (4, 4)",
    "SELECT load_extension('code.so')", "SELECT readfile('secret')",
    "SELECT writefile('written', 'x')", "SELECT fts3_tokenizer('simple')", "DROP TABLE a",
    "CREATE TEMP TABLE t AS SELECT 1", "BEGIN",
  ])
  func onlyReadingIsAllowed(query: String) {
    guard case .unreadable = fault("two.db", query: query) else {
      Issue.record("\(query) was not refused")
      return
    }
  }

  @Test(arguments: ["", "  ;", "SELECT 1; SELECT 2", "-- nothing", "VACUUM INTO 'copy.db'"])
  func oneStatementIsAllowed(query: String) {
    #expect(fault("two.db", query: query) == .notQuery)
  }

  @Test func workIsBounded() throws {
    let path = Self.folder.appending(path: "two.db").path
    let database = try SQLiteDatabase.open(path: path, isLogged: false, maxSteps: 1_000_000)
    let endless =
      "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT max(n) FROM c"
    var fault: InputError?
    do throws(InputError) {
      try database.forEachRow(of: endless) { _ throws(InputError) in }
    } catch { fault = error }
    #expect(
      fault == .badData(.init(source: path), .database(.tooMuchWork(maximum: 1_000_000))))
  }

  /// A database in write-ahead mode is read where no file can be made beside it, and with what its
  /// log holds.
  @Test func nothingIsWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("logged.db")
    try FileManager.default.copyItem(
      atPath: Self.folder.appending(path: "logged.db").path, toPath: path)
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(try ChartLoader.load(.file(path: path)).chart.series[0].ys == [2, 5, 4])
    #expect(try folder.names == ["logged.db"])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  /// Damaged files give one line, and never a crash.
  @Test func damagedFilesAreRefused() throws {
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: Self.folder.appending(path: "two.db"))
    for place in stride(from: 20, to: whole.count, by: 37) {
      var damaged = whole
      damaged[place] ^= 0xff
      let path = folder.file("damaged.db")
      try damaged.write(to: URL(filePath: path))
      _ = try? ChartLoader.load(.file(path: path))
      try damaged.prefix(place).write(to: URL(filePath: path))
      _ = try? ChartLoader.load(.file(path: path))
    }
  }

  @Test func databasesFromPipesAreNamed() throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "one.db"))
    #expect(throws: InputError.badData(.init(source: "pipe"), .foreign(.sqlite))) {
      try ChartLoader.load(.bytes(Array(bytes), name: "pipe"))
    }
  }
}
