import Foundation
import SonifyTestSupport

@testable import SonifyChart

/// Made points of scatter charts, the same for the same seed.
enum MadeClouds: String, CaseIterable, Sendable {
  case uniform, ring, normal, heavyTails, skewed, whole, parabola, saturation, line, fan
  case twoGroups, threeGroups, fourGroups, unequalGroups, groupsInARow

  /// The number of groups.
  var groups: Int {
    switch self {
    case .twoGroups: 2
    case .threeGroups, .unequalGroups, .groupsInARow: 3
    case .fourGroups: 4
    default: 0
    }
  }

  /// Returns so many points.
  func points(_ count: Int, seed: UInt64) -> CompletePairs {
    var random = SeededGenerator(seed: seed &* 7919)
    let points = (0..<count).map { point(group: group(of: $0, count: count), &random) }
    return CompletePairs(xs: points.map(\.x), ys: points.map(\.y))
  }

  /// The form of so many points.
  func form(_ count: Int, seed: UInt64) -> CloudForm {
    CloudForm(Cloud(points(count, seed: seed)))
  }

  private func group(of index: Int, count: Int) -> Int {
    self == .unequalGroups
      ? (5 * index < count ? 0 : 5 * index < 4 * count ? 1 : 2) : index % max(1, groups)
  }

  private func point(group: Int, _ random: inout SeededGenerator) -> (x: Double, y: Double) {
    func uniform(_ range: Range<Double> = 0..<1) -> Double {
      Double.random(in: range, using: &random)
    }
    func tail() -> Double {
      random.normal()
        / ((0..<3).reduce(0) { sum, _ in sum + pow(random.normal(), 2) } / 3)
        .squareRoot()
    }
    let x = uniform()
    switch self {
    case .uniform: return (x, uniform())
    case .ring:
      let radius = 1 + 0.1 * random.normal()
      return (5 + radius * cos(2 * .pi * x), 10 + 3 * radius * sin(2 * .pi * x))
    case .normal: return (random.normal(), random.normal())
    case .heavyTails: return (tail(), tail())
    case .skewed: return (exp(random.normal()), exp(random.normal()))
    case .whole: return (uniform(0..<5).rounded(.down), uniform(0..<4).rounded(.down))
    case .parabola: return (100 * x, pow(2 * x - 1, 2) + 0.1 * random.normal())
    case .saturation: return (5 * x, 1 - exp(-5 * x) + 0.1 * random.normal())
    case .line: return (x, x + 0.1 * random.normal())
    case .fan: return (x, x + (0.05 + 0.5 * x) * random.normal())
    case .twoGroups, .threeGroups, .fourGroups, .unequalGroups, .groupsInARow:
      let corners: [(x: Double, y: Double)] =
        self == .groupsInARow || self == .twoGroups
        ? [(0, 0), (6, 0), (12, 0)]
        : self == .fourGroups ? [(0, 0), (6, 0), (0, 6), (6, 6)] : [(0, 0), (6, 0), (3, 5.2)]
      return (
        3 * (corners[group].x + random.normal()), 100 * (corners[group].y + random.normal())
      )
    }
  }
}
