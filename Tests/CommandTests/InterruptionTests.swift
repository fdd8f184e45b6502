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
      if program.isWriting(in: workplace.path) { program.signal(signal) }
    }
    #expect(outcome.ending == .exit(128 + signal))
    #expect(outcome.error == "")
    #expect(outcome.output.isEmpty)
    #expect(try workplace.names == ["old.wav", "squares.csv"])
    #expect(try workplace.bytes(of: "old.wav") == Array("before".utf8))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsTheRenderingOfAScript(signal: Int32) async throws {
    let outcome = try await workplace.sonify([
      "scrub", "squares.csv", "--no-config", "--keys", "wait 3600s l wait 3600s l", "-o", "new.wav",
    ]) { [workplace] program in
      if program.isWriting(in: workplace.path) { program.signal(signal) }
    }
    #expect(outcome.ending == .exit(128 + signal))
    #expect(try workplace.names == ["old.wav", "squares.csv"])
  }

  @Test(arguments: ["old.wav", "new.wav", "new.flac", "new.ogg"])
  func aKilledProgramLeavesNothing(file: String) async throws {
    let outcome = try await workplace.sonify(["render", "squares.csv", "-o", file] + long) {
      [workplace] program in
      if program.isWriting(in: workplace.path) { program.signal(SIGKILL) }
    }
    #expect(outcome.ending == .signal(SIGKILL))
    #expect(try workplace.names == ["old.wav", "squares.csv"])
    #expect(try workplace.bytes(of: "old.wav") == Array("before".utf8))
  }

  @Test(.enabled(if: Workplace.canHideProcesses))
  func whatAKilledProgramLeavesIsRemovedByTheNext() async throws {
    // Without /proc, a file cannot get a name later.
    let line = "\"$SONIFY\" render squares.csv -o"
    var program = Program(
      shell: Workplace.withoutProcesses("\(line) old.wav \(long.joined(separator: " "))"))
    program.folder = workplace.path
    let outcome = try await program.run { [workplace] program in
      // It tries first whether a file can do without a name.
      if program.isWriting(in: workplace.path, underAName: true) { program.signal(SIGKILL) }
    }
    #expect(outcome.ending == .signal(SIGKILL))
    #expect(try workplace.names == [".sonify-1.partial", "old.wav", "squares.csv"])
    #expect(try workplace.bytes(of: "old.wav") == Array("before".utf8))
    // A program that still writes keeps its file.
    let locked = try await workplace.shell("flock .sonify-1.partial \(line) new.wav --quiet")
    #expect(locked.ending == .exit(0))
    #expect(try workplace.names == [".sonify-1.partial", "new.wav", "old.wav", "squares.csv"])
    for command in [
      "\(line) old.wav --quiet", Workplace.withoutProcesses("\(line) old.wav --quiet"),
    ] {
      try workplace.write(".sonify-1.partial", "left")
      let next = try await workplace.shell(command)
      #expect(next.ending == .exit(0), "\(next.error)")
      #expect(try workplace.names == ["new.wav", "old.wav", "squares.csv"])
    }
  }

  @Test func whatTheCallerIgnoresStaysIgnored() async throws {
    var program = Program(
      shell: "trap '' HUP; exec \"$SONIFY\" render squares.csv -o a.wav --duration 60 --quiet")
    program.folder = workplace.path
    let outcome = try await program.run { [workplace] program in
      if program.isWriting(in: workplace.path) { program.signal(SIGHUP) }
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
