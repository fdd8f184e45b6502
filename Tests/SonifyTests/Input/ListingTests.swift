import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What `ps`, `df`, `du`, `vmstat -d` and the files of the kernel list is read as what it shows.
struct ListingTests {
  private func names(_ chart: ChartDescriptor) -> [String] {
    guard case .categorical(let axis) = chart.xAxis else { return [] }
    return axis.categories
  }

  private static let processes = """
    USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
    root         1  0.0  0.1 168128 12700 ?        Ss   10:00   0:01 /sbin/init splash --with a very long line of arguments
    ann       1201 12.5  2.1 912128 98700 pts/0    Sl+  10:05   1:41 python3 -m http.server
    ann       1302 99.0  0.0   9128  3700 pts/1    R+   10:06   0:00 ps aux
    ann       1303  0.0  0.0   9128  3600 pts/1    R+   10:06   0:00 ps aux

    """

  @Test func processesHaveTheirCommands() throws {
    let chart = try loadChart(Self.processes).chart
    #expect(chart.kind == .bar)
    #expect(
      names(chart) == [
        "/sbin/init splash --with a very long li…", "python3 -m http.server", "ps aux",
        "ps aux (1303)",
      ])
    #expect(chart.series.first?.name == "%CPU")
    #expect(chart.series.first { $0.name == "%CPU" }?.ys == [0, 12.5, 99, 0])
    #expect(Set(chart.series.map(\.name)).isSuperset(of: ["%CPU", "%MEM", "VSZ", "RSS"]))
    #expect(!chart.series.map(\.name).contains("PID"))
    // ps -eo pid,pcpu,rss,comm: numbers of processes are no x.
    let list =
      "    PID %CPU   RSS COMMAND\n      1  0.6 20812 init\n      2  0.0     0 kthreadd\n     77 12.5  9000 make\n"
    let own = try loadChart(list).chart
    #expect(names(own) == ["init", "kthreadd", "make"])
    #expect(own.series.map(\.name) == ["%CPU", "RSS"])
  }

  /// df writes 0 without a unit, so that most cells of a column may be plain numbers.
  @Test func sizesOfDiskSpaceAreBytes() throws {
    let text = """
      Filesystem      Size  Used Avail Use% Mounted on
      udev             12G     0   12G   0% /dev
      /dev/sda1       252G   22G   74G  23% /
      tmpfs           4.0K     0  4.0K   0% /run/lock
      shm              64M     0   64M   0% /dev/shm
      none             12G     0   12G   0% /sys

      """
    let chart = try loadChart(text).chart
    #expect(names(chart) == ["udev", "/dev/sda1", "tmpfs", "shm", "none"])
    let used = chart.series.first { $0.name == "Used" }
    #expect(used?.ys == [0, 22 * 1_073_741_824, 0, 0, 0])
  }

  @Test(arguments: [
    "376K\t/usr/lib/R/modules\n12K\t/usr/lib/R/etc\n35M\t/usr/lib/R/library\n36M\t/usr/lib/R\n",
    "4\t./a\n8\t./a/b\n12\t./c\n28\t.\n", "4\t/a\n8\t/b\n12\t/c\n24\t/\n",
  ])
  func theSumOfAFolderIsNoPoint(text: String) throws {
    let loaded = try loadChart(text)
    #expect(loaded.chart.series[0].ys.count == 3)
    #expect(
      loaded.decisions.contains { decision in
        if case .table(.totals) = decision { true } else { false }
      })
  }

  /// Folders beside the others are as good as they are, and so is one whose name only begins alike.
  @Test(arguments: ["4\t/usr/a\n8\t/usr/b\n12\t/var\n", "4\t/usr/a\n8\t/usr/ab\n12\t/usr/b\n"])
  func otherFoldersArePoints(text: String) throws {
    #expect(try loadChart(text).chart.series[0].ys == [4, 8, 12])
  }

  @Test func disksAndInterfacesHaveTheirNames() throws {
    let disks = """
      disk- ------------reads------------ ------------writes----------- -----IO------
             total merged sectors      ms  total merged sectors      ms    cur    sec
      sda     1200     30  456789    9876   3400    210  987654   12345      0     17
      sdb       12      0     789      76      0      0       0       0      0      0

      """
    let chart = try loadChart(disks).chart
    #expect(names(chart) == ["sda", "sdb"])
    #expect(chart.series.first { $0.name == "sectors written" }?.ys == [987_654, 0])
    let interfaces = """
      Inter-|   Receive                                                |  Transmit
       face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
          lo:    4537      45    0    0    0     0          0         0     4500      44    0    0    0     0       0          0
        eth0: 390057762  8020    0    2    0     0          0         0   412345    7010    1    0    0     0       0          0

      """
    let network = try loadChart(interfaces).chart
    #expect(names(network) == ["lo", "eth0"])
    #expect(network.series.first { $0.name == "sent bytes" }?.ys == [4500, 412_345])
  }

  @Test func sizesOfMemoryAreBytesWithoutCounts() throws {
    let text =
      "MemTotal:       24684096 kB\nMemFree:        19086456 kB\nHugePages_Total:       3\nCached:          2034567 kB\n"
    let chart = try loadChart(text).chart
    #expect(names(chart) == ["MemTotal", "MemFree", "Cached"])
    #expect(chart.series[0].ys == [24_684_096, 19_086_456, 2_034_567].map { $0 * 1024 })
  }

  /// `vmstat -m` repeats its header.
  @Test func headersOfPrintedTablesComeAgain() throws {
    let header = "Cache                       Num  Total   Size  Pages\n"
    let rows = (0..<50).map {
      "Slab-\($0)\(String(repeating: " ", count: $0 < 10 ? 20 : 19))\($0 + 10)    102     80     \($0 % 7 + 20)\n"
    }
    let text = rows.enumerated().map { ($0 % 20 == 0 ? header : "") + $1 }.joined()
    let chart = try loadChart(text) { $0.y = ["Num"] }.chart
    #expect(chart.series[0].ys == (0..<50).map { Double($0 + 10) })
  }

  @Test func tablesBelowLinesOfTextAreFound() throws {
    let speed = """
      version: 3.0.19
      built on: Fri Apr  3 12:29:32 2026 UTC
      The 'numbers' are in 1000s of bytes per second processed.
      type             16 bytes     64 bytes    256 bytes   1024 bytes
      md5              75126.47k   200663.60k   403076.27k   549331.20k
      sha256           69589.58k   257893.87k   736895.48k  1125658.12k

      """
    let chart = try loadChart(speed).chart
    #expect(names(chart) == ["md5", "sha256"])
    #expect(chart.series.map(\.name) == ["16 bytes", "64 bytes", "256 bytes", "1024 bytes"])
    #expect(chart.series[0].ys == [75_126_470, 69_589_580])
  }

  /// The times of processes are no axis, however many users there are.
  @Test func manyProcessesOfUsersAreBars() throws {
    let users = ["root", "ann", "postgres", "www"]
    let lines = (1...300).map { number in
      let (minutes, seconds) = (number * 7 % 5, 10 + number * 13 % 50)
      return
        "\(users[number % 4])  \(number)  \(number * 31 % 17).5  0.1  \(1000 + number * 7 % 900)  \(number * 3 % 800) ?  S  10:0\(number % 10)  \(minutes):\(seconds) program-\(number)"
    }
    let text = Self.processes.prefix { $0 != "\n" } + "\n" + lines.joined(separator: "\n") + "\n"
    let chart = try loadChart(String(text)).chart
    #expect(chart.kind == .bar)
    #expect(names(chart).prefix(2) == ["program-1", "program-2"])
    #expect(chart.series.first?.name == "%CPU")
  }

  @Test func functionsOfAProfileHaveTheirTimes() throws {
    let profile = """
               70499 function calls (67352 primitive calls) in 0.098 seconds

         Ordered by: internal time

         ncalls  tottime  percall  cumtime  percall filename:lineno(function)
        615/606    0.013    0.000    0.022    0.000 _parser.py:516(_parse)
            612    0.009    0.000    0.010    0.000 enum.py:1515(__and__)
           3054    0.008    0.000    0.009    0.000 {built-in method builtins.min}
              1    0.007    0.009    0.098    0.098 p.py:1(<module>)


      """
    let chart = try loadChart(profile).chart
    #expect(chart.kind == .bar)
    #expect(names(chart)[0] == "_parser.py:516(_parse)")
    #expect(names(chart)[2] == "{built-in method builtins.min}")
    #expect(chart.series.map(\.name) == ["ncalls", "tottime", "cumtime"])
    #expect(chart.series[0].ys == [615, 612, 3054, 1])
    #expect(chart.series[1].ys == [0.013, 0.009, 0.008, 0.007])
    #expect(chart.series[2].ys == [0.022, 0.010, 0.009, 0.098])
  }

  /// "12m" of the processor is no time.
  @Test func podsUseThousandthsOfCores() throws {
    let text = """
      NAME                 CPU(cores)   MEMORY(bytes)
      api-7c9f6d5b8-2xk4p  12m          143Mi
      redis-0              4m           23Mi
      worker-0             2            1Gi

      """
    let chart = try loadChart(text).chart
    #expect(names(chart) == ["api-7c9f6d5b8-2xk4p", "redis-0", "worker-0"])
    #expect(chart.series[0].ys == [0.012, 0.004, 2])
    #expect(chart.series[1].ys == [143, 23, 1024].map { $0 * 1_048_576 })
  }

  @Test func benchmarksOfGoHaveTheirMeasures() throws {
    let text = """
      goos: linux
      goarch: amd64
      cpu: AMD EPYC
      BenchmarkSort/10-8         \t 5012345\t       238.1 ns/op\t      24 B/op\t       1 allocs/op
      BenchmarkSort/100-8        \t  412345\t      2901 ns/op\t      24 B/op\t       1 allocs/op
      BenchmarkFind-8            \t   29123\t     41200 ns/op
      PASS
      ok  \texample.com/sort\t6.213s

      """
    let chart = try loadChart(text).chart
    #expect(names(chart) == ["Sort/10-8", "Sort/100-8", "Find-8"])
    #expect(chart.series[0].name == "ns/op")
    #expect(chart.series[0].ys == [238.1, 2901, 41_200])
  }

  /// The numbers of devices are no values.
  @Test func disksOfTheKernelHaveTheirNames() throws {
    let text = """
         7       0 loop0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
       254       0 vda 41320 8391 5262406 13260 95221 89210 9187576 145301 0 48100 176020 0 0 0 0 21016 17458
       254       1 vda1 40102 8391 5212406 13100 95000 89210 9187000 145000 0 48000 176000 0 0 0 0 0 0

      """
    let chart = try loadChart(text).chart
    #expect(names(chart) == ["loop0", "vda", "vda1"])
    #expect(chart.series.map(\.name).prefix(3) == ["reads", "reads merged", "sectors read"])
    #expect(chart.series.first { $0.name == "sectors written" }?.ys == [0, 9_187_576, 9_187_000])
  }
}
