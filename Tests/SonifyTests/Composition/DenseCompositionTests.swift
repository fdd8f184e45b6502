import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

@Suite struct DenseCompositionTests {
  private let tenSeconds = SoundOptions.with { $0.duration = Seconds(10) }

  @Test func aLoneSpikeSoundsAtItsPitchForFortyMilliseconds() throws {
    for place in [0, 1, 123_456, 199_999] {
      var ys = [Double](repeating: 0, count: 200_000)
      ys[place] = 1
      let score = try Composer(tenSeconds).compose(Charts.line(ys)).score
      let spike = try #require(score.events(.tone).first { $0.y == 1 })
      #expect(spike.frequency == Hertz(1760))
      #expect(spike.duration == frames(0.08))
      let time = 10 * Double(place) / 200_000
      #expect(abs(Double(spike.start) / 48_000 - time) < 0.09)
      for glide in score.events(.glide) where glide.start < spike.end && glide.end > spike.start {
        #expect(abs(glide.gain - 0.1) < 1e-12)
      }
      #expect(score.events.contains { $0.y == 0 })
    }
  }

  @Test func theLineStepsBackOneRampBeforeTheToneAndReturnsAtItsEnd() throws {
    var ys = [Double](repeating: 0, count: 10_000)
    ys[5000] = 1
    let score = try Composer(tenSeconds).compose(Charts.line(ys)).score
    let spike = try #require(score.events(.tone).first { $0.y == 1 })
    let ducked = score.events(.glide).filter { $0.gain != 1 }
    #expect(ducked.contains { $0.start == spike.start - frames(0.008) })
    #expect(ducked.contains { $0.end == spike.end })
    for chain in score.chains(series: 0) {
      for (one, next) in zip(chain, chain.dropFirst()) {
        #expect(one.endFrequency == next.frequency && one.endPan == next.pan)
      }
    }
  }

  @Test func plainNoiseHasNoStraysAndItsMediansStayCalm() throws {
    let score = try Composer(tenSeconds).compose(Charts.line(Charts.noise(50_000, seed: 7))).score
    #expect(score.events(.tone).count == 2)
    let semitones = score.events(.glide).map {
      abs(12 * log2(($0.endFrequency?.value ?? 1) / ($0.frequency?.value ?? 1)))
    }
    #expect(semitones.reduce(0, +) / 10 < 25)
  }

  @Test func straysSoundTheFarthestFirstWithRoomBetween() throws {
    var ys = Charts.noise(50_000, seed: 8)
    for rareOutlier in 0..<500 { ys[rareOutlier * 100 + 37] = 20 + Double(rareOutlier) / 100 }
    let composition = try Composer(tenSeconds).compose(Charts.line(ys))
    let tones = composition.score.events(.tone)
    #expect(tones.contains { $0.y == ys.max() } && tones.contains { $0.y == ys.min() })
    // A tone for each 2 seconds.
    #expect(tones.count == 5)
    for (one, next) in zip(tones, tones.dropFirst()) {
      #expect(next.start - one.start >= frames(0.09))
    }
    #expect(
      composition.notices.contains {
        if case .outliersWithoutTime = $0 { true } else { false }
      })
  }

  /// Values that recur everywhere are no news: the tone stays with the others for 95 % of the time.
  @Test(arguments: DenseChart.Tail.allCases, [1, 2, 3] as [UInt64])
  func theTonesOfHeavyTailsTakeLittleTime(tail: DenseChart.Tail, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ys = (0..<60_000).map { _ in tail.value(&random) }
    for options in [SoundOptions(), tenSeconds] {
      let composition = try Composer(options).compose(Charts.line(ys))
      let tones = composition.score.events(.tone)
      let time = tones.reduce(0) { $0 + $1.duration }
      #expect(Double(time) <= 0.05 * Double(composition.score.frames), "\(tones.count)")
      // They are the farthest, and the extremes among them.
      #expect(tones.contains { $0.y == ys.max() })
      #expect(tones.count >= 2 || tail == .poisson)
    }
  }

  @Test(
    arguments: [
      [(0, 0.45), (1, 0.45), (10, 0.1)], [(1, 0.5), (2, 0.45), (50, 0.05)],
      [(-90, 0.02), (0, 0.4), (1, 0.3), (2, 0.26), (90, 0.02)],
    ] as [[(Double, Double)]])
  func aLevelThatRecursIsNoOutlier(levels: [(value: Double, share: Double)]) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let ys = (0..<60_000).map { _ in
        var rest = Double.random(in: 0..<1, using: &random)
        return levels.first {
          rest -= $0.share
          return rest < 0
        }?.value ?? 0
      }
      let composition = try Composer().compose(Charts.line(ys))
      let tones = composition.score.events(.tone).map(\.y)
      #expect(tones.count <= 2 && tones.contains(levels.last?.value))
      #expect(composition.notices.contains(.followsMean(levels: levels.count)))
      #expect(
        !composition.notices.contains {
          if case .outliersWithoutTime = $0 { true } else { false }
        })
    }
  }

  /// A level that few slots have is still heard, also beside one that recurs farther out.
  @Test func aLevelOfFewPlacesSoundsByItself() throws {
    for (far, places) in [(40.0, [20_000, 41_000, 59_000]), (-40, [7, 30_000, 50_900])] {
      var ys = [Double](repeating: 0, count: 60_000)
      for index in ys.indices { ys[index] = index % 50 == 0 ? 60 : Double(index % 2) }
      for place in places { ys[place] = far }
      let tones = try Composer().compose(Charts.line(ys)).score.events(.tone)
      #expect(tones.filter { $0.y == far }.compactMap(\.x) == places.map(Double.init))
      #expect(tones.count <= places.count + 2)
    }
  }

  @Test func stepsAndSlopesAreNoStrays() throws {
    let ys = (0..<20_000).map { index in Double(min(max(index - 9000, 0), 500)) }
    let score = try Composer(tenSeconds).compose(Charts.line(ys)).score
    #expect(score.events(.tone).isEmpty)
  }

  @Test func missingStretchesAreSilent() throws {
    var ys = Charts.noise(10_000, seed: 9)
    for index in 4000..<5000 { ys[index] = .nan }
    let score = try Composer(tenSeconds).compose(Charts.line(ys)).score
    let silence = frames(4.08)..<frames(4.92)
    #expect(!score.sounding(series: 0).contains { $0.overlaps(silence) })
    #expect(score.events(.gap).count == 1)
  }

  @Test func pointsFartherApartThanSlotsAreNoGaps() throws {
    var generator = SeededGenerator(seed: 4)
    let xs = (0..<450).map { _ in Double.random(in: 0..<1, using: &generator) }.sorted()
    let chart = Charts.chart([Charts.series(xs.map { sin(20 * $0) }, xs: xs)])
    let score = try Composer().compose(chart).score
    #expect(score.chains(series: 0).count == 1)
    #expect(score.events(.gap).isEmpty)
  }

  @Test func minmaxPassesTheExtremesOfEverySlotInTheirOrder() throws {
    let ys = Charts.noise(10_000, seed: 10)
    let options = SoundOptions.with {
      $0.duration = Seconds(7)
      $0.dense = .minmax
    }
    let heard = Set(
      try Composer(options).compose(Charts.line(ys)).score.events(.glide).compactMap(\.y))
    #expect(heard.contains(ys.max() ?? 0) && heard.contains(ys.min() ?? 0))
    #expect(heard.count > 190)
  }

  @Test func theLengthAskedForIsKeptToTheFrame() throws {
    for seconds in [0.2, 1, 3.3333, 61, 700] {
      let options = SoundOptions.with { $0.duration = Seconds(seconds) }
      let score = try Composer(options).compose(Charts.line(Charts.noise(59, seed: 2))).score
      #expect(score.frames == frames(seconds))
      #expect(score.events.allSatisfy { $0.start >= 0 && $0.end <= score.frames })
    }
  }
}
