import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySound

/// Renders the whole of a score, in blocks of the given numbers of frames by turns.
func rendered(_ score: Score, timbres: [Timbre] = Timbre.series, blocks: [Int] = [512]) -> [Float] {
  var renderer = Renderer(score, timbres: timbres)
  var samples: [Float] = []
  var turn = 0
  while samples.count < score.frames * score.channels {
    let frames = min(
      blocks[turn % blocks.count], score.frames - samples.count / score.channels)
    var block = [Float](repeating: .nan, count: frames * score.channels)
    var output = block.mutableSpan
    renderer.render(into: &output)
    samples += block
    turn += 1
  }
  return samples
}

/// A little of everything: chained glides with a duck, tones, cues, two series.
let mixedScore = Score(
  sampleRate: .standard, frames: 12_000,
  events: [
    Score.Event(
      kind: .glide, start: 0, duration: 3001, series: 0, frequency: Hertz(220),
      endFrequency: Hertz(500), pan: Pan(-0.9), endPan: Pan(-0.2)),
    Score.Event(kind: .tick, start: 500, duration: 384, gain: 0.2),
    Score.Event(kind: .tone, start: 777, duration: 4000, series: 1, frequency: Hertz(880)),
    Score.Event(
      kind: .glide, start: 3001, duration: 1999, series: 0, frequency: Hertz(500),
      endFrequency: Hertz(300), pan: Pan(-0.2), endPan: Pan(0.1), gain: 0.1),
    Score.Event(
      kind: .glide, start: 5000, duration: 20, series: 0, frequency: Hertz(300),
      endFrequency: Hertz(1700), pan: Pan(0.1), gain: 1),
    Score.Event(
      kind: .glide, start: 5020, duration: 3000, series: 0, frequency: Hertz(1700),
      endFrequency: Hertz(230), pan: Pan(0.1), endPan: Pan(0.9)),
    Score.Event(kind: .knock, start: 6001, duration: 720, frequency: Hertz(2050), gain: 0.2),
    Score.Event(kind: .gap, start: 8500, duration: 2880, gain: 0.1),
    Score.Event(kind: .mark, start: 9000, duration: 1440, frequency: Hertz(4000), gain: 0.5),
  ], level: 0.2)

@Suite struct RendererTests {
  @Test func blockSizeNeverChangesASample() {
    let whole = rendered(mixedScore, blocks: [12_000])
    #expect(rendered(mixedScore, blocks: [1]) == whole)
    #expect(rendered(mixedScore, blocks: [63, 64, 65, 1, 700]) == whole)
  }

  @Test func renderingMayBeginAnywhere() {
    let whole = rendered(mixedScore)
    for frame in [0, 1, 63, 64, 3001, 5010, 8640, 11_999] {
      var renderer = Renderer(mixedScore)
      renderer.seek(to: frame)
      var block = [Float](repeating: .nan, count: (12_000 - frame) * 2)
      var output = block.mutableSpan
      renderer.render(into: &output)
      #expect(block[...] == whole[(frame * 2)...])
    }
  }

  /// A centred tone gives each channel 1/√2 of what it gives to the only one; a tone on one side
  /// gives that side all of it.
  @Test(arguments: [(0, 0.5.squareRoot(), 0.5.squareRoot()), (-1, 1, 0), (1, 0, 1)])
  func panningKeepsThePowerOfMono(pan: Double, left: Double, right: Double) {
    var score = Score(
      sampleRate: .standard, frames: 6000,
      events: [
        Score.Event(
          kind: .tone, start: 100, duration: 5800, series: 0, frequency: Hertz(441.3),
          pan: Pan(pan))
      ], level: 0.5)
    let stereo = rendered(score)
    score.channels = 1
    let mono = rendered(score)
    #expect(mono.count == 6000)
    // A tone of period 109 frames is near 0 on few of them.
    #expect(mono.count { abs($0) > 0.01 } > 5000)
    for frame in mono.indices {
      #expect(abs(Double(stereo[2 * frame]) - left * Double(mono[frame])) < 1e-6)
      #expect(abs(Double(stereo[2 * frame + 1]) - right * Double(mono[frame])) < 1e-6)
    }
  }

  /// Every sample of a cue is its waveform times the level and the gains of its place, to the bit,
  /// whether that place moves or not.
  @Test(arguments: [(0.3, 0.3), (-1, 0.5)]) func cuesFollowTheirWaveform(from: Double, to: Double) {
    let score = Score(
      sampleRate: .standard, frames: 2000,
      events: [
        Score.Event(
          kind: .mark, start: 101, duration: 1440, frequency: Hertz(4000), pan: Pan(from),
          endPan: Pan(to), gain: 0.5)
      ], level: 0.2)
    let waveform = VoiceCompiler(score, timbreCount: 1).cues.waveforms
    #expect(waveform.count == 1440)
    let samples = rendered(score)
    let slope = (to - from) / 1440
    for frame in 0..<2000 {
      guard waveform.indices.contains(frame - 101) else {
        #expect(samples[2 * frame] == 0 && samples[2 * frame + 1] == 0)
        continue
      }
      let sample = waveform[frame - 101] * 0.5
      let (left, right) = EqualPower.gains(from + slope * Double(frame - 101))
      #expect(samples[2 * frame] == Float(sample * (0.2 * left)))
      #expect(samples[2 * frame + 1] == Float(sample * (0.2 * right)))
    }
  }

  @Test func chainedGlidesRunOnWithoutASeam() {
    // The second difference of a gliding sine stays within A·ω²; a break of phase or level at a
    // joint exceeds it at once.
    var events: [Score.Event] = []
    var generator = SeededGenerator(seed: 3)
    var frequency = 440.0
    var frame = 0
    while frame < 40_000 {
      let duration = Int.random(in: 1...3000, using: &generator)
      let next =
        frequency * pow(2, Double(duration) / 24_000 * .random(in: -1...1, using: &generator))
      events.append(
        Score.Event(
          kind: .glide, start: frame, duration: duration, series: 0, frequency: Hertz(frequency),
          endFrequency: Hertz(next)))
      frame += duration
      frequency = next
    }
    let highest =
      events.map { max($0.frequency?.value ?? 0, $0.endFrequency?.value ?? 0) }.max() ?? 0
    let score = Score(
      sampleRate: .standard, channels: 1, frames: frame, events: events, level: 0.5)
    let samples = rendered(score, timbres: [.pure]).map(Double.init)
    let bound = 0.5 * pow(2 * sin(.pi * highest / 48_000), 2) * 1.02 + 1e-6
    for index in 1..<(samples.count - 1) {
      #expect(abs(samples[index - 1] - 2 * samples[index] + samples[index + 1]) < bound)
    }
  }

  @Test func aBendOfTheLoudnessCurveAtAJointMakesNoStep() {
    // The glide would run on into the steep part of the curve; it stops on the edge of it, inside
    // a quantum.
    var score = Score(
      sampleRate: .standard, channels: 1, frames: 4000,
      events: [
        Score.Event(
          kind: .glide, start: 0, duration: 1500, series: 0, frequency: Hertz(640),
          endFrequency: Hertz(1280)),
        Score.Event(kind: .glide, start: 1500, duration: 2500, series: 0, frequency: Hertz(1280)),
      ], level: 1)
    let edge = 5 * LoudnessCurve.factorsPerOctave
    score.loudness = LoudnessCurve(
      factors: (0...(edge + 10)).map { max(0.1, 1 - 0.1 * Double(max(0, $0 - edge))) })
    let samples = rendered(score, timbres: [.pure]).map(Double.init)
    let joint = Clicks.fourthDifference(of: samples, in: 1400..<1600)
    let steady = Clicks.allowance(frequency: 1280, amplitudes: [1], sampleRate: 48_000)
    #expect(joint < 1.2 * steady)
  }

  @Test func aGainThatHasNoTimeToArriveMakesNoStep() {
    let starts = [0, 3000, 3096, 3200, 8000]
    let events = zip(zip(starts, starts.dropFirst()), [1, 0.1, 1, 0.1]).map { span, gain in
      Score.Event(
        kind: .glide, start: span.0, duration: span.1 - span.0, series: 0, frequency: Hertz(880),
        gain: gain)
    }
    let score = Score(
      sampleRate: .standard, channels: 1, frames: 8000, events: events, level: 1)
    let samples = rendered(score, timbres: [.pure]).map(Double.init)
    let steady = Clicks.allowance(frequency: 880, amplitudes: [1], sampleRate: 48_000)
    // A gain that turns back on its way bends, by at most its own steepest slope.
    let bend = 2 * Double.pi / 2 / 384
    #expect(Clicks.fourthDifference(of: samples, in: 1000..<7000) < steady + bend)
  }

  @Test func theScoreEndsInSilence() {
    var renderer = Renderer(mixedScore)
    renderer.seek(to: 12_000)
    var block = [Float](repeating: .nan, count: 400)
    var output = block.mutableSpan
    renderer.render(into: &output)
    #expect(block.allSatisfy { $0 == 0 })
  }

  @Test func partialsAboveTheLimitOfTheSampleRateAreSilent() throws {
    let rate = try #require(SampleRate(framesPerSecond: 8000))
    let high = Score(
      sampleRate: rate, channels: 1, frames: 4000,
      events: [
        Score.Event(kind: .tone, start: 0, duration: 4000, series: 0, frequency: Hertz(1900))
      ], level: 1)
    // Only the fundamental is under 3,600 Hz, so the sound is a sine: it obeys
    // s(n+1) = 2·cos(ω)·s(n) − s(n−1).
    let samples = rendered(high).map(Double.init)
    let factor = 2 * cos(2 * Double.pi * 1900 / 8000)
    for index in 1000..<3000 {
      #expect(abs(samples[index + 1] + samples[index - 1] - factor * samples[index]) < 1e-6)
    }
  }
}
