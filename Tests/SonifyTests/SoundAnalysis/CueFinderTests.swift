import Foundation
import SonifyTestSupport
import Testing

@testable import Sonify

/// The library's own cues, scattered over tones, found again in the samples alone.
@Suite struct CueFinderTests {
  /// A sound with cues in it, and what they are.
  private struct Mixture {
    var score: Score
    var cues: [ScoreEvent] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      score = Score(sampleRate: .standard, channels: 1, frames: 2400, events: [], level: 0.2)
    }

    /// Adds a cue as the table of cues has it, none within 80 Hz of a partial of the tone.
    private mutating func add(_ kind: ScoreEvent.Kind, at start: Int, over tone: Double) {
      var event = ScoreEvent(kind: kind, start: start, duration: 384, gain: Decibels(-15).amplitude)
      if kind == .gap { (event.duration, event.gain) = (2880, Decibels(-18).amplitude) }
      if kind == .mark {
        (event.duration, event.gain) = (1440, Decibels(-6).amplitude)
        event.frequency = Hertz(.random(in: 3600...5000, using: &random))
      }
      if kind == .knock {
        (event.duration, event.gain) = (720, Decibels(-14).amplitude)
        var frequency = 1900.0
        repeat {
          frequency = .random(in: 1900...3000, using: &random)
        } while abs(frequency - (frequency / tone).rounded() * tone) < 80
        event.frequency = Hertz(frequency)
      }
      cues.append(event)
    }

    /// A line with holes: a cue over every stretch, a breath in every hole.
    mutating func addLine(series: Int, steepest octaves: Double) {
      var pitch = 500.0
      for stretch in 0..<16 {
        let duration = Int.random(in: 4800...12_000, using: &random)
        let next = min(
          1760, max(220, pitch * pow(2.0, Double.random(in: -octaves...octaves, using: &random))))
        score.events.append(
          ScoreEvent(
            kind: .glide, start: score.frames, duration: duration, series: series,
            frequency: Hertz(pitch), endFrequency: Hertz(next)))
        let offset = Int.random(in: 0...(duration - 1440), using: &random)
        let tone = pitch * pow(next / pitch, Double(offset + 200) / Double(duration))
        add([.tick, .knock, .mark][stretch % 3], at: score.frames + offset, over: tone)
        score.frames += duration
        pitch = next
        guard stretch % 4 == 3 else { continue }
        let hole = Int.random(in: 4800...12_000, using: &random)
        add(.gap, at: score.frames + hole / 2 - 1440, over: 1)
        score.frames += hole
      }
    }

    /// Separate tones, with ticks on or after their starts and pings after them.
    mutating func addTones(series: Int) {
      for number in 0..<16 {
        let duration = Int.random(in: 3840...9600, using: &random)
        let pitch = 220 * pow(8.0, Double.random(in: 0...1, using: &random))
        score.events.append(
          ScoreEvent(
            kind: .tone, start: score.frames, duration: duration, series: series,
            frequency: Hertz(pitch)))
        let offset = Int.random(in: 0...(duration - 1440), using: &random)
        switch number % 3 {
        case 0: add(.tick, at: score.frames, over: pitch)
        case 1: add(.tick, at: score.frames + offset, over: pitch)
        default: add(.mark, at: score.frames + offset, over: pitch)
        }
        score.frames += duration + .random(in: 480...2400, using: &random)
      }
    }

    var samples: [Double] {
      var score = score
      score.frames += 2400
      score.events = (score.events + cues).sorted { $0.start < $1.start }
      return rendered(score).map { Double($0) }
    }
  }

  private static let names: [ScoreEvent.Kind: HeardCue.Kind] = [
    .tick: .tick, .knock: .knock, .gap: .breath, .mark: .ping,
  ]

  @Test func nineteenOfTwentyCuesAreToldApart() {
    var (count, right, extra) = (0, 0, 0)
    var errors: [Double] = []
    for seed in 1...4 as ClosedRange<UInt64> {
      var mixture = Mixture(seed: seed)
      if seed.isMultiple(of: 3) {
        mixture.addTones(series: Int(seed) / 3 - 1)
      } else {
        mixture.addLine(series: Int(seed) % 3 - 1, steepest: 0.4)
      }
      var heard = CueFinder.find(in: mixture.samples, sampleRate: 48_000)
      count += mixture.cues.count
      for cue in mixture.cues {
        let time = Double(cue.start) / 48_000
        let kind = Self.names[cue.kind]
        guard
          let index = heard.firstIndex(where: { $0.kind == kind && abs($0.time - time) < 0.005 })
        else { continue }
        right += 1
        errors.append(abs(heard[index].time - time))
        heard.remove(at: index)
      }
      extra += heard.count
    }
    #expect(Double(right) >= 0.95 * Double(count), "\(right) of \(count)")
    #expect(Double(extra) <= 0.05 * Double(count), "\(extra) besides \(count)")
    #expect(errors.sorted()[errors.count * 9 / 10] < 0.0005)
  }

  @Test func tonesAloneHaveNoCues() {
    for series in 0...1 {
      var mixture = Mixture(seed: 9)
      mixture.addLine(series: series, steepest: 0.4)
      mixture.addTones(series: series)
      mixture.cues = []
      let heard = CueFinder.find(in: mixture.samples, sampleRate: 48_000)
      #expect(heard.isEmpty, "\(heard)")
    }
  }
}
