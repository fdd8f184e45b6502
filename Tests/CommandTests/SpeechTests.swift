import Foundation
import SonifyTestSupport
import Testing

/// `--speech` on play and scrub, with a service that behaves well or badly.
@Suite struct SpeechTests {
  private static let scrub = "exec \"$SONIFY\" scrub squares.csv --silent --speech on"

  // MARK: Keys

  @Test func aKeySilencesTheOldTextAndSpeaksTheNew() async throws {
    let listener = try Listener()
    let service = try listener.service(speaking: .seconds(60))
    try await listener.speaking(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "a greeting") { _ in service.texts.count == 1 }
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("l")
      try terminal.wait(for: "a text") { _ in service.texts.count == 2 }
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
    }
    #expect(service.texts[0].contains("? lists keys\n1, 1"))
    #expect(service.texts[1] == "2, 4")
    let contents = service.contents
    let cancelled = try #require(contents.firstIndex(of: .cancelled(service.texts[0])))
    #expect(try cancelled < #require(contents.firstIndex(of: .text("2, 4"))))
    // Quitting is silent.
    #expect(contents.contains(.cancelled("2, 4")))
  }

  @Test func ofTenKeysInASecondTheFirstAndTheLastAreSpokenToTheEnd() async throws {
    let listener = try Listener()
    let service = try listener.service(speaking: .milliseconds(300))
    try await listener.speaking(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "a greeting") { _ in service.texts.count == 1 }
      try terminal.waitForSilence(.milliseconds(500))
      for _ in 0..<10 {
        try terminal.type("l")
        poll(nil, 0, 100)
      }
      try terminal.wait(for: "the last text") { _ in
        service.contents.contains(.ended("11, 121"))
      }
      try terminal.type("q")
      try terminal.waitForEnd()
    }
    // The first key speaks, and gives way to the second; then none does until the keys rest.
    let texts = service.texts.dropFirst()
    #expect(texts.last == "11, 121")
    #expect(texts.count <= 4, "\(texts)")
    #expect(service.contents.filter { if case .ended = $0 { true } else { false } }.count <= 3)
  }

  @Test func aHeldKeySpeaksNothingUntilItRests() async throws {
    let listener = try Listener()
    try listener.workplace.write(
      "long.csv", "x,y\n" + (1...200).map { "\($0),\($0 * 37 % 101)\n" }.joined())
    let service = try listener.service()
    let line = "exec \"$SONIFY\" scrub long.csv --silent --speech on"
    let release = try await listener.speaking(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "a greeting") { _ in service.texts.count == 1 }
      try terminal.waitForSilence(.milliseconds(500))
      for _ in 0..<30 {
        try terminal.type("\u{1B}[C")
        poll(nil, 0, 33)
      }
      let release = SpeechService.now
      try terminal.wait(for: "a text") { _ in service.texts.last?.hasPrefix("31") == true }
      try terminal.type("q")
      try terminal.waitForEnd()
      return release
    }
    // The first press speaks, as it cannot be known that it will be held.
    #expect(service.texts.count <= 4, "\(service.texts)")
    let last = try #require(service.events.last { $0.content == .text(service.texts.last ?? "") })
    #expect(last.time > release)
  }

  @Test func aLongTextIsSpokenLineByLine() async throws {
    let listener = try Listener()
    let service = try listener.service()
    try await listener.speaking(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "a greeting") { _ in service.texts.count == 1 }
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("?")
      try terminal.wait(for: "keys") { _ in service.texts.last?.hasSuffix("(more)") == true }
      try terminal.type("q")
      try terminal.waitForEnd()
    }
  }

  // MARK: Switching

  @Test func speechIsSwitchedByAKeyAndKept() async throws {
    let listener = try Listener()
    let service = try listener.service()
    let line = "exec \"$SONIFY\" scrub squares.csv --silent"
    try await listener.speaking(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("l")
      try terminal.wait(forText: "2, 4")
      #expect(service.contents.isEmpty)
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("S")
      try terminal.wait(for: "speech") { _ in service.texts == ["speech on"] }
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("l")
      try terminal.wait(for: "a text") { _ in service.texts.last == "3, 9" }
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("S")
      try terminal.wait(for: "the last text") { _ in
        service.contents.contains(.ended("speech off"))
      }
      try terminal.wait(for: "the end") { _ in service.contents.last == .disconnected }
      try terminal.type("l")
      try terminal.wait(forText: "4, 16")
      try terminal.type("S")
      try terminal.wait(for: "speech") { _ in service.contents.contains(.began("speech on")) }
      try terminal.type("q")
      try terminal.waitForEnd()
    }
    #expect(!service.texts.contains("4, 16"))
    let settings = String(
      decoding: try listener.workplace.bytes(of: "config/sonify/settings"), as: UTF8.self)
    #expect(settings.contains("speech = on"))
    // What is kept holds for the next session, and for play.
    let before = service.texts.count
    let played = try await listener.speaking(
      "\"$SONIFY\" play squares.csv --duration 0.3 --device capture:x.raw"
    ).run()
    #expect(played.ending == .exit(0))
    #expect(service.texts.count > before)
  }

  // MARK: Playing

  @Test func theLastTextIsFinishedBeforeTheProgramEnds() async throws {
    let listener = try Listener()
    let service = try listener.service(speaking: .milliseconds(700))
    let outcome = try await listener.speaking(
      "\"$SONIFY\" play squares.csv --duration 0.3 --speech on --device capture:x.raw"
    ).run()
    #expect(outcome.ending == .exit(0))
    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(service.texts.joined(separator: "\n").split(separator: "\n").map(String.init) == lines)
    #expect(lines.last == "Complete.")
    let ended = service.contents.compactMap { if case .ended(let text) = $0 { text } else { nil } }
    #expect(ended.last?.hasSuffix("Complete.") == true)
    #expect(!service.contents.contains { if case .cancelled = $0 { true } else { false } })
  }

  @Test(arguments: ["q", "\u{3}"]) func endingEarlyIsSilent(key: String) async throws {
    let listener = try Listener()
    let service = try listener.service(speaking: .seconds(60))
    let line = "exec \"$SONIFY\" play squares.csv --duration 20 --speech on"
    let time = try await listener.speaking(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "words") { _ in
        service.contents.contains { if case .began = $0 { true } else { false } }
      }
      let start = ContinuousClock.now
      try terminal.type(key)
      try terminal.waitForEnd()
      return ContinuousClock.now - start
    }
    #expect(time < .seconds(5))
    #expect(service.contents.contains { if case .cancelled = $0 { true } else { false } })
  }

  /// The tone steps back by 6 dB while words sound, and comes forward again, without a click.
  @Test func theToneStepsBackUnderWords() async throws {
    let card = try Listener()
    let speech = try card.service(speaking: .milliseconds(600))
    let line =
      "\"$SONIFY\" play flat.csv --mode continuous --ticks none --pan none --duration 3 "
      + "--bits 32f --speech on"
    let outcome = try await card.speaking(line).run()
    #expect(outcome.ending == .exit(0))
    #expect(speech.texts.count == 2)
    let bytes = card.card.bytes
    let samples = stride(from: 0, to: bytes.count - 7, by: 8).map { place in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
      return Double(Float(bitPattern: bits))
    }
    // Levels of 20 ms.
    let levels = stride(from: 0, to: samples.count - 960, by: 960).map { start in
      let power = samples[start..<start + 960].reduce(0) { $0 + $1 * $1 } / 960
      return power > 0 ? 10 * log10(power) : -200
    }
    let loud = levels.sorted()[levels.count / 2]
    // 20 ms are no whole number of waves.
    let quiet = levels.filter { abs($0 - (loud - 6)) < 0.2 }.count
    let whole = levels.filter { abs($0 - loud) < 0.2 }.count
    // 600 ms of words, less the smooth ways down and up.
    #expect((20...30).contains(quiet), "\(quiet)")
    #expect(whole > 90, "\(whole)")
    #expect(Clicks.find(in: samples, sampleRate: 48_000).isEmpty)
  }
}
