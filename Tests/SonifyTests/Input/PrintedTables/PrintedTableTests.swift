import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables as tools print them are read as the tables that they show.
struct PrintedTableTests {
  /// The table as delimited text, cells parted by "; ".
  private func table(_ text: String, isForced: Bool = false) throws -> [String] {
    let source = ByteSource(name: "table", bytes: Array(text.utf8))
    var options = ReadingOptions()
    if isForced { options.format = .table }
    guard try InputFormat(of: source, options) == .table else { return ["no table"] }
    let delimited = try PrintedTable.delimited(source, options, ReadingLimits())
    let bytes = try delimited.source.all()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "; ")
    }
  }

  private static let rows = [
    "year; births; city", "1917; 183.1; Oslo", "1918; 183.9; ", "1919; 163.1; São Paulo",
    "1920; ; a|b",
  ]

  @Test(arguments: PrintedTableSamples.plain.keys.sorted())
  func everyToolShowsTheSameTable(tool: String) throws {
    let text = try #require(PrintedTableSamples.plain[tool])
    let missing: Set<Substring> = ["NULL", "nan", "null"]
    let found = try table(text).map { row in
      row.split(separator: "; ", omittingEmptySubsequences: false)
        .map { missing.contains($0) ? "" : $0 }.joined(separator: "; ")
    }
    #expect(found == Self.rows)
  }

  @Test(arguments: PrintedTableSamples.oneColumn.keys.sorted())
  func oneColumnKeepsItsMissingValues(tool: String) throws {
    let loaded = try ChartLoader.load(
      .text(try #require(PrintedTableSamples.oneColumn[tool])))
    #expect(loaded.chart.series.first?.name == "births")
    #expect(loaded.rowCount == 4)
    #expect(loaded.chart.series.first?.ys.count { $0.isNaN } == 1)
  }

  @Test func framesHaveAnIndex() throws {
    #expect(
      try table(PrintedTableSamples.pandas) == [
        "; year; births; city", "0; 1917; 183.1; Oslo", "1; 1918; 183.9; NaN",
        "2; 1919; 163.1; São Paulo", "3; 1920; NaN; a|b",
      ])
    #expect(
      try table(
        "      births  deaths\nyear                \n1917   183.1       5\n1918   183.9       6\n")
        == ["year; births; deaths", "1917; 183.1; 5", "1918; 183.9; 6"])
    #expect(
      try table("0    183.1\n1    183.9\n2      NaN\nName: births, dtype: float64\n")
        == ["; births", "0; 183.1", "1; 183.9", "2; NaN"])
    #expect(
      try table("\"a\" \"b\"\n\"New York\" 1 2\n\"Rome\" 3 4\n") == [
        "; \"a\"; \"b\"", "\"New York\"; 1; 2", "\"Rome\"; 3; 4",
      ])
  }

  /// As in pages, what was printed is read, and the gap is said.
  @Test func rowsThatWereLeftOutAreTold() throws {
    for (tool, line) in [("duckdb", 15), ("pandas", 7), ("polars", 12)] {
      let loaded = try loadChart(PrintedTableSamples.elided[tool] ?? "")
      #expect(loaded.decisions.contains(.table(.rowsLeftOut(line: line))), "\(tool)")
    }
  }

  /// Numbers of rows are none of the values, though those in the middle are not there.
  @Test func numbersOfRowsLeftOutAreNoValues() throws {
    let chart = try loadChart(
      """
             country  year  median_age
      0       mexico  2100        52.1
      1       mexico  2095        51.5
      2       mexico  2090        50.7
      ..         ...   ...         ...
      558  venezuela  2100        15.5
      559  venezuela  2095        16.0
      560  venezuela  2090        16.1

      [561 rows x 3 columns]
      """
    ).chart
    #expect(chart.xAxis.title == "year")
    #expect(chart.series.map(\.name) == ["mexico", "venezuela"])
  }

  /// A row of Markdown with too few or too many cells is skipped and counted, and ends no table.
  @Test(arguments: ["| Lima |", "| Lima | 1 |", "| Lima | 1 | 2 | 3 |"])
  func raggedRowsOfMarkdownAreSkipped(row: String) throws {
    let rows = (1...20).map { "| city \($0) | \($0 * 7 % 9) | \($0 * 5 % 11) |" }
    let text =
      (["| city | rain | sun |", "|---|---:|---:|"] + rows.prefix(9) + [row] + rows.dropFirst(9))
      .joined(separator: "\n") + "\n"
    let loaded = try ChartLoader.load(.text(text))
    #expect(loaded.chart.series.map(\.count) == [20, 20])
    let cells = row.count { $0 == "|" } - 1
    #expect(
      loaded.decisions.contains(
        .rows(.malformed(1, of: 21, line: 12, cells: cells, expected: 3))))
  }

  /// What sqlite3's column mode prints: bars in its cells are no frame.
  @Test func barsInCellsOfColumnsAreText() throws {
    let text = """
      name   note  v
      -----  ----  -
      a|b    x     3
      c | d  y     5
      d      p|q   7

      """
    #expect(
      try table(text) == ["name; note; v", "a|b; x; 3", "c | d; y; 5", "d; p|q; 7"])
  }

  /// What coverage.py prints: rules from side to side around the rows, and a total.
  @Test func rulesAcrossDivideNoColumns() throws {
    let text = """
      Name                 Stmts   Miss  Cover
      ----------------------------------------
      src/a.py               120     12    90%
      src/b.py                45      0   100%
      src/c.py               310     93    70%
      ----------------------------------------
      TOTAL                  475    105    78%

      """
    #expect(
      try table(text) == [
        "Name; Stmts; Miss; Cover", "src/a.py; 120; 12; 90%", "src/b.py; 45; 0; 100%",
        "src/c.py; 310; 93; 70%", "TOTAL; 475; 105; 78%",
      ])
    #expect(try ChartLoader.load(.text(text)).chart.series[0].ys == [120, 45, 310])
  }

  /// Markdown sets the best number in bold type.
  @Test func signsOfEmphasisAreNoPartOfNumbers() throws {
    let text = """
      | Model | Top-1 | FPS |
      |:--|--:|--:|
      | A | 69.8 | 1234 |
      | **Ours** | **78.3** | __987__ |
      | B | 81.1 | 210 |
      | **x** and **y** | 1 | 2 |

      """
    #expect(
      try table(text) == [
        "Model; Top-1; FPS", "A; 69.8; 1234", "Ours; 78.3; 987", "B; 81.1; 210",
        "**x** and **y**; 1; 2",
      ])
  }

  @Test func columnsThatWereLeftOutAreSaid() throws {
    let frame = """
          col0   col1  ...  col8   col9
      0  0.346  0.822  ... -1.889 -0.175
      1  2.118 -1.112  ... -1.072  0.914
      2  0.054  0.273  ...  0.680 -0.640

      [3 rows x 10 columns]
      """
    let loaded = try ChartLoader.load(.text(frame))
    #expect(loaded.chart.series.map(\.name) == ["col0", "col1", "col8", "col9"])
    #expect(loaded.decisions.contains(.format(.columnsLeftOut)))
    #expect(!loaded.decisions.contains { $0.text.contains("...") })
    let polars = """
      shape: (3, 14)
      ┌─────┬─────┬───┬─────┐
      │ c0  ┆ c1  ┆ … ┆ c13 │
      │ --- ┆ --- ┆   ┆ --- │
      │ i64 ┆ str ┆   ┆ f64 │
      ╞═════╪═════╪═══╪═════╡
      │ 0   ┆ a   ┆ … ┆ 13  │
      │ 1   ┆ b   ┆ … ┆ 14  │
      └─────┴─────┴───┴─────┘
      """
    #expect(try table(polars) == ["c0; c1; c13", "0; a; 13", "1; b; 14"])
  }

  /// A series of pandas whose middle was left out is not its end alone.
  @Test func valuesThatWereLeftOutAreTold() throws {
    let text = """
      date
      2024-01-01     0
      2024-01-02     1
                    ..
      2024-04-08    98
      2024-04-09    99
      Freq: D, Name: v, Length: 100, dtype: int64
      """
    let loaded = try loadChart(text)
    #expect(loaded.decisions.contains(.table(.rowsLeftOut(line: 4))))
    #expect(loaded.chart.series.map(\.ys) == [[0, 1, 98, 99]])
  }

  @Test func linesAreThoseOfTheOriginal() {
    let text = """
      +------+---+
      | x    | y |
      +------+---+
      | 1    | 2 |
      +------+---+
      | 2    | 3 |
      | 3    | 4 |
      | 4    | oops |
      +------+---+
      """
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "data.csv", line: 8),
        .cell(.notNumber("oops", mayBeMissing: true), column: 2, name: "y"))
    ) { try ChartLoader.load(.text(text)) }
  }

  @Test func columnsOfNumbersAreFoundWithoutAnyFrame() throws {
    #expect(try table("1 2.5\n2 3.1\n") == ["1; 2.5", "2; 3.1"])
    #expect(try table("x y\n1 2.5\n\n\n2   3.1\n") == ["x; y", "1; 2.5", "2; 3.1"])
    #expect(
      try table("# made by hand\n# year births\n1917 183.1\n1918 183.9\n")
        == ["year; births", "1917; 183.1", "1918; 183.9"])
    #expect(
      try table(
        """
        Filesystem              1K-blocks     Used Available Use% Mounted on
        devtmpfs                 12331664        0  12331664   0% /dev
        tmpfs                    24682416  2796576  21885840  12% /dev/shm
        /dev/vda                264212084 23546344  75519268  24% /
        """) == [
          "Filesystem; 1K-blocks; Used; Available; Use%; Mounted on",
          "devtmpfs; 12331664; 0; 12331664; 0%; /dev",
          "tmpfs; 24682416; 2796576; 21885840; 12%; /dev/shm",
          "/dev/vda; 264212084; 23546344; 75519268; 24%; /",
        ])
    #expect(
      try table(
        """
        total 724
        drwxr-xr-x 2 root     root      4096 May  9  2026 PackageKit
        drwxr-xr-x 8 root     root      4096 May 20  2026 X11
        -rw-r--r-- 1 root     root      3040 May 25  2023 adduser.conf
        """
      ).first == "drwxr-xr-x; 2; root; root; 4096; May; 9; 2026; PackageKit")
  }

  @Test func delimitedTextIsNoTable() throws {
    for text in [
      "", "\n\n", "x,y\n1,2\n2,3\n", "a b,c d\n1,2\n2,3\n", "x|y\n1|2\n2|3\n",
      "births\n1 234\n5 678\n",
      "1 234\n5 678\n", "weight\n12 kg\n13 kg\n", "day\n2012-01-01 10:00:00\n2012-01-02 10:00:00\n",
      "city\nNew York\nLos Angeles\n", "x\n1\n2\n", "x\ty\n1\t2\n", "-\n-\n--\n", "x;y\n1,5;2\n",
      "a,b\n--,1\n--,2\n",
    ] {
      #expect(try table(text) == ["no table"], "\(text)")
    }
  }

  @Test func whatStandsAroundATableIsNotRead() throws {
    let text = """
      mysql> select * from t;
      +---+---+
      | x | y |
      +---+---+
      | 1 | 2 |
      | 2 | 3 |
      +---+---+
      2 rows in set (0.00 sec)

      mysql> \\q
      """
    #expect(try table(text) == ["x; y", "1; 2", "2; 3"])
    let loaded = try ChartLoader.load(.text(text + "\n\n" + text))
    #expect(
      loaded.choices.first
        == "table 1 \"mysql> select * from t;\" is used; there is another with numbers, "
        + "2 \"mysql> select * from t;\"")
    #expect(
      try table(
        "# Births\n\nText.\n\n| x | y |\n| :-- | --: |\n| 1 | a\\|b |\n| 2 | - |\n\nMore.\n")
        == ["x; y", "1; \"a|b\"", "2; -"])
  }

  @Test func tablesThatAreCutOffAreTold() throws {
    let text = try #require(PrintedTableSamples.plain["duckdb"])
    let bytes = Array(text.utf8)
    for count in stride(from: 0, through: bytes.count, by: 7) {
      // Never a crash; what can be said is a matter of where the cut lies.
      _ = try? ChartLoader.load(.bytes(Array(bytes.prefix(count)), name: "cut"))
    }
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "table", line: 4), .noLastBar)
    ) { try table("| x | y |\n|---|---|\n| 1 | 2 |\n| 2 | 3\n") }
  }

  @Test func otherDisplaysAreTold() {
    var options = ReadingOptions()
    options.format = .table
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "data.csv"), .noPrintedTable)
    ) { try ChartLoader.load(.text("nothing\n"), reading: options) }
  }

  @Test func rowsMayBeWiderThanTheirColumns() throws {
    var text = "USER    PID %CPU COMMAND\n"
    for process in 1...400 { text += "root    \(100 + process)  0.0 [worker \(process)]\n" }
    text += "somebody 100001  0.5 a long command\n"
    #expect(try table(text).last == "somebody; 100001; 0.5; a long command")
  }

  @Test func seriesOfSeveralLevelsNameTheirValuesBelow() throws {
    #expect(
      try table(
        "class       drv\n2seater     r      24.800000\ncompact     4      25.833333\n            f      29.142857\n            r      21.500000\nName: hwy, dtype: float64\n"
      ) == [
        "class; drv; hwy", "2seater; r; 24.800000", "compact; 4; 25.833333",
        "compact; f; 29.142857", "compact; r; 21.500000",
      ])
  }

  @Test func intervalsAreNamesOfRows() throws {
    #expect(
      try table(
        "sleep_total\n(0, 4]      10\n(4, 8]      12\n(8, 12]     30\nName: count, dtype: int64\n"
      ) == ["sleep_total; count", "(0, 4]; 10", "(4, 8]; 12", "(8, 12]; 30"])
  }

  /// `slabtop -o` has sums above its table, and names of two words.
  @Test func theLongestBlockOfLinesIsTheTable() throws {
    #expect(
      try table(
        " Active / Total Objects (% used)    : 998715 / 1111266 (89.9%)\n Active / Total Slabs (% used)      : 36250 / 36250 (100.0%)\n\n  OBJS ACTIVE  USE OBJ SIZE CACHE SIZE NAME                   \n125874 125874 100%    1.10K    143856K ext4_inode_cache       \n176274 176274 100%    0.19K     33576K dentry                 \n 56476  56476 100%    0.57K     32272K radix_tree_node        \n257244 153006  59%    0.10K     26384K buffer_head            \n"
      ).prefix(3) == [
        "OBJS; ACTIVE; USE; OBJ SIZE; CACHE SIZE; NAME",
        "125874; 125874; 100%; 1.10K; 143856K; ext4_inode_cache",
        "176274; 176274; 100%; 0.19K; 33576K; dentry",
      ])
  }
}
