import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// No sample of a chart's tones breaks off or jumps.
@Suite struct ClickTruthTests {
  /// Heard blindly: the analyser allows what the tone that it hears around a sample allows.
  @Test(arguments: SampleLine.allCases)
  func linesHaveNoClicks(line: SampleLine) throws {
    #expect(try Self.clicks(of: line).isEmpty)
  }

  /// The times of clicks in the left and right channel, in seconds, where all pitches have the same
  /// amplitude.
  static func clicks(of line: SampleLine) throws -> [Double] {
    let sounding = try line.sounding {
      $0.ticks = .none
      $0.loudness = .flat
    }
    let stretch = try line.stretch(of: sounding)
    return sounding.tones(from: stretch.lowerBound, to: stretch.upperBound).channels.flatMap {
      Clicks.find(in: $0, sampleRate: sounding.rate)
        .map { stretch.lowerBound + Double($0) / sounding.rate }
    }
  }

  /// Known from the score: where tones overlap, their fourth differences add up at most; where a
  /// line turns, its gain turns with its pitch.
  @Test(arguments: [
    ("births.csv", 0.0...5.9), ("nile.csv", 0...10), ("sunspots.csv", 0...20),
    ("stocks.csv", 14...20), ("cars.csv", 10...14), ("city-temperatures.csv", 0...4.8),
    ("barley.csv", 0...4), ("co2.csv", 0...8), ("seattle-weather.csv", 0...4),
  ])
  func tonesHaveNoClicks(name: String, stretch: ClosedRange<Double>) throws {
    let sounding = try Sounding(sample: name) { $0.ticks = .none }
    #expect(Self.excess(of: sounding, in: stretch) <= 1)
  }

  /// The least and the greatest of many values sound one right after the other, with the line
  /// stepping back under both.
  @Test func neighbouringExtremesHaveNoClicks() throws {
    var ys = Charts.noise(20_000, seed: 23)
    (ys[9000], ys[9005]) = (20, -20)
    let sounding = try Sounding(Charts.line(ys)) { $0.duration = Seconds(10) }
    #expect(sounding.score.events(.tone).count == 2)
    #expect(Self.excess(of: sounding, in: 4...5) <= 1)
  }

  /// The greatest fourth difference against what the tones of the score allow together; 1 if it is
  /// just allowed.
  static func excess(of sounding: Sounding, in stretch: ClosedRange<Double>) -> Double {
    let (score, rate) = (sounding.score, sounding.rate)
    let frames = Int(stretch.lowerBound * rate)..<Int(stretch.upperBound * rate)
    var allowed = [Double](repeating: 16 * 0x1p-25, count: frames.count)
    var last: [Int?: (event: Score.Event, slope: Double)] = [:]
    var ramps: [Int?: (gain: Double, end: Int)] = [:]
    for event in score.events where event.kind.isTonal {
      let before = last[event.series].flatMap { $0.event.end == event.start ? $0 : nil }
      let pitches = [event.frequency, event.endFrequency].compactMap { $0 }
      // A gain that changes at a joint does so in the 8 ms after it.
      if let before, before.event.gain != event.gain {
        ramps[event.series] = (before.event.gain, event.start + Int(0.008 * rate))
      }
      let ramp = ramps[event.series].flatMap { event.start < $0.end ? $0.gain : nil }
      let factor = score.level * max(event.gain, ramp ?? 0)
      let gains = pitches.map { score.loudness.factor(at: $0) * factor }
      guard let pitch = pitches.max(), let gain = gains.max() else { continue }
      let partials = Timbre.series[(event.series ?? 0) % Timbre.series.count].partials
      let amplitudes = partials.indices.map { gain * partials[$0] }
      let sum = amplitudes.reduce(0, +)
      let smooth = Clicks.allowance(
        frequency: pitch.value, amplitudes: amplitudes, sampleRate: rate)
      func allow(_ amount: Double, in range: Range<Int>) {
        for frame in range.clamped(to: frames) { allowed[frame - frames.lowerBound] += amount }
      }
      allow(
        1.05 * smooth + Clicks.bend(sampleRate: rate) * sum, in: event.start..<(event.end + 4))
      // The fourth difference of a bend is twice the change of slope.
      let slope = (gains[gains.count - 1] - gains[0]) / gain * sum / Double(event.duration)
      allow(2 * (abs(slope) + abs(before?.slope ?? 0)), in: event.start..<(event.start + 68))
      last[event.series] = (event, slope)
    }
    return sounding.tones(from: stretch.lowerBound, to: stretch.upperBound).channels.reduce(0) {
      max($0, Clicks.maxRatio(of: $1, to: allowed))
    }
  }
}
