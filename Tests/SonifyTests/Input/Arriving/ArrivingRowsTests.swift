import SonifyTestSupport
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows as they arrive, from what programs print: procps 4.0 and sysstat 12.6 of Debian 12.
@Suite struct ArrivingRowsTests {
  static let memory = """
    procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
     r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
     3  0      0 21648796  58012 2323888    0    0   817   775  311  377 75  4 20  0  0
     4  0      0 21648796  58012 2323888    0    0     8     0  536  112 99  2  0  0  0
    procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
     r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
     5  0      0 21648700  58012 2323888    0    0     8     0  536  112 98  1  0  0  0

    """
  static let devices = """
    Linux 6.1.0-25-amd64 (host) \t11/23/26 \t_x86_64_\t(2 CPU)

    11/23/26 14:51:03
    avg-cpu:  %user   %nice %system %iowait  %steal   %idle
              73.66    1.76    4.16    0.15    0.05   20.22

    Device            r/s     rkB/s  %util
    vda             77.21   1631.58   1.09
    vdb              1.00      8.00   0.50

    11/23/26 14:51:04
    avg-cpu:  %user   %nice %system %iowait  %steal   %idle
             100.00    0.00    0.00    0.00    0.00    0.00

    Device            r/s     rkB/s  %util
    vda              2.00     12.00   3.00
    vdb              1.00      8.00   0.75


    """
  static let processors = """
    Linux 6.1.0-25-amd64 (host) \t11/23/26 \t_x86_64_\t(2 CPU)

    23:01:04     CPU    %usr   %nice    %sys   %idle
    23:01:05     all   99.50    0.00    0.50    0.00
    23:01:06     all   98.50    0.00    1.50    0.00

    23:01:06     CPU    %usr   %nice    %sys   %idle
    23:01:07     all   97.50    0.00    1.50    1.00
    Average:     CPU    %usr   %nice    %sys   %idle
    Average:     all   98.50    0.00    0.50    0.00

    """
  static let processes = """
    Linux 6.1.0-25-amd64 (host) \t11/23/26 \t_x86_64_\t(2 CPU)

    11:01:06 PM   UID       PID    %usr %system    %CPU   CPU  Command
    11:01:07 PM     0        76    0.00    1.00    1.00     1  kdamond.0
    11:01:07 PM     0      8532  100.00    0.00  100.00     1  swift build worker

    Average:      UID       PID    %usr %system    %CPU   CPU  Command
    Average:        0        76    0.00    1.00    1.00     -  kdamond.0

    """
  static let freeMemory = """
                   total        used        free      shared  buff/cache   available
    Mem:        24682416     1014976    21619440       27724     2380544    23667440
    Swap:              0           0           0

                   total        used        free      shared  buff/cache   available
    Mem:        24682416     1042616    21581956       27724     2390240    23639800
    Swap:              0           0           0

    """
  static let ping = """
    PING host (10.0.0.1) 56(84) bytes of data.
    64 bytes from 10.0.0.1: icmp_seq=1 ttl=57 time=12.3 ms
    [1700000000.12] 64 bytes from 10.0.0.1: icmp_seq=3 ttl=57 time=14.5 ms

    --- host ping statistics ---
    3 packets transmitted, 2 received, 33% packet loss, time 2003ms
    rtt min/avg/max/mdev = 12.3/13.4/14.5/1.1 ms

    """
  static let containers = """
    CONTAINER ID   NAME      CPU %     MEM USAGE / LIMIT     MEM %     PIDS
    \u{1b}[2J\u{1b}[H7d1f0a2b3c4d   web       0.05%     12.5MiB / 7.6GiB      0.16%     3
    CONTAINER ID   NAME      CPU %     MEM USAGE / LIMIT     MEM %     PIDS
    7d1f0a2b3c4d   web       1.25%     12.6MiB / 7.6GiB      0.17%     3

    """
  static let logs = """
    time,temp,"note, long"
    2026-11-23 14:51:03,4.5,"a, b"
    2026-11-23 14:51:04,,
    service restarted
    time,temp,"note, long"
    2026-11-23 14:51:05,4.4,c

    """
  static let objects = """
    {"t":1,"cpu":{"user":2.5,"idle":97.5},"up":true}
    {"t":2,"cpu":{"user":3,"idle":97},"up":false}
    {"t":3,"cpu":
    [1, 2.5, null]

    """
  static let all = [
    memory, devices, processors, processes, freeMemory, ping, containers, logs, objects,
    "1\n2.5\n-3\n", "a;b\n1,5;2,5\n3,5;4\n", "", "\n\n", "no end",
  ]

  /// The arrivals of a whole text.
  private func arrivals(_ text: String) -> [ArrivingRows.Arrival] {
    var rows = ArrivingRows()
    let found = rows.feed(Array(text.utf8)[...])
    return found + rows.end()
  }

  private func values(
    _ text: String, _ columns: [ColumnReference], where conditions: [RowChoices.Condition] = []
  ) throws -> ArrivedValues {
    try ArrivedValues(text, columns, where: conditions)
  }

  @Test func anyDivisionOfTheBytesGivesTheSameRows() {
    var random = SeededGenerator(seed: 21)
    for text in Self.all {
      let bytes = Array(text.utf8)
      let whole = arrivals(text)
      for _ in 0..<50 {
        var rows = ArrivingRows()
        var found: [ArrivingRows.Arrival] = []
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = Int.random(in: 1...min(rest.count, 40), using: &random)
          found += rows.feed(rest.prefix(count))
          rest = rest.dropFirst(count)
        }
        found += rows.end()
        #expect(found == whole)
      }
    }
  }

  @Test func halfALineIsNoRow() {
    var rows = ArrivingRows()
    #expect(rows.feed(Array("4,4\n4,4".utf8)[...]).count == 1)
    #expect(rows.feed(Array("2".utf8)[...]).isEmpty)
    let last = rows.feed(Array("\r\n".utf8)[...])
    guard case .row(let row) = last.first else {
      Issue.record("no row")
      return
    }
    #expect(row.cells == ["4", "42"])
  }

  @Test func samplesOfVmstatAreRead() throws {
    let found = try values(Self.memory, ["us", "sy"])
    #expect(found.rows == [[75, 4], [99, 2], [98, 1]])
    #expect(found.malformed.isEmpty)
  }

  @Test func aReportOfDevicesHasTwoTables() throws {
    #expect(try values(Self.devices, ["%user"]).rows == [[73.66], [100]])
    let condition = try #require(RowChoices.Condition(parsing: "Device=vdb"))
    let found = try values(Self.devices, ["%util"], where: [condition])
    #expect(found.rows == [[0.5], [0.75]])
    #expect(found.malformed.isEmpty)
  }

  @Test func averagesAreNoSamples() throws {
    let processors = try values(Self.processors, ["%usr", "%idle"])
    #expect(processors.rows == [[99.5, 0], [98.5, 0], [97.5, 1]])
    #expect(processors.malformed.isEmpty)
    let processes = try values(Self.processes, ["%CPU"])
    #expect(processes.rows == [[1], [100]])
    #expect(processes.malformed.isEmpty)
  }

  @Test func aRowMayHaveANameOfItsOwn() throws {
    let condition = try #require(RowChoices.Condition(parsing: "name=Swap:"))
    #expect(try values(Self.freeMemory, ["used"], where: [condition]).rows == [[0], [0]])
    let swap = try values(Self.freeMemory, ["used", "available"], where: [condition])
    #expect(swap.rows[0][0] == 0 && swap.rows[0][1].isNaN)
    #expect(swap.malformed.isEmpty)
  }

  @Test func answersOfPingAreRead() throws {
    let found = try values(Self.ping, [])
    #expect(found.names == ["round trip (ms)"])
    #expect(found.rows == [[12.3], [14.5]])
    #expect(found.malformed.isEmpty)
  }

  @Test func namesWithSpacesAndControlSequencesAreRead() throws {
    let found = try values(Self.containers, ["CPU %", "PIDS"])
    #expect(found.rows == [[0.05, 3], [1.25, 3]])
  }

  @Test func delimitedRowsLackValuesAndOthersAreMalformed() throws {
    let found = try values(Self.logs, ["temp"])
    #expect(found.rows.count == 3)
    #expect(found.rows[0] == [4.5] && found.rows[1][0].isNaN && found.rows[2] == [4.4])
    #expect(found.malformed == [4])
    let text = try values("a,b\n1,2\nx,3\n4,5\n", ["a"])
    #expect(text.rows == [[1], [4]] && text.malformed == [3])
    #expect(try values("a;b\n1,5;2,5\n3,5;4\n", ["b"]).rows == [[2.5], [4]])
  }

  /// A line without a number is a row all the same, and never takes the place of the header.
  @Test(arguments: [
    ("1\n3\ntimeout\n7\n9\n", 3), ("a\n1\n2\nerr\n7\n9\n", 4),
    ("a,b\n1,2\nx,y\n7,8\n9,1\n3,4\n", 3),
    ("{\"a\":1}\n{\"a\":2}\nbad\n{\"a\":3}\n{\"a\":4}\n", 3),
  ])
  func aLineWithoutNumbersIsMalformed(text: String, line: Int) throws {
    let found = try values(text, [])
    #expect(found.rows.count == 4)
    #expect(found.malformed == [line])
  }

  @Test func aRowMayLackAllItsValues() throws {
    let found = try values("a,b\n1,2\nNA,NA\n7,8\n", ["a"])
    #expect(found.rows.map { $0[0].isNaN ? -1 : $0[0] } == [1, -1, 7])
    #expect(found.malformed.isEmpty)
  }

  /// What is no number where the first row stands names no column.
  @Test(arguments: ["nan\n", "inf\n-inf\n", "1e400\n", "NA\n\n"])
  func noNumbersAreNoHeader(first: String) throws {
    let found = try values(first + "5\n6\n", [])
    #expect(found.names == ["value"] && found.rows == [[5], [6]])
  }

  @Test func largeProcessesOfTopAreInKiB() throws {
    let top = """
          PID USER      PR  NI    VIRT    RES    SHR S  %CPU COMMAND
        17802 root      20   0 1577584   1.4g 120812 R  17.6 swift-fro+
        26064 root      20   0    2,5t 205124  12.5m R  23.5 swift-fro+

      """
    let found = try values(top, ["VIRT", "RES", "SHR"])
    #expect(found.rows == [[1_577_584, 1_468_006, 120_812], [2_684_354_560, 205_124, 12_800]])
    #expect(found.malformed.isEmpty)
  }

  @Test func aLimitIsAMissingValue() throws {
    let found = try values("a,b\n1,2\n<5,3\n>=100,4\n<x,5\n", ["a"])
    #expect(found.rows.map { $0[0].isNaN ? -1 : $0[0] } == [1, -1, -1])
    #expect(found.malformed == [5])
  }

  /// The same line is malformed among rows, a header after a blank line, and malformed again among
  /// objects, where a blank line changes nothing.
  @Test func whatComesBeforeDecidesWhatALineWithoutNumbersIs() throws {
    let rows = "a b\n1 2\n"
    #expect(try values(rows + "c d\n3 4\n", ["a"]).malformed == [3])
    let report = try values(rows + "\nc d\n3 4\n", ["a"])
    #expect(report.malformed.isEmpty && report.rows == [[1]])
    let objects = "{\"a\":1}\n"
    #expect(try values(objects + "c d\n{\"a\":2}\n", ["a"]).malformed == [2])
    #expect(try values(objects + "\nc d\n{\"a\":2}\n", ["a"]).malformed == [3])
  }

  @Test func linesThatAreNoRowsAreReportedOnce() throws {
    let lines = (1...60).map { "started service \($0 % 2 == 0 ? "a" : "b")\n\n" }.joined()
    let found = try values(lines, [])
    let news = try #require(found.noRows)
    #expect(news.lines == ArrivingRows.patience && news.text == "started service a")
    let once = arrivals(lines).count { if case .noRows = $0 { true } else { false } }
    #expect(once == 1)
    #expect(
      Self.all.allSatisfy { text in
        arrivals(text).allSatisfy { if case .noRows = $0 { false } else { true } }
      })
  }

  @Test func linesThatAreNotReadAreCounted() {
    var rows = ArrivingRows()
    _ = rows.feed(Array("a,b\n1,2\n".utf8)[...])
    rows.skip(lines: 1000)
    #expect(rows.feed(Array("x\n".utf8)[...]) == [.malformed(line: 1003, text: "x")])
  }

  @Test func columnsThatANewFileLacksAreReportedOnce() throws {
    var rows = ArrivingRows()
    var columns = ArrivingColumns(["a"])
    func results(_ text: String) throws -> [ArrivingColumns.Result] {
      try rows.feed(Array(text.utf8)[...]).flatMap { arrival -> [ArrivingColumns.Result] in
        if case .row(let row) = arrival { try columns.read(row) } else { [] }
      }
    }
    #expect(try results("a,b\n1,2\n") == [.found(names: ["a"], others: []), .values([1])])
    rows = ArrivingRows(continuing: rows)
    columns.restart()
    #expect(try results("c,d\n1,2\n1,2\n1,2\n1,2\n1,2\n") == [.lost(names: ["a"])])
    // A file that has them after a while is as good as the first.
    rows = ArrivingRows(continuing: rows)
    columns.restart()
    #expect(try results("c,d\n1,2\n1,2\n") == [])
    #expect(try results("\n") == [])
    rows = ArrivingRows(continuing: rows)
    #expect(try results("d,a\n1,9\n") == [.values([9])])
    rows = ArrivingRows(continuing: rows)
    #expect(try results("c,d\n1,2\n1,2\n1,2\n1,2\n") == [])
  }

  @Test func linesOfJSONAreRead() throws {
    let found = try values(Self.objects, ["cpu.user", "up"])
    #expect(found.rows == [[2.5, 1], [3, 0]])
    #expect(found.malformed == [3])
  }

  @Test func bareNumbersNeedNoHeader() throws {
    let found = try values("1\n2.5\n-3\n", [])
    #expect(found.names == ["value"] && found.rows == [[1], [2.5], [-3]])
  }

  @Test func aColumnThatIsNotThereIsNamedSoon() throws {
    #expect(throws: InputError.self) { try values(Self.memory, ["usr"]) }
    #expect(throws: InputError.self) { try values(Self.devices, ["usr"]) }
  }

  @Test func memoryIsBoundedWhateverArrives() {
    var lines = ArrivingLines()
    var found: [ArrivingLines.Line] = []
    let block = [UInt8](repeating: UInt8(ascii: "7"), count: 1 << 16)
    for _ in 0..<64 { lines.feed(block[...]) { found.append($0) } }
    lines.feed([UInt8(ascii: "\n")]) { found.append($0) }
    #expect(found.map(\.isCut) == [true])
    #expect(found.map(\.text.utf8.count) == [ArrivingLines.maxLength])
    var rows = ArrivingRows()
    let objects = (0..<1000).flatMap { Array("{\"k\($0)\":1}\n".utf8) }
    let arrivals = rows.feed(objects[...])
    let kept = arrivals.count { if case .row = $0 { true } else { false } }
    #expect(kept == ArrivingRows.maxLayouts)
  }
}
