import Foundation
import Sonify

/// What facts may claim of a series.
enum Claim: String, CaseIterable {
  case trend, turn, step, bend, period, clusters

  /// Whether facts make the claim.
  func isMade(by facts: SeriesFacts) -> Bool {
    switch self {
    case .trend: facts.trend.map { $0.direction != .neither } ?? false
    case .turn: !facts.turningPoints.isEmpty
    case .step: !facts.steps.isEmpty
    case .bend: facts.segments.count > 1
    case .period: facts.period != nil
    case .clusters: !facts.clusters.isEmpty
    }
  }
}

/// How often facts claim what is not there, and miss what is: `claims [SEEDS]` prints the percentage of
/// charts with every claim, and exits with 1 if one is made or missed too often.
@main
struct Claims {
  static func main() {
    let seeds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    guard CommandLine.arguments.count < 3, seeds > 0 else {
      print("usage: claims [SEEDS]")
      return
    }
    print("Percentage of \(seeds) charts of noise of which facts claim something.")
    print("Bracketed: more than the allowance, beyond chance.")
    row("noise", "points", Claim.allCases.map(\.rawValue))
    var failures = 0
    for noise in Noise.allCases {
      for count in [20, 60, 200, 1000] {
        let allowance = noise.allowance(count)
        let rates = rates(seeds, isScatter: noise.isScatter) { noise.points(count, &$0) }
        failures += report(noise.rawValue, count, rates) { claim, rate in
          noise.judges(claim) && rate > allowance + chance(allowance, seeds)
        }
      }
    }
    print("Percentage of \(seeds) charts of which facts claim what is there; at least 90.")
    for signal in Signal.allCases {
      for count in [60, 200, 1000] {
        let rates = rates(seeds, isScatter: signal.isScatter) { signal.points(count, &$0) }
        failures += report(signal.rawValue, count, rates) { claim, rate in
          claim == signal.claim && rate < 0.9 - chance(0.1, seeds)
        }
      }
    }
    print(failures == 0 ? "All rates are as they must be." : "\(failures) rates are not.")
    exit(failures == 0 ? 0 : 1)
  }

  /// Two standard errors of a rate.
  private static func chance(_ rate: Double, _ seeds: Int) -> Double {
    2 * (rate * (1 - rate) / Double(seeds)).squareRoot()
  }

  private static func rates(
    _ seeds: Int, isScatter: Bool,
    _ points: @Sendable (inout Random) -> (xs: [Double], ys: [Double])
  ) -> [Claim: Double] {
    var counts: [Claim: Int] = [:]
    for seed in 1...seeds {
      var random = Random(seed: UInt64(seed) &* 7919)
      let facts = facts(points(&random), isScatter: isScatter)
      for claim in Claim.allCases where claim.isMade(by: facts) { counts[claim, default: 0] += 1 }
    }
    return counts.mapValues { Double($0) / Double(seeds) }
  }

  private static func facts(
    _ points: (xs: [Double], ys: [Double]), isScatter: Bool
  ) -> SeriesFacts {
    let (xs, ys) = points
    let chart = ChartDescriptor(
      title: "", kind: isScatter ? .scatter : .line,
      xAxis: .numeric(NumericAxis(title: "x", range: (xs.min() ?? 0)...(xs.max() ?? 1))),
      yAxis: NumericAxis(title: "y", range: (ys.min() ?? 0)...(ys.max() ?? 1)),
      series: [DataSeries(name: "", isContinuous: !isScatter, xs: xs, ys: ys)])
    return ChartFacts(chart).series[0]
  }

  /// Prints the rates and returns how many of them are wrong.
  private static func report(
    _ name: String, _ count: Int, _ rates: [Claim: Double], isWrong: (Claim, Double) -> Bool
  ) -> Int {
    var failures = 0
    let texts = Claim.allCases.map { claim in
      let rate = rates[claim] ?? 0
      let percent = "\((rate * 1000).rounded() / 10)"
      guard isWrong(claim, rate) else { return percent }
      failures += 1
      return "[\(percent)]"
    }
    row(name, "\(count)", texts)
    return failures
  }

  private static func row(_ name: String, _ count: String, _ texts: [String]) {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let cells = texts.map { padded($0, 9) }.joined()
    print(name + String(repeating: " ", count: max(1, 18 - name.count)) + padded(count, 6) + cells)
  }
}
