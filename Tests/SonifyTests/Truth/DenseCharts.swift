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

    var kind: DenseListener.Kind {
      switch self {
      case .constant: .constant
      case .trend: .trend
      case .oscillation: .oscillation
      case .narrowNoise, .middleNoise, .wideNoise: .noise
      case .rareHeads, .fairCoin, .rareTails: .coin
      case .sawtooth: .sawtooth
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
    }
  }

  /// What a listener gets wrong of it, or nil if nothing.
  func fault(in report: DenseListener.Report) -> String? {
    guard report.kind == recipe.kind else {
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
    return nil
  }

  /// The chart, on an axis from −1 to 1.
  var chart: ChartDescriptor {
    var chart = Charts.line(values)
    chart.yAxis = NumericAxis(title: "y", range: -1...1)
    return chart
  }
}

extension SeededGenerator {
  /// A normally distributed number (Box and Muller, 1958), with the tails that a sum lacks.
  mutating func gaussian() -> Double {
    let radius = sqrt(-2 * log(1 - Double.random(in: 0..<1, using: &self)))
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &self))
  }
}
