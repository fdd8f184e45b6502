import SonifyChart

/// A series in the making, with what its columns come to.
struct SeriesDraft {
  /// The series as it stands.
  private(set) var series: DataSeries
  /// What its x come to.
  private(set) var x: ColumnSummary
  /// What its y come to.
  private(set) var y: ColumnSummary

  /// Takes a series whose summaries are known.
  init(_ series: DataSeries, x: ColumnSummary, y: ColumnSummary) {
    self.series = series
    self.x = x
    self.y = y
  }

  /// Takes a series and summarises it.
  init(_ series: DataSeries) {
    self.init(series, x: ColumnSummary(series.xs.span), y: ColumnSummary(series.ys.span))
  }

  /// The finished series.
  func finished(isContinuous: Bool, axis: Int) -> DataSeries {
    var series = series
    series.isContinuous = isContinuous
    series.axis = axis
    return series
  }

  /// Turns the order of the points round.
  mutating func reverse() {
    series.xs.reverse()
    series.ys.reverse()
    series.labels.reverse()
    swap(&x.first, &x.last)
    swap(&y.first, &y.last)
    swap(&x.isRising, &x.isFalling)
    swap(&y.isRising, &y.isFalling)
  }

  /// Puts the points in the order of x and takes the mean or the sum of those with the same x.
  ///
  /// Missing values do not count; where all are missing, so is what they come to. Points that were
  /// put together have no names.
  /// - Returns: how many points at most had the same x.
  mutating func sortAndJoin(adding: Bool) -> Int {
    let (xs, ys, labels) = (series.xs, series.ys, series.labels)
    let order = xs.indices.sorted { (xs[$0], $0) < (xs[$1], $1) }
    var sorted = DataSeries(name: series.name, isContinuous: series.isContinuous, xs: [], ys: [])
    var names: [String] = []
    var maximum = 1
    var start = 0
    while start < order.count {
      let x = xs[order[start]]
      var end = start + 1
      while end < order.count, xs[order[end]] == x { end += 1 }
      sorted.xs.append(x)
      let values = order[start..<end].map { ys[$0] }.filter { !$0.isNaN }
      sorted.ys.append(
        adding && !values.isEmpty ? values.reduce(0, +) : Self.mean(values))
      if !labels.isEmpty { names.append(end == start + 1 ? labels[order[start]] : "") }
      maximum = max(maximum, end - start)
      start = end
    }
    sorted.labels = names
    self = SeriesDraft(sorted)
    return maximum
  }

  /// The mean, or not a number where there are no values.
  private static func mean(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    if mean.isInfinite { return values.reduce(0) { $0 + $1 / Double(values.count) } }
    return mean
  }
}
