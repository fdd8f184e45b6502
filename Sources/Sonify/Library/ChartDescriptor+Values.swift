import SonifyBase
public import SonifyChart
import SonifyInput

extension ChartDescriptor {
  /// The x of points whose values a program already has.
  public enum XValues: Equatable, Sendable {
    /// Numbers.
    case numbers([Double])
    /// Calendar years, which are written without thousands separators.
    case years([Int])
    /// Moments in seconds since 1970-01-01T00:00:00Z, as in `dates.map(\.timeIntervalSince1970)`;
    /// they are said no finer than they differ.
    case instants([Double])
    /// Names; one that is repeated stands for the same category.
    case names([String])
  }

  /// Makes a chart of one series of values.
  ///
  /// Ranges, gridlines and the kind are found as they are for a table: names have bars, moments and
  /// numbers that only rise or only fall make a line, other numbers a scatter chart.
  /// - Parameters:
  ///   - title: what the chart is called.
  ///   - x: what the points are ordered by; their numbers from 1 if nil. A point whose x is not
  ///     finite is left out.
  ///   - y: the values; not a number where one is missing.
  ///   - xTitle: what the x axis shows; what kind of values x are if nil.
  ///   - yTitle: what the y axis shows.
  ///   - xUnit: what one and several of the x are called.
  ///   - yUnit: what one and several of the values are called.
  ///   - kind: how the points are to be understood.
  /// - Precondition: `x` has as many values as `y`; a histogram has names, those of its bins.
  /// - Complexity: O(*n*), or O(*n* log *n*) if the points of a line are not in order.
  public init(
    title: String = "", x: XValues? = nil, y: [Double], xTitle: String? = nil,
    yTitle: String? = nil, xUnit: AxisUnit? = nil, yUnit: AxisUnit? = nil, kind: ChartKind? = nil
  ) {
    self.init(
      title: title, x: x, series: [yTitle ?? "": y], xTitle: xTitle, yTitle: yTitle, xUnit: xUnit,
      yUnit: yUnit, kind: kind)
  }

  /// Makes a chart of several series of values at the same x.
  ///
  /// As with one series. Values whose ranges differ more than tenfold have y axes of their own.
  /// - Parameters:
  ///   - title: what the chart is called.
  ///   - x: what the points are ordered by; their numbers from 1 if nil. A point whose x is not
  ///     finite is left out.
  ///   - series: the values of each series, by its name; not a number where one is missing.
  ///   - xTitle: what the x axis shows; what kind of values x are if nil.
  ///   - yTitle: what the y axes show; the names of their series if nil.
  ///   - xUnit: what one and several of the x are called.
  ///   - yUnit: what one and several of the values are called.
  ///   - kind: how the points are to be understood.
  /// - Precondition: all series and `x` have as many values; there is a series; a histogram has
  ///   names, those of its bins.
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

  /// The y axes of some series, and the axis of every series, counted from 0.
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

/// The x of points that a program gives, as series keep them.
private struct ValueColumn {
  /// A number, seconds since 1970 or the index of a category for every point.
  let xs: [Double]
  /// The names, if x are names.
  let categories: [String]?
  private let quantity: NumericAxis.Quantity
  /// What the values are called if nobody says.
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
    usualTitle = Conventions.naming { title?.text() ?? "" }
  }

  /// The kind of a chart whose author names none.
  var kind: ChartKind {
    if categories != nil { return .bar }
    if case .date = quantity { return .line }
    let present = xs.filter(\.isFinite)
    let steps = zip(present, present.dropFirst())
    return steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 } ? .line : .scatter
  }

  /// The points that have an x, rising unless it is a scatter chart.
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
  /// From the least to the greatest finite value, nil if there is none.
  fileprivate var finiteRange: ClosedRange<Double>? {
    let finite = lazy.filter(\.isFinite)
    guard let minimum = finite.min(), let maximum = finite.max() else { return nil }
    return minimum...maximum
  }
}
