import SonifyBase

extension ChartDescriptor {
  /// Whether the chart has stacks: it ``isStacked``, is not a scatter chart or a heat map, and has
  /// several series, all on its first y axis.
  public var hasStacks: Bool {
    isStacked && kind != .scatter && kind != .heatmap && kind.mainPart == nil && series.count > 1
      && series.allSatisfy { $0.axis == 0 }
  }

  /// The sums of the stacks, as a series named "total" in the listener's language.
  ///
  /// It has a point for every x at which at least one series has one. A missing part adds nothing;
  /// if all parts are missing, so is the total. Negative parts are subtracted.
  /// - Complexity: O(*n* log *n*) in the number of points.
  public var totals: DataSeries {
    let sums = StackSum.sums(of: series)
    return DataSeries(
      name: Self.totalName, isContinuous: series.allSatisfy(\.isContinuous), xs: sums.map(\.x),
      ys: sums.map(\.total))
  }

  /// The name of the totals of a stacked chart.
  package static var totalName: String { NamePhrases.total.text() }

  /// The chart with the totals as its last series if it has stacks, otherwise unchanged.
  package var withTotals: ChartDescriptor {
    guard hasStacks else { return self }
    var chart = self
    chart.series.append(totals)
    return chart
  }
}

/// The sums of the parts of one stack.
package struct StackSum: Equatable, Sendable {
  /// The x of the stack.
  let x: Double
  /// The number of parts that have a value.
  private(set) var count = 0
  /// The sum of the positive parts; 0 if there are none.
  private(set) var positive = 0.0
  /// The sum of the negative parts; 0 if there are none.
  private(set) var negative = 0.0

  /// The sum of all parts; NaN if there are none.
  var total: Double { count == 0 ? .nan : positive + negative }

  private init(x: Double) { self.x = x }

  private mutating func add(_ y: Double) {
    guard y.isFinite else { return }
    count += 1
    if y < 0 { negative += y } else { positive += y }
  }

  /// Returns the sums of all stacks, by rising x.
  /// - Complexity: O(*n* log *n*) in the number of points.
  static func sums(of series: [DataSeries]) -> [StackSum] {
    var points: [(x: Double, y: Double)] = []
    points.reserveCapacity(series.reduce(0) { $0 + $1.count })
    for one in series {
      for (x, y) in zip(one.xs, one.ys) where !x.isNaN { points.append((x, y)) }
    }
    // Parts are added in the order of the series, so that the same stacks have the same sums.
    let order = points.indices.sorted { (points[$0].x, $0) < (points[$1].x, $1) }
    var sums: [StackSum] = []
    for index in order {
      if sums.last?.x != points[index].x { sums.append(StackSum(x: points[index].x)) }
      sums[sums.count - 1].add(points[index].y)
    }
    return sums
  }

  /// Returns the range from the minimum of the negative sums to the maximum of the positive ones,
  /// with zero.
  ///
  /// It contains every total as well. Sums beyond the largest finite number are clamped to it.
  package static func range(of series: [DataSeries]) -> ClosedRange<Double> {
    let sums = sums(of: series)
    let minimum = sums.map(\.negative).min() ?? 0
    let maximum = sums.map(\.positive).max() ?? 0
    return max(minimum, -.greatestFiniteMagnitude)...min(maximum, .greatestFiniteMagnitude)
  }
}
