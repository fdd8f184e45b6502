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
  /// How the author wants the axes.
  var layout = AxisLayout()
  /// What was chosen or done.
  var decisions: [Decision] = []

  /// The most series that a chart can have.
  static let greatestSeries = 64
  /// The most categories that an axis can have.
  static let greatestCategories = 10_000

  /// Makes the chart.
  mutating func chart(title: String) throws(InputError) -> LoadedChart {
    let x = try XColumn(self)
    decisions += roleDecisions(x)
    guard x.categories == nil || choices.xRange == nil else {
      throw .badChoice("--x-range does not suit an axis of names")
    }
    let range = try choices.xRange.map { range throws(InputError) in
      try range.resolved(for: "x", x.quantity)
    }
    var drafts = try split(x, within: range)
    if choices.kind == .histogram {
      return try histogram(of: drafts, x, within: range, title: title)
    }
    guard choices.binCount == nil else {
      throw .badChoice("--bins suits histograms: add --kind histogram")
    }
    let wantsStacks = choices.isStacked == true && drafts.count > 1
    let kind =
      layout.isHistogram ? .histogram : choices.kind ?? (wantsStacks ? .bar : likelyKind(x, drafts))
    decisions.append(Decision("kind is \(kind.rawValue)", remedy: "--kind KIND"))
    let isStacked = try isStacked(drafts, kind)
    if kind != .scatter { arrange(&drafts, x, adding: isStacked) }
    let axes = try YAxes(self, kind: kind, isStacked: isStacked, drafts)
    let xAxis = try x.axis(range: range, choices)
    decisions += axisDecisions(x, xAxis, axes, drafts)
    return LoadedChart(
      chart: ChartDescriptor(
        title: title, kind: kind, xAxis: xAxis,
        yAxis: axes.first, additionalAxes: axes.others.map { .numeric($0) },
        series: zip(drafts, axes.assigned).map {
          $0.finished(isContinuous: kind == .line, axis: $1)
        }, isStacked: isStacked),
      decisions: decisions, rowCount: table.rowCount)
  }

  /// The values of a column that was read.
  func values(_ column: Int) -> [Double] { table.columns[column]?.values ?? [] }

  /// The texts of a column of texts that was read.
  func texts(_ column: Int) -> [String] { table.columns[column]?.texts.strings(encoding) ?? [] }

  private func roleDecisions(_ x: XColumn) -> [Decision] {
    let names = roles.ys.map { profiles[$0].displayName($0) }
    var decisions = [
      Decision("x is \(x.title)", remedy: "--x COLUMN"),
      Decision("y is \(names.joined(separator: ", "))", remedy: "--y COLUMN"),
    ]
    if choices.kind == .histogram {
      decisions = [Decision("values of \(x.title) counted", remedy: "--y COLUMN")]
    }
    if !roles.unheard.isEmpty {
      let names = roles.unheard.prefix(4).map { profiles[$0].displayName($0) }
      let others = roles.unheard.count - names.count
      let list = names.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
      decisions.append(Decision("not heard: \(list)", remedy: "--y COLUMN"))
    }
    if let series = roles.series {
      decisions.append(
        Decision("series by \(profiles[series].displayName(series))", remedy: "--series COLUMN"))
    }
    if let labels = roles.labels {
      decisions.append(Decision("points named by \(profiles[labels].displayName(labels))"))
    }
    let empty = profiles.indices.filter { column in
      profiles[column].hasNoValues && !profiles[column].name.isEmpty
        && (choices.y.isEmpty || roles.ys.contains(column))
    }
    if !empty.isEmpty {
      let names = empty.map { profiles[$0].name }.joined(separator: ", ")
      decisions.append(Decision("\(names) \(empty.count == 1 ? "has" : "have") no values"))
    }
    for (column, profile) in profiles.enumerated() where profile.content == .text {
      let name = profile.displayName(column)
      let isTold = choices.y.isEmpty && ![roles.x, roles.series].contains(column)
      if let text = profile.brokenNumber {
        decisions.append(
          Decision(
            "\(name) is not heard: \"\(text)\" is not a number (--missing \"\(text)\"?)",
            isTold: isTold))
      } else if let text = profile.almostNumber {
        decisions.append(
          Decision(
            "\(name) holds text such as \"\(text)\"\(profile.hint)",
            isTold: isTold && !profile.hint.isEmpty))
      }
    }
    return decisions.map {
      Decision(
        UntrustedText.harmless($0.text, limit: 200), remedy: $0.remedy, isTold: $0.isTold)
    }
  }

  /// A line where x only rises in every series, once falling rows are turned round, unsorted dates
  /// put in order and the few that come again averaged; bars over categories; otherwise a scatter.
  private func likelyKind(_ x: XColumn, _ drafts: [SeriesDraft]) -> ChartKind {
    if x.categories != nil { return .bar }
    if drafts.allSatisfy(\.x.isRising) || drafts.allSatisfy(\.x.isFalling) { return .line }
    guard case .date = x.quantity else { return .scatter }
    return drafts.allSatisfy { Self.areMostlyDistinct($0.series.xs) } ? .line : .scatter
  }

  /// Whether at most one in twenty values is not the first of its kind, as when clocks are set back.
  private static func areMostlyDistinct(_ xs: [Double]) -> Bool {
    var sorted = xs
    if zip(xs, xs.dropFirst()).contains(where: { $0 > $1 }) { sorted.sort() }
    let repeats = zip(sorted, sorted.dropFirst()).count { $0 == $1 }
    return repeats * 20 <= xs.count
  }

  /// Whether the series are stacked, as far as that is asked for and has a meaning.
  mutating func isStacked(_ drafts: [SeriesDraft], _ kind: ChartKind) throws(InputError) -> Bool {
    guard choices.isStacked == true else { return false }
    guard kind != .scatter else {
      throw .badChoice("--stack suits bars and lines, not a scatter chart")
    }
    guard choices.yScale != .log else {
      throw .badChoice("--stack does not suit --y-scale log: parts add up on a linear scale")
    }
    guard drafts.count > 1 else {
      decisions.append(Decision("not stacked: there is one series", remedy: "--series COLUMN"))
      return false
    }
    decisions.append(Decision("\(drafts.count) series stacked", remedy: "--no-stack"))
    return true
  }

  /// Puts the points of lines and bars in order, one for each x.
  private mutating func arrange(
    _ drafts: inout [SeriesDraft], _ x: XColumn, adding: Bool
  ) {
    var turned = false
    var sorted = false
    var greatestRepeat = 1
    var (rows, points) = (0, 0)
    for index in drafts.indices where !drafts[index].x.isRising {
      if drafts[index].x.isFalling {
        drafts[index].reverse()
        turned = true
      } else {
        rows += drafts[index].series.count
        greatestRepeat = max(greatestRepeat, drafts[index].sortAndJoin(adding: adding))
        points += drafts[index].series.count
        sorted = true
      }
    }
    if turned { decisions.append(Decision("rows turned round: x fell")) }
    if sorted, x.categories == nil { decisions.append(Decision("rows sorted by x")) }
    if greatestRepeat > 1 {
      let by = roles.series.map { " and \(profiles[$0].displayName($0))" } ?? ""
      let verb = adding ? "added" : "averaged"
      let count = rows == greatestRepeat * points ? "" : "up to "
      decisions.append(
        Decision(
          UntrustedText.harmless(
            "\(verb) \(count)\(greatestRepeat) rows for each \(x.title)\(by)", limit: 200),
          remedy: "--group mean, sum, count, median, min or max"))
    }
  }
}
