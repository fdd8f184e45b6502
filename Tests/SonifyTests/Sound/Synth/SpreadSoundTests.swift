import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySound

/// The noise of a spread, as samples.
@Suite struct SpreadSoundTests {
  private static func spread(
    _ low: Double, _ high: Double, to end: (Double, Double)? = nil, at start: Int = 0,
    lasting duration: Int = 96_000, series: Int = 0, gain: Double = 1
  ) -> Score.Event {
    Score.Event(
      kind: .spread, start: start, duration: duration, series: series, frequency: Hertz(low),
      endFrequency: Hertz(end?.0 ?? low), gain: gain, upperFrequency: Hertz(high),
      endUpperFrequency: Hertz(end?.1 ?? high))
  }

  private static func score(_ events: [Score.Event], channels: Int = 1) -> Score {
    Score(
      sampleRate: .standard, channels: channels, frames: events.map(\.end).max() ?? 0,
      events: events, level: 1)
  }

  private static func power(of samples: [Double]) -> Double {
    samples.reduce(0) { $0 + $1 * $1 } / Double(samples.count)
  }

  @Test(arguments: [(220.0, 1760.0), (300, 600), (1000, 1122), (220, 220), (500, 500)])
  func itFillsItsBandAndNothingElse(low: Double, high: Double) {
    let samples = Self.score([Self.spread(low, high)]).recording(in: 4800..<91_200).mono
    let spectrum = Spectrum(of: samples, sampleRate: 48_000)
    // Of equal pitches a semitone sounds; the density falls within 6 % of the width of each half.
    let wide = high / low < exp2(1.0 / 12) ? exp2(1.0 / 24) : 1
    let (bottom, top) = (low / wide, high * wide)
    let margin = 0.07 * (top - bottom) + 3
    let inside = spectrum.energy(in: (bottom - margin)...(top + margin))
    #expect(inside > 0.9995 * spectrum.energy)
    // No octave of it is empty, and both halves are equally strong.
    let middle = (bottom * top).squareRoot()
    let half = spectrum.energy(in: 0...middle) / spectrum.energy
    #expect(abs(10 * log10(half / (1 - half))) < 1.5)
    // The power is that of a sine of amplitude 1.
    #expect(abs(10 * log10(Self.power(of: samples) / 0.5)) < 0.7)
  }

  @Test func neitherBlocksNorWhereItBeginsChangeASample() {
    let events = [
      Self.spread(220, 900, to: (400, 1700), lasting: 3401),
      Self.spread(400, 1700, to: (250, 260), at: 3401, lasting: 1999),
      Self.spread(600, 600, at: 1777, lasting: 3000, series: 1),
    ]
    let score = Self.score(events, channels: 2)
    let whole = score.recording(in: 0..<score.frames).channels
    for size in [1, 63, 64, 997] {
      var renderer = Renderer(score)
      var start = 0
      while start < score.frames {
        let count = min(size, score.frames - start)
        var block = [Float](repeating: .nan, count: 2 * count)
        var output = block.mutableSpan
        renderer.render(into: &output)
        for frame in 0..<count {
          #expect(Double(block[2 * frame]) == whole[0][start + frame])
          #expect(Double(block[2 * frame + 1]) == whole[1][start + frame])
        }
        start += count
      }
    }
    for first in [1, 500, 3400, 4000] {
      let part = score.recording(in: first..<score.frames).channels[0]
      #expect(part == Array(whole[0][first...]))
    }
  }

  @Test func aBandThatIsDividedSoundsAsOne() {
    let whole = Self.score([Self.spread(300, 900, to: (500, 1500), lasting: 9600)])
    let share = 3333.0 / 9600
    let between = (300 * pow(5.0 / 3, share), 900 * pow(5.0 / 3, share))
    let parts = Self.score([
      Self.spread(300, 900, to: between, lasting: 3333),
      Self.spread(between.0, between.1, to: (500, 1500), at: 3333, lasting: 6267),
    ])
    let (one, two) = (
      whole.recording(in: 0..<9600).mono, parts.recording(in: 0..<9600).mono
    )
    #expect(zip(one, two).map { abs($0 - $1) }.max() ?? 1 < 1e-4)
  }

  @Test func seriesHaveNoisesOfTheirOwn() {
    let one = Self.score([Self.spread(300, 900)]).recording(in: 0..<96_000).mono
    let two = Self.score([Self.spread(300, 900, series: 1)]).recording(in: 0..<96_000).mono
    let product = zip(one, two).reduce(0) { $0 + $1.0 * $1.1 } / 96_000
    #expect(abs(product) / Self.power(of: one) < 0.1)
  }

  @Test func theLevelIsEstimatedWithinHalfADecibel() {
    for (low, high, gain) in [(220.0, 1760.0, 0.25), (300, 600, 1), (1000, 1300, 0.1)] {
      let event = Self.spread(low, high, lasting: 480_000, gain: gain)
      let (score, estimate) = UnlevelledScore(
        sampleRate: .standard, channels: 2, frames: 480_000, events: [event]
      ).levelled()
      let recording = score.recording(in: 0..<480_000)
      let heard = LoudnessMeter.integrated(recording)
      #expect(abs(heard - estimate.loudness) < 0.5)
      #expect(recording.channels.joined().map(abs).max() ?? 2 < 0.9)
    }
  }
}
