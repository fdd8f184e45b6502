import SonifyChart

/// The points of a series of a figure, with positions on its axes.
struct FigurePoints {
  /// The positions on the x axis.
  private(set) var xs: [Double] = []
  /// The values; NaN if missing.
  private(set) var ys: [Double] = []
  /// The names of the points; empty, or one for each point.
  private(set) var labels: [String] = []

  /// Places the points of a series; those without a position are left out.
  init(_ series: FigureSeries, on x: inout FigureColumn, _ y: FigureAxis) {
    let count =
      series.mark == .histogram && series.ys.isEmpty
      ? series.xs.count
      : min(series.xs.count, series.ys.count)
    xs.reserveCapacity(count)
    ys.reserveCapacity(count)
    for index in 0..<count {
      let position = x.position(of: series.xs[index])
      guard position.isFinite else { continue }
      xs.append(position)
      let value = series.ys.isEmpty ? 1 : (series.ys[index].figureNumber ?? .nan) * y.factor
      ys.append(value.isFinite && !(y.isLogarithmic && value <= 0) ? value : .nan)
      if !series.labels.isEmpty {
        labels.append(series.labels.indices.contains(index) ? series.labels[index] : "")
      }
    }
  }

  /// Creates points from their positions.
  init(xs: [Double], ys: [Double]) { (self.xs, self.ys) = (xs, ys) }

  /// Whether any point has a value.
  var hasValues: Bool { ys.contains { !$0.isNaN } }

  /// Makes one point of those at the same x, as bars on top of each other.
  /// - Parameter aggregate: what the bar shows of their values.
  /// - Returns: the maximum number of points at one x.
  mutating func join(_ aggregate: FigureSeries.Aggregate) -> Int {
    var places: [Double: Int] = [:]
    var (xs, ys, labels, counts, rows): ([Double], [Double], [String], [Double], [Int]) =
      ([], [], [], [], [])
    for index in self.xs.indices {
      let (x, y) = (self.xs[index], self.ys[index])
      guard let place = places[x] else {
        places[x] = xs.count
        xs.append(x)
        ys.append(y)
        counts.append(y.isNaN ? 0 : 1)
        rows.append(1)
        if !self.labels.isEmpty { labels.append(self.labels[index]) }
        continue
      }
      rows[place] += 1
      if !labels.isEmpty { labels[place] = "" }
      guard !y.isNaN else { continue }
      counts[place] += 1
      let sum = ys[place]
      if sum.isNaN {
        ys[place] = y
      } else {
        switch aggregate {
        case .count, .sum, .avg: ys[place] = sum + y
        case .min: ys[place] = min(sum, y)
        case .max: ys[place] = max(sum, y)
        }
      }
    }
    if aggregate == .avg {
      for place in ys.indices where counts[place] > 1 { ys[place] /= counts[place] }
    }
    if aggregate == .count { ys = counts }
    (self.xs, self.ys, self.labels) = (xs, ys, labels)
    return rows.max() ?? 1
  }

  /// Moves points on names to new positions, by the indices of the names.
  mutating func move(to places: [Double]) { xs = xs.map { places[Int($0)] } }

  /// Moves dates to the beginnings of their bins.
  mutating func moveDates(to bins: FigureDateBins) { xs = xs.map(bins.start) }

  /// Makes each value a percentage of all values at its x.
  static func makeShares(_ points: inout [FigurePoints]) {
    var sums: [Double: Double] = [:]
    for one in points {
      for (x, y) in zip(one.xs, one.ys) where !y.isNaN { sums[x, default: 0] += abs(y) }
    }
    for series in points.indices {
      for index in points[series].xs.indices {
        let sum = sums[points[series].xs[index]] ?? 0
        points[series].ys[index] = sum > 0 ? points[series].ys[index] / sum * 100 : .nan
      }
    }
  }
}
