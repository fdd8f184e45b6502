import SonifyTestSupport
import Testing

@testable import SonifySound

@Suite struct LiveVoicesTests {
  private func voice(_ frames: Range<Int>) -> Voice {
    Voice(
      source: .tone(timbre: 0), start: frames.lowerBound, end: frames.upperBound,
      pan: Ramp(from: 0, to: 0, over: 1), gainStart: frames.lowerBound, oldGain: 1, newGain: 1,
      chainStart: frames.lowerBound, chainEnd: frames.upperBound)
  }

  @Test func theyAreThoseThatOverlapTheStretch() {
    var generator = SeededGenerator(seed: 12)
    let starts = (0..<200).map { _ in Int.random(in: 0..<5000, using: &generator) }.sorted()
    let voices = starts.map {
      voice($0..<($0 + Int.random(in: 1...900, using: &generator)))
    }
    let table = VoiceTable(voices)
    var live = LiveVoices(capacity: voices.count)
    for _ in 0..<2 {
      live.restart()
      for start in stride(from: 0, to: 7000, by: 64) {
        live.advance(to: start..<(start + 64), among: table)
        let wanted = voices.indices.filter {
          voices[$0].start < start + 64 && voices[$0].end > start
        }
        #expect((0..<live.count).map { live[$0] } == wanted)
      }
    }
  }

  @Test func aVoiceThatSoundsOnKeepsNoneThatHasEnded() {
    let voices = [voice(0..<100_000)] + (0..<1000).map { voice(($0 * 100)..<($0 * 100 + 100)) }
    let table = VoiceTable(voices)
    var live = LiveVoices(capacity: voices.count)
    for start in stride(from: 0, to: 99_968, by: 64) {
      live.advance(to: start..<(start + 64), among: table)
      #expect(live.count <= 3)
    }
  }
}
