import SonifyChart

extension FigureAxis {
  /// Returns a value on the axis; NaN if it is missing or has no position there.
  fileprivate func value(_ value: JSONValue) -> Double {
    let number = (value.figureNumber ?? .nan) * factor
    return number.isFinite && !(isLogarithmic && number <= 0) ? number : .nan
  }
}

/// The points of a series of a figure, with positions on its axes.
struct FigurePoints {
  /// The positions on the x axis.
  private(set) var xs: [Double] = []
  /// The values; NaN if missing.
  private(set) var ys: [Double] = []
  /// The names of the points; empty, or one for each point.
  private(set) var labels: [String] = []
  /// The values of elements beside the main one; NaN if missing.
  private(set) var parts: [FigurePart: [Double]] = [:]
  /// The outliers of boxes; empty, or a list for each box.
  private(set) var outliers: [[Double]] = []

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
      ys.append(series.ys.isEmpty ? y.factor : y.value(series.ys[index]))
      for (part, values) in series.parts {
        parts[part, default: []].append(
          values.indices.contains(index) ? y.value(values[index]) : .nan)
      }
      if !series.outliers.isEmpty {
        let own = series.outliers.indices.contains(index) ? series.outliers[index] : []
        outliers.append(own.map(y.value).filter(\.isFinite))
      }
      if !series.labels.isEmpty {
        labels.append(series.labels.indices.contains(index) ? series.labels[index] : "")
      }
    }
  }

  /// Creates points from their positions.
  init(xs: [Double], ys: [Double]) { (self.xs, self.ys) = (xs, ys) }

  /// All values, with those of elements beside the main one.
  var allValues: [Double] {
    ys + Array(parts.values.joined()) + Array(outliers.joined())
  }

  /// Takes points as the outliers of boxes at the same x.
  /// - Returns: whether there is a box for each.
  mutating func take(outliers points: FigurePoints) -> Bool {
    var places: [Double: Int] = [:]
    for (place, x) in xs.enumerated() { places[x] = place }
    guard points.xs.allSatisfy({ places[$0] != nil }) else { return false }
    if outliers.isEmpty { outliers = xs.map { _ in [] } }
    for (x, y) in zip(points.xs, points.ys) where y.isFinite {
      outliers[places[x] ?? 0].append(y)
    }
    return true
  }

  /// Whether elements have values beside the main one.
  var hasParts: Bool { !parts.isEmpty }

  /// Leaves the values of elements beside the main one out.
  /// - Returns: whether there were any.
  mutating func dropParts() -> Bool {
    defer { parts = [:] }
    return hasParts
  }

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
    // What is around values is not around their sum.
    let most = rows.max() ?? 1
    if most > 1 { parts = [:] }
    return most
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
