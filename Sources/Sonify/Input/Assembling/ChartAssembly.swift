/// Makes a chart of a table whose columns have their roles.
struct ChartAssembly {
  /// The columns that were read.
  let table: Table
  /// What is known of all columns.
  let profiles: [ColumnProfile]
  /// Which column plays which part.
  let roles: ColumnRoles
  /// What the person asks for.
  let choices: ChartChoices
  /// What the data are called.
  let source: String
  /// How the texts are written.
  let encoding: ReadingOptions.Encoding
  /// What was chosen or done, in short phrases.
  var phrases: [String] = []

  /// The most series that a chart can have.
  static let greatestSeries = 64
  /// The most categories that an axis can have.
  static let greatestCategories = 10_000

  /// Makes the chart.
  mutating func chart(title: String) throws(InputError) -> LoadedChart {
    let x = try XColumn(self)
    phrases += rolePhrases(x)
    let range = try choices.xRange.map { range throws(InputError) in
      try range.resolved(for: "x", x.quantity)
    }
    var series = try split(x, within: range)
    let kind = choices.kind ?? likelyKind(x, &series)
    phrases.append("kind is \(kind.rawValue)")
    if kind != .scatter { arrange(&series, x) }
    for index in series.indices { series[index].isContinuous = kind == .line }

    let axes = try YAxes(self, kind: kind, &series)
    return LoadedChart(
      chart: ChartDescriptor(
        title: title, kind: kind, xAxis: try x.axis(range: range, choices, series, source),
        yAxis: axes.first, additionalAxes: axes.others, series: series),
      choices: phrases, rowCount: table.rowCount)
  }

  /// The values of a column that was read.
  func values(_ column: Int) -> [Double] { table.columns[column]?.values ?? [] }

  /// The texts of a column of texts that was read.
  func texts(_ column: Int) -> [String] { table.columns[column]?.texts.strings(encoding) ?? [] }

  private func rolePhrases(_ x: XColumn) -> [String] {
    let names = roles.ys.map { profiles[$0].displayName($0) }
    var phrases = ["x is \(x.title)", "y is \(names.joined(separator: ", "))"]
    if let series = roles.series {
      phrases.append("series by \(profiles[series].displayName(series))")
    }
    if let labels = roles.labels {
      phrases.append("points named by \(profiles[labels].displayName(labels))")
    }
    return phrases.map { CellText.harmless($0, limit: 200) }
  }

  /// A line where x only rises in every series, once falling rows are turned round and unsorted
  /// dates put in order; bars over categories; otherwise a scatter.
  private mutating func likelyKind(_ x: XColumn, _ series: inout [DataSeries]) -> ChartKind {
    if x.categories != nil { return .bar }
    if series.allSatisfy({ Self.rises($0.xs) }) { return .line }
    if series.allSatisfy({ Self.rises($0.xs.reversed()) }) { return .line }
    if case .date = x.quantity,
      series.allSatisfy({ Set($0.xs).count == $0.xs.count })
    {
      return .line
    }
    return .scatter
  }

  /// Puts the points of lines and bars in order, one for each x.
  private mutating func arrange(_ series: inout [DataSeries], _ x: XColumn) {
    var turned = false
    var sorted = false
    var greatestRepeat = 1
    for index in series.indices where !Self.rises(series[index].xs) {
      if series[index].xs.count > 1, Self.rises(series[index].xs.reversed()) {
        series[index].reverse()
        turned = true
      } else {
        let times = series[index].sortAndAverage()
        greatestRepeat = max(greatestRepeat, times)
        sorted = sorted || x.categories == nil
      }
    }
    if turned { phrases.append("rows turned round: x fell") }
    if sorted { phrases.append("rows sorted by x") }
    if greatestRepeat > 1 {
      let by = roles.series.map { " and \(profiles[$0].displayName($0))" } ?? ""
      phrases.append(
        CellText.harmless("averaged \(greatestRepeat) rows for each \(x.title)\(by)", limit: 200))
    }
  }

  /// Whether every value is greater than the one before it.
  private static func rises(_ values: some RandomAccessCollection<Double>) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension DataSeries {
  /// Turns the order of the points round.
  fileprivate mutating func reverse() {
    xs.reverse()
    ys.reverse()
    labels.reverse()
  }

  /// Puts the points in the order of x and takes the mean of those with the same x.
  ///
  /// Missing values do not count; where all are missing, so is their mean. The names of points
  /// that were averaged are lost.
  /// - Returns: how many points at most had the same x.
  fileprivate mutating func sortAndAverage() -> Int {
    let order = xs.indices.sorted { (xs[$0], $0) < (xs[$1], $1) }
    var sorted = DataSeries(name: name, isContinuous: isContinuous, xs: [], ys: [], axis: axis)
    var names: [String] = []
    var most = 1
    var start = 0
    while start < order.count {
      let x = xs[order[start]]
      var end = start + 1
      while end < order.count, xs[order[end]] == x { end += 1 }
      let values = order[start..<end].map { ys[$0] }.filter { !$0.isNaN }
      sorted.xs.append(x)
      sorted.ys.append(Self.mean(values))
      if !labels.isEmpty { names.append(end == start + 1 ? labels[order[start]] : "") }
      most = max(most, end - start)
      start = end
    }
    sorted.labels = names
    self = sorted
    return most
  }

  /// The mean, or not a number where there are no values.
  private static func mean(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    if mean.isInfinite { return values.reduce(0) { $0 + $1 / Double(values.count) } }
    return mean
  }
}
