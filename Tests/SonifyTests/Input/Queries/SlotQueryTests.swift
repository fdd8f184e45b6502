import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Names, texts and conditions of queries, as SQL.
@Suite struct SlotQueryTests {
  @Test(arguments: [
    ("trades", ["trades"]), ("market.trades", ["market", "trades"]),
    ("\"a.b\".c", ["a.b", "c"]), ("a.`b.c`", ["a", "b.c"]), ("\"a\"\"b\"", ["a\"b"]),
    ("ü 漢.select", ["ü 漢", "select"]), ("a\"b", ["a\"b"]),
  ])
  func tablesSplitAtDots(text: String, parts: [String]) {
    #expect(SQLTable(parsing: text)?.parts == parts)
  }

  @Test(arguments: ["", ".", "a.", ".a", "a..b", "\"a", "\"a\"\"", "\"\"", "\"a\"b", "a.\"\""])
  func otherTextsAreNoTables(text: String) {
    #expect(SQLTable(parsing: text) == nil)
  }

  @Test func namesAreQuotedByTheDialect() {
    #expect(SQLDialect.postgresql.quoted(name: "a\"b`") == "\"a\"\"b`\"")
    #expect(SQLDialect.spark.quoted(name: "a\"b`") == "`a\"b```")
    // A combining sign after a mark does not hide it.
    #expect(
      Array(SQLDialect.sqlite.quoted(name: "\"\u{301}").unicodeScalars)
        == Array("\"\"\"\u{301}\"".unicodeScalars))
  }

  @Test func textsAreQuotedWhateverBackslashesMean() {
    #expect(SQLDialect.postgresql.quoted(text: "it's") == "'it''s'")
    #expect(SQLDialect.postgresql.quoted(text: "\\'") == "E'\\\\'''")
    #expect(SQLDialect.duckdb.quoted(text: "\\'") == "'\\'''")
    #expect(SQLDialect.spark.quoted(text: "plain") == "'plain'")
    #expect(SQLDialect.spark.quoted(text: "\\'") == "CAST(X'5C27' AS STRING)")
    #expect(SQLDialect.spark.quoted(text: "${a}") == "CAST(X'247B617D' AS STRING)")
  }

  @Test(arguments: [
    ("n>=5", SQLDialect.postgresql, "t.\"n\" >= '5'"),
    ("n!=-1.5e3", .spark, "t.`n` <> -1.5e3"),
    ("n=+5", .spark, "t.`n` = 5"),
    ("n=", .duckdb, "t.\"n\" IS NULL"),
    ("n!=", .sqlite, "t.\"n\" IS NOT NULL"),
    ("d=2024-03", .duckdb, "(t.\"d\" >= '2024-03-01' AND t.\"d\" < '2024-04-01')"),
    ("d!=2024-03-05", .postgresql, "(t.\"d\" < '2024-03-05' OR t.\"d\" >= '2024-03-06')"),
    ("d>2024-03-05 10:30", .postgresql, "t.\"d\" >= '2024-03-05 10:31:00'"),
    ("d<=2024 Q1", .spark, "t.`d` < '2024-04-01'"),
    ("k=it's", .sqlite, "t.\"k\" = 'it''s'"),
    ("k=1; drop table t", .postgresql, "t.\"k\" = '1; drop table t'"),
  ])
  func conditionsAreNamesAndLiterals(
    text: String, dialect: SQLDialect, expected: String
  ) throws {
    let condition = try #require(RowChoices.Condition(parsing: text))
    #expect(try condition.test(in: dialect) == expected)
  }

  @Test func whatCannotBeAskedIsAFault() {
    var query = SlotQuery(SQLTable(parts: ["t"]), x: "x", y: "y")
    query.conditions = [.init("n", .less, "")]
    #expect(throws: InputError.self) { try query.statement(in: .sqlite) }
    query.conditions = []
    query.scale = .log
    query.xRange = ChartChoices.AxisRange(parsing: "0:10")
    #expect(throws: InputError.badChoice(.notPositive(.x, minimum: 0))) {
      try query.statement(in: .sqlite)
    }
    query.scale = .time
    query.xRange = ChartChoices.AxisRange(parsing: "one:two")
    #expect(throws: InputError.badChoice(.notDate("one"))) { try query.statement(in: .sqlite) }
  }
}
