import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What SQLite's other modes and dumps of databases hold.
struct StatementTests {
  /// The table in modes of sqlite3 3.40, with and without `.headers on`.
  private static let modes: [(text: String, hasHeader: Bool)] = [
    (
      "country\u{1f}beer\u{1f}wine\u{1e}Norway\u{1f}6.1\u{1f}2.4\u{1e}Spain, north\u{1f}4.5\u{1f}5.1\u{1e}O'Hara \"x\"\u{1f}1.5\u{1f}2.5\u{1e}",
      true
    ),
    (
      "Norway\u{1f}6.1\u{1f}2.4\u{1e}Spain, north\u{1f}4.5\u{1f}5.1\u{1e}O'Hara \"x\"\u{1f}1.5\u{1f}2.5\u{1e}",
      false
    ),
    (
      "\"country\" \"beer\" \"wine\"\n\"Norway\" \"6.1\" \"2.4\"\n\"Spain, north\" \"4.5\" \"5.1\"\n\"O'Hara \\\"x\\\"\" \"1.5\" \"2.5\"\n",
      true
    ),
    (
      "\"Norway\" \"6.1\" \"2.4\"\n\"Spain, north\" \"4.5\" \"5.1\"\n\"O'Hara \\\"x\\\"\" \"1.5\" \"2.5\"\n",
      false
    ),
    (
      "'country','beer','wine'\n'Norway',6.0999999999999996447,2.3999999999999999111\n'Spain, north',4.5,5.0999999999999996447\n'O''Hara \"x\"',1.5,2.5\n",
      true
    ),
    (
      "INSERT INTO \"table\"(country,beer,wine) VALUES('Norway',6.0999999999999996447,2.4);\nINSERT INTO \"table\"(country,beer,wine) VALUES('Spain, north',4.5,5.1);\nINSERT INTO \"table\"(country,beer,wine) VALUES('O''Hara \"x\"',1.5,2.5);\n",
      true
    ),
    (
      "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE d(country text, beer real, wine numeric(5,2), PRIMARY KEY (country));\nINSERT INTO d VALUES('Norway',6.1,2.4);\nINSERT INTO d VALUES('Spain, north',4.5,5.1);\nINSERT INTO d VALUES('O''Hara \"x\"',1.5,2.5);\nCOMMIT;\n",
      true
    ),
    (
      "<TR><TH>country</TH>\n<TH>beer</TH>\n<TH>wine</TH>\n</TR>\n<TR><TD>Norway</TD>\n<TD>6.1</TD>\n<TD>2.4</TD>\n</TR>\n<TR><TD>Spain, north</TD>\n<TD>4.5</TD>\n<TD>5.1</TD>\n</TR>\n<TR><TD>O&#39;Hara &quot;x&quot;</TD>\n<TD>1.5</TD>\n<TD>2.5</TD>\n</TR>\n",
      true
    ),
  ]

  @Test(arguments: modes.indices) func modesOfSQLiteAreRows(mode: Int) throws {
    let chart = try ChartLoader.load(.text(Self.modes[mode].text)).chart
    #expect(chart.series.map(\.ys) == [[6.1, 4.5, 1.5], [2.4, 5.1, 2.5]])
    guard case .categorical(let axis) = chart.xAxis else {
      Issue.record("x is \(chart.xAxis)")
      return
    }
    #expect(axis.categories == ["Norway", "Spain, north", "O'Hara \"x\""])
    if Self.modes[mode].hasHeader {
      #expect(chart.series.map(\.name) == ["beer", "wine"])
    }
  }

  /// Of MySQL: several rows in a statement, names in backticks, backslashes; the largest table counts.
  @Test func dumpsOfMySQLHaveSeveralTables() throws {
    let text = """
      -- MySQL dump 10.19
      /*!40101 SET NAMES utf8mb4 */;
      CREATE TABLE `small` (`a` int, KEY `k` (`a`));
      INSERT INTO `small` VALUES (1),(2);
      CREATE TABLE `city` (
        `name` varchar(20) NOT NULL DEFAULT ',',
        `people` int(11) DEFAULT NULL,
        KEY `people` (`people`)
      ) ENGINE=InnoDB;
      INSERT INTO `city` VALUES ('L\\'Aquila',70),('Oslo; N',NULL),
      ('Rome',2800);

      """
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.xAxis.title == "name")
    #expect(loaded.chart.series.map(\.name) == ["people"])
    #expect(loaded.chart.series[0].ys.first == 70 && loaded.chart.series[0].ys.last == 2800)
    var reading = ReadingOptions()
    reading.table = "small"
    #expect(try ChartLoader.load(.text(text), reading: reading).chart.series[0].ys == [1, 2])
  }

  @Test func copiesOfPostgreSQLAreRows() throws {
    let text = """
      SET statement_timeout = 0;
      CREATE TABLE public.d (
          country text,
          beer numeric(6,2) DEFAULT 0
      );
      COPY public.d (country, beer) FROM stdin;
      Norway\t6.1
      Italy\t\\N
      Peru\t4.25
      \\.

      """
    let chart = try ChartLoader.load(.text(text)).chart
    #expect(chart.series[0].name == "beer")
    #expect(chart.series[0].ys.first == 6.1 && chart.series[0].ys.last == 4.25)
    #expect(chart.series[0].ys.count == 3 && chart.series[0].ys[1].isNaN)
  }

  @Test func statementsAreBounded() {
    let text = "INSERT INTO t VALUES ('" + String(repeating: "x\n", count: 600) + "');\n"
    var limits = ReadingLimits()
    limits.row = 1000
    #expect(throws: InputError.self) {
      try ChartLoader.load(
        .text(text), reading: ReadingOptions(), choosing: ChartChoices(), within: limits)
    }
  }

  // MARK: - Several tables

  private static let sales = "month,sales\nJan,5\nFeb,7\nMar,6\nApr,9\n"
  private static let costs = "region,staff,cost\nNorth,12,3\nSouth,9,4\nWest,7,5\n"

  @Test func theFirstOfTwoTablesIsReadAndSaid() throws {
    let text = Self.sales + "\nCosts by region\n" + Self.costs
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.xAxis.title == "month")
    #expect(loaded.chart.series[0].ys == [5, 7, 6, 9])
    #expect(
      loaded.decisions.contains(
        .table(.used(1, "", others: [.init(number: 2, name: "Costs by region")]))))
    for table: TableReference in ["2", "Costs by region"] {
      var reading = ReadingOptions()
      reading.table = table
      let other = try ChartLoader.load(.text(text), reading: reading).chart
      #expect(other.xAxis.title == "region")
      #expect(other.series.map(\.name) == ["staff", "cost"])
    }
  }

  @Test func errorsOfTheSecondTableNameItsLines() {
    let text = Self.sales + "\n" + Self.costs.replacing("9,4", with: "9;4")
    var reading = ReadingOptions()
    reading.table = "2"
    #expect(
      throws: InputError.badData(
        .init(source: "data.csv", line: 9), .row(.tooFewCells(2, expected: 3)))
    ) {
      try ChartLoader.load(.text(text), reading: reading)
    }
  }

  /// A blank line at the end is no table, whatever the rows before it are.
  @Test func raggedRowsBeforeABlankLineAreNoTables() throws {
    let print = " name | v\n------+---\n a    | 1\n b    | 2\n c    | 4\n(3 rows)\n\n"
    #expect(try ChartLoader.load(.text(print)).chart.series[0].ys == [1, 2, 4])
  }

  /// What a benchmark prints for several orders of its input: titles tell tables of the same columns apart,
  /// and a comma ends each row.
  @Test func titlesTellTablesOfTheSameColumnsApart() throws {
    let rows = (1...4).map { "    \(1 << $0), 0.00\($0), 0.01\($0), \n" }.joined()
    let text = ["sorted", "reversed", "random"].map { "\($0)\n\nn, qsort, radix_sort\n\(rows)\n" }
    let loaded = try loadChart(text.joined())
    #expect(loaded.chart.series.map(\.name) == ["qsort", "radix_sort"])
    #expect(loaded.chart.series[0].xs == [2, 4, 8, 16])
    #expect(loaded.choices.contains { $0.contains("sorted") && $0.contains("random") })
  }

  /// Facts about a table, rows after a blank line, and quoted cells with blank lines are one table.
  @Test(arguments: [
    ("Station,Oslo\nHeight,94\n\ndate,rain\n2024-01-01,5\n2024-01-02,0\n2024-01-03,7\n", "date", 3),
    (
      "Station,Oslo\nHeight,94\n\ndate,rain\n2024-01-01,5\n2024-01-02,0\n\n2024-01-03,7\n", "date",
      3
    ),
    ("a,b\n1,5\n2,7\n3,6\n\n4,9\n5,3\n", "a", 5),
    ("a,b,note\n1,5,\"x\n\ny\"\n2,7,z\n3,6,z\n", "a", 3),
  ])
  func otherBlankLinesDivideNoTables(text: String, x: String, rows: Int) throws {
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.xAxis.title == x)
    #expect(loaded.chart.series[0].ys.count == rows)
  }

  @Test func factsAboveATableAreSaid() throws {
    let table = "date,rain\n2024-01-01,5\n2024-01-02,0\n2024-01-03,7\n"
    let loaded = try ChartLoader.load(.text("Station,Oslo\nHeight,94\n\n" + table))
    #expect(loaded.decisions.contains(.writing(.linesAbove(2))))
    // A row of a table with the same header is no fact about it.
    let twice = try? ChartLoader.load(.text("date,rain\n2023-01-01,5\n\n" + table))
    #expect(twice?.decisions.contains(.writing(.linesAbove(2))) != true)
  }

  @Test func headersThatComeAgainAreNoRows() throws {
    let part = "date,a\n2024-01-0#,5\n2024-01-1#,7\n2024-02-0#,6\n"
    let text = (1...4).map { part.replacing("#", with: "\($0)") }.joined()
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.rowCount == 12)
    #expect(loaded.decisions.contains(.rows(.repeatedHeaders(3))))
    #expect(loaded.chart.series[0].ys.count == 12)
  }

  /// A line like the header at each place of a block, so that one is cut by its end.
  @Test func headersAtTheEndsOfBlocksAreNoRows() throws {
    let part = "n,value\n" + (0..<7).map { "#\($0),\($0 * 3 % 5)\n" }.joined()
    let text = (1...40).map { part.replacing("#", with: "\($0)") }.joined()
    for block in [61, 64, 97, 128] {
      var limits = ReadingLimits()
      limits.block = block
      let loaded = try ChartLoader.load(
        .text(text), reading: ReadingOptions(), choosing: ChartChoices(), within: limits)
      #expect(loaded.rowCount == 280)
      #expect(loaded.decisions.contains(.rows(.repeatedHeaders(39))))
    }
  }

  @Test func limitsAreMissingHoweverManyTheyAre() throws {
    let rows = (1...20).map { "\($0),\($0 % 6 == 0 ? "<0.5" : "\($0 * 7 % 11)")" }
    let loaded = try ChartLoader.load(.text("day,lead\n" + rows.joined(separator: "\n") + "\n"))
    #expect(loaded.chart.series[0].ys.count { $0.isNaN } == 3)
    #expect(
      loaded.decisions.contains(
        .rows(.unreadable(3, column: "lead", line: 7, text: "<0.5"))))
    let words = (1...20).map { "\($0),\($0 % 6 == 0 ? "lost" : "\($0 * 7 % 11)"),\($0 * $0 % 7)" }
    let other = try ChartLoader.load(.text("day,lead,b\n" + words.joined(separator: "\n") + "\n"))
    #expect(other.chart.series.map(\.name) == ["b"])
    #expect(other.decisions.contains(.role(.notNumber("lost", column: "lead", isOpen: true))))
  }
}
