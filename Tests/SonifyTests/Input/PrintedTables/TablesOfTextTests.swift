import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Texts with several tables with bars.
@Suite struct TablesOfTextTests {
  /// Means and extremes below a rule, as powerstat prints them, and what it says at last.
  @Test func whatSumsUpTheRowsIsLeftOut() throws {
    let rows = (0..<6).map { "06:4\($0):38   0.\($0)  99.\(9 - $0)    12\($0)   7.3\($0)" }
    let rule = "-------- ----- ----- ------ ------"
    let text =
      ["  Time    User  Idle Ctxt/s  Watts"] + rows + [
        rule, " Average   0.2  99.6  123.0   7.33", "  StdDev   0.1   0.1    1.5   0.01", rule,
        "Summary:", "System:   7.12 Watts on average with standard deviation 0.07",
      ]
    let loaded = try loadChart(text.joined(separator: "\n") + "\n")
    #expect(loaded.chart.series.map(\.count) == [6, 6, 6, 6])
    #expect(loaded.choices.contains("skipped 4 lines below the table"))
    // Below a rule, rows of the same kind go on, also with blank cells and below zero.
    let signs = ["1  5.5  a", "2  4.5  b", "3  6.5", "--  ---  --", "-4  3.5", "5  2.5  c"]
    #expect(
      try loadChart((["x  y  z"] + signs).joined(separator: "\n") + "\n").decisions
        .allSatisfy { if case .writing(.linesBelow) = $0 { false } else { true } })
    let going = ["  Time    User  Idle Ctxt/s  Watts"] + rows[..<3] + [rule] + rows[3...]
    #expect(try loadChart(going.joined(separator: "\n") + "\n").chart.series[0].count == 6)
  }

  /// `sqlite3 -box` prints the frames of two queries without a line between them.
  @Test func framesBelowEachOther() throws {
    let text = """
      ┌────────┬───┐
      │  shoe  │ n │
      ├────────┼───┤
      │ Kayano │ 3 │
      │ Nimbus │ 2 │
      └────────┴───┘
      ┌────────────┬──────┐
      │    day     │  km  │
      ├────────────┼──────┤
      │ 2025-03-01 │ 5.2  │
      │ 2025-03-03 │ 10.1 │
      │ 2025-03-06 │ 7.4  │
      └────────────┴──────┘

      """
    let first = try ChartLoader.load(.text(text))
    #expect(first.chart.series.map(\.ys) == [[3, 2]])
    #expect(first.choices.contains { $0.hasPrefix("table 1 is used; there is another") })
    var reading = ReadingOptions()
    reading.table = "2"
    let second = try ChartLoader.load(.text(text), reading: reading)
    #expect(second.chart.series.map(\.ys) == [[5.2, 10.1, 7.4]])
  }

  /// A document has tables under headings; of those with numbers, each can be chosen.
  @Test func aTableOfADocumentIsChosen() throws {
    let text = """
      # Results

      | model | licence |
      |-------|---------|
      | a     | MIT     |

      ## Speed

      | threads | seconds |
      |--------:|--------:|
      | 1       | 9.5     |
      | 2       | 5.1     |

      **Memory:**

      | threads | MiB |
      |--------:|----:|
      | 1       | 20  |
      | 2       | 38  |
      | 4       | 70  |

      """
    let usual = try ChartLoader.load(.text(text))
    #expect(usual.chart.series[0].ys == [9.5, 5.1])
    #expect(
      usual.choices.contains(
        "table 2 \"Speed\" is used; there is another with numbers, 3 \"Memory\""))
    for reference in ["3", "Memory"] {
      var reading = ReadingOptions()
      reading.table = TableReference(reference)
      let chosen = try ChartLoader.load(.text(text), reading: reading)
      #expect(chosen.chart.series[0].ys == [20, 38, 70])
      #expect(!chosen.choices.contains { $0.contains("is used") })
    }
    var reading = ReadingOptions()
    reading.table = "4"
    #expect(throws: InputError.self) { try ChartLoader.load(.text(text), reading: reading) }
  }

  /// The report of a program has several tables between blank lines: the longest is used, and the others are named.
  private static let report = """
    sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)

    Number of threads: 1

    General statistics:
        total time           3.0
        total events         13489
        queue length         2

    Latency (ms):
             min                                     0.21
             avg                                     0.22
             max                                     0.57
             95th percentile                         0.24

    Threads fairness:
        events               13489.0

    """

  @Test func aTableOfAReportIsChosen() throws {
    let usual = try ChartLoader.load(.text(Self.report))
    #expect(usual.chart.series[0].ys == [0.21, 0.22, 0.57, 0.24])
    #expect(
      usual.choices.prefix(2) == [
        "skipped 7 lines above the table", "skipped 2 lines below the table",
      ])
    #expect(
      usual.choices.contains(
        "table 2 \"Latency (ms)\" is used; there is another with numbers, 1 \"General statistics\"")
    )
    for reference in ["1", "General statistics"] {
      var reading = ReadingOptions()
      reading.table = TableReference(reference)
      let chosen = try ChartLoader.load(.text(Self.report), reading: reading)
      #expect(chosen.chart.series[0].ys == [3, 13489, 2])
      #expect(!chosen.choices.contains { $0.contains("skipped") })
    }
  }

  /// Two names without values, as `getconf` has some, are no header of the lines below.
  @Test func aFewLinesOfAListAreNoTable() {
    let names = (1...16).map { "NAME_\($0)                             \($0 * 10)" }
    let text =
      names + ["SOCK_MAXBUF                        ", "_POSIX_PRIO_IO  "] + [
        "ARG_MAX                            2097152", "CHAR_MAX                           127",
      ]
    #expect(throws: InputError.self) {
      try ChartLoader.load(.text(text.joined(separator: "\n") + "\n"))
    }
  }
}
