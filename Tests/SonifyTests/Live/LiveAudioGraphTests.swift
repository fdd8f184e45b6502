import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyDevices
@testable import SonifyLive

/// A changing value by ear.
@Suite struct LiveAudioGraphTests {
  private func wait(for what: String, until holds: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while !holds() {
      guard ContinuousClock.now < deadline else { throw NeverCame(what: what) }
      poll(nil, 0, 2)
    }
  }

  private func framesHeard(_ card: FaultCard) -> Int { card.bytes.count / 4 }

  @Test func theToneFollowsWithoutANewAttackAndStops() async throws {
    let card = try FaultCard(.unpaced)
    try await onThread {
      let graph = try LiveAudioGraph.start(device: card.device)
      #expect(card.bytes.isEmpty)
      for step in 0...10 {
        let before = framesHeard(card)
        graph.update(value: Double(step) / 10)
        try wait(for: "time") { framesHeard(card) >= before + 2400 }
      }
      graph.update(value: 7)
      let before = framesHeard(card)
      try wait(for: "time") { framesHeard(card) >= before + 4800 }
      graph.stop()
      graph.update(value: 0.5)
      try wait(for: "an end") { !card.events(named: "close").isEmpty }
      #expect(graph.failure == nil)
    }
    let samples = card.sixteenBitSamples
    let left = stride(from: 0, to: samples.count, by: 2).map { Double(samples[$0]) / 32_768 }
    let last = try #require(left.lastIndex { $0 != 0 })
    #expect(left.count - last < 512)
    let track = PitchTrack(of: left, sampleRate: 48_000)
    let end = Double(last) / 48_000 - 0.03
    let sounding = track.frames.filter { (0.03...end).contains($0.time) }
    #expect(sounding.allSatisfy { $0.frequency != nil })
    #expect(abs(try #require(sounding.first?.frequency) / 220 - 1) < 0.01)
    #expect(abs(try #require(sounding.last?.frequency) / 1760 - 1) < 0.001)
    // Loudness is corrected over pitch, slowly: an attack would fall to nothing.
    #expect(zip(sounding, sounding.dropFirst()).allSatisfy { abs($0.level - $1.level) < 3 })
  }

  @Test func whatIsNoNumberIsSilence() async throws {
    let card = try FaultCard(.unpaced)
    try await onThread {
      let graph = try LiveAudioGraph.start(device: card.device)
      graph.update(value: 0.5)
      try wait(for: "sound") { framesHeard(card) > 4800 }
      graph.update(value: .nan)
      let before = framesHeard(card)
      try wait(for: "silence") { framesHeard(card) > before + 9600 }
      graph.stop()
      try wait(for: "an end") { !card.events(named: "close").isEmpty }
    }
    #expect(card.sixteenBitSamples.suffix(8000).allSatisfy { $0 == 0 })
  }

  @Test func aDeviceThatFailsIsTold() async throws {
    let card = try FaultCard(.unplug(at: 1000))
    try await onThread {
      let graph = try LiveAudioGraph.start(device: card.device)
      graph.update(value: 0.5)
      var failure: DeviceError?
      try wait(for: "a failure") {
        failure = graph.failure
        return failure != nil
      }
      #expect(failure == .unplugged(device: card.device))
    }
  }
}
