import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition

/// A million values in ten seconds: what stands out is heard, and noise is no siren.
@Suite struct DenseTruthTests {
  private static let count = 1_000_000
  private static let length = 10.0

  /// What lies under a lone spike.
  enum Background: String, CaseIterable {
    case flat, noisy, drifting

    func values(seed: UInt64) -> [Double] {
      var random = SeededGenerator(seed: seed)
      return (0..<count).map { index in
        switch self {
        case .flat: 0
        case .noisy: Double.random(in: -1...1, using: &random)
        case .drifting:
          4 * Double(index) / Double(count) + Double.random(in: -0.2...0.2, using: &random)
        }
      }
    }
  }

  /// A place for a spike, which goes up or down.
  struct Spike: CustomStringConvertible {
    var background: Background
    var place: Int
    var height: Double

    var description: String { "\(background.rawValue) \(place) \(height)" }
  }

  /// The first value, the last, those at either side of a border between slots, and some anywhere.
  static let spikes: [Spike] = {
    var random = SeededGenerator(seed: 20)
    let slots = 141
    let border = 77 * count / slots
    let places =
      [0, count - 1, border, border - 1, border + 1]
      + (0..<4).map { _ in Int.random(in: 0..<count, using: &random) }
    return places.enumerated().map { number, place in
      Spike(
        background: Background.allCases[number % 3], place: place,
        height: number.isMultiple(of: 2) ? 12 : -12)
    }
  }()

  @Test(arguments: spikes) func aLoneSpikeIsHeard(spike: Spike) throws {
    var ys = spike.background.values(seed: UInt64(spike.place))
    ys[spike.place] = spike.height
    let heard = try Self.heard(spike.place, in: ys)
    #expect(heard >= 0.04)
  }

  /// How long the pitch of a value is heard near its place in time, within 50 cents, in seconds.
  static func heard(_ place: Int, in ys: [Double]) throws -> Double {
    let sounding = try Sounding(Charts.line(ys)) {
      $0.duration = Seconds(length)
      $0.ticks = .none
      // The tone is listened for, not the ping beside it.
      $0.cue = .none
    }
    let line = ExpectedLine(
      xs: [0, Double(count - 1)], ys: [0, 0], over: 0...length, yAxis: 0...1)
    let time = line.time(of: Double(place))
    let pitch = Law.pitch(of: ys[place], on: Law.range(of: ys))
    let start = max(0, time - 0.15)
    let recording = sounding.recording(from: start, to: min(length, time + 0.2))
    let track = PitchTrack(of: recording.mono, sampleRate: sounding.rate, hop: 0.002)
    let near = track.frames.map { frame in
      frame.frequency.map { abs(TestTone.cents(pitch, $0)) < 50 } ?? false
    }
    // Frames beside each other share their excerpts; the longest run tells the time.
    var (run, longest) = (0, 0)
    for isNear in near {
      run = isNear ? run + 1 : 0
      longest = max(longest, run)
    }
    return 0.002 * Double(longest)
  }

  /// A wobble would stand in the spectrum of the pitch as a line.
  @Test func noiseHasNoPeriodicWobble() throws {
    let noise = Charts.noise(Self.count, seed: 21)
    let medians = try Self.wobble(of: noise, .median)
    #expect(medians.line < 15)
    #expect(medians.depth < 30)
    #expect(medians.unvoiced < 0.03)
    // The line through least and greatest values is what must not be: it sweeps over octaves.
    let extremes = try Self.wobble(of: noise, .minmax)
    #expect(extremes.depth > 150 && extremes.unvoiced > 0.3)
  }

  /// How a line through noise wavers: the strongest line in the spectrum of its pitch over the median
  /// of its neighbourhood, in decibels; its depth, root mean square, in cents; and the share of time
  /// without a pitch.
  static func wobble(of noise: [Double], _ dense: SoundOptions.Dense) throws
    -> (line: Double, depth: Double, unvoiced: Double)
  {
    let sounding = try Sounding(Charts.line(noise)) {
      $0.duration = Seconds(length)
      $0.dense = dense
      $0.ticks = .none
    }
    let track = PitchTrack(of: sounding.recording.mono, sampleRate: sounding.rate)
    let pitches = track.frames.map(\.frequency)
    let unvoiced = 1 - Double(track.voiced.count) / Double(track.frames.count)
    return (
      PitchWobble.line(in: pitches, rate: 100), PitchWobble.depth(of: pitches), unvoiced
    )
  }

  /// The measure itself finds a wobble of ten cents in pitch that wavers by as much at random.
  @Test func aWobbleOfTenCentsWouldBeFound() {
    var random = SeededGenerator(seed: 22)
    let cents = (0..<1000).map { index in
      Double.random(in: -17...17, using: &random)
        + 10 * 2.0.squareRoot() * sin(2 * .pi * 7.1 * Double(index) / 100)
    }
    let pitches = cents.map { Optional(500 * exp2($0 / 1200)) }
    #expect(PitchWobble.line(in: pitches, rate: 100) > 20)
    #expect(abs(PitchWobble.depth(of: pitches) - 14) < 2)
  }
}
