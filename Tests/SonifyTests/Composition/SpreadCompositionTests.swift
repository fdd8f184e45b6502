import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// What a line with more points than time does with values that have no time of their own.
@Suite struct SpreadCompositionTests {
  private static func compose(
    _ ys: [Double], _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> Composition {
    var chart = Charts.line(ys)
    chart.yAxis = NumericAxis(title: "y", range: -1...1)
    return try Composer(SoundOptions.with(change)).compose(chart)
  }

  /// The semitones from the lower to the upper pitch.
  private static func width(_ event: Score.Event) -> Double {
    12 * log2((event.upperFrequency?.value ?? 0) / (event.frequency?.value ?? 1))
  }

  @Test func theNoiseHasThePitchesOfTheMiddleEightTenths() throws {
    for (seed, width) in [(1, 2.0), (2, 6), (3, 12)] {
      var random = SeededGenerator(seed: UInt64(seed))
      let deviation = width / 2 / 1.28155 / 18
      let ys = (0..<100_000).map { _ in 0.1 + deviation * random.gaussian() }
      let spreads = try Self.compose(ys).score.events(.spread)
      #expect(spreads.count > 250)
      let widths = spreads.map(Self.width).sorted()
      #expect(abs(widths[widths.count / 2] / width - 1) < 0.03)
      let level = 20 * log10(spreads.map(\.gain).sorted()[spreads.count / 2])
      #expect(abs(level - (-12 + 10 * log10(min(1, (width - 1) / 11)))) < 0.4)
    }
  }

  @Test func whatIsSmoothHasNoNoise() throws {
    let constant = try Self.compose([Double](repeating: 0.3, count: 50_000))
    #expect(constant.score.events(.spread).isEmpty)
    let slow = try Self.compose((0..<50_000).map { sin(2 * .pi * 4 * Double($0) / 50_000) })
    #expect(slow.score.events(.spread).isEmpty)
    let steep = try Self.compose((0..<50_000).map { Double($0) / 25_000 - 1 }) {
      $0.duration = Seconds(2)
    }
    #expect(steep.score.events(.spread).isEmpty)
  }

  @Test(arguments: [1, 4, 16]) func theSpreadOfASlopeIsThatAroundIt(cycles: Int) throws {
    var random = SeededGenerator(seed: 4)
    let ys = (0..<200_000).map {
      0.6 * sin(2 * .pi * Double(cycles * $0) / 200_000) + 0.1 * random.gaussian()
    }
    let widths = try Self.compose(ys).score.events(.spread).map(Self.width).sorted()
    let wanted = 2 * 1.28155 * 0.1 * 18
    #expect(abs(widths[widths.count / 2] / wanted - 1) < 0.1)
    #expect(widths[widths.count * 19 / 20] / wanted < 1.35)
  }

  @Test(arguments: [0.1, 0.5, 0.77]) func twoValuesSoundAsTheirShare(share: Double) throws {
    var random = SeededGenerator(seed: 5)
    let ys = (0..<100_000).map { _ in
      Double.random(in: 0..<1, using: &random) < share ? 0.5 : -0.5
    }
    let composition = try Self.compose(ys)
    let score = composition.score
    let wanted = 220 * exp2(3 * (0.25 + 0.5 * share))
    let pitches = score.events(.glide).compactMap(\.frequency?.value).map { 12 * log2($0 / wanted) }
    #expect(Double(pitches.count { abs($0) < 1 }) >= 0.95 * Double(pitches.count))
    let bands = Set(score.events(.spread).map { [$0.frequency, $0.upperFrequency] })
    let (low, high) = (Hertz(220 * exp2(0.75)), Hertz(220 * exp2(2.25)))
    #expect(
      bands.allSatisfy { band in
        [low, high].contains { edge in
          band.allSatisfy { abs(12 * log2(($0?.value ?? 1) / edge.value)) < 0.001 }
        }
      })
    #expect(bands.count == 2)
    #expect(composition.notices.contains(.followsShare))
  }

  @Test func fewValuesSoundAsTheirMean() throws {
    var random = SeededGenerator(seed: 6)
    let levels = [-0.8, -0.1, 0.2, 0.7]
    let ys = (0..<100_000).map { _ in levels[Int.random(in: 0..<4, using: &random)] }
    let composition = try Self.compose(ys)
    for glide in composition.score.events(.glide) where glide.gain == 1 {
      #expect(abs(12 * log2((glide.frequency?.value ?? 1) / 622.25)) < 2)
    }
    #expect(composition.notices.contains(.followsMean(levels: 4)))
    let eight = (0..<100_000).map { Double($0 % 8) / 8 }
    #expect(
      !(try Self.compose(eight).notices.contains {
        if case .followsMean = $0 { true } else { false }
      })
    )
  }

  /// Any number of cycles in a window, those that alias with equal weights too, leaves the tone
  /// within a semitone, or is followed at its own period.
  @Test(arguments: Array(stride(from: 2.0, through: 40, by: 0.7)))
  func noOscillationAliases(cyclesInAWindow: Double) throws {
    let turns = cyclesInAWindow / 0.28 * 19.9
    // No case has a whole number of rows in a cycle: those would take but a few values.
    let ys = (0..<87_654).map { 0.9 * sin(2 * .pi * turns * Double($0) / 87_654 + 0.4) }
    let events = try Self.compose(ys).score.events(.glide)
    let pitches = events.compactMap(\.frequency?.value).map { 12 * log2($0 / 220) }.sorted()
    let middle = pitches[pitches.count / 2]
    #expect(Double(pitches.count { abs($0 - middle) < 1 }) >= 0.95 * Double(pitches.count))
  }

  @Test func noiseIsDuckedWithTheLineAndStopsInGaps() throws {
    var random = SeededGenerator(seed: 7)
    var ys = (0..<50_000).map { _ in 0.15 * random.gaussian() }
    ys[20_000] = 1
    for index in 30_000..<35_000 { ys[index] = .nan }
    let score = try Self.compose(ys).score
    let spike = try #require(score.events(.tone).first { $0.y == 1 })
    for event in score.events(.spread) {
      let glide = try #require(
        score.events(.glide).first { $0.start <= event.start && event.start < $0.end })
      #expect((glide.gain < 1) == (event.gain < 0.1))
      if event.start >= spike.start && event.end <= spike.end { #expect(event.gain < 0.03) }
      #expect(event.end <= frames(12.1) || event.start >= frames(13.9))
    }
  }

  @Test func medianHasNoNoiseAndTheSameLine() throws {
    let ys = Charts.noise(30_000, seed: 8).map { $0 / 8 }
    let spread = try Self.compose(ys).score
    let median = try Self.compose(ys) { $0.dense = .median }.score
    #expect(median.events(.spread).isEmpty && !spread.events(.spread).isEmpty)
    #expect(spread.events(.glide) == median.events(.glide))
  }

  @Test func theQuantilesAreThoseOfWeightedValues() throws {
    var random = SeededGenerator(seed: 9)
    let ys = (0..<3000).map { _ in Double.random(in: -1...1, using: &random) }
    let chart = Charts.line(ys)
    let track = Track(0, of: chart, mode: .continuous)
    let values = BinnedValues(track)
    let windows = WindowedValues(
      values, of: track, in: 0...1, 0..<3000, count: 20, on: chart.xAxis
    ).windows
    #expect(windows.count == 20)
    for (number, window) in windows.enumerated() {
      // Sorted by value, with the weight of a raised cosine over four steps.
      let middle = (Double(number) + 0.5) / 20
      let weighted = ys.indices.compactMap { index -> (Double, Double)? in
        let distance = (Double(index) / 2999 - middle) * 20
        return abs(distance) < 2 ? (ys[index], 0.5 + 0.5 * cos(.pi * distance / 2)) : nil
      }.sorted { $0.0 < $1.0 }
      let total = weighted.reduce(0) { $0 + $1.1 }
      // The spread is that around the line, which moves a little.
      for (value, share, tolerance) in [
        (window.y, 0.5, 0.01), (window.lower, 0.1, 0.03), (window.upper, 0.9, 0.03),
      ] {
        let below = weighted.filter { $0.0 < value }.reduce(0) { $0 + $1.1 }
        #expect(abs(below / total - share) < tolerance)
      }
    }
  }
}
