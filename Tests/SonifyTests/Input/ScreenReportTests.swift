import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Screens that programs print one after the other, and what they print in columns of their own.
@Suite struct ScreenReportTests {
  private func load(
    _ text: String, _ change: (inout ChartChoices) -> Void = { _ in }
  ) throws -> ChartDescriptor {
    try loadChart(text, change).chart
  }

  /// The `top` of Android 5.
  private static func screen(_ rows: [String]) -> String {
    """


    User 6%, System 4%, IOW 1%, IRQ 0%
    User 73 + Nice 0 + Sys 48 + Idle 1056 + IOW 13 + IRQ 0 + SIRQ 0 = 1190

      PID PR CPU% S  #THR     VSS     RSS PCY UID      Name
    \(rows.joined(separator: "\n"))

    """
  }

  @Test func screensOfAndroidAreSamples() throws {
    let rows = [
      " 2344  2   4% S    33 1308660K  46916K  fg u0_a17   com.baidu.car",
      "  101  2   3% S    15  33668K   4440K  fg system   /system/bin/sh",
      "  102  2   1% S    15  33668K   4400K  fg system   /system/bin/sh",
    ]
    let chart = try load(Self.screen(rows) + Self.screen(rows.reversed())) { $0.y = ["RSS"] }
    #expect(chart.xAxis.title == "sample")
    #expect(
      chart.series.map(\.name) == ["com.baidu.car", "/system/bin/sh", "/system/bin/sh (102)"])
    #expect(chart.series.map(\.ys) == [[46916, 46916], [4440, 4440], [4400, 4400]])
  }

  /// `top -b -p 758,763` without its sums.
  @Test func rowsOfFewProcessesAreSamplesOfEach() throws {
    let head = "  PID USER      PR  NI    VIRT    RES    SHR S  %CPU %MEM     TIME+ COMMAND\n"
    let rows = (0..<12).map { row in
      let end = "0.2   0:0\(row / 2).30 postgres: db [local] \(row % 3 == 0 ? "idle" : "SELECT")\n"
      return
        "  \(row % 2 == 0 ? 758 : 763) postgres  20   0  208624  \(12100 + row)  10020 S  17.0  \(end)"
    }
    let chart = try load(head + rows.joined()) { $0.y = ["RES"] }
    #expect(chart.xAxis.title == "sample")
    #expect(chart.series.map(\.name) == ["postgres (758)", "postgres (763)"])
    #expect(chart.series[0].ys == [12100, 12102, 12104, 12106, 12108, 12110])
  }

  /// Of many processes, the samples are steps all the same, and the first processes are used.
  @Test func manyProcessesAreSeriesOverSamples() throws {
    let screens = (1...3).map { screen in
      Self.screen(
        (10..<60).map { task in
          let size = 100 + (task * 37 + screen * 11) % 97
          return " 23\(task)  2   4% S    33 \(size * 9)K  \(size)K  fg root   task\(task)"
        })
    }
    let chart = try load(screens.joined())
    #expect(chart.xAxis.title == "sample")
    #expect(chart.series.count == 12 && chart.series[0].xs == [1, 2, 3])
  }

  @Test func screensOfContainersAreSamples() throws {
    let head =
      "CONTAINER ID   NAME      CPU %     MEM USAGE / LIMIT     MEM %     NET I/O           PIDS\n"
    let rows = [
      "1f570e816446   node1-1   0.00%     77.98MiB / 7.702GiB   0.99%     2.85kB / 1.13kB   7\n",
      "a31d48e6d466   node2-1   0.50%     76.98MiB / 7.702GiB   0.98%     2.43kB / 1.29kB   7\n",
    ]
    let screen = head + rows.joined()
    let chart = try load("\u{1b}[2J\u{1b}[H" + screen + "\u{1b}[2J\u{1b}[H" + screen)
    #expect(chart.xAxis.title == "sample")
    #expect(chart.series.map(\.name) == ["node1-1", "node2-1"])
    #expect(chart.series.map(\.ys) == [[0, 0], [0.5, 0.5]])
  }

  /// `pidstat -h` of sysstat 10 prints seconds since 1970, and -1 for rates that it cannot read.
  @Test func secondsOfProcessesAreTimes() throws {
    let head = "#      Time   UID       PID    %usr   kB_rd/s  Command\n"
    let text = """
      Linux 3.10.0 (host) \t11/25/15 \t_x86_64_\t(16 CPU)

      \(head) 1448481504     0         1    0.50     -1.00  init
       1448481504     0         3    0.25      2.00  sshd

      \(head) 1448481505     0         1    0.75      1.00  init
       1448481505     0         3    0.00      2.00  sshd

      """
    let chart = try load(text) { $0.y = ["%usr"] }
    #expect(chart.xAxis.title == "time")
    #expect(chart.series.map(\.name) == ["init", "sshd"])
    #expect(chart.series.map(\.ys) == [[0.5, 0.75], [0.25, 0]])
    let reads = try load(text) { $0.y = ["kB_rd/s"] }
    #expect(reads.series[0].ys.filter { !$0.isNaN } == [1])
  }

  /// Rows with a time of several words under a name for each column are no messages to be counted.
  @Test func rowsWithTimesAreARowEach() throws {
    let text = """
      #          date   pid user      pr  ni    virt    res s   cpu   mem     time+ command
      Sep 23 01:50:09 16949 root      20   0  242,1g 232,9g S 100,4  92,5 350:40.98 java
      Sep 23 01:50:19 16949 root      20   0  242,1g 232,9g S 100,6  92,5 350:51.06 java
      Sep 23 01:50:29 16949 root      20   0  242,1g 233,9g S 100,5  92,5 351:01.13 java
      Sep 23 01:50:39 16949 root      20   0       0      0 Z 500,0   0,0 351:11.21 java

      """
    let chart = try load(text) { $0.y = ["cpu", "res"] }
    #expect(chart.xAxis.title == "time")
    #expect(chart.series[0].ys == [100.4, 100.6, 100.5, 500])
    #expect(chart.series[1].ys[0] == 244_213_350)
    #expect(zip(chart.series[0].xs, chart.series[0].xs.dropFirst()).allSatisfy { $1 - $0 == 10 })
  }

  /// Messages below a sentence of as many words are messages.
  @Test(arguments: [
    ("Log of machine alpha today here", "host sshd[12]: accepted key 7"),
    ("counts of jobs done failed open", "70 3 12 13 40"), ("date time x y", "70 3"),
  ])
  func otherLinesAreNoRowsWithTimes(title: String, row: String) {
    let rows = (10..<20).map { "Mar  3 10:00:\($0) \(row)" }
    #expect(TimedRowReport([title] + rows) == nil)
  }

  /// dstat 0.7.
  private static let groups = """
    ----system---- ---load-avg--- -net/lo-- -net/eth0
         time     | 1m   5m  15m | recv  send| recv  send

    """

  @Test func groupsBetweenBarsAreColumns() throws {
    let rows = [
      "23-03 23:59:58|0.40 0.78 0.59|   0     0 |  66B  842B\n",
      "23-03 23:59:59|0.40 0.78 0.59|   0     0 |   1k  842B\n",
      "24-03 00:00:00|0.45 0.79 0.60| 132B  474B| 100k  1.5M\n",
    ]
    let text = Self.groups + rows[0] + rows[1] + Self.groups + rows[2]
    let chart = try load(text) { $0.y = ["15m", "net/eth0 recv", "net/eth0 send"] }
    #expect(chart.xAxis.title == "time")
    #expect(
      chart.series.map(\.ys) == [
        [0.59, 0.59, 0.6], [66, 1024, 102_400], [842, 842, 1_572_864],
      ])
    #expect(chart.series[0].xs.last.map { $0 - chart.series[0].xs[0] } == 2)
  }

  /// A header that was cut off is no first row, and a last column may begin later.
  @Test func groupsWithoutNamesAreColumns() throws {
    let text = """
      4234B   45k| 710B 1583B|0.40 0.78|  16M  984M|
         0     0 |   0     0 |0.40 0.78|  16M  984M|
         0     0 |   0     0 |0.45 0.78|  17M  983M|23-03 05:09:35
         0    12k|   0     0 |0.46 0.79|  18M  982M|23-03 05:09:36

      """
    let chart = try load(text) { $0.y = ["2"] }
    #expect(chart.series[0].ys.last == 12_288)
  }

  @Test(arguments: [
    "first name | age\nAnna 5 | 12\nBert 6 | 13\nCarl 7 | 14\n",
    "id|from to|value\n1|12 14|3\n2|13 15|4\n3|14 16|6\n4|15 17|4\n",
    "x y | z\n1 2 | 3\n2 3 | 5\n3 4 | 9\n",
    "1 2|3 4|5 6\n2 3|4 5|6 7\n3 4|5 6|7 8\n",
  ])
  func wordsBetweenBarsMayBeOneCell(text: String) {
    #expect(BarGroupReport(text.split(separator: "\n").map(String.init)) == nil)
  }

  /// `benchstat` of Go.
  @Test func comparedBenchmarksAreWithoutTheirMean() throws {
    let text = """
      goos: darwin
                          │   old.txt    │              new.txt               │
                          │    sec/op    │   sec/op     vs base               │
      Width/regular-8       108.92m ± 0%   35.09m ± 3%  -67.78% (p=0.002 n=6)
      Width/lut-8            60.62µ ± 1%   11.54µ ± 0%  -80.97% (p=0.002 n=6)
      geomean                2.562m        604.5µ       -76.41%

                          │   old.txt    │              new.txt               │
                          │     B/op     │    B/op      vs base               │
      Width/regular-8       106.3Mi ± 0%    0.0Mi ± 0%  -100.00% (p=0.002 n=6)
      Width/lut-8           75.00Ki ± 0%   0.00Ki ± 0%  -100.00% (p=0.002 n=6)
      geomean               2.790Mi                     ?                      ¹ ²
      ¹ summaries must be >0 to compute geomean

      """
    let loaded = try loadChart(text)
    #expect(loaded.chart.categories == ["Width/regular-8", "Width/lut-8"])
    #expect(loaded.chart.series.map(\.name) == ["old.txt (sec/op)", "new.txt (sec/op)"])
    let values = loaded.chart.series.flatMap(\.ys)
    let expected = [0.10892, 6.062e-5, 0.03509, 1.154e-5]
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(loaded.choices.contains { $0.contains("B/op") })
    var reading = ReadingOptions()
    reading.table = "2"
    let bytes = try ChartLoader.load(.text(text), reading: reading).chart
    #expect(bytes.series[0].ys == [106.3 * 1_048_576, 76_800])
  }

  /// Files have paths, and the benchmarks of another package may have the same names.
  @Test func benchmarksOfPackagesHaveNamesOfTheirOwn() throws {
    let table = """
                     │ runs/old.txt │ runs/new.txt           │
                     │    sec/op    │   sec/op     vs base   │
      X-8               100.0m ± 0%   35.0m ± 3%  -65.00%
      Y-8                60.0m ± 1%   11.0m ± 0%  -81.67%

      """
    let loaded = try loadChart("pkg: a/one\n" + table + "pkg: a/two\n" + table)
    #expect(loaded.chart.categories == ["X-8", "Y-8", "two X-8", "two Y-8"])
    #expect(
      loaded.chart.series.map(\.name) == ["runs/old.txt (sec/op)", "runs/new.txt (sec/op)"])
  }

  /// Remarks after a row are left out, other lines are counted, and a bar at the start parts nothing.
  @Test func oddRowsBetweenBarsAreSaid() throws {
    let row = "23-03 23:59:58|0.40 0.78 0.59|   0     0 |  66B  842B"
    let rows = (0..<30).map {
      "23-03 23:59:\(10 + $0)|0.4\($0 % 10) 0.78 0.59|   0     0 |  66B  842B\n"
    }
    let text = Self.groups + rows.joined() + row + "missed 2 ticks\n" + row + " missed 2 ticks\n"
    let loaded = try loadChart(text)
    #expect(loaded.chart.series[0].count == 31)
    #expect(loaded.choices.contains { $0.contains("of another kind") })
    let bars = Array(repeating: "| 1k 2k | 3 4 | 5 1 | 1 2", count: 5)
    #expect(BarGroupReport(bars) == nil)
  }

  /// A row with a blank cell has fewer words and is counted.
  @Test func processesWithBlankCellsAreSaid() throws {
    let text = """
        PID PR CPU% PCY UID      Name
        500  0   5%  fg system   system_server
        700  0   4%  bg u0_a1    com.a
       1500  1   2%     shell    top
       1700  1   1%  fg shell    ls

      """
    let loaded = try loadChart(text)
    #expect(loaded.chart.categories == ["system_server", "com.a", "ls"])
    #expect(loaded.choices.contains { $0.contains("of another kind") })
  }
}
