import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput

/// What programs print that trace or count what a system does.
@Suite struct CountingReportTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  /// biolatency of bcc.
  @Test func rangesAreBars() throws {
    let chart = try load(
      """
      Tracing block device I/O... Hit Ctrl-C to end.
      ^C
           usecs           : count     distribution
             0 -> 1        : 0        |                                      |
            64 -> 127      : 1        |                                      |
           128 -> 255      : 12       |********                              |
           256 -> 511      : 15       |**********                            |

      """)
    #expect(chart.kind == .bar)
    #expect(chart.xAxis.title == "usecs")
    #expect(chart.categories == ["0-1", "64-127", "128-255", "256-511"])
    #expect(chart.series.map(\.name) == ["count"])
    #expect(chart.series[0].ys == [0, 1, 12, 15])
  }

  /// Bars beside a value and its count, which they repeat: sysbench, hey and scripts of people.
  @Test(arguments: [
    "  v  --- distribution --- count\n 0.27 |****** 23\n 0.28 |**  8\n 0.29 |   1\n",
    "Response time:\n  0.27 [23]\t|■■■■■■\n  0.28 [8]\t|■■\n  0.29 [1]\t|\n",
    "scores\n0.27 ###### 23\n0.28 ## 8\n0.29 # 1\n", "0.27 : ██████ 23\n0.28 : ██ 8\n0.29 : ▏ 1\n",
  ])
  func barsRepeatTheirCounts(table: String) throws {
    let chart = try load(table)
    #expect(chart.series.map(\.name) == ["count"], "\(chart.series.map(\.name))")
    #expect(chart.series[0].ys == [23, 8, 1])
    #expect(chart.series[0].xs == [0.27, 0.28, 0.29])
  }

  /// Signs that follow no number are something else, as points of games and calculations are.
  @Test(arguments: [
    "1 * 5\n2 ** 3\n3 *** 1\n", "1 + 5\n2 + 3\n3 + 9\n", "1 0.5\n2 0.9 *\n3 1.4 **\n4 2.2 ***\n",
    "1|0.5|\n2|0.9|*\n3|1.4|**\n4|2.2|***\n", "2001 | 350\n2002 | 352 *\n2003 | 359\n",
  ])
  func otherSignsAreNoBars(table: String) {
    #expect(BarReport(table.split(separator: "\n").map(String.init)) == nil)
  }

  /// fio, whose third column says whether it was read or written.
  @Test func logsOfDisksAreDivided() throws {
    let lines = (1...6).flatMap {
      [
        "\($0 * 500), \($0 * 7919 % 1000), 0, 4096, 0",
        "\($0 * 500), \($0 * 104_729 % 997), 1, 4096, 0",
      ]
    }
    let chart = try load(lines.joined(separator: "\n") + "\n")
    #expect(chart.series.map(\.name) == ["read", "write"] && chart.kind == .line)
    #expect(chart.series[0].xs == [500, 1000, 1500, 2000, 2500, 3000])
    #expect(chart.series[0].ys == (1...6).map { Double($0 * 7919 % 1000) })
    // Numbers of people are not of disks.
    let scores = ["1, 50, 3, 12", "2, 60, 4, 17", "3, 55, 1, 9", "4, 70, 0, 3"]
    #expect(StorageLogReport(scores) == nil)
    #expect(StorageLogReport(["1, 72, 0, 0", "2, 80, 1, 0", "3, 95, 2, 0", "4, 88, 2, 0"]) == nil)
  }

  /// bpftrace, whose ranges have units and whose tables have names.
  @Test func severalTablesAreSeries() throws {
    let chart = try load(
      """
      Attaching 2 probes...
      ^C

      @usecs[bash]:
      [0]                    2 |@@@@                                    |
      [1]                    9 |@@@@@@@@@@@@@@@@@@                      |
      [512, 1K)             20 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@|

      @usecs[ls]:
      [0]                    1 |@@@@                                    |
      [1]                    4 |@@@@@@@@@@@@@@@@@@                      |
      [512, 1K)              7 |@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@|

      """)
    #expect(chart.categories == ["[0]", "[1]", "[512, 1K)"])
    #expect(chart.series.map(\.name) == ["@usecs[bash]", "@usecs[ls]"])
    #expect(chart.series.map(\.ys) == [[2, 9, 20], [1, 4, 7]])
  }

  /// Marks of thousands are those of the language; only times have a fraction.
  @Test(arguments: [
    ["19,730.56 msec task-clock", "2,909 context-switches", "3,642,649,330 cycles"],
    ["19.730,56 msec task-clock", "2.909 context-switches", "3.642.649.330 cycles"],
    ["19730.560000 task-clock (msec)", "2909 context-switches", "3642649330 cycles"],
  ])
  func eventsOfAProcessorAreBars(lines: [String]) throws {
    let ends = ["   #    9.826 CPUs utilized    (58.73%)", "      (58.73%)", "   ( +- 0.52% )"]
    let rows = zip(lines, ends).map { "    \($0)\($1)" }
    let chart = try load(
      "\n Performance counter stats for 'bin/main 3000':\n\n" + rows.joined(separator: "\n")
        + "\n   <not supported>      branches\n\n       0.001841232 seconds time elapsed\n\n")
    #expect(chart.kind == .bar)
    #expect(chart.categories == ["task-clock (ms)", "context-switches", "cycles"])
    #expect(chart.series[0].ys == [19730.56, 2909, 3_642_649_330])
  }

  /// ethtool -S.
  @Test func countersBelowATitleAreBars() throws {
    let chart = try load(
      """
      NIC statistics:
           rx_packets: 1938482
           tx_packets: 938271
           rx errors total: 0
           multicast: 2931

      """)
    #expect(chart.categories == ["rx_packets", "tx_packets", "rx errors total", "multicast"])
    #expect(chart.series.map(\.name) == ["value"])
    #expect(chart.series[0].ys == [1_938_482, 938_271, 0, 2931])
  }

  /// pidpersec of bcc, and a log.
  @Test func aNumberAfterTheTimeIsOverTime() throws {
    let traced = try load(
      "Tracing... Ctrl-C to end.\n18:33:06: PIDs/sec: 4\n18:33:07: PIDs/sec: 5\n18:33:08: PIDs/sec: 21\n"
    )
    #expect(traced.kind == .line)
    #expect(traced.series.map(\.name) == ["PIDs/sec"])
    #expect(traced.series[0].xs == [66_786, 66_787, 66_788])
    #expect(traced.series[0].ys == [4, 5, 21])
    for time in ["2026-11-20 10:0$:01", "[2026-11-20T10:0$:01]", "2026-11-20 10:0$:01.250:"] {
      let lines = (0..<4).map { minute in
        time.replacing("$", with: "\(minute)")
          + " temperature=\(21 + minute) humidity=\(40 - minute)\n"
      }
      let log = try load(lines.joined())
      #expect(log.series.map(\.name) == ["temperature", "humidity"], "\(time)")
      #expect(zip(log.series[0].xs, log.series[0].xs.dropFirst()).allSatisfy { $1 - $0 == 60 })
      #expect(log.series[1].ys == [40, 39, 38, 37])
    }
  }

  /// cachestat and syscount of bcc, whose first lines have words, as many as there are columns or not.
  @Test func linesAboveAndBelowATableAreNoRows() throws {
    let cache = try load(
      """
      Counting cache functions... Output every 1 seconds.
      TIME         HITS   MISSES  DIRTIES    RATIO   BUFFERS_MB   CACHE_MB
      08:28:57      415        0        0   100.0%            1        191
      08:28:58      411        0        0   100.0%            1        191
      08:28:59      362       97        0    78.9%            0          8

      """)
    #expect(cache.series.map(\.name).prefix(2) == ["HITS", "MISSES"])
    #expect(cache.series[0].ys == [415, 411, 362])
    let calls = try load(
      """
      Tracing syscalls, printing top 10... Ctrl+C to quit.
      [09:39:04]
      SYSCALL             COUNT
      write               10739
      read                10584
      wait4                1460
      nanosleep            1457
      select                795

      Detaching...

      """)
    #expect(calls.categories == ["write", "read", "wait4", "nanosleep", "select"])
    #expect(calls.series[0].ys == [10739, 10584, 1460, 1457, 795])
  }

  /// openssl speed rsa: the first column has no name, and its cells are of several words.
  @Test func anIndentedHeaderNamesAllColumnsButTheFirst() throws {
    let chart = try load(
      """
      version: 3.0.19
      options: bn(64,64)
                        sign    verify    sign/s verify/s
      rsa  512 bits 0.000049s 0.000004s  20359.6 264266.3
      rsa 1024 bits 0.000112s 0.000008s   8928.6 124945.9
      rsa 2048 bits 0.000766s 0.000022s   1306.2  45964.6

      """)
    #expect(chart.categories == ["rsa 512 bits", "rsa 1024 bits", "rsa 2048 bits"])
    #expect(chart.series.contains { $0.name == "sign/s" && $0.ys == [20359.6, 8928.6, 1306.2] })
  }

  /// Tables of the same unit without titles are told apart by their numbers; another unit ends them.
  @Test func tablesOfOneUnitAreApart() throws {
    func table(_ unit: String, _ counts: [Int]) -> String {
      "     \(unit)           : count     distribution\n"
        + counts.enumerated().map { "       \($0) -> \($0 + 1)        : \($1)        |*  |\n" }
        .joined()
    }
    let chart = try load(
      "Tracing... Hit Ctrl-C to end.\n^C\n" + table("usecs", [1, 5, 2]) + "\n"
        + table("usecs", [4, 0, 3])
        + "\n" + table("kbytes", [9, 9, 9]))
    #expect(chart.series.map(\.ys) == [[1, 5, 2], [4, 0, 3]])
    #expect(chart.series.map(\.name) == ["usecs 1", "usecs 2"])
  }

  /// Of wc, whose columns may be as wide.
  @Test func countsBesideCountsAreATable() throws {
    let chart = try load("    339    2968   18092 GPL-2\n    674    5644   35147 GPL-3\n")
    #expect(chart.categories == ["GPL-2", "GPL-3"])
    #expect(chart.series.count == 3)
  }

  /// A log whose lines differ in their numbers alone.
  @Test func numbersInSentencesAreRead() throws {
    let chart = try load(
      """
      2025-11-20T10:00:00Z INFO request 1 took 123ms
      2025-11-20T10:00:03Z WARN request 2 took 1.2s
      2025-11-20T10:00:05Z INFO request 3 took 412ms
      2025-11-20T10:00:09Z INFO request 4 took 101ms

      """)
    let took = try #require(chart.series.first { $0.name == "took" })
    #expect(took.ys == [0.123, 1.2, 0.412, 0.101])
    #expect(took.xs.map { $0 - took.xs[0] } == [0, 3, 5, 9])
  }

  /// A unit may stand after a space, and what follows belongs to the name.
  @Test func unitsInSentencesCount() throws {
    let chart = try load(
      """
      2025-11-20 10:00:01,123 INFO request took 123 ms in all
      2025-11-20 10:00:02,123 INFO request took 1.2 s in all
      2025-11-20 10:00:04,123 INFO request took 95 ms in all

      """)
    #expect(chart.series.map(\.name) == ["request took in all"])
    #expect(chart.series[0].ys == [0.123, 1.2, 0.095])
  }

  /// Rows of several places begin as sentences do.
  @Test(arguments: [
    "10:00 berlin 5\n10:10 berlin 6\n10:20 berlin 9\n10:00 paris 15\n10:10 paris 16\n10:20 paris 19\n",
    "10:00 AM 5\n11:00 AM 7\n11:30 AM 8\n12:00 PM 6\n1:00 PM 9\n",
  ])
  func rowsThatDifferInWordsAreATable(text: String) throws {
    let chart = try load(text)
    #expect(chart.series.map(\.ys.count).reduce(0, +) == text.count { $0 == "\n" })
    #expect(chart.xAxis.numeric?.quantity == .timeOfDay)
  }

  /// Below a header the same word in each row is a cell.
  @Test func aTableWithTimesIsNoLog() throws {
    let chart = try load(
      "time sensor value\n10:00:01 s1 21.5\n10:00:02 s1 22\n10:00:03 s1 21\n10:00:04 s1 23\n")
    #expect(chart.series.map(\.name) == ["value"])
  }

  /// Lines of an access log begin with a number.
  @Test func countedLinesMayBeginWithANumber() throws {
    let chart = try load("     12 200 OK\n      5 404 Not Found\n      2 500 Server Error\n")
    #expect(chart.categories == ["200 OK", "404 Not Found", "500 Server Error"])
    #expect(chart.series.map(\.ys) == [[12, 5, 2]])
  }

  /// uniq -c keeps the words of a line together.
  @Test func countedLinesAreWhole() throws {
    let chart = try load(
      "     12 input: a line\n      7 tests, docs: a landmark\n   1203 picture\n")
    #expect(chart.categories == ["input: a line", "tests, docs: a landmark", "picture"])
    #expect(chart.series.map(\.ys) == [[12, 7, 1203]])
  }

  /// The counter stands before another sign than its number.
  @Test func aCounterBeforeAColonIsX() throws {
    let lines = (1...4).map { "Iteration \($0): loss=0.\(9 - $0) acc=0.\(5 + $0)\n" }
    let chart = try load(lines.joined())
    #expect(chart.xAxis.title == "Iteration")
    #expect(chart.series.map(\.name) == ["loss", "acc"])
    #expect(chart.series[0].ys == [0.8, 0.7, 0.6, 0.5])
  }

  /// Times of Python's logging, and a field that is called as they are.
  @Test func timesHaveFractions() throws {
    let lines = (1...4).map { "2026-11-20 10:00:0\($0),250 seq=\($0) time=\(20 + $0)\n" }
    let chart = try load(lines.joined())
    #expect(chart.xAxis.title == "clock")
    #expect(chart.series.map(\.name).contains("time"))
    #expect("10:00:01.250".isClockTime && !"14:51:03.".isClockTime && !"14:51.250".isClockTime)
  }

  /// A row of words is no header of the numbers below it.
  @Test func aRowOfWordsIsARow() {
    let chart = try? load("host cpu mem\nweb1 down down\nweb2 0.5 0.7\nweb3 0.6 0.9\nweb4 1 2\n")
    #expect(chart.map { !$0.series.contains { $0.name == "down" } } ?? true)
  }

  /// `cut -d' ' -f1,3 dpkg.log | sort | uniq -c`: counts of each kind for each day.
  @Test func countsOfDaysAndKindsAreLines() throws {
    let chart = try loadChart(
      """
          343 2025-06-24 configure
          341 2025-06-24 install
          189 2026-05-09 configure
          159 2026-05-09 install
           54 2026-05-20 configure
           47 2026-05-20 install

      """
    ).chart
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["configure", "install"])
    #expect(chart.series.map(\.ys) == [[343, 189, 54], [341, 159, 47]])
  }

  /// Counts of each minute.
  @Test func timesBelongToTheirDates() throws {
    let chart = try loadChart(
      "     12 2025-06-24 22:05\n     15 2025-06-24 22:06\n      9 2025-06-25 00:07\n"
    ).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.minute))
    #expect(chart.series.map(\.ys) == [[12, 15, 9]])
  }
}
