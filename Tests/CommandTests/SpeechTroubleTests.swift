import Foundation
import SonifyTestSupport
import Testing

/// `--speech` where there is no service, or one that dies or hangs, and around a stop.
@Suite struct SpeechTroubleTests {
  private static let scrub = "exec \"$SONIFY\" scrub squares.csv --silent --speech on"

  @Test func aServiceThatDiesIsToldOnceAndFoundAgain() async throws {
    let listener = try Listener()
    let first = try listener.service(speaking: .seconds(60))
    let (output, spoken) = try await listener.speaking(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "a greeting") { _ in first.texts.count == 1 }
      first.stop()
      for (key, text) in [("l", "2, 4"), ("l", "3, 9"), ("l", "4, 16")] {
        try terminal.waitForSilence(.milliseconds(400))
        try terminal.type(key)
        try terminal.wait(forText: text)
      }
      try terminal.waitForSilence(.milliseconds(400))
      let second = try listener.service()
      try terminal.type("l")
      try terminal.wait(for: "speech again") { _ in second.texts == ["5, 25"] }
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
      return (terminal.output, second.texts)
    }
    #expect(spoken == ["5, 25"])
    #expect(output.components(separatedBy: "no speech: ").count == 2, "\(output)")
  }

  /// Keys are as quick as without speech.
  @Test func aServiceThatHangsHoldsUpNoKey() async throws {
    let listener = try Listener()
    let service = try listener.service(hangs: true)
    let times = try await listener.speaking(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(forText: "1, 1")
      try terminal.wait(for: "a connection") { _ in service.contents == [.connected] }
      var times: [Int] = []
      for number in 2...9 {
        try terminal.waitForSilence(.milliseconds(300))
        let start = SpeechService.now
        try terminal.type("l")
        try terminal.wait(forText: "\(number), \(number * number)")
        times.append(SpeechService.now - start)
      }
      let start = SpeechService.now
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
      times.append(SpeechService.now - start)
      return times
    }
    // A busy machine may be late now and then, but not always.
    #expect(try #require(times.min()) < 20_000_000, "\(times)")
    #expect(times.sorted()[times.count / 2] < 100_000_000, "\(times)")
    #expect(try #require(times.last) < 1_000_000_000, "\(times)")
  }

  /// A library that is none cannot be loaded, as one that is absent.
  private func withoutLibrary(_ line: String, _ listener: Listener) throws -> Program {
    try FileManager.default.createDirectory(
      atPath: listener.workplace.file("lib"), withIntermediateDirectories: false)
    try listener.workplace.write("lib/libspeechd.so.2", "no library")
    var program = listener.speaking(line)
    program.environment["LD_LIBRARY_PATH"] = listener.workplace.file("lib")
    return program
  }

  @Test func withoutTheLibraryItIsToldOnceAndPrintedTextGoesOn() async throws {
    let listener = try Listener()
    let output = try await withoutLibrary(Self.scrub, listener).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(
        forText: "no speech: libspeechd.so.2 is missing; on Debian, install libspeechd2")
      for text in ["2, 4", "3, 9"] {
        try terminal.waitForSilence(.milliseconds(300))
        try terminal.type("l")
        try terminal.wait(forText: text)
      }
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
      return terminal.output
    }
    #expect(output.components(separatedBy: "no speech: ").count == 2)
  }

  @Test func playingWithoutTheLibraryTellsItOnStandardError() async throws {
    let listener = try Listener()
    let outcome = try await withoutLibrary(
      "\"$SONIFY\" play squares.csv --duration 0.5 --speech on --quiet", listener
    ).run()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text == "")
    // Quiet means that nothing is spoken either, so nothing is missing.
    #expect(outcome.error == "")
    let other = try await listener.speaking(
      "\"$SONIFY\" play squares.csv --duration 0.5 --speech on"
    ).run()
    #expect(other.ending == .exit(0))
    #expect(other.text.hasSuffix("Complete.\n"))
    #expect(other.errorLines.filter { $0.contains("no speech: ") }.count == 1)
  }

  @Test func autoSaysNothingWhereThereIsNoService() async throws {
    let listener = try Listener()
    let line = "\"$SONIFY\" play squares.csv --duration 0.5 --speech auto"
    let outcome = try await listener.speaking(line).run()
    #expect(outcome.ending == .exit(0))
    #expect(!outcome.error.contains("speech"))
    #expect(outcome.text.hasSuffix("Complete.\n"))
  }

  @Test func stoppedItIsSilentAndContinuedItSpeaksAgain() async throws {
    let listener = try Listener()
    let service = try listener.service(speaking: .seconds(60))
    let line =
      "set -m; \"$SONIFY\" scrub squares.csv --silent --speech on; echo stopped; read x; fg"
    try await listener.speaking(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "words") { _ in
        service.contents.contains { if case .began = $0 { true } else { false } }
      }
      try terminal.type("\u{1A}")
      try terminal.wait(forText: "stopped")
      try terminal.wait(for: "an end of the connection") { _ in
        service.contents.last == .disconnected
      }
      try terminal.type("\n")
      try terminal.wait(for: "words again") { _ in service.texts.count == 2 }
      try terminal.waitForKeys()
      try terminal.type("q")
      try terminal.waitForEnd()
    }
    #expect(service.texts.last == "1, 1")
    #expect(service.contents.contains(.cancelled(service.texts[0])))
  }
}
