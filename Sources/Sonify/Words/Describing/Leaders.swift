import SonifyChart

/// The number of x at which each series is the highest and the lowest.
struct Leaders {
  /// The number of x at which several series have a value.
  private(set) var count = 0
  /// Whether several series have a value at every x that has any.
  private(set) var isWhole = true
  /// For each series, the number of these x at which it alone is the highest.
  private(set) var highest: [Int]
  /// For each series, the number of these x at which it alone is the lowest.
  private(set) var lowest: [Int]

  /// The maximum number of points that are compared.
  static let maxCount = 100_000

  /// Compares series on one y axis; nil if there are more than ``maxCount`` points.
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
      } else {
        isWhole = false
      }
      start = end
    }
  }

  /// Returns whether a series leads at more x than chance gives it: by two standard deviations of a binomial
  /// distribution.
  func isMoreThanChance(_ often: Int) -> Bool {
    let (count, share) = (Double(count), 1 / Double(max(2, highest.count)))
    return Double(often) - count * share >= 2 * (count * share * (1 - share)).squareRoot()
  }

  /// Returns the series that leads most often and its count, or nil if none leads or two tie.
  static func maximum(_ counts: [Int]) -> (series: Int, count: Int)? {
    guard let maximum = counts.indices.max(by: { (counts[$0], $1) < (counts[$1], $0) }),
      counts[maximum] > 0, counts.count(where: { $0 == counts[maximum] }) == 1
    else { return nil }
    return (maximum, counts[maximum])
  }
}
