import Foundation
import SonifyTestSupport
import Testing

/// `sonify monitor`: rows from pipes and files that grow, with a terminal and without.
@Suite struct MonitorTests {
  private static let memory = """
    procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
     r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st
     3  0      0 21648796  58012 2323888    0    0   817   775  311  377 75  4 20  0  0
     4  0      0 21648796  58012 2323888    0    0     8     0  536  112 99  2  0  0  0

    """

  // MARK: - Without a terminal

  @Test func rowsOfAPipeArePrintedAndDescribedAtTheEnd() async throws {
    var program = Program(sonify: ["monitor", "--silent", "--no-config", "--y", "us,sy"])
    program.input = .bytes(Array(Self.memory.utf8))
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0))
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "range now 0 to 100")
    // The rows came together, so the last one alone is said.
    #expect(lines.dropFirst().first == "us 99, sy 2")
    #expect(outcome.text.contains("a line chart of 2 series"))
    #expect(outcome.error == "")
  }

  @Test func aLineWithoutItsEndCountsAtTheEndOfAPipe() async throws {
    var program = Program(sonify: ["monitor", "--silent", "--no-config"])
    program.input = .bytes(Array("1\n2\n4".utf8))
    #expect(try await program.run().text.contains("value 4"))
  }

  @Test func aMalformedRowIsNamedAndSkipped() async throws {
    var program = Program(sonify: ["monitor", "--silent", "--no-config", "--y", "a"])
    program.input = .bytes(Array("a,b\n1,2\nx,3\n4\n5,6\n".utf8))
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0))
    #expect(
      outcome.errorLines == [
        "sonify: line 3: skipped a malformed row: x 3",
        "sonify: line 4: skipped a malformed row: 4",
      ])
    #expect(outcome.text.contains("a 5"))
  }

  @Test(arguments: [
    ["--y", "us,sy,id,wa"], ["--y", "usr"], ["--alert", "us"], ["--window", "0"],
    ["--every", "1s"], ["--alert", "nope>3"], ["--alert", "no data for 0s"],
  ])
  func requestsThatCannotBeMetAreUsageErrors(options: [String]) async throws {
    var program = Program(sonify: ["monitor", "--silent", "--no-config"] + options)
    program.input = .bytes(Array((Self.memory + Self.memory).utf8))
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(64), "\(outcome.error)")
    #expect(outcome.errorLines.count == 1)
  }

  @Test func aFileThatIsNotThereIsNoInput() async throws {
    let outcome = try await Program(sonify: ["monitor", "--silent", "/nowhere/a.csv"]).run()
    #expect(outcome.ending == .exit(66))
    #expect(outcome.errorLines.count == 1)
  }

  @Test func anInterruptDescribesTheWindow() async throws {
    let workplace = try Workplace()
    try workplace.makePipe("rows")
    var program = Program(shell: "exec 3<>rows; exec \"$SONIFY\" monitor --silent --no-config rows")
    program.folder = workplace.path
    let (path, once) = (workplace.file("rows"), Once())
    let outcome = try await program.run { running in
      if once.first("rows") { Self.append("a,b\n1,2\n3,4\n", to: path) }
      if running.outputSoFar.contains("a 3, b 4"), once.first("signal") { running.signal(SIGINT) }
    }
    #expect(outcome.ending == .signal(SIGINT) || outcome.ending == .exit(130))
    #expect(outcome.text.contains("a line chart of 2 series"))
  }

  // MARK: - Files that grow

  /// A file is followed through what happens to it; each step waits for the one before.
  @Test func aFileIsFollowedByItsName() async throws {
    let workplace = try Workplace()
    try workplace.write("log.csv", "time,temp\n1,10\n2,20\n3,3")
    var program = Program(
      sonify: [
        "monitor", "--silent", "--no-config", "--y", "temp", "--speak-every", "200ms", "log.csv",
      ])
    program.folder = workplace.path
    let path = workplace.file("log.csv")
    let once = Once()
    let outcome = try await program.run { running in
      let output = running.outputSoFar
      let error = running.errorSoFar
      // It says that there is no value when it has found the column. The half line counts when it is
      // completed.
      if output.contains("temp missing"), once.first("half") { Self.append("5\n", to: path) }
      if output.contains("temp 35"), once.first("append") { Self.append("4,40\n", to: path) }
      if output.contains("temp 40"), once.first("cut") {
        try? Data("time,temp\n5,50\n".utf8).write(to: URL(filePath: path))
        _ = unsafe truncate(path, 15)
      }
      if output.contains("temp 50"), once.first("rotate") {
        _ = unsafe rename(path, path + ".1")
      }
      if error.contains("is gone"), once.first("return") {
        try? Data("id,temp\n6,60\n".utf8).write(to: URL(filePath: path + ".new"))
        _ = unsafe rename(path + ".new", path)
      }
      if output.contains("temp 60"), once.first("end") { running.signal(SIGTERM) }
    }
    var values = outcome.text.split(separator: "\n").filter {
      $0.hasPrefix("temp ") && $0.count < 9
    }
    values = values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    #expect(values == ["temp 35", "temp 40", "temp 50", "temp 60"])
    #expect(outcome.error.contains("the file was replaced"))
  }

  private static func append(_ text: String, to path: String) {
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND)
    _ = unsafe write(descriptor, text, text.utf8.count)
    close(descriptor)
  }

  // MARK: - Replays

  @Test func equalRowsGiveEqualBytes() async throws {
    let workplace = try Workplace()
    try workplace.write("rows.csv", "a,b\n" + (0..<20).map { "\($0),\($0 * 7 % 13)\n" }.joined())
    for name in ["one.wav", "two.wav"] {
      var program = Program(
        sonify: ["monitor", "rows.csv", "-o", name, "--every", "100ms", "--alert", "b>11"])
      program.folder = workplace.path
      let outcome = try await program.run()
      #expect(outcome.ending == .exit(0), "\(outcome.error)")
      #expect(outcome.text.contains("alert: b 12, b>11"))
    }
    let bytes = try workplace.bytes(of: "one.wav")
    #expect(try workplace.bytes(of: "two.wav") == bytes)
    // Two seconds, the fall of the tone, and a header.
    let seconds = Double(bytes.count) / 4 / 48_000
    #expect(seconds > 2 && seconds < 2.3)
    var program = Program(sonify: ["monitor", "rows.csv", "-o", "rows.csv"])
    program.folder = workplace.path
    #expect(try await program.run().ending == .exit(73))
  }

  @Test func keysArePressedByTheClockOfTheRows() async throws {
    var program = Program(
      sonify: [
        "monitor", "--y", "us", "--no-config", "--keys",
        "wait 500ms y wait 1s Space Left wait 2s q",
      ])
    program.input = .bytes(Array(Self.memory.utf8))
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(lines.prefix(4) == ["range now 0 to 100", "us 75", "us 75", "us 99"])
    #expect(lines.contains("frozen, 2 rows, Space goes back to now"))
    #expect(lines.contains("0 s, 75"))
    #expect(lines.contains("the input has ended; q quits"))
  }

  // MARK: - At a terminal

  @Test func keysComeFromTheTerminalWhileRowsComeFromAPipe() async throws {
    let workplace = try Workplace()
    try workplace.makePipe("rows")
    try workplace.makePipe("go")
    try workplace.makePipe("end")
    var program = Program(
      shell: """
        (printf 'a,b\\n1,2\\n3,4\\n'; read line < go; printf '99,5\\n'; read line < end) |
          "$SONIFY" monitor --silent --no-config --alert 'a>90'
        """)
    program.folder = workplace.path
    let (go, end) = (workplace.file("go"), workplace.file("end"))
    let output = try await program.runOnTerminal { terminal in
      func waitFor(_ text: String) throws { try terminal.wait(forText: text) }
      try waitFor("range now")
      try terminal.type("y")
      try waitFor("a 3, b 4")
      try terminal.type(" ")
      try waitFor("frozen, 2 rows")
      try terminal.type("h")
      try terminal.wait(for: "the first row") { $0.output.hasSuffix(", 1\r") }
      Self.append("\n", to: go)
      try waitFor("alert: a 99, a>90")
      try terminal.type(" ")
      try waitFor("now: a 99, b 5")
      try terminal.type("A")
      try waitFor("ago, alert: a 99")
      try terminal.type("q")
      try waitFor("a line chart of 2 series")
      Self.append("\n", to: end)
      try terminal.waitForEnd()
      #expect(try terminal.settings == terminal.settingsBefore)
      return terminal.output
    }
    // Nothing is printed unasked but the range and the alert.
    #expect(!output.contains("a 1, b 2"))
  }

  @Test func whereRowsHaveNoEndMonitorIsNamed() async throws {
    let workplace = try Workplace()
    try workplace.makePipe("end")
    var program = Program(
      shell: """
        (printf 'a,b\\n1,2\\n3,4\\n'; read line < end) | "$SONIFY" describe - --quiet
        """)
    program.folder = workplace.path
    let end = workplace.file("end")
    try await program.runOnTerminal { terminal in
      try terminal.wait(forText: "use sonify monitor")
      #expect(!terminal.output.contains("line chart"))
      Self.append("\n", to: end)
      try terminal.wait(forText: "line chart")
      try terminal.waitForEnd()
    }
  }
}
