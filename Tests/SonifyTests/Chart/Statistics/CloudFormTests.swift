import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct CloudFormTests {
  private static let seeds = 1...UInt64(40)
  private static let formless: [MadeClouds] = [
    .uniform, .normal, .heavyTails, .skewed, .whole, .line,
  ]

  private func bends(_ cloud: MadeClouds, _ count: Int) -> [Bend] {
    Self.seeds.compactMap { seed in
      if case .bend(let bend) = cloud.form(count, seed: seed).shape { bend } else { nil }
    }
  }

  @Test(arguments: formless, [20, 60, 200])
  func littleIsSeenInCloudsAndLines(cloud: MadeClouds, count: Int) {
    let forms = Self.seeds.map { cloud.form(count, seed: $0) }
    let bends = forms.count { if case .bend = $0.shape { true } else { false } }
    let rings = forms.count { if case .ring = $0.shape { true } else { false } }
    let spreads = forms.count { $0.spread != nil }
    // One in twenty over 1,000 seeds, and 4 of 40 by chance.
    #expect(bends <= 4 && rings <= 4 && spreads <= 4, "\(bends) \(rings) \(spreads)")
  }

  @Test(arguments: [60, 200]) func aParabolaTurnsOnceWhereItIsLowest(count: Int) {
    let bends = bends(.parabola, count)
    #expect(bends.count >= 36)
    let turning = bends.filter { $0.turns.count == 1 && !$0.risesFirst && $0.pace == nil }
    #expect(turning.count >= 36)
    #expect(turning.allSatisfy { abs($0.turns[0] - 50) < 15 })
  }

  /// What is left of a straight line is the rounding of numbers.
  @Test(arguments: [30, 60, 100, 200, 500], [0.7, 0.1, 1.0 / 3, -2.3])
  func exactLinesHaveNoOtherForm(count: Int, slope: Double) {
    let line = (slope: slope, intercept: slope < 0 ? 40.1 : 0.2)
    let xs = (1...count).map(Double.init)
    let ys = xs.map { (10 * (line.slope * $0 + line.intercept)).rounded() / 10 }
    let exact = xs.map { line.slope * $0 + line.intercept }
    for numbers in line.slope == 1.0 / 3 ? [exact] : [ys, exact] {
      let form = CloudForm(Cloud(CompletePairs(xs: xs, ys: numbers)))
      #expect(form.shape == .line && form.spread == nil)
      #expect(Outlier.outliers(in: numbers, at: xs, about: form).isEmpty)
      var one = numbers
      one[4] += 0.8
      let found = CloudForm(Cloud(CompletePairs(xs: xs, ys: one)))
      #expect(found.shape == .line && found.spread == nil)
      let outliers = Outlier.outliers(in: one, at: xs, about: found)
      #expect(outliers.map(\.index) == [4])
      #expect(outliers.allSatisfy { (0...1000).contains($0.deviations) })
    }
  }

  @Test func aParabolaOverAFarReachingXTurnsInItsMiddle() throws {
    let noise = Charts.noise(20_000, seed: 4)
    let xs = (0..<10_000).map { 50 + noise[$0] }
    let ys = (0..<10_000).map { noise[$0] * noise[$0] + noise[10_000 + $0] }
    let range = (xs.min() ?? 0, xs.max() ?? 1)
    // A few far points leave most of the axis to few.
    let pairs = CompletePairs(
      xs: xs.map { ($0 - range.0 + 6) / (range.1 - range.0 + 12) }, ys: ys)
    guard case .bend(let bend) = CloudForm(Cloud(pairs)).shape else {
      Issue.record("no curve")
      return
    }
    let turn = try #require(bend.turns.first)
    #expect(bend.turns.count == 1)
    #expect(abs(turn * (range.1 - range.0 + 12) + range.0 - 6 - 50) < 0.2)
  }

  @Test func aCurveThatLevelsOffRisesEverMoreSlowly() {
    let bends = bends(.saturation, 100)
    #expect(bends.count >= 36)
    #expect(bends.count { $0.turns.isEmpty && $0.risesFirst && $0.pace == .slower } >= 36)
  }

  @Test(arguments: [60, 200]) func aRingHasItsCentre(count: Int) {
    let rings = Self.seeds.compactMap { seed in
      if case .ring(let ring) = MadeClouds.ring.form(count, seed: seed).shape { ring } else { nil }
    }
    #expect(rings.count >= 36)
    #expect(rings.allSatisfy { abs($0.x - 5) < 0.2 && abs($0.y - 10) < 0.6 })
  }

  @Test func aFanGrows() {
    let forms = Self.seeds.map { MadeClouds.fan.form(200, seed: $0) }
    #expect(forms.count { $0.spread?.grows == true && $0.shape == .line } >= 36)
    let points = MadeClouds.fan.points(200, seed: 1)
    let turned = CompletePairs(xs: points.xs.map { -$0 }, ys: points.ys)
    #expect(CloudForm(Cloud(turned)).spread?.grows == false)
  }

  @Test func dependenceIsFoundWithoutAForm() {
    var random = SeededGenerator(seed: 11)
    let xs = (0..<300).map { _ in Double.random(in: -1..<1, using: &random) }
    let cross = xs.enumerated().map { $0 % 2 == 0 ? $1 : -$1 }
    #expect(Dependence.isSignificant(Cloud(CompletePairs(xs: xs, ys: cross))))
    let claims = Self.seeds.count {
      Dependence.isSignificant(Cloud(MadeClouds.whole.points(100, seed: $0)))
    }
    #expect(claims <= 3)
  }

  @Test(arguments: [MadeClouds.uniform, .heavyTails, .skewed, .whole], [7, 20, 60])
  func correlationsAreRareInClouds(cloud: MadeClouds, count: Int) {
    let found = (1...UInt64(200)).count {
      SeriesFacts.Correlation(cloud.points(count, seed: $0))?.isSignificant == true
    }
    // 10 of 200, and three deviations of chance.
    #expect(found <= 20, "\(found)")
  }

  @Test func fewPointsMustAgreeCompletely() {
    func isSignificant(_ ys: [Double]) -> Bool? {
      SeriesFacts.Correlation(CompletePairs(xs: ys.indices.map(Double.init), ys: ys))?.isSignificant
    }
    #expect(isSignificant([1, 2, 3, 4]) == false)
    #expect(isSignificant([1, 2, 3, 4, 5]) == true)
    #expect(isSignificant([1, 2, 3, 5, 4]) == false)
    #expect(isSignificant([6, 5, 4, 3, 1, 2]) == true)
  }

  @Test func manyPointsAreASampleOfAll() {
    let xs = (0..<100_000).map { Double($0) }
    let cloud = Cloud(CompletePairs(xs: xs, ys: xs.map { sin($0) }))
    #expect(cloud.count == Cloud.maxCount && cloud.xs == cloud.xs.sorted())
    #expect(zip(cloud.xs, cloud.ys).allSatisfy { $1 == sin($0) })
  }
}
