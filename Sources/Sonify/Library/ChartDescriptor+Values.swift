import SonifyBase
public import SonifyChart
import SonifyInput

extension ChartDescriptor {
  /// The x of points that a program provides.
  public enum XValues: Equatable, Sendable {
    /// Numbers.
    case numbers([Double])
    /// Calendar years, which are written without thousands separators.
    case years([Int])
    /// Times in seconds since 1970-01-01T00:00:00Z, as in `dates.map(\.timeIntervalSince1970)`;
    /// they are written no more precisely than they differ.
    case instants([Double])
    /// Names of categories; equal names are the same category.
    case names([String])
  }

  /// Creates a chart of one series of values.
  ///
  /// Ranges, gridlines and the kind are chosen as for a table: names make a bar chart, times and
  /// numbers that only rise or only fall a line chart, other numbers a scatter chart.
  /// - Parameters:
  ///   - title: the title of the chart.
  ///   - x: the x of the points, or nil for their numbers from 1. Points whose x is not finite are
  ///     skipped.
  ///   - y: the values; NaN for a missing value.
  ///   - xTitle: the title of the x axis, or nil for one that names the kind of x.
  ///   - yTitle: the title of the y axis.
  ///   - xUnit: the singular and plural of the unit of x.
  ///   - yUnit: the singular and plural of the unit of the values.
  ///   - kind: the kind of chart, or nil to choose it from x.
  /// - Precondition: `x` and `y` have the same number of values; the x of a histogram are names,
  ///   those of its bins.
  /// - Complexity: O(*n*), or O(*n* log *n*) if the points of a line are not in order.
  public init(
    title: String = "", x: XValues? = nil, y: [Double], xTitle: String? = nil,
    yTitle: String? = nil, xUnit: AxisUnit? = nil, yUnit: AxisUnit? = nil, kind: ChartKind? = nil
  ) {
    self.init(
      title: title, x: x, series: [yTitle ?? "": y], xTitle: xTitle, yTitle: yTitle, xUnit: xUnit,
      yUnit: yUnit, kind: kind)
  }

  /// Creates a chart of several series of values at the same x.
  ///
  /// As for one series; in addition, values whose ranges differ more than tenfold get separate y
  /// axes.
  /// - Parameters:
  ///   - title: the title of the chart.
  ///   - x: the x of the points, or nil for their numbers from 1. Points whose x is not finite are
  ///     skipped.
  ///   - series: the values of each series, by its name; NaN for a missing value.
  ///   - xTitle: the title of the x axis, or nil for one that names the kind of x.
  ///   - yTitle: the title of the y axes, or nil for the names of their series.
  ///   - xUnit: the singular and plural of the unit of x.
  ///   - yUnit: the singular and plural of the unit of the values.
  ///   - kind: the kind of chart, or nil to choose it from x.
  /// - Precondition: there is at least one series; all series and `x` have the same number of
  ///   values; the x of a histogram are names, those of its bins.
  /// - Complexity: O(*n*), or O(*n* log *n*) if the points of lines are not in order.
  public init(
    title: String = "", x: XValues? = nil, series: KeyValuePairs<String, [Double]>,
    xTitle: String? = nil, yTitle: String? = nil, xUnit: AxisUnit? = nil, yUnit: AxisUnit? = nil,
    kind: ChartKind? = nil
  ) {
    precondition(!series.isEmpty, "a chart has a series")
    let column = ValueColumn(x, count: series[0].value.count)
    precondition(
      series.allSatisfy { $0.value.count == column.xs.count },
      "x and all series have as many values")
    let kind = kind ?? column.kind
    precondition(kind != .histogram || column.categories != nil, "bins of a histogram have names")
    let order = column.order(for: kind)
    let points = series.map { name, ys in
      DataSeries(
        name: name, isContinuous: kind == .line, xs: order.map { column.xs[$0] },
        ys: order.map { ys[$0] })
    }
    let axes = Self.yAxes(of: points, kind, title: yTitle, unit: yUnit)
    self.init(
      title: title, kind: kind,
      xAxis: column.axis(title: xTitle, unit: xUnit),
      yAxis: axes.axes[0], additionalAxes: axes.axes.dropFirst().map { .numeric($0) },
      series: zip(points, axes.assigned).map { series, axis in
        var series = series
        series.axis = axis
        return series
      })
  }

  /// Returns the y axes of the given series, and the index of the axis of every series.
  private static func yAxes(
    of series: [DataSeries], _ kind: ChartKind, title: String?, unit: AxisUnit?
  ) -> (axes: [NumericAxis], assigned: [Int]) {
    let (assigned, ranges) = YAxes.groups(series.map { $0.ys.finiteRange }, isOne: false)
    let (quantity, unit) = NumericAxis.Quantity.number.measured(in: unit)
    let axes = (ranges.isEmpty ? [0...0] : ranges).enumerated().map { number, range in
      let names = zip(series, assigned).filter { $1 == number }.map(\.0.name)
      let range =
        kind.hasBars ? min(0, range.lowerBound)...max(0, range.upperBound) : range
      return NumericAxis(
        title: title ?? Lists.items(names), range: range, quantity: quantity,
        gridlines: Gridlines.values(in: range, quantity: quantity), unit: unit)
    }
    return (axes, assigned)
  }
}

/// The x of points that a program provides, in the form that series use.
private struct ValueColumn {
  /// A number, seconds since 1970 or the index of a category for every point.
  let xs: [Double]
  /// The categories, or nil if x are not names.
  let categories: [String]?
  private let quantity: NumericAxis.Quantity
  /// The title of the axis if none is given.
  private let usualTitle: String

  init(_ values: ChartDescriptor.XValues?, count: Int) {
    var categories: [String]?
    var title: Phrase?
    switch values {
    case nil:
      (xs, quantity) = ((0..<count).map { Double($0 + 1) }, .number)
      title = ColumnPhrases.row
    case .numbers(let numbers): (xs, quantity) = (numbers, .number)
    case .years(let years):
      (xs, quantity) = (years.map(Double.init), .year)
      title = ColumnPhrases.year
    case .instants(let seconds):
      (xs, quantity) = (seconds, .date(.finest(in: seconds)))
      title = ColumnPhrases.date
    case .names(let names):
      var places: [String: Int] = [:]
      for name in names where places[name] == nil { places[name] = places.count }
      categories = places.sorted { $0.value < $1.value }.map(\.key)
      (xs, quantity) = (names.map { Double(places[$0] ?? 0) }, .number)
    }
    self.categories = categories
    usualTitle = LocaleSettings.naming { title?.text() ?? "" }
  }

  /// The kind of chart if none is given.
  var kind: ChartKind {
    if categories != nil { return .bar }
    if case .date = quantity { return .line }
    let present = xs.filter(\.isFinite)
    let steps = zip(present, present.dropFirst())
    return steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 } ? .line : .scatter
  }

  /// Returns the indices of the points with a finite x, in order of x unless the chart is a scatter
  /// chart.
  func order(for kind: ChartKind) -> [Int] {
    let present = xs.indices.filter { xs[$0].isFinite }
    let isRising = zip(present, present.dropFirst()).allSatisfy { xs[$0] <= xs[$1] }
    guard kind != .scatter, !isRising else { return present }
    return present.sorted { (xs[$0], $0) < (xs[$1], $1) }
  }

  func axis(title: String?, unit: AxisUnit?) -> DataAxis {
    let title = title ?? usualTitle
    if let categories {
      return .categorical(CategoricalAxis(title: title, categories: categories))
    }
    let (quantity, unit) = quantity.measured(in: unit)
    let range = xs.finiteRange ?? 0...0
    return .numeric(
      NumericAxis(
        title: title, range: range, quantity: quantity,
        gridlines: Gridlines.values(in: range, quantity: quantity), unit: unit))
  }
}

extension [Double] {
  /// The range of the finite values, or nil if there are none.
  fileprivate var finiteRange: ClosedRange<Double>? {
    let finite = lazy.filter(\.isFinite)
    guard let minimum = finite.min(), let maximum = finite.max() else { return nil }
    return minimum...maximum
  }
}
