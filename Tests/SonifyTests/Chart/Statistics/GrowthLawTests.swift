import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

/// The law by which a line grows, and how its spread changes.
@Suite struct GrowthLawTests {
  private let xs = (0..<60).map(Double.init)

  private func law(_ ys: [Double]) -> SeriesFacts.Growth? { GrowthLaw.law(of: ys, at: xs) }

  @Test(arguments: [4.0, 9, 15])
  func equalRatiosDouble(length: Double) {
    let ys = zip(xs, Charts.noise(60, seed: 2)).map { 5 * pow(2, $0 / length) * (1 + $1 / 50) }
    guard case .doubling(let found)? = law(ys) else {
      Issue.record("\(String(describing: law(ys)))")
      return
    }
    #expect(abs(found / length - 1) < 0.05, "\(found)")
    // Falling, it halves as fast.
    if case .doubling(let halving)? = law(ys.reversed()) {
      #expect(abs(halving / found - 1) < 1e-9)
    } else {
      Issue.record("no halving")
    }
  }

  @Test(arguments: [1e-12, 1, 1e6, 1e12]) func valuesOfAnySizeDouble(size: Double) {
    let ys = xs.map { (size * 1e4 * pow(1.02, $0)).rounded() / 100 }
    guard case .doubling(let found)? = law(size < 1 ? xs.map { size * pow(1.02, $0) } : ys) else {
      Issue.record("\(String(describing: law(ys)))")
      return
    }
    #expect(abs(found / 35 - 1) < 0.01, "\(found)")
  }

  @Test func whatApproachesALevelLevelsOff() {
    let ys = zip(xs, Charts.noise(60, seed: 4)).map { 80 * (1 - exp(-$0 / 10)) + $1 / 2 }
    guard case .levelling(let level)? = law(ys) else {
      Issue.record("\(String(describing: law(ys)))")
      return
    }
    #expect(abs(level - 80) < 2)
  }

  /// The level is that of most of the last values.
  @Test func theLevelIsOneOfTheLastValues() {
    var ys = xs.map { 80 * (1 - exp(-$0 / 10)) }
    ys.replaceSubrange((ys.count - 7)..., with: [76.5, 77, 79.9, 79.9, 79.9, 79.9, 79.9])
    guard case .levelling(let level)? = law(ys) else {
      Issue.record("\(String(describing: law(ys)))")
      return
    }
    #expect(level == 79.9)
  }

  /// What breaks after its peak, as a bar that is pulled, does not level off, and neither does what still falls.
  @Test func whatTurnsBackDoesNotLevelOff() {
    let pulled = xs.map { 14_800 * (1 - exp(-$0 / 8)) - max(0, $0 - 50) * 350 }
    #expect(law(pulled) == nil)
    let frequencies = [1.0, 500, 700, 1000, 1200, 1500, 2000, 3000, 6000, 10_000, 20_000, 30_000]
    let levels = [988.0, 936, 882, 815, 777, 705, 600, 456, 257, 169, 102, 69]
    #expect(GrowthLaw.law(of: levels, at: frequencies) == .slower)
  }

  /// A dip among the slow values at the start is no turn, and one among the fast ones at the end is.
  @Test func aDipAtTheStartIsNoTurn() {
    let risen = xs.map { pow(max(0, $0 - 8), 2) + max(0, 8 - $0) * 25 }
    #expect(law(risen) == .faster)
    let fallen = xs.map { pow(min($0, 50), 2) - max(0, $0 - 50) * 60 }
    #expect(law(fallen) == nil)
  }

  @Test func aStraightLineHasNoLaw() {
    for seed in 1...50 {
      let ys = zip(xs, Charts.noise(60, seed: UInt64(seed))).map { 100 + 3 * $0 + 2 * $1 }
      #expect(law(ys) == nil)
    }
  }

  @Test func squaresRiseFaster() {
    #expect(law(xs.map { 1000 + $0 * $0 }) == .faster)
    #expect(law(xs.map { 10_000 - $0 * $0 }) == .faster)
    #expect(law(xs.map { $0.squareRoot() * 5 + 10 }) != .faster)
  }

  @Test func aSpreadThatGrowsIsFoundAndNoOther() throws {
    let noise = Charts.noise(300, seed: 6)
    let fan = noise.enumerated().map { $1 * (1 + Double($0) / 60) }
    let ratio = try #require(SpreadRatio.ratio(in: fan, of: fan))
    #expect((2.5...5).contains(ratio), "\(ratio)")
    // What grows by powers of ten spreads as it grows, which is no news.
    let powers = noise.enumerated().map { exp(Double($0) / 20) * (1 + $1 / 20) }
    #expect(SpreadRatio.ratio(in: powers, of: powers) == nil)
    let unsteady = noise.enumerated().map { exp(Double($0) / 30 + $1) }
    #expect(SpreadRatio.ratio(in: unsteady, of: unsteady) == nil)
    let claims = (1...100).count { seed in
      let line = SampleLines.noise(200, correlation: 0.5, seed: UInt64(seed))
      return SpreadRatio.ratio(in: line, of: line) != nil
    }
    #expect(claims <= 5)
  }
}
