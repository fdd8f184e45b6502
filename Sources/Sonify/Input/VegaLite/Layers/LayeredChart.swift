import SonifyBase
import SonifyChart
import SonifyTables

/// The chart of several layers that share x: the series of all of them.
struct LayeredChart {
  /// The chart so far, with its decisions.
  private(set) var loaded: LoadedChart
  private let choices: ChartChoices
  private let isIndependent: Bool

  /// Starts with the chart of the first layer.
  /// - Parameters:
  ///   - loaded: the chart.
  ///   - choices: the user's choices.
  ///   - isIndependent: whether each layer has a y axis of its own.
  init(_ loaded: LoadedChart, _ choices: ChartChoices, isIndependent: Bool) {
    self.loaded = loaded
    self.choices = choices
    self.isIndependent = isIndependent
  }

  /// Adds the series of another layer.
  /// - Parameters:
  ///   - other: the chart of the layer.
  ///   - number: the number of the layer, counted from 1.
  /// - Throws: ``InputError`` if a choice of the user does not suit the axes.
  /// - Returns: whether the chart now shows the layer: false if x or the kinds do not fit together.
  mutating func add(_ other: LoadedChart, layer number: Int) throws(InputError) -> Bool {
    guard !loaded.chart.hasStacks, !other.chart.hasStacks,
      let (axis, series) = placed(other.chart)
    else { return false }
    let known = points(of: loaded.chart.series)
    guard !points(of: series).isSubset(of: known) else { return true }
    guard loaded.chart.series.count + series.count <= ChartChoices.maxSeries else { return false }

    var chart = loaded.chart
    chart.xAxis = axis
    var added = series
    tellApart(&chart.series, &added, Self.measure(of: loaded), other, layer: number)
    var places: [Int] = []
    var owned: Set<Int> = []
    for axis in other.chart.yAxes {
      let (place, isOwn) = try place(axis, in: &chart)
      places.append(place)
      if isOwn { owned.insert(place) }
    }
    for index in added.indices {
      let axis = added[index].axis
      added[index].axis = places.indices.contains(axis) ? places[axis] : places[0]
    }
    chart.series += added
    join(&chart, other.chart, from: chart.series.count - added.count)
    decide(chart, other, owned.map { place in added.filter { $0.axis == place }.map(\.name) })
    loaded.chart = chart
    loaded.rowCount = max(loaded.rowCount, other.rowCount)
    loaded.namedFiles += other.namedFiles.filter { !loaded.namedFiles.contains($0) }
    return true
  }

  /// Gives series names of their own: by what they measure, by their marks, or by their layer.
  private func tellApart(
    _ series: inout [DataSeries], _ added: inout [DataSeries], _ measure: String?,
    _ other: LoadedChart, layer number: Int
  ) {
    var known = Set(series.map(\.name))
    guard added.contains(where: { known.contains($0.name) || $0.name.isEmpty }) else { return }
    if let measure, let second = Self.measure(of: other), measure != second, added.count > 1 {
      for index in series.indices where series.count == added.count {
        series[index].name = "\(series[index].name), \(measure)"
      }
      for index in added.indices { added[index].name = "\(added[index].name), \(second)" }
      known = Set(series.map(\.name))
    }
    let isOfOtherKind = other.chart.kind != loaded.chart.kind
    for index in added.indices where known.contains(added[index].name) || added[index].name.isEmpty
    {
      let name = added[index].name
      let named = LocaleSettings.naming {
        switch other.chart.kind {
        case .line, .band: ViewChoicePhrases.lineSeries.text(["name": name])
        case .scatter: ViewChoicePhrases.pointSeries.text(["name": name])
        case .bar, .histogram, .box, .candlestick, .heatmap:
          ViewChoicePhrases.barSeries.text(["name": name])
        }
      }
      added[index].name =
        isOfOtherKind && !name.isEmpty && known.insert(named).inserted
        ? named
        : LocaleSettings.naming {
          ViewChoicePhrases.layerSeries.text(["name": name, "number": "\(number)"])
        }
    }
  }

  /// Returns what the series of a layer measure, if they are those of one column.
  private static func measure(of loaded: LoadedChart) -> String? {
    for case .role(.y(let names)) in loaded.decisions where names.count == 1 { return names[0] }
    return nil
  }

  /// A point, for comparison.
  private struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// Returns the points that have a value.
  private func points(of series: [DataSeries]) -> Set<Point> {
    var points: Set<Point> = []
    for one in series {
      for (x, y) in zip(one.xs, one.ys) where !y.isNaN { points.insert(Point(x: x, y: y)) }
    }
    return points
  }

  // MARK: x

  /// Returns an x axis for both charts, and the series of the other on it; nil if there is none.
  private func placed(_ other: ChartDescriptor) -> (DataAxis, [DataSeries])? {
    switch (loaded.chart.xAxis, other.xAxis) {
    case (.categorical(var axis), .categorical(let added)):
      let known = Set(axis.categories)
      // New names come after those that they follow.
      var position = 0
      for name in added.categories {
        if known.contains(name) {
          position = (axis.categories.firstIndex(of: name) ?? position) + 1
        } else {
          guard axis.categories.count < ChartAssembly.maxCategories,
            position == axis.categories.count
          else { return nil }
          axis.categories.append(name)
          position += 1
        }
      }
      let places = Dictionary(
        axis.categories.enumerated().map { ($1, Double($0)) }, uniquingKeysWith: { one, _ in one })
      let moved = added.categories.map { places[$0] ?? .nan }
      let series = other.series.map { series in
        var series = series
        series.xs = series.xs.map { x in
          Int(exactly: x).flatMap { moved.indices.contains($0) ? moved[$0] : nil } ?? x
        }
        return series
      }
      return (.categorical(axis), series)
    case (.numeric(var axis), .numeric(let added)):
      guard Self.isDate(axis) == Self.isDate(added), axis.scale == added.scale,
        axis.quantity != .row, added.quantity != .row
      else { return nil }
      let range = Self.union(axis.range, added.range)
      if range != axis.range, choices.xRange == nil {
        axis.range = range
        if !Self.isDate(axis) || added.quantity == axis.quantity {
          axis.gridlines =
            (try? choices.xGrid.values(in: range, axis.scale, axis.quantity)) ?? axis.gridlines
        }
      }
      if case .date(let one) = axis.quantity, case .date(let other) = added.quantity {
        let finest = [one, other].max { Self.fineness($0) < Self.fineness($1) } ?? one
        axis.quantity = .date(finest)
      } else if added.quantity != axis.quantity {
        axis.quantity = .number
      }
      return (.numeric(axis), other.series)
    default: return nil
    }
  }

  private static func isDate(_ axis: NumericAxis) -> Bool {
    if case .date = axis.quantity { true } else { false }
  }

  private static func fineness(_ granularity: DateGranularity) -> Int {
    DateGranularity.allCases.firstIndex(of: granularity) ?? 0
  }

  private static func union(
    _ one: ClosedRange<Double>, _ other: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  // MARK: y

  /// Returns the y axis for one of the other chart: the first if they share it, or one of its own.
  private func place(
    _ axis: NumericAxis, in chart: inout ChartDescriptor
  ) throws(InputError) -> (place: Int, isOwn: Bool) {
    let first = chart.yAxis
    let fits = first.unit == axis.unit && first.scale == axis.scale
    if !isIndependent && fits || isIndependent && fits && first.title == axis.title {
      var shared = first
      let titles = [first.title] + (first.title == axis.title ? [] : [axis.title])
      shared.title = choices.yTitle ?? Lists.items(titles)
      if choices.yRange == nil { shared.range = Self.union(first.range, axis.range) }
      if shared.range != first.range {
        shared.gridlines = try choices.yGrid.values(in: shared.range, shared.scale, shared.quantity)
      }
      chart.yAxis = shared
      return (0, false)
    }
    let known = chart.additionalAxes.firstIndex { other in
      guard case .numeric(let other) = other else { return false }
      return other.unit == axis.unit && other.scale == axis.scale && other.title == axis.title
    }
    if let known, case .numeric(var shared) = chart.additionalAxes[known] {
      shared.range = Self.union(shared.range, axis.range)
      shared.gridlines = try choices.yGrid.values(in: shared.range, shared.scale, shared.quantity)
      chart.additionalAxes[known] = .numeric(shared)
      return (known + 1, false)
    }
    chart.additionalAxes.append(.numeric(axis))
    return (chart.additionalAxes.count, true)
  }

  // MARK: Kinds

  /// Gives a chart the kind that suits its layers: points stand alone, lines are joined.
  private func join(_ chart: inout ChartDescriptor, _ other: ChartDescriptor, from first: Int) {
    if choices.kind == nil {
      let kinds = [chart.kind, other.kind]
      if kinds[0] != kinds[1] {
        chart.kind = kinds.contains(.line) ? .line : .bar
        // Lines and bars rise along x; a cloud of points need not.
        if kinds.contains(.scatter), !chart.series.allSatisfy(Self.hasDistinctX) {
          chart.kind = .scatter
        }
      }
    }
    for index in chart.series.indices {
      let isLine = (index < first ? loaded.chart.kind : other.kind) == .line
      if chart.kind != .line {
        chart.series[index].isContinuous = false
      } else if !isLine, index >= first || loaded.chart.kind != .line {
        chart.series[index].isContinuous = false
      }
      if chart.kind != .scatter { chart.series[index] = Self.sorted(chart.series[index]) }
    }
  }

  private static func hasDistinctX(_ series: DataSeries) -> Bool {
    Set(series.xs).count == series.xs.count
  }

  private static func sorted(_ series: DataSeries) -> DataSeries {
    guard zip(series.xs, series.xs.dropFirst()).contains(where: { $0 > $1 }) else { return series }
    return series.points(at: series.xs.indices.sorted { (series.xs[$0], $0) < (series.xs[$1], $1) })
  }

  // MARK: Decisions

  /// Records what is now plotted.
  private mutating func decide(
    _ chart: ChartDescriptor, _ other: LoadedChart, _ owned: [[String]]
  ) {
    var further: [String] = []
    for case .role(.y(let names)) in other.decisions { further += names }
    loaded.decisions = loaded.decisions.map { decision in
      switch decision {
      case .role(.y(let names)): .role(.y(names + further.filter { !names.contains($0) }))
      case .points(.kind): .points(.kind(chart.kind))
      case .axis(.range(.y, _)): .axis(.range(.y, chart.yAxis.range))
      case .axis(.gridlines(.y, _)): .axis(.gridlines(.y, count: chart.yAxis.gridlines.count))
      default: decision
      }
    }
    for decision in other.decisions where !loaded.decisions.contains(decision) {
      switch decision {
      case .role(.noValues), .rows, .points(.averaged), .points(.added), .specification:
        loaded.decisions.append(decision)
      default: break
      }
    }
    loaded.decisions += Decision.joined(owned.map { .axis(.ownAxis($0)) })
  }
}
