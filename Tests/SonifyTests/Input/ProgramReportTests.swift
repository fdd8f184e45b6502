import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What system programs print, as sysstat 12.6, procps 4.0 and coreutils 9.1 of Debian 12 print it.
@Suite struct ProgramReportTests {
  private func load(
    _ text: String, _ change: (inout ChartChoices) -> Void = { _ in }
  ) throws -> ChartDescriptor {
    try loadChart(text, change).chart
  }

  private static let memory = """
    procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
     r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
    """
  private static let rows = [
    "19  1      0 17467320  68704 6142748    0    0  1248   791  378  813 79  4 16  0  0",
    "16  0      0 17467310  68704 6142748    0    0 13556  8712 1107 2006 83 17  0  0  0",
    "14  0      0 17467300  68704 6142748    0    0  4748 16568  757 1187 94  7  0  0  0",
  ]

  @Test func samplesOfVmstatAreInTheirOrder() throws {
    let lines = [Self.memory, Self.rows[0], Self.memory] + Self.rows[1...]
    let chart = try load(lines.joined(separator: "\n")) { $0.y = ["us", "sy"] }
    #expect(chart.xAxis.title == "sample")
    #expect(chart.series.map(\.xs) == [[1, 2, 3], [1, 2, 3]])
    #expect(chart.series.map(\.ys) == [[79, 83, 94], [4, 17, 7]])
  }

  @Test func namesOfDatedSamplesAreNotOneTooFar() throws {
    let header = Self.memory.split(separator: "\n")
    let lines =
      ["\(header[0]) -----timestamp-----", "\(header[1])                 UTC"]
      + Self.rows.enumerated().map { "\($1) 2026-11-23 14:51:0\($0 + 3)" }
    let chart = try load(lines.joined(separator: "\n")) { $0.y = ["free"] }
    #expect(chart.xAxis.title == "time")
    #expect(chart.series[0].ys == [17_467_320, 17_467_310, 17_467_300])
    #expect(chart.series[0].xs[1] - chart.series[0].xs[0] == 1)
  }

  private static let activity = """
    Linux 6.1.0-25-amd64 (host) \t11/23/26 \t_x86_64_\t(2 CPU)

    23:59:58        IFACE   rxpck/s   txpck/s
    23:59:59           lo    780.00    781.00
    23:59:59         eth0      0.50      0.25

    23:59:59        IFACE   rxpck/s   txpck/s
    00:00:00           lo      7.92      7.93
    00:00:00         eth0      1.50      1.25

    Average:        IFACE   rxpck/s   txpck/s
    Average:           lo    393.00    394.00
    Average:         eth0      1.00      0.75
    """

  @Test func averagesAreNoSamplesAndMidnightIsTheNextDay() throws {
    let chart = try load(Self.activity)
    #expect(chart.series.map(\.name) == ["lo", "eth0"])
    #expect(chart.series.map(\.ys) == [[780, 7.92], [0.5, 1.5]])
    let midnight = Samples.day(2026, 11, 24)
    #expect(chart.series[0].xs == [midnight - 1, midnight])
  }

  @Test func hoursOfTheAfternoonAreRead() throws {
    let text = Self.activity.replacing("23:59:5", with: "11:59:5").replacing(
      "00:00:00", with: "12:00:00"
    )
    .replacing("        IFACE", with: " AM     IFACE").replacing(
      "11:59:59           lo", with: "11:59:59 AM        lo"
    )
    .replacing("11:59:59         eth0", with: "11:59:59 AM      eth0")
    .replacing("12:00:00           lo", with: "12:00:00 PM        lo")
    .replacing("12:00:00         eth0", with: "12:00:00 PM      eth0")
    let chart = try load(text)
    let noon = Samples.day(2026, 11, 23) + 43_200
    #expect(chart.series.map(\.xs) == [[noon - 1, noon], [noon - 1, noon]])
  }

  @Test func devicesOfIostatAreSeriesOverSamples() throws {
    let block = """
      avg-cpu:  %user   %nice %system %iowait  %steal   %idle
                71.27    7.96    4.15    0.15    0.08   16.39

      Device             tps    kB_read/s    kB_wrtn/s
      vda             162.14      2493.44      1580.65
      vdb               1.50         2.50         3.50

      """
    let banner = "Linux 6.1.0-25-amd64 (host) \t11/23/26 \t_x86_64_\t(2 CPU)\n\n"
    let chart = try load(banner + block + "\n" + block.replacing("162.14", with: " 10.00"))
    #expect(chart.series.map(\.name) == ["vda", "vdb"])
    #expect(chart.series.map(\.ys) == [[162.14, 10], [1.5, 1.5]])
    #expect(chart.series[0].xs == [1, 2])
  }

  /// The total of memory is the same in every sample.
  @Test func memoryOverTimeIsWhatIsUsed() throws {
    let header =
      "               total        used        free      shared  buff/cache   available\n"
    let text = (1...4).map { sample in
      header
        + "Mem:        24684096      88703\(sample)    15954232       35064     8205260    23797064\n"
        + "Swap:         524288       \(sample)000      523288\n\n"
    }.joined()
    let chart = try load(text)
    #expect(chart.xAxis.title == "sample")
    #expect(chart.series.map(\.name) == ["Mem", "Swap"])
    #expect(chart.series[0].ys == [887_031, 887_032, 887_033, 887_034])
    #expect(chart.series[1].ys == [1000, 2000, 3000, 4000])
    // Once, each column is a bar.
    let once = try load(header + text.dropFirst(header.count).prefix { $0 != "S" })
    #expect(once.kind == .bar)
    #expect(once.categories.prefix(2) == ["total", "used"])
  }

  @Test func lostAnswersOfPingAreGaps() throws {
    let lines =
      ["PING 127.0.0.1 (127.0.0.1) 56(84) bytes of data."]
      + [1, 2, 3, 4, 9, 10].map {
        "64 bytes from 127.0.0.1: icmp_seq=\($0) ttl=64 time=0.0\($0 + 10) ms"
      }
      + ["", "--- 127.0.0.1 ping statistics ---", "10 packets transmitted, 6 received"]
    let chart = try load(lines.joined(separator: "\n"))
    #expect(chart.series[0].xs == [1, 2, 3, 4, 9, 10])
    #expect(chart.series[0].ys == [0.011, 0.012, 0.013, 0.014, 0.019, 0.020])
    #expect(chart.kind == .line)
  }

  @Test func filesHaveTheirSizes() throws {
    let text = """
      total 14068
      drwxr-xr-x 2 root root     4096 Nov 23 14:51 .
      -rw-r--r-- 1 root root 12900000 Nov 23 14:51 film one.raw
      -rw-r--r-- 1 root root  1500000 Jan  3  2025 photo.raw
      """
    let chart = try load(text)
    #expect(chart.kind == .bar)
    #expect(chart.series[0].ys == [12_900_000, 1_500_000])
    guard case .categorical(let axis) = chart.xAxis else { return }
    #expect(axis.categories == ["film one.raw", "photo.raw"])
  }

  @Test func loadsOfUptimeAreThreeSeries() throws {
    let text = (3...6).map {
      " 14:51:0\($0) up 23:06,  0 user,  load average: 11.\($0)0, 8.64, 5.80"
    }.joined(separator: "\n")
    let chart = try load(text + "\n")
    #expect(chart.series.map(\.name) == ["load 1 min", "load 5 min", "load 15 min"])
    #expect(chart.series[0].ys == [11.3, 11.4, 11.5, 11.6])
  }

  @Test func blocksOfTopAreSamples() throws {
    let block = """
      top - 14:51:03 up 23:06,  0 user,  load average: 11.12, 8.64, 5.80
      Tasks:  40 total,   3 running

          PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND
           65 root      20   0   21308  15696   5176 R  16.7   0.1   0:00.03 dstat -x
           28 root      20   0    2592   1760   1656 R  11.1   0.0   0:00.06 sh

      """
    let chart = try load(block + "\n" + block) { $0.y = ["%CPU"] }
    #expect(chart.xAxis.title == "sample")
    #expect(chart.series.map(\.name) == ["dstat -x", "sh"])
    // What is large has a unit; the others are KiB.
    let large = block.replacing(" 15696 ", with: "  1.5g ")
    let sizes = try load(large + "\n" + block) { $0.y = ["RES"] }
    #expect(sizes.series[0].ys == [1_572_864, 15_696])
  }
}
