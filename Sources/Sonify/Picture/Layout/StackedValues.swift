import SonifyChart

/// The values of series on each other: positive ones upwards from zero, negative ones downwards.
struct StackedValues {
  /// The x of all stacks, rising.
  let xs: [Double]
  /// For each series, the range that its part fills at each x; nil if it has no value there.
  let ranges: [Int: [ClosedRange<Double>?]]

  init(_ chart: ChartDescriptor, series: [Int]) {
    let xs = Set(series.flatMap { chart.series[$0].xs.filter { !$0.isNaN } }).sorted()
    let places = Dictionary(uniqueKeysWithValues: xs.enumerated().map { ($1, $0) })
    var (upper, lower) = (xs.map { _ in 0.0 }, xs.map { _ in 0.0 })
    var ranges: [Int: [ClosedRange<Double>?]] = [:]
    for index in series {
      var own: [ClosedRange<Double>?] = xs.map { _ in nil }
      for (x, y) in zip(chart.series[index].xs, chart.series[index].ys) {
        guard let place = places[x], y.isFinite else { continue }
        let start = y < 0 ? lower[place] : upper[place]
        // Sums beyond the largest number end there.
        let end = min(.greatestFiniteMagnitude, max(-.greatestFiniteMagnitude, start + y))
        own[place] = min(start, end)...max(start, end)
        if y < 0 { lower[place] = end } else { upper[place] = end }
      }
      ranges[index] = own
    }
    (self.xs, self.ranges) = (xs, ranges)
  }

  /// Returns the last range of a series.
  func last(ofSeries index: Int) -> ClosedRange<Double>? {
    ranges[index]?.last { $0 != nil } ?? nil
  }
}
