import Foundation
import SonifyTestSupport
import Testing

/// What `sonify monitor` says unasked: columns, malformed rows, and rows that never come.
@Suite struct MonitorNoticeTests {
  private static func program(_ options: [String] = []) -> Program {
    Program(sonify: ["monitor", "--silent", "--no-config"] + options)
  }

  private static func run(_ rows: String, _ options: [String] = []) async throws -> Outcome {
    var program = program(options)
    program.input = .bytes(Array(rows.utf8))
    return try await program.run()
  }

  @Test func theFirstThreeColumnsAreUsedAndTheOthersNamedOnce() async throws {
    let rows = "time,a,name,b,c,d,e\n" + (1...9).map { "\($0),1,x,2,3,4,\($0)\n" }.joined()
    let outcome = try await Self.run(rows)
    #expect(outcome.errorLines == ["sonify: hearing a, b and c; not d and e (change with --y)"])
    #expect(outcome.text.contains("a 1, b 2, c 3\n"))
    #expect(try await Self.run(rows, ["--y", "e,d"]).error == "")
  }

  /// Three are named, and the others are counted when no more come.
  @Test(arguments: [[], ["--keys", "wait 9s", "--every", "1ms"]])
  func malformedRowsThatAreNotNamedAreCounted(options: [String]) async throws {
    let rows = "a,b\n" + (1...9).map { $0 % 2 == 0 ? "\($0),3\n" : "\($0),x\n" }.joined()
    let outcome = try await Self.run(rows, ["--y", "b"] + options)
    #expect(outcome.ending == .exit(0))
    #expect(
      outcome.errorLines == [
        "sonify: line 2: skipped a malformed row: 1 x",
        "sonify: line 4: skipped a malformed row: 3 x",
        "sonify: line 6: skipped a malformed row: 5 x", "sonify: skipped 2 more malformed rows",
      ])
  }

  @Test func linesThatAreNoRowsAreSaidOnce() async throws {
    let outcome = try await Self.run(String(repeating: "started a service\n", count: 99))
    #expect(
      outcome.errorLines == [
        "sonify: no row of numbers in 20 lines; the last one is: started a service"
      ])
    #expect(outcome.text == "no values came\n")
  }

  @Test func atMostTwentyRowsASecondAreSaid() async throws {
    let rows = (1...250).map { "\($0)\n" }.joined()
    let outcome = try await Self.run(rows, ["--keys", "wait 9s", "--every", "10ms"])
    let said = outcome.text.split(separator: "\n").compactMap {
      $0.hasPrefix("value ") ? Int($0.dropFirst(6)) : nil
    }
    // A line each 50 ms, with the newest row, and the last.
    #expect(said.first == 1 && said.last == 250 && said.count <= 51)
    let steps = zip(said, said.dropFirst().dropLast()).map { $1 - $0 }
    #expect(steps.allSatisfy { (4...6).contains($0) }, "\(said)")
  }

  @Test func anAlertIsSpoken() async throws {
    let listener = try Listener()
    let workplace = listener.workplace
    let service = try listener.service()
    try workplace.makePipe("go")
    try workplace.makePipe("end")
    let line = """
      (printf 'a\\n1\\n2\\n'; read line < go; printf '99\\n'; read line < end) |
        "$SONIFY" monitor --silent --speech on --alert 'a>90'
      """
    try await listener.speaking(line).runOnTerminal { terminal in
      try terminal.wait(forText: "range now 0 to 2")
      workplace.append("\n", to: "go")
      try terminal.wait(for: "the alert in speech") { _ in
        service.texts.contains { $0.contains("alert: a 99, a>90") }
      }
      try terminal.type("q")
      try terminal.wait(forText: "a line chart")
      workplace.append("\n", to: "end")
      try terminal.waitForEnd()
    }
  }

  /// A named pipe is opened once: its writer may be done before another could be.
  @Test func aNamedPipeIsReadAsAPipe() async throws {
    let workplace = try Workplace()
    try workplace.makePipe("rows")
    var program = Program(
      shell: "(printf 'a\\n1\\n2\\n' > rows &); exec \"$SONIFY\" monitor rows --silent --no-config")
    program.folder = workplace.path
    program.timeLimit = .seconds(20)
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text.contains("a 2\n"))
  }

  // MARK: - Files that grow

  /// Lines are those of the file, though only its beginning and its end were read.
  @Test func aMalformedRowOfAFollowedFileIsNamedByItsLine() async throws {
    let workplace = try Workplace()
    let count = 40_000
    try workplace.write(
      "log.csv", "time,temp\n" + (1...count).map { "\($0),\($0 % 50)\n" }.joined())
    var program = Self.program(["--y", "temp", "--speak-every", "100ms", "log.csv"])
    program.folder = workplace.path
    let path = workplace.file("log.csv")
    let once = Once()
    let outcome = try await program.run { running in
      if running.outputSoFar.contains("temp missing"), once.first("rows") {
        workplace.append("1,x\n2,77\n", to: "log.csv")
      }
      if running.outputSoFar.contains("temp 77"), once.first("other") {
        try? Data("id,load\n1,2\n1,2\n1,2\n1,2\n".utf8).write(to: URL(filePath: path + ".new"))
        _ = unsafe rename(path + ".new", path)
      }
      if running.errorSoFar.contains("no column"), once.first("end") { running.signal(SIGTERM) }
    }
    #expect(
      outcome.errorLines == [
        "sonify: line \(count + 2): skipped a malformed row: 1 x",
        "sonify: log.csv: the file was replaced; reading the new one",
        "sonify: no column temp in the new file so far; its rows are skipped",
      ])
  }
}
