import SonifyBase

extension ChartDescriptor {
  /// Whether the chart is heard as stacks: it ``isStacked``, is no scatter chart, and has several
  /// series, all on its first y axis.
  public var hasStacks: Bool {
    isStacked && kind != .scatter && series.count > 1 && series.allSatisfy { $0.axis == 0 }
  }

  /// What the parts of every stack come to, as one more series named "total" in the listener's
  /// language.
  ///
  /// It has a point for every x at which some series has one. A missing part adds nothing; where
  /// all parts are missing, so is the total. Parts below zero are taken away.
  /// - Complexity: O(*n* log *n*) in the number of points.
  public var totals: DataSeries {
    let sums = StackSum.sums(of: series)
    return DataSeries(
      name: Self.totalName, isContinuous: series.allSatisfy(\.isContinuous), xs: sums.map(\.x),
      ys: sums.map(\.total))
  }

  /// What the totals of a stacked chart are called.
  package static var totalName: String { NamePhrases.total.text() }

  /// The chart with the totals as its last series, if it has stacks.
  package var withTotals: ChartDescriptor {
    guard hasStacks else { return self }
    var chart = self
    chart.series.append(totals)
    return chart
  }
}

/// What the parts of one stack come to.
package struct StackSum: Equatable, Sendable {
  /// Where the stack stands.
  let x: Double
  /// How many parts have a value.
  private(set) var count = 0
  /// The sum of the parts above zero; 0 if there are none.
  private(set) var positive = 0.0
  /// The sum of the parts below zero; 0 if there are none.
  private(set) var negative = 0.0

  /// The sum of all parts; not a number if there are none.
  var total: Double { count == 0 ? .nan : positive + negative }

  private init(x: Double) { self.x = x }

  private mutating func add(_ y: Double) {
    guard y.isFinite else { return }
    count += 1
    if y < 0 { negative += y } else { positive += y }
  }

  /// The sums of all stacks, rising in x.
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

  /// The range that holds zero, all parts below zero of any stack together, and all above.
  ///
  /// So it holds every total as well. Sums beyond the greatest number end there.
  package static func range(of series: [DataSeries]) -> ClosedRange<Double> {
    let sums = sums(of: series)
    let minimum = sums.map(\.negative).min() ?? 0
    let maximum = sums.map(\.positive).max() ?? 0
    return max(minimum, -.greatestFiniteMagnitude)...min(maximum, .greatestFiniteMagnitude)
  }
}
