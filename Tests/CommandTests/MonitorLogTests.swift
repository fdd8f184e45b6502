import Foundation
import SonifyTestSupport
import Testing

/// The file in which `sonify monitor` keeps all rows.
@Suite struct MonitorLogTests {
  private static func program(_ options: [String], in workplace: Workplace) -> Program {
    var program = Program(sonify: ["monitor", "--silent", "--no-config"] + options)
    program.input = .bytes(Array("a,b\n1,2\n3,\n5,6.5\n".utf8))
    program.folder = workplace.path
    return program
  }

  @Test func everyRowOfAReplayIsKeptAndAnotherAddsToIt() async throws {
    let workplace = try Workplace()
    let options = ["--keys", "wait 9s", "--every", "2s", "--window", "1", "--log", "kept.csv"]
    let rows = "0,1,2\n2,3,\n4,5,6.5\n"
    for count in 1...2 {
      let outcome = try await Self.program(options, in: workplace).run()
      #expect(outcome.ending == .exit(0), "\(outcome.error)")
      let kept = try String(contentsOfFile: workplace.file("kept.csv"), encoding: .utf8)
      #expect(kept == "arrived (s),a,b\n" + String(repeating: rows, count: count))
    }
  }

  @Test func rowsThatArriveAreKeptWithTheirDates() async throws {
    let workplace = try Workplace()
    let outcome = try await Self.program(["--log", "kept.csv"], in: workplace).run()
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    let kept = try String(contentsOfFile: workplace.file("kept.csv"), encoding: .utf8)
    let lines = kept.split(separator: "\n")
    #expect(lines.first == "arrived,a,b")
    #expect(lines.count == 4)
    let time = /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?,1,2/
    #expect(lines.dropFirst().first?.wholeMatch(of: time) != nil, "\(kept)")
    var description = Program(sonify: ["describe", "kept.csv", "--y", "a"])
    description.folder = workplace.path
    let described = try await description.run()
    #expect(described.error.contains("x is arrived"), "\(described.error)")
  }

  @Test func aLineThatWasCutOffIsEndedFirst() async throws {
    let workplace = try Workplace()
    try workplace.write("kept.csv", "arrived (s),a,b\n0,1")
    let options = ["--keys", "wait 9s", "--log", "kept.csv"]
    #expect(try await Self.program(options, in: workplace).run().ending == .exit(0))
    let kept = try String(contentsOfFile: workplace.file("kept.csv"), encoding: .utf8)
    #expect(kept == "arrived (s),a,b\n0,1\n0,1,2\n1,3,\n2,5,6.5\n")
  }

  @Test(arguments: ["other.csv", "folder", "rows", "source.csv"])
  func filesThatCannotKeepRowsStayAsTheyAre(name: String) async throws {
    let workplace = try Workplace()
    try workplace.write("other.csv", "time,c\n1,2\n")
    try workplace.write("source.csv", "a,b\n1,2\n")
    try workplace.makePipe("rows")
    try FileManager.default.createDirectory(
      atPath: workplace.file("folder"), withIntermediateDirectories: false)
    let source = name == "source.csv" ? [name] : []
    let options = source + ["--keys", "wait 9s", "--log", name]
    let outcome = try await Self.program(options, in: workplace).run()
    #expect(outcome.ending == .exit(73), "\(outcome.error)")
    #expect(outcome.errorLines.count == 1)
    let other = try String(contentsOfFile: workplace.file("other.csv"), encoding: .utf8)
    #expect(other == "time,c\n1,2\n")
    let read = try String(contentsOfFile: workplace.file("source.csv"), encoding: .utf8)
    #expect(read == "a,b\n1,2\n")
  }

  /// Rows are still heard and described when they can no longer be kept; the status says it.
  @Test func aFullDiskIsSaidOnce() async throws {
    let workplace = try Workplace()
    var program = Program(
      shell: "ulimit -f 1; exec \"$SONIFY\" monitor --silent --no-config --log kept.csv")
    program.folder = workplace.path
    program.input = .bytes(Array((1...4000).map { "\($0)\n" }.joined().utf8))
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(74), "\(outcome.error)")
    #expect(outcome.error.components(separatedBy: "rows are no longer kept").count == 2)
    #expect(outcome.text.contains("a line chart"))
  }
}
