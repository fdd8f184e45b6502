import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifyLive
@testable import SonifySession
@testable import SonifySound

/// Devices that hang or fail, and callers that ask for more than can be done.
@Suite struct LiveTroubleTests {
  // MARK: Devices

  @Test func aDeviceThatTakesForEverToOpenIsLeft() async throws {
    let card = try FaultCard(.opensWhenLet)
    try await onThread {
      var limits = LiveLimits()
      limits.opening = .milliseconds(50)
      #expect(throws: DeviceError.hung(device: card.device)) {
        _ = try LivePlayer.open(card, limits: limits)
      }
      card.letOpen()
    }
    // When it opens at last, nobody wants it any more.
    _ = try await card.event(named: "close")
  }

  @Test(arguments: [(EBUSY, "busy"), (ENOENT, "absent")])
  func aDeviceThatDoesNotOpenIsAnError(code: Int32, kind: String) async throws {
    let card = try FaultCard(.openError(code))
    try await onThread {
      let error = #expect(throws: DeviceError.self) { _ = try LivePlayer.open(card) }
      #expect(error.map { "\($0)".hasPrefix(card.device) } == true)
    }
  }

  @Test func aDeviceThatHangsHoldsNobodyUp() async throws {
    let card = try FaultCard(.hang(at: 2000))
    let (event, time, away) = try await onThread {
      let player = try LivePlayer.open(card, .usual(period: 128, queue: 512, patience: 0.2))
      player.play(steadyScore(frames: 48_000))
      try player.wait(for: "the hang") { !card.events(named: "hang").isEmpty }
      let start = ContinuousClock.now
      for _ in 0..<200 {
        player.tone(440)
        player.perform(.cue(SessionEffect.Cue(kind: .tick, pan: .centre, gain: 0.1)))
        player.play(steadyScore(frames: 100))
        player.silence()
      }
      let time = ContinuousClock.now - start
      let event = try player.waitForEvent()
      player.tone(440)
      #expect(player.waitUntilClosed(atMost: Seconds(0)))
      #expect(player.takeEvent() == nil)
      return (event, time, player.outstandingScores)
    }
    #expect(event == .failed(.hung(device: card.device)))
    #expect(time < .seconds(5))
    // What was on its way when the device failed is freed with the player.
    #expect(away <= LiveLink.capacity)
  }

  @Test func aDeviceThatIsUnpluggedIsToldAtOnce() async throws {
    let card = try FaultCard(.unplug(at: 2000))
    let event = try await onThread {
      let player = try LivePlayer.open(card)
      player.play(steadyScore(frames: 48_000))
      return try player.waitForEvent()
    }
    #expect(event == .failed(.unplugged(device: card.device)))
  }

  @Test func whatIsRecoveredIsCountedAndLosesNothing() async throws {
    let card = try FaultCard(.xrun(at: 2000), .suspend(at: 4000, resume: .refused))
    let recoveries = try await onThread {
      let player = try LivePlayer.open(card, .usual(period: 512, queue: 4096))
      player.closeAtEnd()
      player.play(mixedScore)
      #expect(try player.waitForEvent() == .ended)
      #expect(try player.waitForEvent() == .closed)
      return player.recoveries
    }
    #expect(try #require(recoveries).xruns >= 1)
    #expect(try #require(recoveries).suspends >= 1)
    var expected = [Int16](repeating: 0, count: 24_000)
    var output = expected.mutableSpan
    Quantizer.quantize(rendered(mixedScore).span, at: 0, into: &output)
    #expect(card.sixteenBitSamples.starts(with: expected))
  }

  @Test func underrunsLengthenTheQueueAndLoseNothing() async throws {
    let card = try FaultCard(.xrunEvery(1000))
    let recoveries = try await onThread {
      let player = try LivePlayer.open(card, .usual(period: 128, queue: 384))
      player.closeAtEnd()
      player.play(mixedScore)
      #expect(try player.waitForEvent() == .ended)
      #expect(try player.waitForEvent() == .closed)
      return player.recoveries
    }
    #expect(try #require(recoveries).xruns >= 4)
    let buffers = card.events(named: "parameters").compactMap { $0["buffer"] }
    #expect(buffers == [384, 768, 1536, 3072, 3840])
    var expected = [Int16](repeating: 0, count: 24_000)
    var output = expected.mutableSpan
    Quantizer.quantize(rendered(mixedScore).span, at: 0, into: &output)
    #expect(card.sixteenBitSamples.starts(with: expected))
  }

  // MARK: Callers

  @Test func silenceIsObeyedHoweverMuchWasAskedFor() async throws {
    let card = try FaultCard(.unpaced)
    try await onThread {
      let player = try LivePlayer.open(card)
      for number in 0..<5000 {
        player.tone(300 + Double(number % 700), lasting: 100, isJoined: number % 3 > 0)
        player.perform(.cue(SessionEffect.Cue(kind: .edge, pan: .centre, gain: 0.1)))
        player.perform(.volume(Decibels(Double(number % 5) - 10)))
      }
      player.play(steadyScore(frames: 480_000))
      player.silence()
      let silence = card.bytes.count
      try player.wait(for: "silence") {
        _ = player.takeEvent()
        return card.bytes.count > silence + 4 * 48_000
      }
      #expect(player.playhead == nil)
      try player.finish()
    }
    let heard = card.sixteenBitSamples
    #expect(heard.contains { $0 != 0 })
    #expect(heard.suffix(2 * 24_000).allSatisfy { $0 == 0 })
  }

  @Test func theLastOfManyIsHeard() async throws {
    let card = try FaultCard(.unpaced)
    try await onThread {
      let player = try LivePlayer.open(card, .usual(samples: .float32, period: 128, queue: 512))
      for number in 0..<1500 {
        player.tone(500)
        player.silence()
        player.play(steadyScore(frames: 100 + number))
      }
      player.silence()
      player.play(steadyScore(frames: 9600, pitch: 700))
      try player.wait(for: "the last end") {
        _ = player.takeEvent()
        return player.outstandingScores == 0
      }
      try player.finish()
    }
    let heard = card.floats()
    let last = try #require(heard.lastIndex { $0 != 0 })
    let track = PitchTrack(of: Array(heard[...last].suffix(9000)), sampleRate: 48_000)
    let middle = track.frames.filter { (0.02...0.16).contains($0.time) }
    #expect(middle.count > 10)
    #expect(middle.allSatisfy { abs(($0.frequency ?? 0) / 700 - 1) < 0.001 })
  }

  @Test func everyScoreComesBack() async throws {
    let card = try FaultCard(.unpaced)
    var random = SeededGenerator(seed: 5)
    let frames = (0..<400).map { _ in Int.random(in: 1...9600, using: &random) }
    try await onThread {
      let player = try LivePlayer.open(card)
      for (number, length) in frames.enumerated() {
        player.play(steadyScore(frames: length), from: length * (number % 4) / 3)
        if number % 7 == 0 { player.tone(440) }
        if number % 40 == 0 { try player.wait(for: "a start") { player.playhead != nil } }
      }
      try player.finish()
      _ = player.takeEvent()
      #expect(player.outstandingScores == 0)
    }
  }
}
