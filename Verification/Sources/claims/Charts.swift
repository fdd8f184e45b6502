import Sonify

/// Charts of made data, each from a seed.
struct Charts {
  /// What the points lie along.
  enum Kind {
    /// Numbers from 0.
    case rows
    /// Dates an hour, a day, a week or a month apart, by the seed.
    case dates
    /// Names, which have no order.
    case names
    /// A plane.
    case scatter
  }

  let kind: Kind
  let seriesCount: Int
  /// Makes the points of a series, whose x are numbers from 0 or lie in a plane.
  let points: (inout Random) -> (xs: [Double], ys: [Double])

  /// Returns the number of charts that have at least a number of series.
  func count(for seriesCount: Int) -> Int {
    (seriesCount + self.seriesCount - 1) / self.seriesCount
  }

  /// Makes a chart.
  func chart(seed: Int) -> ChartDescriptor {
    var random = Random(seed: UInt64(seed) &* 7919)
    var data = (0..<seriesCount).map { _ in points(&random) }
    let seconds = [3600.0, 86_400, 604_800, 2_629_746][seed % 4]
    if kind == .dates {
      // 2001-01-01, a Monday.
      data = data.map { ($0.xs.map { 978_307_200 + $0 * seconds }, $0.ys) }
    }
    let (xs, ys) = (data.flatMap(\.xs), data.flatMap(\.ys))
    let range = (xs.min() ?? 0)...(xs.max() ?? 1)
    let xAxis: DataAxis =
      switch kind {
      case .rows, .scatter: .numeric(NumericAxis(title: "x", range: range))
      case .dates: .numeric(NumericAxis(title: "x", range: range, quantity: .date(.day)))
      case .names: .categorical(CategoricalAxis(title: "x", categories: xs.map { "\($0)" }))
      }
    return ChartDescriptor(
      title: "", kind: kind == .scatter ? .scatter : .line, xAxis: xAxis,
      yAxis: NumericAxis(title: "y", range: (ys.min() ?? 0)...(ys.max() ?? 1)),
      series: data.map {
        DataSeries(name: "", isContinuous: kind != .scatter, xs: $0.xs, ys: $0.ys)
      })
  }
}
