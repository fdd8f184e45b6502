import SonifyTestSupport
import Testing

@testable import SonifyChart

/// A straight line and a few points far from the others: nothing is claimed that these alone would show.
@Suite struct LatePointTests {
  private static let claims = [
    "period", "growth", "segments", "steps", "seasons",
  ]

  private func claims(of facts: SeriesFacts) -> [String] {
    let made = [
      facts.period != nil, facts.growth != nil, facts.segments.count > 1, !facts.steps.isEmpty,
      !facts.seasons.isEmpty,
    ]
    return zip(Self.claims, made).filter(\.1).map(\.0)
  }

  /// Values that rise by two for each row, with noise of a part of that.
  private func line(_ count: Int, noise: Double) -> [Double] {
    zip(0..<count, Charts.noise(count, seed: UInt64(count))).map {
      10 + 2 * Double($0) + $1 * noise
    }
  }

  @Test(arguments: [12, 17, 20, 30, 60], [0, 0.3]) func aLatePointMakesNoCurve(
    count: Int, noise: Double
  ) {
    for pause in [0.3, 1, 2, 5, 10, 40] {
      for late in 1...2 {
        var xs = (0..<count).map(Double.init)
        for place in (count - late)..<count { xs[place] += (pause * Double(count)).rounded() }
        let ys = line(count, noise: noise)
        #expect(claims(of: ChartFactsTests.facts(ys, at: xs)) == [], "\(pause) \(late)")
        // The same from behind.
        let first = ChartFactsTests.facts(ys.map { -$0 }.reversed(), at: xs.map { -$0 }.reversed())
        #expect(claims(of: first) == [], "\(pause) \(late) first")
      }
    }
  }

  @Test(arguments: [12, 17, 20, 30, 60], [0, 0.3]) func aLastValueFarOffMakesNoCurve(
    count: Int, noise: Double
  ) {
    for ratio in [-1, 0, 0.3, 2, 10, 100] {
      var ys = line(count, noise: noise)
      ys[count - 1] *= 1 + ratio
      #expect(claims(of: ChartFactsTests.facts(ys)) == [], "\(ratio)")
    }
  }

  /// Where each wave has points, it is found although they pause.
  @Test func aWaveWithPausesRepeats() throws {
    let xs: [Double] = (0..<80).map { row in
      let place = row + row / 20 * 40
      return Double(place) + Double(row % 3) / 9
    }
    let ys = xs.map { wave($0 / 10) }
    let period = try #require(ChartFactsTests.facts(ys, at: xs).period)
    let length = try #require(period.length)
    #expect(abs(length - 10) < 0.1)
  }

  /// A triangle of one wave for each whole number.
  private func wave(_ x: Double) -> Double { abs(x - x.rounded(.down) - 0.5) * 4 - 1 }
}
