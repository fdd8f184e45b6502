import Foundation

/// Data with one feature that must be found, in white noise with a deviation of 1.
enum Signal: String, CaseIterable {
  case trend = "trend of 3"
  case step = "step of 3"
  case turn = "turn of 5"
  case period = "period of 1.5"
  case clusters = "clusters 6 apart"

  /// Whether the data are points in a plane.
  var isScatter: Bool { self == .clusters }

  /// The claim that must be made.
  var claim: Claim {
    switch self {
    case .trend: .trend
    case .step: .step
    case .turn: .turn
    case .period: .period
    case .clusters: .clusters
    }
  }

  /// Returns points, by rising x unless they are in a plane.
  func points(_ count: Int, _ random: inout Random) -> (xs: [Double], ys: [Double]) {
    let rows = (0..<count).map(Double.init)
    let last = Double(max(1, count - 1))
    switch self {
    case .trend: return (rows, rows.map { 3 * $0 / last + random.normal() })
    case .step:
      let place = Double(Int.random(in: 10...(count - 10), using: &random))
      return (rows, rows.map { ($0 < place ? 0 : 3) + random.normal() })
    case .turn:
      let place = last * (0.3 + 0.4 * random.unit())
      return (
        rows,
        rows.map { 5 * ($0 < place ? $0 / place : (last - $0) / (last - place)) + random.normal() }
      )
    case .period:
      let phase = random.unit()
      return (rows, rows.map { 1.5 * sin(2 * .pi * (5 * $0 / last + phase)) + random.normal() })
    case .clusters:
      let groups = 2 + Int(random.unit() * 3)
      let centres = [(0.0, 0.0), (6.0, 0.0), (0.0, 6.0), (6.0, 6.0)].prefix(groups)
      let points = rows.map { row in
        let centre = centres[Int(row) % groups]
        return (centre.0 + random.normal(), centre.1 + random.normal())
      }
      return (points.map(\.0), points.map(\.1))
    }
  }
}
