import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifyLive
@testable import SonifySound

/// Live sound, as a card gets it.
@Suite struct LivePlayerTests {
  private static let forms = [SoundFormat.Samples.int16, .int24, .float32].flatMap { samples in
    [1, 2].map { (samples, $0) }
  }

  /// The bytes that a card gets of a score, by the rounding that files are given.
  private func bytes(of samples: [Float], as form: SoundFormat.Samples) -> [UInt8] {
    func bytes<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
      numbers.flatMap { number in
        (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
      }
    }
    switch form {
    case .int16:
      var rounded = [Int16](repeating: 0, count: samples.count)
      var output = rounded.mutableSpan
      Quantizer.quantize(samples.span, at: 0, into: &output)
      return bytes(rounded)
    case .int24:
      var rounded = [Int32](repeating: 0, count: samples.count)
      var output = rounded.mutableSpan
      Quantizer.quantize(samples.span, at: 0, into: &output)
      return bytes(rounded)
    case .float32: return bytes(samples.map(\.bitPattern))
    }
  }

  @Test(arguments: forms)
  func aScoreHasTheSamplesOfItsFileAndNothingElse(form: SoundFormat.Samples, channels: Int)
    async throws
  {
    let card = try FaultCard(.unpaced)
    var score = mixedScore
    score.channels = channels
    let playing = score
    let events = try await onThread {
      let request = PlaybackDevice.Request.usual(
        channels: channels, samples: form, period: 128, queue: 512)
      let player = try LivePlayer.open(card, request)
      player.closeAtEnd()
      player.play(playing)
      return [try player.waitForEvent(), try player.waitForEvent()]
    }
    #expect(events == [.ended, .closed])
    let expected = bytes(of: rendered(score), as: form)
    let heard = card.bytes
    #expect(heard.starts(with: expected))
    let rest = heard.dropFirst(expected.count)
    #expect(rest.allSatisfy { $0 == 0 } && rest.count < 128 * 8)
  }

  @Test func theEndIsToldWhenItIsHeardAndTheDeviceGoesOn() async throws {
    let card = try FaultCard()
    let (events, after) = try await onThread {
      let player = try LivePlayer.open(card, .usual(period: 128, queue: 1024))
      player.play(steadyScore(frames: 4800))
      let first = try player.waitForEvent()
      let after = player.playhead
      player.play(steadyScore(frames: 2400))
      let second = try player.waitForEvent()
      player.close()
      return ([first, second, try player.waitForEvent()], after)
    }
    #expect(events == [.ended, .ended, .closed])
    #expect(after == nil)
    let samples = card.sixteenBitSamples
    let expected = bytes(of: rendered(steadyScore(frames: 4800)), as: .int16)
    #expect(card.bytes.starts(with: expected))
    #expect(samples.suffix(128).allSatisfy { $0 == 0 })
  }

  @Test func closingFadesAndEndsInZeros() async throws {
    let card = try FaultCard()
    let time = try await onThread {
      let player = try LivePlayer.open(card, .usual(samples: .float32, period: 128, queue: 512))
      player.play(steadyScore(frames: 96_000))
      try player.wait(for: "sound") { (player.playhead ?? 0) > 4800 }
      return try player.finish()
    }
    #expect(time < .seconds(2))
    let heard = card.floats()
    let last = try #require(heard.lastIndex { $0 != 0 })
    #expect(heard.count - last < 512)
    let samples = rendered(steadyScore(frames: 96_000))
    let whole = stride(from: 0, to: samples.count, by: 2).map { Double(samples[$0]) }
    let fade = try #require(zip(heard, whole).enumerated().first { $1.0 != $1.1 }?.offset)
    #expect(last - fade < 384 + 64)
    #expect(Clicks.find(in: heard, sampleRate: 48_000).isEmpty)
  }

  @Test func nothingThatIsAskedForAfterClosingIsHeard() async throws {
    let card = try FaultCard(.unpaced)
    try await onThread {
      let player = try LivePlayer.open(card)
      player.close()
      player.tone(440, lasting: 100)
      player.play(steadyScore(frames: 4800))
      #expect(player.waitUntilClosed(atMost: Seconds(20)))
      #expect(player.takeEvent() == .closed)
      #expect(player.takeEvent() == nil)
    }
    #expect(card.bytes.allSatisfy { $0 == 0 })
  }

  @Test func whatIsToldBeforeClosingEndsWithIt() async throws {
    for _ in 0..<20 {
      let card = try FaultCard(.unpaced)
      try await onThread {
        let player = try LivePlayer.open(card)
        player.tone(440)
        player.tone(550, lasting: 3000, isJoined: true)
        try player.finish()
      }
    }
  }

  @Test func thePlayheadRunsWithTheCard() async throws {
    let card = try FaultCard()
    let found = try await onThread {
      let player = try LivePlayer.open(card, .usual(period: 128, queue: 2048))
      #expect(player.playhead == nil)
      player.play(steadyScore(frames: 48_000), from: 4800)
      var seen: [(time: Int, frame: Int)] = []
      try player.wait(for: "the end") {
        if let frame = player.playhead { seen.append((AlsaDevice.now, frame)) }
        return player.takeEvent() == .ended
      }
      try player.finish()
      return seen.map { [$0.time, $0.frame] }
    }
    let start = try #require(card.events(named: "start").first).time
    #expect(found.count > 20)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0[1] <= $1[1] })
    for moment in found {
      // What is heard is never ahead of the card.
      let heard = 4800 + (moment[0] - start) * 48 / 1_000_000
      #expect(moment[1] >= 4800 && moment[1] <= heard + 480)
    }
    #expect(try #require(found.last)[1] > 40_000)
  }

  /// Keys may come faster than the device takes frames.
  @Test func thePlayheadIsWhereItWasAskedToBeAtOnce() async throws {
    let card = try FaultCard()
    let (seen, asked) = try await onThread {
      let player = try LivePlayer.open(card, .usual(period: 512, queue: 2048))
      let score = steadyScore(frames: 240_000)
      var (seen, asked): ([Int?], [Int?]) = ([], [])
      for frame in [24_000, 120_000, 0, 200_000] {
        player.play(score, from: frame)
        asked.append(frame)
        seen.append(player.playhead)
        player.silence()
        asked.append(nil)
        seen.append(player.playhead)
        player.play(score, from: frame / 2)
        try player.wait(for: "sound") { (player.playhead ?? 0) > frame / 2 + 512 }
      }
      try player.finish()
      return (seen, asked)
    }
    for (seen, asked) in zip(seen, asked) {
      // The machine may be so busy that it is heard already.
      let ahead = seen.flatMap { seen in asked.map { seen - $0 } }
      #expect(seen == asked || ahead.map { (-2048...48_000).contains($0) } == true)
    }
  }

  @Test func afterSilenceTheDeviceRestsUntilTheNextKey() async throws {
    let card = try FaultCard()
    let (resting, later) = try await onThread {
      var limits = LiveLimits()
      limits.idle = .milliseconds(50)
      let player = try LivePlayer.open(card, limits: limits)
      player.tone(440, lasting: 0.05)
      try player.wait(for: "rest") { !card.events(named: "stop").isEmpty }
      let resting = card.bytes.count
      player.tone(660, lasting: 0.05)
      try player.wait(for: "a second rest") { card.events(named: "stop").count > 1 }
      let later = card.bytes.count
      try player.finish()
      return (resting, later)
    }
    let samples = FaultCard.sixteenBitSamples(Array(card.bytes[resting..<later]))
    #expect(samples.contains { abs(Int($0)) > 1000 })
    // Nothing keeps the first sound of a new start waiting.
    let sound = try #require(samples.firstIndex { $0 != 0 })
    #expect(sound < 2 * 128)
    #expect(card.events(named: "close").count == 1)
  }
}
