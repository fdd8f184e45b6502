import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What stands above a printed table.
@Suite struct TextAboveTests {
  @Test func aHeadingWithAColonIsNoHeader() throws {
    let chart = try loadChart(
      """
      Number of measurements: 5

      Measured values:
            X       Y
         0.21    0.02
        0.417    0.07
        0.625    0.09
         0.79    0.11
         0.94    0.13


      Coefficients of y = k*x + b:
      k = 0.134794
      b = 0.00248147
      """
    ).chart
    #expect(chart.xAxis.title == "X")
    #expect(chart.series[0].ys == [0.02, 0.07, 0.09, 0.11, 0.13])
  }

  /// Many programs mark each line of what they say first.
  @Test(arguments: ["HDR", "%", "!", ";", "//"])
  func markedLinesAreNoRows(mark: String) throws {
    let said = [
      "Global Mean Sea Level Data", "",
      "computed from the altimeters of 4 missions, with 10 day means of all",
      "* column 1 year",
    ]
    let head = said.map { $0.first == "*" ? mark + $0 : "\(mark) \($0)" }
    let rows = (0..<8).map { "   \(1993 + Double($0) / 8)    466462 337277.00    -3\($0).24" }
    let chart = try loadChart((head + rows).joined(separator: "\n") + "\n").chart
    #expect(chart.series.map(\.count).max() == 8)
    #expect(chart.series.contains { $0.ys.last == -37.24 })
  }

  /// Processes of one user after the other are all rows.
  @Test func rowsThatBeginAlikeAreNoHead() throws {
    let rows = (0..<9).map {
      "\($0 < 5 ? "root" : "anna")   \(100 + $0)  0.\($0)  1.\($0)  22\($0)00  30\($0)0  ?  Ss  10  0  bash"
    }
    #expect(try loadChart(rows.joined(separator: "\n") + "\n").rowCount == 9)
  }

  /// Versions and dates with full stops name columns, and rows may be wider than their header.
  @Test(arguments: [
    "          1.0.0   1.1.0   2.0.0\nstartup     120     110      90\nload         80      70      60\nsize         12      13      14\n",
    "  2021 2022 2023\nGermany 1 2 3\nFrance 2 3 4\nItaly 3 4 5\nSpain 4 5 6\n",
    "Node:     CPU:    Mem:\nalpha       10      20\nbeta        20      30\ngamma       15      60\n",
  ])
  func headersMayLookOtherwise(text: String) throws {
    #expect(try loadChart(text).chart.series.count > 1)
  }

  /// Sentences of a document have semicolons, and its table is the one with bars.
  @Test func sentencesAreNoTable() throws {
    let chart = try loadChart(
      """
      | File | C | Rust |
      |------|--:|-----:|
      | webster | 623 | 588 |
      | mozilla | 906 | 819 |

      Rust is slower than C. Mean: 9.9 %; others 9.7 %.

        and shims are kept in files of their own; the rest is safe.
      - objects become boxes;
        no explicit memory management at call sites.
      """
    ).chart
    #expect(chart.series.map(\.name) == ["C", "Rust"])
  }

  /// Rows whose numbers touch are no titles of those whose numbers do not.
  @Test func rowsThatTouchAreNotLeftOut() throws {
    let rows = (0..<14).map { place in
      place < 6
        ? " -0.36\(place)  -0.42  0.0000E+00 0.0000E+00-0.39\(place)  1000"
        : "  0.36\(place)   0.42  0.0000E+00 0.0000E+00 0.39\(place)  1000"
    }
    let loaded = try loadChart(rows.joined(separator: "\n") + "\n")
    #expect(
      loaded.chart.series.allSatisfy { $0.count == rows.count } && loaded.rowCount == rows.count)
  }

  /// A title whose words stand like rows is skipped if the user says so.
  @Test func linesAreSkippedAboveAPrintedTable() throws {
    let text = "run  1  2\nrun  2  3\nname  speed\na  3\nb  5\nc  4\n"
    var reading = ReadingOptions()
    reading.skippedLines = 2
    let loaded = try ChartLoader.load(.text(text), reading: reading)
    #expect(loaded.chart.series.map(\.name) == ["speed"])
    #expect(loaded.chart.series[0].ys == [3, 5, 4])
    #expect(!loaded.choices.contains { $0.contains("skipped") })
    let far = String(repeating: "note 7\n", count: 310) + "\nname  speed\na  3\nb  5\nc  4\n"
    reading.skippedLines = 310
    let below = try ChartLoader.load(.text(far), reading: reading)
    #expect(below.chart.series.map(\.name) == ["speed"])
  }

  /// What stands above columns of one name parts them, as `zpool iostat` and `gprof` print it.
  @Test(arguments: [
    (
      """
                    operations     bandwidth
      pool         read  write   read  write
      ----------  -----  -----  -----  -----
      tank1         280    220      0      2
      tank2         230    240      1      9
      tank3         211    245      5      4

      """, ["operations read", "operations write", "bandwidth read", "bandwidth write"]
    ),
    (
      """
        %   cumulative   self              self     total
       time   seconds   seconds    calls  ms/call  ms/call  name
       98.7      0.09     0.09       60     1.50     1.50  b
        1.2      0.10     0.01        4     0.20     1.70  a
        0.1      0.11     0.01        3     0.10     0.10  c

      """,
      ["% time", "cumulative seconds", "self seconds", "calls", "self ms/call", "total ms/call"]
    ),
  ])
  func namesAboveGroupsPartColumns(text: String, names: [String]) throws {
    let plan = try ChartLoader.load(.text(text))
    let found = plan.decisions.compactMap { decision -> String? in
      guard case .writing(.column(_, let name, .numbers, _)) = decision else { return nil }
      return name
    }
    #expect(found == names)
    #expect(!plan.choices.contains { $0.contains("above the table") })
  }

  /// `perf report` has dots below the names in its comments, and a section for each event.
  @Test func dotsInCommentsAreARule() throws {
    let section = """
      # Samples: 12K of event 'cycles'
      #
      # Overhead  Command  Shared Object      Symbol
      # ........  .......  .................  ..............................
      #
          99.59%  main     main               [.] work_run
           0.05%  main     [kernel.kallsyms]  [k] adjust_freq
           0.03%  main     [kernel.kallsyms]  [k] tick


      """
    let chart = try loadChart("# To display, use --header.\n#\n" + section + section).chart
    #expect(chart.xAxis.title == "Symbol" && chart.series.map(\.name) == ["Overhead"])
    #expect(chart.series[0].ys == [99.59, 0.05, 0.03])
    // Callers stand between the rows in another form.
    let graph = section.replacing(
      "    0.05%  main", with: "      |\n      ---work\n     0.05%  main")
    let lines = graph.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintedLine(bytes: Array($0.utf8)[...]) }
    #expect(CommentHeader.dotted(lines) == nil)
  }
}
