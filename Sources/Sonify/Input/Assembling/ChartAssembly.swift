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
  static let greatestSeries = ColumnRoles.greatestSeries
  /// The most categories that an axis can have.
  static let greatestCategories = 10_000

  /// Makes the chart.
  mutating func chart(title: String) throws(InputError) -> LoadedChart {
    let x = try XColumn(self)
    decisions += roleDecisions(x)
    guard x.categories == nil || choices.xRange == nil else {
      throw .badChoice(ChoiceFaultPhrases.rangeOfNames.text())
    }
    let range = try choices.xRange.map { range throws(InputError) in
      try range.resolved(for: .x, x.quantity)
    }
    var drafts = try split(x, within: range)
    if choices.kind == .histogram {
      return try histogram(of: drafts, x, within: range, title: title)
    }
    guard choices.binCount == nil else {
      throw .badChoice(ChoiceFaultPhrases.binsOfOthers.text())
    }
    let wantsStacks = choices.isStacked == true && drafts.count > 1
    let kind =
      layout.isHistogram ? .histogram : choices.kind ?? (wantsStacks ? .bar : likelyKind(x, drafts))
    decisions.append(Decision(kind.decision.text(), remedy: RemedyPhrases.kind.text()))
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
      Decision(RolePhrases.x.text(["name": x.title]), remedy: RemedyPhrases.x.text()),
      Decision(
        RolePhrases.y.text(["names": Lists.items(names)]), remedy: RemedyPhrases.y.text()),
    ]
    if choices.kind == .histogram {
      decisions = [
        Decision(RolePhrases.counted.text(["name": x.title]), remedy: RemedyPhrases.y.text())
      ]
    }
    if !roles.unheard.isEmpty {
      let names = roles.unheard.prefix(4).map { profiles[$0].displayName($0) }
      let list = Lists.items(names, of: roles.unheard.count)
      decisions.append(
        Decision(RolePhrases.unheard.text(["names": list]), remedy: RemedyPhrases.y.text()))
    }
    if let series = roles.series {
      decisions.append(
        Decision(
          RolePhrases.series.text(["name": profiles[series].displayName(series)]),
          remedy: RemedyPhrases.series.text()))
    }
    if let labels = roles.labels {
      decisions.append(
        Decision(RolePhrases.labels.text(["name": profiles[labels].displayName(labels)])))
    }
    let empty = profiles.indices.filter { column in
      profiles[column].hasNoValues && !profiles[column].name.isEmpty
        && (choices.y.isEmpty || roles.ys.contains(column))
    }
    if !empty.isEmpty {
      let names = Lists.items(empty.map { profiles[$0].name })
      decisions.append(
        Decision(
          empty.count == 1
            ? RolePhrases.hasNoValues.text(["name": names])
            : RolePhrases.haveNoValues.text(["names": names])))
    }
    for (column, profile) in profiles.enumerated() where profile.content == .text {
      let name = profile.displayName(column)
      let isTold = choices.y.isEmpty && ![roles.x, roles.series].contains(column)
      if let text = profile.brokenNumber {
        decisions.append(
          Decision(
            RolePhrases.broken.text(["name": name, "text": text]), isTold: isTold))
      } else if let text = profile.almostNumber {
        let decision =
          switch profile.hint {
          case .hint(let hint):
            RolePhrases.holdsTextWithHint.text(["name": name, "text": text, "hint": hint])
          case .asPoint: RolePhrases.holdsPoints.text(["name": name, "text": text])
          case .asOthers, nil: RolePhrases.holdsText.text(["name": name, "text": text])
          }
        decisions.append(Decision(decision, isTold: isTold && profile.hint != nil))
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
      throw .badChoice(ChoiceFaultPhrases.stackedScatter.text())
    }
    guard choices.yScale != .log else {
      throw .badChoice(ChoiceFaultPhrases.stackedLog.text())
    }
    guard drafts.count > 1 else {
      decisions.append(
        Decision(ArrangingPhrases.oneSeries.text(), remedy: RemedyPhrases.series.text()))
      return false
    }
    decisions.append(
      Decision(
        ArrangingPhrases.stacked.text(count: drafts.count, ["count": "\(drafts.count)"]),
        remedy: "--no-stack"))
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
    if turned { decisions.append(Decision(ArrangingPhrases.turned.text())) }
    if sorted, x.categories == nil {
      decisions.append(Decision(ArrangingPhrases.sorted.text()))
    }
    if greatestRepeat > 1 {
      let keys = [x.title] + [roles.series].compactMap { $0.map { profiles[$0].displayName($0) } }
      let phrase =
        switch (adding, rows == greatestRepeat * points) {
        case (true, true): ArrangingPhrases.added
        case (true, false): ArrangingPhrases.addedUpTo
        case (false, true): ArrangingPhrases.averaged
        case (false, false): ArrangingPhrases.averagedUpTo
        }
      let text = phrase.text(
        count: greatestRepeat, ["count": "\(greatestRepeat)", "keys": Lists.text(keys)])
      decisions.append(
        Decision(UntrustedText.harmless(text, limit: 200), remedy: RemedyPhrases.group.text()))
    }
  }
}

extension ChartKind {
  /// What is said where the kind was chosen.
  var decision: Phrase {
    switch self {
    case .bar: ArrangingPhrases.bars
    case .line: ArrangingPhrases.line
    case .scatter: ArrangingPhrases.scatter
    case .histogram: ArrangingPhrases.histogram
    }
  }
}
