import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What programs print that measure a network, a machine, tests or a training.
@Suite struct MeasuringReportTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  /// mtr 0.95 of Debian 12.
  @Test func hopsOfMtrAreBars() throws {
    let text = """
      Start: 2026-11-26T06:37:20+0000
      HOST: host                        Loss%   Snt   Last   Avg  Best  Wrst StDev
        1.|-- 10.0.1.2                   0.0%    10    0.1   0.3   0.1   1.8   0.5
        2.|-- ???                      100.0%    10    0.0   0.0   0.0   0.0   0.0
        3.|-- ???                      100.0     10    0.0   0.0   0.0   0.0   0.0
        4.|-- 10.0.4.2                  10.0%    10    0.1   0.2   0.1   0.4   0.1

      """
    let chart = try load(text)
    #expect(chart.categories == ["10.0.1.2", "???", "??? (3)", "10.0.4.2"])
    // The last and the best are the same on both hops that answered.
    #expect(chart.series.map(\.name) == ["Loss%", "Avg", "Wrst", "StDev"])
    #expect(chart.series[0].ys == [0, 100, 100, 10])
    // What never answered took no time.
    #expect(chart.series[2].ys.map { $0.isNaN ? -1 : $0 } == [1.8, -1, -1, 0.4])
  }

  /// traceroute 2.1, whose third hop does not answer.
  @Test func hopsOfTracerouteAreInOrder() throws {
    let chart = try load(
      """
      traceroute to example.com (93.184.216.34), 30 hops max, 60 byte packets
       1  gateway (192.168.1.1)  0.512 ms  0.498 ms  0.601 ms
       2  10.10.0.1 (10.10.0.1)  8.123 ms  8.001 ms 10.10.0.3 (10.10.0.3)  9.100 ms
       3  *
       4  ae1.core (62.1.2.3)  12.1 ms  12.3 ms  11.9 ms

      """)
    #expect(chart.series.map(\.name) == ["time (ms)"])
    #expect(chart.series[0].xs == [1, 2, 3, 4])
    #expect(chart.series[0].ys.map { $0.isNaN ? -1 : $0 } == [0.498, 8.001, -1, 11.9])
  }

  /// sensors of lm-sensors 3.6: temperatures of two chips, fans are in another unit.
  @Test func temperaturesOfChipsAreBars() throws {
    let chart = try load(
      """
      coretemp-isa-0000
      Adapter: ISA adapter
      Package id 0:  +45.0°C  (high = +80.0°C, crit = +100.0°C)
      Core 0:        +43.0°C  (high = +80.0°C, crit = +100.0°C)

      thinkpad-isa-0000
      Adapter: ISA adapter
      fan1:        2100 RPM
      temp1:        +41.0°C
      temp2:            N/A

      acpitz-acpi-0
      Adapter: ACPI interface
      temp1:        +40.0°C

      coretemp-isa-0000
      Adapter: ISA adapter
      Package id 0:  +55.0°C  (high = +80.0°C, crit = +100.0°C)

      """)
    #expect(chart.categories == ["Package id 0", "Core 0", "temp1", "temp1 (acpitz-acpi-0)"])
    #expect(chart.series.map(\.ys) == [[45, 43, 41, 40]])
    #expect(chart.series[0].name == "temperature (°C)")
  }

  /// docker stats --no-stream.
  @Test func containersAreBars() throws {
    let chart = try load(
      """
      CONTAINER ID   NAME      CPU %     MEM USAGE / LIMIT     MEM %     NET I/O           BLOCK I/O         PIDS
      a1b2c3d4e5f6   web       12.34%    120.5MiB / 1.944GiB   6.05%     1.2MB / 3.4MB     12MB / 0B         12
      b1b2c3d4e5f6   db        45.10%    512.1MiB / 1.944GiB   25.7%     3.2MB / 1.4MB     120MB / 45MB      31
      c1b2c3d4e5f6   cache     0.45%     20.02MiB / 1.944GiB   1.01%     500kB / 200kB     0B / 0B           5

      """)
    #expect(chart.categories == ["web", "db", "cache"])
    let received = try #require(chart.series.first { $0.name == "NET I/O in" })
    #expect(received.ys == [1.2e6, 3.2e6, 500_000])
    let memory = try #require(chart.series.first { $0.name == "MEM USAGE" })
    #expect(memory.ys == [120.5, 512.1, 20.02].map { $0 * 1_048_576 })
  }

  /// iperf3 3.12.
  @Test func secondsOfATransferAreInOneUnit() throws {
    let text = """
      Connecting to host 127.0.0.1, port 5201
      [  5] local 127.0.0.1 port 60928 connected to 127.0.0.1 port 5201
      [ ID] Interval           Transfer     Bitrate         Retr  Cwnd
      [  5]   0.00-1.00   sec  1.50 GBytes  12.5 Gbits/sec    5   1023 KBytes
      [  5]   1.00-2.00   sec  1005 MBytes  8.5 Gbits/sec    0   1023 KBytes
      [  5]   2.00-3.00   sec   512 KBytes  4.25 Mbits/sec    1    895 KBytes
      - - - - - - - - - - - - - - - - - - - - - - - - -
      [ ID] Interval           Transfer     Bitrate         Retr
      [  5]   0.00-3.00   sec  13.5 GBytes  11.6 Gbits/sec    6             sender
      [  5]   0.00-3.00   sec  13.5 GBytes  11.6 Gbits/sec                  receiver

      """
    let chart = try load(text)
    #expect(chart.kind == .line)
    #expect(chart.series[0].xs == [1, 2, 3])
    #expect(chart.series[0].ys == [12_500, 8500, 4.25])
    #expect(chart.series[1].ys == [1536, 1005, 0.5])
    #expect(chart.series[2].ys == [5, 0, 1])
  }

  @Test func streamsOfATransferAreTheirSum() throws {
    let rows = (0..<3).flatMap { second in
      ["[  5]", "[  7]", "[SUM]"].enumerated().map { place, name in
        "\(name)   \(second).00-\(second + 1).00   sec  1 GBytes  \(place + 1 + second) Gbits/sec"
      } + ["- - - - - - - - -"]
    }
    let text =
      "[ ID] Interval           Transfer     Bitrate\n" + rows.joined(separator: "\n") + "\n"
    #expect(try load(text).series[0].ys == [3000, 4000, 5000])
  }

  /// vnstat 2.10, by five minutes, by day and the busiest days.
  @Test func trafficIsOverTime() throws {
    let rule = "     ------------------------+-------------+-------------+---------------"
    let head = "         time        rx      |     tx      |    total    |   avg. rate"
    let minutes = [
      " eth0  /  5 minute", "", head, rule, "     2026-11-26",
      "         23:55     40.20 KiB |    4.12 KiB |   44.32 KiB |    1.21 kbit/s",
      "     2026-11-27",
      "         00:00           0 B |         0 B |         0 B |        0 bit/s",
      "         00:05      1.50 MiB |    1.00 KiB |    1.50 MiB |    1.21 kbit/s", rule,
    ]
    let chart = try load("\n" + minutes.joined(separator: "\n") + "\n")
    let midnight = Samples.day(2026, 11, 27)
    #expect(chart.series.map(\.name) == ["rx", "tx", "total"])
    #expect(chart.series[0].xs == [midnight - 300, midnight, midnight + 300])
    #expect(chart.series[0].ys == [41_164.8, 0, 1_572_864])
    let days = [
      " eth0  /  top 10", "", "    #      day          rx      |     tx      |    total", rule,
      "    1   2026-11-24     3.00 KiB |    1.00 KiB |    4.00 KiB |      250 bit/s",
      "    2   2026-11-26     2.00 KiB |    1.00 KiB |    3.00 KiB |      250 bit/s",
      "    3   2026-11-25     1.00 KiB |    1.00 KiB |    2.00 KiB |      250 bit/s", rule,
      "      estimated     1.66 MiB |     122 KiB |    1.78 MiB |",
    ]
    let top = try load("\n" + days.joined(separator: "\n") + "\n")
    #expect(top.series[0].ys == [3072, 1024, 2048])
  }

  /// systemd 252.
  @Test func unitsOfABootHaveTheirTimes() throws {
    let text = """
      4min 37.161s snapd.service
           38.785s dev-loop13.device
            2.487s postgresql@15-main.service
             103ms systemd-logind.service
             474us postgresql.service

      """
    let chart = try load(text)
    #expect(chart.kind == .bar)
    #expect(chart.categories.first == "snapd.service")
    #expect(chart.series[0].ys == [277.161, 38.785, 2.487, 0.103, 0.000474])
  }

  /// pytest 9.2.
  @Test func slowTestsAreBelowTheProgress() throws {
    let text = """
      ........................................................................ [ 11%]
      ...............................................sssss..............ssssss [100%]
      ============================= slowest 4 durations =============================
      1.53s call     tests/test_joint.py::test_graph
      1.05s setup    tests/test_random.py::test_gnp[True-0.8-fast graph]
      0.70s call     tests/test_random.py::test_gnp[True-0.8-fast graph]

      (1 durations < 0.005s hidden.  Use -vv to show these durations.)
      602 passed, 18 skipped in 12.63s

      """
    let chart = try load(text)
    #expect(chart.series[0].ys == [1.53, 1.05, 0.7])
    #expect(chart.categories[1] == "tests/test_random.py::test_gnp[True-0.8-fast graph] (setup)")
  }

  /// wrk 4.1, ab 2.3 and hey 0.1.
  @Test(arguments: [
    "Running 3s test @ http://127.0.0.1:8765/\n  Latency Distribution\n     50%   28.00ms\n     75%   36.00ms\n     99%   1.05s\n  437 requests in 3.01s, 2.43MB read\n",
    "This is ApacheBench, Version 2.3\n\nPercentage of the requests served within a certain time (ms)\n  50%     28\n  75%     36\n  99%   1050\n 100%   1050 (longest request)\n",
    "\nSummary:\n  Total:\t2.0 secs\n\nLatency distribution:\n  50% in 0.028 secs\n  75% in 0.036 secs\n  99% in 1.05 secs\n",
  ])
  func latenciesAreOverTheirPercentage(text: String) throws {
    let series = try load(text).series[0]
    #expect(series.xs.prefix(3) == [50, 75, 99])
    let factor = series.ys[0] > 1 ? 0.001 : 1
    for (found, expected) in zip(series.ys, [0.028, 0.036, 1.05]) {
      #expect(abs(found * factor - expected) < 1e-9)
    }
  }

  /// sysbench 1.0, and lines as trainings print them.
  @Test func linesThatDifferInTheirNumbersAreRows() throws {
    let lines = [(1, 2676.3, 0.36), (2, 2278.64, 1.82), (3, 2180.69, 1.76), (4, 2209.11, 1.82)].map
    {
      "[ \($0.0)s ] thds: 1 eps: \($0.1) lat (ms,95%): \($0.2)"
    }
    let text =
      "sysbench 1.0.20\n\nNumber of threads: 1\n\nThreads started!\n\n"
      + lines.joined(separator: "\n") + "\nCPU speed:\n    events per second:  2555.98\n"
    let chart = try loadChart(text) { $0.y = ["eps"] }.chart
    #expect(chart.series[0].xs == [1, 2, 3, 4])
    #expect(chart.series[0].ys == [2676.3, 2278.64, 2180.69, 2209.11])
    let epochs = (1...5).map { "Epoch \($0)/5 - loss: \(5 - $0).5 - accuracy: 0.\($0)" }
    let training = try load("Using one device\n" + epochs.joined(separator: "\n") + "\n")
    #expect(training.xAxis.title == "Epoch")
    #expect(training.series.map(\.name) == ["loss", "accuracy"])
    #expect(training.series[0].ys == [4.5, 3.5, 2.5, 1.5, 0.5])
  }

  /// `ps -eo pid,comm,rss,pcpu`.
  @Test func commandsOfPsMayStandAnywhere() throws {
    let text = """
        PID COMMAND           RSS %CPU
      19077 make -j 8      295460 97.2
       5827 bash             4444  0.0
       1267 bash             4292  0.0

      """
    let chart = try load(text)
    #expect(chart.categories == ["make -j 8", "bash", "bash (1267)"])
    #expect(chart.series.map(\.ys) == [[295_460, 4444, 4292], [97.2, 0, 0]])
  }

  /// pidstat 12.6.
  @Test func processesOfOneProgramAreTwoSeries() throws {
    let text = """
      Linux 6.1.0 (host) \t11/26/26 \t_x86_64_\t(2 CPU)

      06:38:24      UID       PID  minflt/s     VSZ  Command
      06:38:25        0     17961   1052.48  486868  swift
      06:38:25        0     17969   3090.10  577796  swift

      06:38:25      UID       PID  minflt/s     VSZ  Command
      06:38:26        0     17961   3694.00  572800  swift
      06:38:26        0     17969   3246.00  588232  swift

      """
    let chart = try load(text)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["swift", "swift (17969)"])
    #expect(chart.series[1].ys == [3090.1, 3246])
  }

  // MARK: - Copies

  private typealias Copy = (text: String, bytes: [Double], speeds: [Double])
  /// What programs print while they copy; progress stands between carriage returns.
  private static let copies: [Copy] = [
    (
      """
      4259840 bytes (4.3 MB, 4.1 MiB) copied, 1 s, 4.3 MB/s\r8454144 bytes (8.5 MB, 8.1 MiB) copied, 2 s, 4.2 MB/s
      12648448 bytes (13 MB, 12 MiB) copied, 3 s, 950 kB/s
      3+1 records in
      3+1 records out

      """, [4_259_840, 8_454_144, 12_648_448], [4_300_000, 4_200_000, 950_000]
    ),
    (
      """
      4259840 Bytes (4,3 MB, 4,1 MiB) kopiert, 1,00012 s, 4,3 MB/s\r8454144 Bytes (8,5 MB, 8,1 MiB) kopiert, 2 s, 4,2 MB/s
      12648448 octets (13 MB, 12 MiB) copiés, 3 s, 950 kB/s

      """, [4_259_840, 8_454_144, 12_648_448], [4_300_000, 4_200_000, 950_000]
    ),
    (
      """
      Saving to: ‘STDOUT’

           0K ........ ........ ........ ........ ........ ........  1% 3.00M 9s
        3072K ........ ........ ........ ........ ........ ........  2% 2.50M 9s
        6144K ........ ........ ........ ........ ........ ........  3%  700K 9s

      """, [], [3_145_728, 2_621_440, 716_800]
    ),
    (
      """
      sending incremental file list
      \r    32,768   0%    0.00kB/s    0:00:00  \r   700,000   1%    3.00MB/s    0:00:00 (xfr#1, to-chk=4/6)
      \r 3,321,440   8%    2.50MB/s    0:00:11  \r 3,321,440   8%    2.50MB/s    0:00:11  \r

      """, [], [0, 3_145_728, 2_621_440]
    ),
    (
      """
      --2026-11-28 10:51:29--  http://host/f.bin
      Length: 6300000 (6.0M)

           0K .......... .......... .......... .......... ..........  0% 1.50M 4s
          50K .......... .......... .......... .......... ..........  1%  699K 6s
         100K .......... .......... ..........                        2% 1.00G=4s

      saved

      """, [], [1_572_864, 715_776, 1_073_741_824]
    ),
    (
      """
        % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current
                                       Dload  Upload   Total   Spent    Left  Speed
       12 6152k   12  780k    0     0   389k      0  0:00:15  0:00:02  0:00:13  390k
       18 6152k   18 1170k    0     0   389k      0  0:00:15  0:00:03  0:00:12  380k
       25 6152k   25 1560k    0     0   389k      0  0:00:15  0:00:04  0:00:11 1.5M

      """, [798_720, 1_198_080, 1_597_440], [399_360, 389_120, 1_572_864]
    ),
  ]

  @Test(arguments: copies.indices) func copiesHaveSpeeds(index: Int) throws {
    let copy = Self.copies[index]
    let chart = try load(copy.text)
    #expect(chart.kind == .line)
    #expect(chart.series.last?.name == "bytes per second")
    #expect(chart.series.last?.ys == copy.speeds)
    if !copy.bytes.isEmpty { #expect(chart.series.first?.ys == copy.bytes) }
  }

  /// Wherever a report is cut off, there is a chart or one line, and never a crash.
  @Test func everyCutIsSafe() {
    let text =
      "HOST: a  Loss%   Snt   Last\n  1.|-- b 0.0%  10  0.1\n"
      + "[ ID] Interval Transfer Bitrate\n[  5]   0.00-1.00   sec  1.50 GBytes  12.5 Gbits/sec\n"
      + "Epoch 1/2: loss: 1 acc: 2\nEpoch 2/2: loss: 1 acc: 2\nEpoch 3/2: loss: 1 acc: 2\n"
    let all = text + Self.copies.map(\.text).joined()
    for start in stride(from: 0, to: all.utf8.count, by: 3) {
      let lines = String(all.dropFirst(start)).split(separator: "\n").map(String.init)
      for type in [RouteReport.self, TransferReport.self, CopyReport.self, LogReport.self]
        as [any ProgramReport.Type]
      {
        guard var report = type.init(lines) else { continue }
        for line in lines {
          if let cells = report.cells(of: line) { #expect(cells.count == report.header.count) }
        }
      }
    }
  }
}
