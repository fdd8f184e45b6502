import Foundation
import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart

/// A chart of 50,000 to 1,000,000 rows, and what a listener should hear of it.
struct DenseChart {
  /// What is drawn at random in its way.
  enum Recipe: String, CaseIterable {
    case constant, trend, oscillation
    case narrowNoise, middleNoise, wideNoise
    case rareHeads, fairCoin, rareTails
    case sawtooth
    case fewLevels, rareLevel, heavyTails

    /// What it must be heard as; nil if it has no name of its own.
    var kind: DenseListener.Kind? {
      switch self {
      case .constant: .constant
      case .trend: .trend
      case .oscillation: .oscillation
      case .narrowNoise, .middleNoise, .wideNoise: .noise
      case .rareHeads, .fairCoin, .rareTails: .coin
      case .sawtooth: .sawtooth
      case .fewLevels, .rareLevel, .heavyTails: nil
      }
    }
  }

  let recipe: Recipe
  let values: [Double]
  /// The share of the upper of two values.
  private(set) var share: Double?
  /// The distance from the tenth to the ninetieth percentile in semitones, if it is heard as noise.
  private(set) var width: Double?
  /// Whether no window differs from another but by chance.
  private(set) var isStationary = true

  /// The semitones of half the axis, which runs from −1 to 1.
  private static let semitones = 18.0

  init(_ recipe: Recipe, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.recipe = recipe
    func draw(_ low: Double, _ high: Double) -> Double { .random(in: low...high, using: &random) }
    let count = Int(50_000 * pow(20, draw(0, 1)))
    let rows = 0..<count
    switch recipe {
    case .constant:
      let value = draw(-0.9, 0.9)
      values = rows.map { _ in value }
    case .trend:
      let (rise, isCurved) = (draw(0.3, 1.8), draw(0, 1) < 0.5)
      let (start, sign) = (-0.95 + draw(0, 1) * (1.9 - rise), draw(0, 1) < 0.5 ? -1.0 : 1)
      values = rows.map { row in
        let t = Double(row) / Double(count)
        return sign * (start + rise * (isCurved ? t * t * (3 - 2 * t) : t))
      }
      isStationary = false
    case .oscillation:
      let height = draw(0.3, 0.95)
      let middle = draw(height - 1, 1 - height)
      let cycles = 200 * pow(Double(count) / 6 / 200, draw(0, 1))
      values = rows.map { middle + height * sin(2 * .pi * cycles * Double($0) / Double(count)) }
      width = 2 * height * sin(0.4 * .pi) * Self.semitones
    case .narrowNoise, .middleNoise, .wideNoise:
      let middleWidth = recipe == .narrowNoise ? 2.25 : recipe == .middleNoise ? 4.5 : 9
      let width = middleWidth * exp(draw(-0.1, 0.1))
      let deviation = width / 2 / 1.28155 / Self.semitones
      let middle = draw(-1, 1) * max(0, 0.95 - 5 * deviation)
      values = rows.map { _ in middle + deviation * random.gaussian() }
      self.width = width
    case .rareHeads, .fairCoin, .rareTails:
      let usual = recipe == .rareHeads ? 0.2 : recipe == .fairCoin ? 0.5 : 0.8
      let share = usual + draw(-0.03, 0.03)
      let distance = draw(0.5, 1.9)
      let low = draw(-0.95, 0.95 - distance)
      values = rows.map { _ in
        Double.random(in: 0..<1, using: &random) < share ? low + distance : low
      }
      self.share = share
    case .sawtooth:
      let height = draw(0.4, 0.95)
      let (middle, sign) = (draw(height - 1, 1 - height), draw(0, 1) < 0.5 ? -1.0 : 1)
      let isSlow = draw(0, 1) < 0.5
      let teeth = isSlow ? draw(3, 14) : 200 * pow(Double(count) / 6 / 200, draw(0, 1))
      values = rows.map { row in
        let turns = teeth * Double(row) / Double(count)
        return middle + sign * height * (2 * (turns - turns.rounded(.down)) - 1)
      }
      isStationary = !isSlow
      if !isSlow { width = 1.6 * height * Self.semitones }
    case .fewLevels:
      let levels = (0..<Int.random(in: 3...7, using: &random)).map { _ in
        (value: draw(-0.95, 0.95), share: draw(0.02, 1))
      }
      values = Self.values(of: levels, count: count, &random)
    case .rareLevel:
      let (low, step) = (draw(-0.95, -0.6), draw(0.05, 0.2))
      let share = 0.001 * pow(100, draw(0, 1))
      let isDown = draw(0, 1) < 0.5
      let usual = Int.random(in: 1...3, using: &random)
      let levels =
        (0...usual).map { (value: low + step * Double($0), share: (1 - share) / Double(usual + 1)) }
        + [(value: draw(0.4, 0.95), share: share)]
      values = Self.values(of: levels, count: count, &random).map { isDown ? -$0 : $0 }
    case .heavyTails:
      let tail = Tail.allCases[Int.random(in: 0..<Tail.allCases.count, using: &random)]
      let drawn = rows.map { _ in tail.value(&random) }
      let scale = 0.95 / (drawn.map(abs).max() ?? 1)
      values = drawn.map { $0 * scale }
    }
  }

  /// Values that are drawn from some levels by their shares.
  private static func values(
    of levels: [(value: Double, share: Double)], count: Int, _ random: inout SeededGenerator
  ) -> [Double] {
    let total = levels.reduce(0) { $0 + $1.share }
    return (0..<count).map { _ in
      var rest = Double.random(in: 0..<total, using: &random)
      return levels.first {
        rest -= $0.share
        return rest < 0
      }?.value ?? levels[0].value
    }
  }

  /// What a listener gets wrong of it, or nil if nothing.
  func fault(in report: DenseListener.Report) -> String? {
    guard recipe.kind == nil || report.kind == recipe.kind else {
      return "heard as \(report.kind?.rawValue ?? "nothing known")"
    }
    if let share {
      guard let heard = report.share, abs(heard - share) <= 0.05 else {
        return "share \(share) heard as \(report.share ?? .nan)"
      }
    }
    if let width {
      guard let heard = report.width, abs(heard / width - 1) <= 0.2 else {
        return "width \(width) heard as \(report.width ?? .nan)"
      }
    }
    if isStationary, report.restless > 0.05 {
      return "a semitone away for \(report.restless) of the time"
    }
    if recipe.kind == nil, report.away > 0.05 {
      return "a semitone away, or in other tones, for \(report.away) of the time"
    }
    return nil
  }

  /// The chart, on an axis from −1 to 1.
  var chart: ChartDescriptor {
    var chart = Charts.line(values)
    chart.yAxis = NumericAxis(title: "y", range: -1...1)
    return chart
  }
}

extension DenseChart {
  /// A distribution of which many more values are far out than of a normal one.
  enum Tail: CaseIterable {
    case poisson, exponential, laplace, lognormal, student

    func value(_ random: inout SeededGenerator) -> Double {
      func exponential() -> Double { -log(1 - Double.random(in: 0..<1, using: &random)) }
      switch self {
      case .poisson:
        // Events of a mean distance of 5 in an interval of 1.
        var (count, time) = (0.0, 5 * exponential())
        while time < 1 { (count, time) = (count + 1, time + 5 * exponential()) }
        return count
      case .exponential: return exponential()
      case .laplace: return exponential() - exponential()
      case .lognormal: return exp(random.gaussian())
      case .student:
        let squares = (0..<3).reduce(0) { sum, _ in
          let number = random.gaussian()
          return sum + number * number
        }
        return random.gaussian() / sqrt(squares / 3)
      }
    }
  }
}

extension SeededGenerator {
  /// A normally distributed number (Box and Muller, 1958), with the tails that a sum lacks.
  mutating func gaussian() -> Double {
    let radius = sqrt(-2 * log(1 - Double.random(in: 0..<1, using: &self)))
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }
}
