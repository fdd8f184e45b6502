import Foundation
import SonifyTestSupport
import Testing

/// `sonify play`, on a card that keeps what it is given.
@Suite struct PlayTests {
  @Test(arguments: [("16", "S16_LE"), ("24", "S24_3LE"), ("32f", "FLOAT_LE")])
  func aCardGetsTheBytesOfAFile(bits: String, format: String) async throws {
    let listener = try Listener(.unpaced, .formats([format]))
    let options = "squares.csv --duration 1 --bits \(bits)"
    let rendered = try await listener.run("\"$SONIFY\" render \(options) -o x.wav")
    #expect(rendered.ending == .exit(0))
    let played = try await listener.run("\"$SONIFY\" play \(options)")
    #expect(played.ending == .exit(0))
    let expected = try listener.data(of: "x.wav")
    let heard = listener.card.bytes
    #expect(heard.starts(with: expected))
    #expect(heard.dropFirst(expected.count).allSatisfy { $0 == 0 })
    #expect(heard.count - expected.count < 4096)
  }

  /// As loud, too: the level is that of what is heard.
  @Test func whatIsKeptSoundsAsTheSameOptionsDo() async throws {
    let listener = try Listener()
    try FileManager.default.createDirectory(
      atPath: listener.workplace.file("config/sonify"), withIntermediateDirectories: true)
    try listener.workplace.write("config/sonify/settings", "mode = discrete\nticks = none\n")
    let chart = "squares.csv --duration 2"
    _ = try await listener.run(
      "\"$SONIFY\" render \(chart) --mode discrete --ticks none -o x.wav")
    let played = try await listener.run("\"$SONIFY\" play \(chart) --device capture:x.raw")
    #expect(played.ending == .exit(0))
    #expect(
      try listener.workplace.bytes(of: "x.raw").starts(with: listener.data(of: "x.wav")))
  }

  @Test func aFileInPlaceOfACardGetsThemToo() async throws {
    let listener = try Listener()
    let options = "squares.csv --duration 0.5"
    _ = try await listener.run("\"$SONIFY\" render \(options) -o x.wav")
    let played = try await listener.run("\"$SONIFY\" play \(options) --device capture:x.raw")
    #expect(played.ending == .exit(0))
    let expected = try listener.data(of: "x.wav")
    let heard = try listener.workplace.bytes(of: "x.raw")
    #expect(heard.starts(with: expected))
    #expect(heard.dropFirst(expected.count).allSatisfy { $0 == 0 })
  }

  @Test(arguments: ["play squares.csv", "squares.csv", "play - <squares.csv"])
  func withoutATerminalItJustPlays(arguments: String) async throws {
    let listener = try Listener(.unpaced)
    let outcome = try await listener.run("setsid -w \"$SONIFY\" \(arguments) --duration 0.5")
    #expect(outcome.ending == .exit(0))
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("number") == true)
    #expect(lines.first?.contains("square") == true)
    #expect(lines.first?.contains("0.5 seconds") == true)
    #expect(lines.last == "Complete.")
    #expect(listener.card.hasSounded)
  }

  @Test func quietMeansNothingIsSaid() async throws {
    let listener = try Listener(.unpaced)
    let outcome = try await listener.run("\"$SONIFY\" play squares.csv --duration 0.5 --quiet")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text == "" && outcome.error == "")
    #expect(listener.card.hasSounded)
  }

  @Test func aListenerPausesSkipsAndChangesTheSpeed() async throws {
    let listener = try Listener()
    let line = "exec \"$SONIFY\" play squares.csv --duration 20 --x-grid 5,10,15"
    let found = try await listener.program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "sound") { _ in listener.card.hasSounded }
      for (key, word) in [
        (" ", "paused"), (" ", "playing"), ("\u{1B}[C", "5"), ("\u{1B}OD", "beginning"),
        (".", "speed 1.4"), (",", "speed 1\r"), ("v", "volume"), ("x", "Space"),
      ] {
        let before = terminal.output.count
        try terminal.type(key)
        try terminal.wait(for: "an answer to \(key.debugDescription): \(word)") {
          $0.output.dropFirst(before).contains(word)
        }
      }
      try terminal.type("q")
      let ending = try terminal.waitForEnd()
      return (ending, try terminal.settings == terminal.settingsBefore, terminal.screen.findings)
    }
    #expect(found.0 == .exit(0))
    #expect(found.1)
    #expect(found.2 == [])
    #expect(listener.card.sixteenBitSamples.suffix(2 * 64).allSatisfy { $0 == 0 })
    #expect(listener.card.written < 15 * 48_000)
  }

  @Test func keysComeFromTheTerminalWhenTheChartComesFromStandardInput() async throws {
    let listener = try Listener()
    let line = "exec \"$SONIFY\" play - --duration 20 <squares.csv"
    let ending = try await listener.program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type(" ")
      try terminal.wait(forText: "paused")
      try terminal.type("q")
      return try terminal.waitForEnd()
    }
    #expect(ending == .exit(0))
  }

  @Test func onATerminalTheEndIsSaidAndTheTerminalSetBack() async throws {
    let listener = try Listener(.unpaced)
    let line = "exec \"$SONIFY\" play squares.csv --duration 0.5"
    let found = try await listener.program(line).runOnTerminal { terminal in
      let ending = try terminal.waitForEnd()
      return (ending, try terminal.settings == terminal.settingsBefore, terminal.output)
    }
    #expect(found.0 == .exit(0))
    #expect(found.1)
    #expect(found.2.hasSuffix("Complete.\r\n"))
  }

  // MARK: Signals

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalFadesTheSound(signal: Int32) async throws {
    let listener = try Listener()
    let options = "flat.csv --mode continuous --ticks none --duration 10 --bits 32f"
    _ = try await listener.run("\"$SONIFY\" render \(options) -o x.wav")
    let found = try await listener.program("exec \"$SONIFY\" play \(options)").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "sound") { _ in listener.card.written > 9600 }
      let time = Self.now
      terminal.signal(signal)
      let ending = try terminal.waitForEnd()
      return (ending, try terminal.settings == terminal.settingsBefore, time)
    }
    #expect(found.0 == .exit(128 + signal))
    #expect(found.1)
    let heard = Self.left(listener.card.bytes)
    let whole = Self.left(try listener.data(of: "x.wav"))
    let last = try #require(heard.lastIndex { $0 != 0 })
    let fade = try #require(zip(heard, whole).enumerated().first { $1.0 != $1.1 }?.offset)
    #expect(last - fade < 384 + 64)
    #expect(heard.count > last + 1)
    #expect(Clicks.find(in: heard, sampleRate: 48_000).isEmpty)
    // What was in the queue when the signal came, and a generous part of a second on a busy machine.
    let start = try #require(listener.card.events(named: "start").first).time
    #expect(last < (found.2 - start) * 48 / 1_000_000 + 512 + 9600)
  }

  /// Whoever asks for a long queue hears it to its end.
  @Test func aLongQueueFadesToo() async throws {
    let listener = try Listener()
    let line = "exec \"$SONIFY\" play flat.csv --mode continuous --duration 10 --latency 1500"
    let ending = try await listener.program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "sound") { _ in listener.card.written > 60_000 }
      try terminal.type("\u{3}")
      return try terminal.waitForEnd()
    }
    #expect(ending == .exit(130))
    #expect(listener.card.sixteenBitSamples.suffix(2 * 64).allSatisfy { $0 == 0 })
    let close = try #require(listener.card.events(named: "close").last)
    #expect(try #require(close["heard"]) >= #require(close["written"]) - 512)
  }

  @Test func inTheBackgroundItPlaysToItsEnd() async throws {
    let listener = try Listener(.unpaced)
    let line = "set -m; \"$SONIFY\" play squares.csv --duration 0.5 & wait $!; echo status $?"
    let found = try await listener.program(line).runOnTerminal { terminal in
      try terminal.waitForEnd()
      return (terminal.output, try terminal.settings == terminal.settingsBefore)
    }
    #expect(found.0.contains("Complete."))
    #expect(found.0.contains("status 0"))
    #expect(found.1)
  }

  @Test func stoppedAndContinuedItWaitsForTheListener() async throws {
    let listener = try Listener()
    let line =
      "set -m; \"$SONIFY\" play squares.csv --duration 30; echo stopped; read x; fg; echo status $?"
    let (output, isSilent) = try await listener.program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "sound") { _ in listener.card.hasSounded }
      try terminal.type("\u{1A}")
      try terminal.wait(forText: "stopped")
      try terminal.wait(for: "a closed device") { _ in
        !listener.card.events(named: "close").isEmpty
      }
      let isSilent = listener.card.sixteenBitSamples.suffix(2 * 64).allSatisfy { $0 == 0 }
      try terminal.type("\n")
      try terminal.wait(for: "the device again") { _ in
        listener.card.events(named: "open").count == 2
      }
      try terminal.waitForKeys()
      let before = listener.card.events.count
      try terminal.type(" ")
      try terminal.wait(forText: "playing")
      try terminal.wait(for: "sound") { _ in
        listener.card.events.dropFirst(before).contains { ($0["sound"] ?? -1) >= 0 }
      }
      try terminal.type("q")
      try terminal.waitForEnd()
      return (terminal.output, isSilent)
    }
    #expect(isSilent)
    #expect(output.contains("paused"))
    #expect(output.contains("status 0"))
  }

  private static func left(_ bytes: [UInt8]) -> [Double] {
    stride(from: 0, to: bytes.count - 7, by: 8).map { place in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
      return Double(Float(bitPattern: bits))
    }
  }

  /// Nanoseconds of the clock of the card's log.
  private static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
