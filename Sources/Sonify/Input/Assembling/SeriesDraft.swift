import SonifyChart
import SonifyTables

/// A series under construction, with summaries of its columns.
struct SeriesDraft {
  /// The series so far.
  private(set) var series: DataSeries
  /// A summary of its x.
  private(set) var x: ColumnSummary
  /// A summary of its y.
  private(set) var y: ColumnSummary
  /// The unit that all of its rows have in a column of units; nil without such a column, or if they differ.
  private(set) var unit: String?

  /// Creates a draft of a series with known summaries.
  init(_ series: DataSeries, x: ColumnSummary, y: ColumnSummary, unit: String? = nil) {
    self.series = series
    self.x = x
    self.y = y
    self.unit = unit
  }

  /// Creates a draft of a series and summarizes it.
  init(_ series: DataSeries, unit: String? = nil) {
    self.init(
      series, x: ColumnSummary(series.xs.span), y: ColumnSummary(series.ys.span), unit: unit)
  }

  /// Returns the finished series.
  ///
  /// Its further values get the axes after the first `yAxes` additional ones.
  func finished(isContinuous: Bool, axis: Int, after yAxes: Int = 0) -> DataSeries {
    var series = series
    if !series.additionalValues.isEmpty {
      let none = [Double](repeating: .nan, count: series.count)
      series.additionalValues.insert(contentsOf: Array(repeating: none, count: yAxes), at: 0)
    }
    series.isContinuous = isContinuous
    series.axis = axis
    return series
  }

  /// Reverses the order of the points.
  mutating func reverse() {
    series.xs.reverse()
    series.ys.reverse()
    series.labels.reverse()
    for column in series.additionalValues.indices { series.additionalValues[column].reverse() }
    swap(&x.first, &x.last)
    swap(&y.first, &y.last)
    swap(&x.isRising, &x.isFalling)
    swap(&y.isRising, &y.isFalling)
  }

  /// Sorts the points by x and replaces those with the same x by their mean or sum.
  ///
  /// Missing values are ignored; if all are missing, so is the result. Combined points have no
  /// names, but keep the first remark on any of them.
  /// - Parameters:
  ///   - adding: whether values are added and not averaged.
  ///   - hasRemarks: whether labels are remarks on few points and not the names of all.
  ///   - areCategories: for each column of further values, whether they are categories and have no
  ///     mean.
  /// - Returns: the maximum number of points with the same x.
  mutating func sortAndJoin(adding: Bool, hasRemarks: Bool, areCategories: [Bool] = []) -> Int {
    let (xs, ys, labels, further) =
      (series.xs, series.ys, series.labels, series.additionalValues)
    let order = xs.indices.sorted { (xs[$0], $0) < (xs[$1], $1) }
    var sorted = DataSeries(name: series.name, isContinuous: series.isContinuous, xs: [], ys: [])
    sorted.additionalValues = further.map { _ in [] }
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
      if !labels.isEmpty {
        let own = order[start..<end].lazy.map { labels[$0] }
        let remark = hasRemarks ? own.first { !LabelledPoints.isBlank($0) } : nil
        names.append(end == start + 1 ? labels[order[start]] : remark ?? "")
      }
      for column in further.indices {
        let own = order[start..<end].map { further[column][$0] }.filter { !$0.isNaN }
        let isOne = own.allSatisfy { $0 == own.first }
        let hasMean =
          !own.isEmpty && !(areCategories.indices.contains(column) && areCategories[column])
        sorted.additionalValues[column].append(
          isOne ? own.first ?? .nan : hasMean ? Self.mean(own) : .nan)
      }
      if !adding { sorted.rowCounts.append(values.count) }
      maximum = max(maximum, end - start)
      start = end
    }
    sorted.labels = names
    if maximum == 1 { sorted.rowCounts = [] }
    self = SeriesDraft(sorted, unit: unit)
    return maximum
  }

  /// Numbers the categories of a column of further values by their positions among the kept ones.
  mutating func renumber(column: Int, keeping kept: [Int]) {
    let positions = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    series.additionalValues[column] = series.additionalValues[column].map { value in
      Int(exactly: value).flatMap { positions[$0] }.map(Double.init) ?? .nan
    }
  }

  /// Makes every value the mean of one row if it is not one of several rows.
  mutating func countRows() {
    if series.rowCounts.isEmpty { series.rowCounts = series.ys.map { $0.isNaN ? 0 : 1 } }
  }

  /// Returns the mean, or NaN if there are no values.
  private static func mean(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    if mean.isInfinite { return values.reduce(0) { $0 + $1 / Double(values.count) } }
    return mean
  }
}
