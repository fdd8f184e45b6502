import Foundation

/// Data in which nothing is to be found, except what chance makes.
enum Noise: String, CaseIterable {
  case white = "white"
  case littleMemory = "AR(1) 0.5"
  case memory = "AR(1) 0.8"
  case longMemory = "AR(1) 0.95"
  case walk = "random walk"
  case heavyTails = "t(3)"
  case skewed = "lognormal"
  case growingSpread = "spread ×6"
  case clusteredSpread = "GARCH"
  case counts = "Poisson 3"
  case mostlyZero = "80 % zeros"
  case names = "names"
  case cloud = "uniform cloud"
  case ring = "ring"

  /// What the points lie along.
  var kind: Charts.Kind {
    switch self {
    case .cloud, .ring: .scatter
    case .names: .names
    default: .dates
    }
  }

  /// The share of charts in which a claim may be made.
  func allowance(_ count: Int) -> Double {
    switch self {
    case .memory, .longMemory: 0.1
    case .walk: count < 200 ? 0.1 : 0.05
    default: 0.05
    }
  }

  /// Whether a claim of these data is one of what chance makes.
  ///
  /// A random walk does turn and bend, and several may by chance go one way; the spread of some noise does
  /// change, and of zeros there are many, and runs.
  func judges(_ claim: Claim) -> Bool {
    switch self {
    case .walk: claim == .trend || claim == .period || claim == .season
    case .growingSpread, .clusteredSpread: claim != .spread
    case .mostlyZero: claim != .majority
    default: true
    }
  }

  /// Returns points, by rising x unless they are in a plane.
  func points(_ count: Int, _ random: inout Random) -> (xs: [Double], ys: [Double]) {
    let rows = (0..<count).map(Double.init)
    switch self {
    case .white, .names: return (rows, rows.map { _ in random.normal() })
    case .littleMemory: return (rows, Self.autoregression(0.5, count, &random))
    case .memory: return (rows, Self.autoregression(0.8, count, &random))
    case .longMemory: return (rows, Self.autoregression(0.95, count, &random))
    case .walk: return (rows, Self.autoregression(1, count, &random))
    case .heavyTails: return (rows, rows.map { _ in random.student(3) })
    case .skewed: return (rows, rows.map { _ in exp(random.normal()) })
    case .growingSpread:
      return (rows, rows.map { random.normal() * (1 + 5 * $0 / Double(max(1, count - 1))) })
    case .clusteredSpread:
      var (variance, last) = (1.0, 0.0)
      let ys = rows.map { _ in
        variance = 0.05 + 0.1 * last * last + 0.85 * variance
        last = random.normal() * variance.squareRoot()
        return last
      }
      return (rows, ys)
    case .counts: return (rows, rows.map { _ in random.poisson(3) })
    case .mostlyZero:
      return (rows, rows.map { _ in random.unit() < 0.8 ? 0 : (1 + 9 * random.unit()).rounded() })
    case .cloud: return (rows.map { _ in random.unit() }, rows.map { _ in random.unit() })
    case .ring:
      let angles = rows.map { _ in 2 * .pi * random.unit() }
      return (
        angles.map { cos($0) + 0.05 * random.normal() },
        angles.map { sin($0) + 0.05 * random.normal() }
      )
    }
  }

  private static func autoregression(
    _ memory: Double, _ count: Int, _ random: inout Random
  ) -> [Double] {
    // A stationary start; a walk starts anywhere.
    var level = memory < 1 ? random.normal() / (1 - memory * memory).squareRoot() : 0
    return (0..<count).map { _ in
      defer { level = memory * level + random.normal() }
      return level
    }
  }
}
