import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart

/// Charts of every kind, with all that a chart can hold.
struct GeneratedCharts {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> ChartDescriptor {
    let others = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      chance(3) ? DataAxis.categorical(names()) : .numeric(numericAxis())
    }
    let xAxis: DataAxis = chance(3) ? .categorical(names()) : .numeric(numericAxis())
    let yAxis = numericAxis()
    var kind = ChartKind.allCases.randomElement(using: &generator) ?? .line
    if kind == .histogram, xAxis.categorical == nil { kind = .bar }
    var series = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      self.series(kind, xAxis, yAxis, others)
    }
    if kind == .heatmap { series = rows(series, xAxis, yAxis) }
    if kind.mainPart != nil {
      for index in series.indices where !series[index].xs.isEmpty {
        let axis = series[index].axis
        series[index].figures = figures(
          of: kind, count: series[index].xs.count,
          on: axis == 0 ? .numeric(yAxis) : others[axis - 1])
      }
    }
    var chart = ChartDescriptor(
      title: text(), summary: chance(2) ? text() : nil, kind: kind, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: others, series: series, isStacked: chance(4))
    chart.contentDirection =
      ChartDescriptor.ContentDirection.allCases.randomElement(using: &generator) ?? .leftToRight
    return chart
  }

  private mutating func series(
    _ kind: ChartKind, _ xAxis: DataAxis, _ yAxis: NumericAxis, _ others: [DataAxis]
  ) -> DataSeries {
    let count = Int.random(in: 0...12, using: &generator)
    let numeric = others.indices.filter { others[$0].numeric != nil }
    let axis = chance(2) ? 0 : (numeric.randomElement(using: &generator).map { $0 + 1 } ?? 0)
    var xs = (0..<count).map { _ in value(on: xAxis) }
    if kind != .scatter { xs.sort() }
    let own = axis == 0 ? .numeric(yAxis) : others[axis - 1]
    var series = DataSeries(
      name: text(), isContinuous: chance(2), xs: xs,
      ys: xs.map { _ in chance(6) ? .nan : value(on: own) },
      labels: chance(2) ? xs.map { _ in chance(3) ? "" : text() } : [],
      additionalValues: others.isEmpty || count == 0 || chance(2)
        ? [] : others.map { axis in xs.map { _ in chance(4) ? .nan : value(on: axis) } },
      axis: axis)
    if kind == .line, chance(4) { series.curve = chance(5) ? .endless : features() }
    return series
  }

  /// What a function does, each kind of feature in its order.
  private mutating func features() -> CurveFeatures {
    var features = CurveFeatures()
    features.zeros = rising().map { .init(x: $0, isCrossing: chance(2)) }
    features.extremes = rising().map { .init(x: $0, y: number(.number), isPeak: chance(2)) }
    features.poles = rising().map { .init(x: $0, before: sign(), after: sign()) }
    features.jumps = rising()
    features.undefined = rising().map { $0...max($0, number(.number)) }
    return features
  }

  private mutating func rising() -> [Double] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in number(.number) }.sorted()
  }

  private mutating func sign() -> FloatingPointSign? {
    [nil, .plus, .minus].randomElement(using: &generator) ?? nil
  }

  /// The rows of a heat map: all over the x of the first, each of which is there once.
  private mutating func rows(
    _ series: [DataSeries], _ xAxis: DataAxis, _ yAxis: NumericAxis
  ) -> [DataSeries] {
    let columns = Set(series.first?.xs ?? []).sorted()
    return series.map { one in
      DataSeries(
        name: one.name, isContinuous: one.isContinuous, xs: columns,
        ys: columns.map { _ in chance(6) ? .nan : value(on: .numeric(yAxis)) })
    }
  }

  /// The further values of elements, in no order, each part with one value at least.
  private mutating func figures(of kind: ChartKind, count: Int, on axis: DataAxis) -> SeriesFigures
  {
    var columns: [FigurePart: [Double]] = [:]
    let parts = kind.figureParts.filter { $0 != kind.mainPart }
    for part in parts.shuffled(using: &generator).prefix(
      Int.random(in: 1...parts.count, using: &generator))
    {
      var column = (0..<count).map { _ in chance(5) ? .nan : value(on: axis) }
      column[Int.random(in: 0..<count, using: &generator)] = value(on: axis)
      columns[part] = column
    }
    guard kind == .box, chance(2) else { return SeriesFigures(columns: columns) }
    var outliers = (0..<count).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in value(on: axis) }.sorted()
    }
    outliers[0] = [value(on: axis)]
    return SeriesFigures(columns: columns, outliers: outliers)
  }

  private mutating func names() -> CategoricalAxis {
    CategoricalAxis(
      title: text(), categories: (0..<Int.random(in: 1...6, using: &generator)).map { _ in text() })
  }

  private mutating func numericAxis() -> NumericAxis {
    let quantity: NumericAxis.Quantity =
      switch Int.random(in: 0...3, using: &generator) {
      case 0: .date(DateGranularity.allCases.randomElement(using: &generator) ?? .day)
      case 1: .year
      case 2: .duration
      default: .number
      }
    var ends = [number(quantity), number(quantity)].sorted()
    var scale = AxisScale.linear
    if case .number = quantity, chance(3) {
      scale = chance(2) ? .ln : .log10
      ends = ends.map { max($0.magnitude, 1e-300) }.sorted()
    }
    let range = ends[0]...ends[1]
    return NumericAxis(
      title: text(), range: range, scale: scale, quantity: quantity,
      gridlines: Set((0..<4).map { _ in number(quantity) }).filter(range.contains).sorted(),
      unit: isDate(quantity) || quantity == .duration || chance(2)
        ? nil : AxisUnit(one: text(), other: text()),
      valueDescriptions: chance(2)
        ? [:]
        : Dictionary((0..<2).map { _ in (number(quantity), text()) }, uniquingKeysWith: { $1 }))
  }

  private func isDate(_ quantity: NumericAxis.Quantity) -> Bool {
    if case .date = quantity { true } else { false }
  }

  private mutating func value(on axis: DataAxis) -> Double {
    switch axis {
    case .categorical(let axis):
      Double(Int.random(in: axis.categories.indices, using: &generator))
    case .numeric(let axis): number(axis.quantity)
    }
  }

  /// A number as charts have them, or any number at all.
  private mutating func number(_ quantity: NumericAxis.Quantity) -> Double {
    switch Int.random(in: 0...5, using: &generator) {
    case 0:
      let any = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
      return any.isFinite ? any : 0
    case 1: return Double(Int.random(in: -50_000...50_000, using: &generator)) * 86_400
    case 2: return Double(Int.random(in: -2_000_000_000...2_000_000_000, using: &generator))
    case 3: return Double.random(in: 0...1, using: &generator)
    default: return Double(Int.random(in: -100...2020, using: &generator)) / 4
    }
  }

  private mutating func text() -> String {
    let parts = [
      "a", "year", "", "\"quoted\"", "back\\slash", "line\nend", "\u{1}", "\u{1B}[2J", "日本", "é",
      "🙂",
      "\u{2028}", "NaN", "null", "2012-01-01", "/",
    ]
    return (0..<Int.random(in: 0...3, using: &generator))
      .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }
}

extension ChartDescriptor {
  /// The chart with infinity in place of missing values, so that they are equal to each other.
  var held: ChartDescriptor {
    func known(_ values: [Double]) -> [Double] { values.map { $0.isNaN ? .infinity : $0 } }
    var chart = self
    for index in chart.series.indices {
      chart.series[index].ys = known(chart.series[index].ys)
      chart.series[index].additionalValues = chart.series[index].additionalValues.map(known)
      let columns = chart.series[index].figures?.columns.mapValues(known)
      if let columns { chart.series[index].figures?.columns = columns }
    }
    return chart
  }
}
