import Foundation
import SonifyTestSupport
import Testing

@Suite struct ToneSegmentsTests {
  private struct Part {
    var start: Double
    var samples: [Double]
  }

  private func mixed(_ parts: [Part], duration: Double, rate: Double = 48_000) -> [Double] {
    var sum = [Double](repeating: 0, count: Int(duration * rate))
    for part in parts {
      let first = Int((part.start * rate).rounded())
      for (index, sample) in part.samples.enumerated() { sum[first + index] += sample }
    }
    return sum
  }

  @Test(arguments: [110.0, 220, 440, 997, 1760, 5000])
  func edgesAreFoundWithinHalfAMillisecond(frequency: Double) throws {
    var random = SeededGenerator(seed: 7)
    let starts = (0..<8).map { Double($0) * 0.1 + .random(in: 0...0.008, using: &random) + 0.01 }
    let tones = starts.map {
      Part(start: $0, samples: TestTone.steady(frequency, duration: 0.08, attack: 0.008))
    }
    let found = ToneSegments.find(in: mixed(tones, duration: 0.9), sampleRate: 48_000)
    try #require(found.count == starts.count)
    for (tone, start) in zip(found, starts) {
      #expect(abs(tone.start - start) < 0.0005)
      #expect(abs(tone.end - start - 0.08) < 0.0005)
      #expect(abs(tone.attack - 0.008) < 0.001 && abs(tone.release - 0.008) < 0.001)
      #expect(abs(TestTone.cents(frequency, tone.startFrequency)) < 1)
    }
  }

  @Test func noiseUnderATonesStartDoesNotMoveIt() throws {
    let tones = [0.1, 0.3].map {
      Part(start: $0, samples: TestTone.steady(330, duration: 0.15, attack: 0.008))
    }
    let ticks = [0.1, 0.27].map {
      Part(start: $0, samples: TestTone.noise(count: 384, amplitude: 0.08, seed: 4))
    }
    let found = ToneSegments.find(in: mixed(tones + ticks, duration: 0.6), sampleRate: 48_000)
    try #require(found.count == 2)
    for (tone, start) in zip(found, [0.1, 0.3]) { #expect(abs(tone.start - start) < 0.0005) }
  }

  @Test func aGlideHasItsOwnEndsAndAHardCutItsOwnPlace() throws {
    let glide = TestTone.glide(from: 300, to: 600, duration: 0.5, attack: 0.008)
    let cut = TestTone.steady(440, duration: 0.2)
    let sound = mixed(
      [Part(start: 0.05, samples: glide), Part(start: 0.7, samples: cut)], duration: 1)
    let found = ToneSegments.find(in: sound, sampleRate: 48_000)
    try #require(found.count == 2)
    #expect(abs(found[0].start - 0.05) < 0.0005 && abs(found[0].end - 0.55) < 0.0005)
    #expect(found[0].startFrequency < 330 && found[0].endFrequency > 550)
    #expect(abs(found[1].start - 0.7) < 0.0005 && abs(found[1].end - 0.9) < 0.0005)
    #expect(found[1].attack < 0.001)
  }

  @Test func silenceIsFoundWhereItIs() throws {
    let tone = TestTone.steady(300, duration: 0.3, attack: 0.008)
    let sound = mixed(
      [Part(start: 0, samples: tone), Part(start: 0.5, samples: tone)], duration: 0.8)
    let silent = ShortTimeLevel(of: sound, sampleRate: 48_000)
      .stretches(atMost: -90, lasting: 0.05)
    try #require(silent.count == 1)
    #expect(abs(silent[0].lowerBound - 0.3) < 0.006 && abs(silent[0].upperBound - 0.5) < 0.006)
  }
}
