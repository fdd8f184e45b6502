import Foundation
import Testing

@testable import SonifyChart

/// How often facts claim of noise what is not there; `make check-claims` measures it over 1,000 seeds.
@Suite struct FalseClaimTests {
  private enum Claim: CaseIterable { case trend, period, step, turningPoint, segment, outlier, gap }

  private static func claims(of facts: SeriesFacts) -> Set<Claim> {
    let made: [(Claim, Bool)] = [
      (.trend, facts.trend?.direction != .neither), (.period, facts.period != nil),
      (.step, !facts.steps.isEmpty), (.turningPoint, !facts.turningPoints.isEmpty),
      (.segment, facts.segments.count > 1), (.outlier, !facts.outliers.isEmpty),
      (.gap, !facts.gaps.isEmpty),
    ]
    return Set(made.filter(\.1).map(\.0))
  }

  @Test(arguments: [0, 0.5], [20, 60, 200])
  func littleIsClaimedOfNoise(correlation: Double, count: Int) {
    let runs = count > 100 ? 30 : 80
    let all = (1...UInt64(runs)).flatMap { seed in
      let noise = SampleLines.noise(count, correlation: correlation, seed: seed)
      return Self.claims(of: ChartFactsTests.facts(noise))
    }
    // What is allowed, and three deviations of chance.
    let allowed = (correlation > 0 ? 0.1 : count < 60 ? 0.07 : 0.05) * Double(runs)
    let maximum = allowed + 3 * allowed.squareRoot()
    for claim in Claim.allCases {
      let made = all.count { $0 == claim }
      #expect(Double(made) <= maximum, "\(claim): \(made) of \(runs)")
    }
  }

  /// Heavy tails, a spread that grows sixfold, volatility in clusters, and walks are no story.
  @Test(arguments: ["t(3)", "spread", "GARCH", "walk"])
  func unrulyNoiseIsNoStory(kind: String) {
    let runs = 60
    let all = (1...UInt64(runs)).flatMap { seed in
      Self.claims(of: ChartFactsTests.facts(Self.unruly(kind, seed: seed)))
    }
    let told: [Claim] =
      kind == "walk" ? [.trend, .period] : [.trend, .period, .step, .turningPoint]
    let maximum = 0.05 * Double(runs) + 3 * (0.05 * Double(runs)).squareRoot()
    for claim in told {
      #expect(Double(all.count { $0 == claim }) <= maximum, "\(kind): \(claim)")
    }
  }

  private static func unruly(_ kind: String, seed: UInt64) -> [Double] {
    let noise = Charts.noise(200, seed: seed)
    var (variance, last) = (1.0, 0.0)
    switch kind {
    case "t(3)":
      let others = (1...3).map { Charts.noise(200, seed: seed + 1000 * UInt64($0)) }
      return noise.indices.map { index in
        let squares = others.reduce(0) { $0 + $1[index] * $1[index] }
        return noise[index] / (squares / 3).squareRoot()
      }
    case "spread": return noise.enumerated().map { $1 * (1 + 5 * Double($0) / 199) }
    case "GARCH":
      return noise.map { new in
        variance = 0.05 + 0.1 * last * last + 0.85 * variance
        last = new * variance.squareRoot()
        return last
      }
    default:
      return noise.map { new in
        last += new
        return last
      }
    }
  }
}
