import Foundation
import Testing

/// Signals during a render.
@Suite struct InterruptionTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
    try workplace.write("old.wav", "before")
  }

  private let long = ["--duration", Workplace.longDuration, "--quiet"]

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["old.wav", "new.wav", "new.flac"])
  func aSignalRemovesThePartialFile(signal: Int32, file: String) async throws {
    let outcome = try await workplace.sonify(["render", "squares.csv", "-o", file] + long) {
      [workplace] program in
      if workplace.hasPartialFile { program.signal(signal) }
    }
    #expect(outcome.ending == .exit(128 + signal))
    #expect(outcome.error == "")
    #expect(outcome.output.isEmpty)
    #expect(try workplace.names == ["old.wav", "squares.csv"])
    #expect(try workplace.bytes(of: "old.wav") == Array("before".utf8))
  }

  @Test func whatTheCallerIgnoresStaysIgnored() async throws {
    var program = Program(
      shell: "trap '' HUP; exec \"$SONIFY\" render squares.csv -o a.wav --duration 60 --quiet")
    program.folder = workplace.path
    let outcome = try await program.run { [workplace] program in
      if workplace.hasPartialFile { program.signal(SIGHUP) }
    }
    #expect(outcome.ending == .exit(0))
    #expect(try workplace.names == ["a.wav", "old.wav", "squares.csv"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func waitingForTheReaderOfAPipeCanBeInterrupted(signal: Int32) async throws {
    try workplace.makePipe("pipe")
    // Held open by a process that never reads, here itself, a pipe fills up.
    var program = Program(shell: "exec 3<>pipe; exec \"$SONIFY\" render squares.csv -o pipe")
    program.folder = workplace.path
    let outcome = try await program.run { program in
      if program.errorSoFar.contains("\n") { program.signal(signal) }
    }
    #expect(outcome.ending == .signal(signal))
  }
}
