import SonifyChart

/// Which series is the highest and which the lowest, at how many x.
struct Leaders {
  /// At how many x several series have a value.
  private(set) var count = 0
  /// At how many of them each series alone is the highest.
  private(set) var highest: [Int]
  /// At how many of them each series alone is the lowest.
  private(set) var lowest: [Int]

  /// The most points that are looked at.
  static let maxCount = 100_000

  /// Compares series on one y axis; nothing for too many points.
  /// - Complexity: O(*n* log *n*) in the number of points.
  init?(_ series: [DataSeries]) {
    guard series.reduce(0, { $0 + $1.count }) <= Self.maxCount else { return nil }
    highest = series.map { _ in 0 }
    lowest = highest
    var points: [(x: Double, y: Double, series: Int)] = []
    for (index, one) in series.enumerated() {
      for (x, y) in zip(one.xs, one.ys) where y.isFinite && x.isFinite {
        points.append((x, y, index))
      }
    }
    points.sort { ($0.x, $0.y, $0.series) < ($1.x, $1.y, $1.series) }
    var start = 0
    while start < points.count {
      let end = points[start...].firstIndex { $0.x != points[start].x } ?? points.count
      if Set(points[start..<end].map(\.series)).count > 1 {
        count += 1
        if points[start].y < points[start + 1].y { lowest[points[start].series] += 1 }
        if points[end - 1].y > points[end - 2].y { highest[points[end - 1].series] += 1 }
      }
      start = end
    }
  }

  /// The series that leads most often, and how often; nothing where two do equally often.
  static func maximum(_ counts: [Int]) -> (series: Int, count: Int)? {
    guard let maximum = counts.indices.max(by: { (counts[$0], $1) < (counts[$1], $0) }),
      counts[maximum] > 0, counts.count(where: { $0 == counts[maximum] }) == 1
    else { return nil }
    return (maximum, counts[maximum])
  }
}
