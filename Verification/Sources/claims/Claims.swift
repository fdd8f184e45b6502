import Foundation
import Sonify

/// What facts may claim of a chart.
enum Claim: String, CaseIterable {
  case trend, turn, step, bend, period, season, growth, spread, run, majority, clusters
  case course, delay, together

  /// Whether the claim is about several series together.
  var isOfSeveral: Bool { self == .course || self == .delay || self == .together }

  /// Returns how many times facts make the claim.
  func count(in facts: ChartFacts) -> Int {
    switch self {
    case .course: facts.sharedCourse == nil ? 0 : 1
    case .delay: facts.delay == nil ? 0 : 1
    case .together: facts.association == nil ? 0 : 1
    default: facts.series.count { isMade(by: $0) }
    }
  }

  private func isMade(by facts: SeriesFacts) -> Bool {
    switch self {
    case .trend: facts.trend.map { $0.direction != .neither } ?? false
    case .turn: !facts.turningPoints.isEmpty
    case .step: !facts.steps.isEmpty
    case .bend: facts.segments.count > 1
    case .period: facts.period != nil
    case .season: !facts.seasons.isEmpty
    case .growth: facts.growth != nil
    case .spread: facts.spreadRatio != nil
    case .run: facts.equalRun != nil
    case .majority: facts.majority != nil
    case .clusters: !facts.clusters.isEmpty
    case .course, .delay, .together: false
    }
  }
}

/// How often facts claim what is not there, and miss what is: `claims [SEEDS [POINTS]]` prints the percentage of
/// charts with every claim, and exits with 1 if one is made or missed too often.
@main
struct Claims {
  static func main() {
    let seeds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    let counts = CommandLine.arguments.dropFirst(2).first.map { Int($0).map { [$0] } ?? [] }
    guard CommandLine.arguments.count < 4, seeds > 0, counts?.first ?? 20 >= 20 else {
      print("usage: claims [SEEDS [POINTS]]")
      return
    }
    print(
      "Percentage of \(seeds) series, three in a chart, of which facts claim what is not there.")
    print("Bracketed: more than the allowance, beyond chance.")
    row("noise", "points", Claim.allCases.map(\.rawValue))
    var failures = 0
    for noise in Noise.allCases {
      for count in counts ?? [20, 60, 200, 1000] {
        let allowance = noise.allowance(count)
        let charts = Charts(kind: noise.kind, seriesCount: 3) { noise.points(count, &$0) }
        let rates = rates(of: charts, seriesCount: seeds)
        failures += report(noise.rawValue, count, rates) { claim, rate in
          let cases = claim.isOfSeveral ? charts.count(for: seeds) : seeds
          return noise.judges(claim) && rate > allowance + chance(allowance, cases)
        }
      }
    }
    print("Percentage of \(seeds) charts of which facts claim what is there; at least 90.")
    for signal in Signal.allCases {
      for count in counts?.filter({ $0 >= 60 }) ?? [60, 200, 1000] {
        let charts = Charts(kind: signal.isScatter ? .scatter : .rows, seriesCount: 1) {
          signal.points(count, &$0)
        }
        failures += report(signal.rawValue, count, rates(of: charts, seriesCount: seeds)) {
          $0 == signal.claim && $1 < 0.9 - chance(0.1, seeds)
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

  private static func rates(of charts: Charts, seriesCount: Int) -> [Claim: Double] {
    let chartCount = charts.count(for: seriesCount)
    var counts: [Claim: Int] = [:]
    for seed in 1...chartCount {
      let facts = ChartFacts(charts.chart(seed: seed))
      for claim in Claim.allCases { counts[claim, default: 0] += claim.count(in: facts) }
    }
    return counts.reduce(into: [:]) { rates, entry in
      let cases = entry.key.isOfSeveral ? chartCount : chartCount * charts.seriesCount
      rates[entry.key] = Double(entry.value) / Double(cases)
    }
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
