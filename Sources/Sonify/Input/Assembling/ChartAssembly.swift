import SonifyBase
import SonifyChart
import SonifyTables

/// Makes a chart from a table whose columns have their roles.
struct ChartAssembly {
  /// The columns that were read.
  let table: Table
  /// What is known of all columns.
  let profiles: [ColumnProfile]
  /// The roles of the columns.
  private(set) var roles: ColumnRoles
  /// The user's choices.
  let choices: ChartChoices
  /// The name of the data.
  let source: String
  /// The author's layout of the axes.
  var layout = AxisLayout()
  /// The decisions that were made.
  var decisions: [Decision] = []

  /// The maximum number of categories on an axis.
  static let maxCategories = 10_000

  /// Makes the chart.
  mutating func chart(title: String) throws(InputError) -> LoadedChart {
    let x = try XColumn(self)
    // A sum of several amounts of a day has no label.
    if addsUp(on: x), x.hasDays, choices.kind ?? .line == .line, choices.label == nil,
      areCrowded(x.values)
    {
      roles.labels = nil
    }
    decisions += roleDecisions(x)
    guard x.categories == nil || choices.xRange == nil else {
      throw .badChoice(.rangeOfCategories)
    }
    let range = try choices.xRange.map { range throws(InputError) in
      try range.resolved(for: .x, x.quantity.measured(in: choices.xUnit ?? x.unit).quantity)
    }
    if isHistogram {
      let drafts = try split(x, within: range)
      if roles.areCounted { decisions.append(.points(.kind(.histogram))) }
      return try histogram(of: drafts, x, within: range, title: title)
    }
    guard choices.binCount == nil else {
      throw .badChoice(.binsWithoutHistogram)
    }
    // A specification has no columns to choose from.
    let figure = roles.figure ?? (choices.kind == .box ? FigureRoles(kind: .box) : nil)
    if figure == nil, let kind = choices.kind, kind.mainPart != nil {
      throw .badChoice(.noFigureColumns(kind))
    }
    if let figure {
      return try figures(figure, x, within: range, title: title)
    }
    var drafts = try split(x, within: range)
    if roles.isMatrix {
      return try matrix(of: drafts, x, title: title)
    }
    let wantsStacks = choices.isStacked == true && drafts.count > 1
    let kind =
      layout.isHistogram ? .histogram : choices.kind ?? (wantsStacks ? .bar : likelyKind(x, drafts))
    decisions.append(.points(.kind(kind)))
    let isStacked = try isStacked(drafts, kind)
    let isJoined =
      kind != .scatter
      && arrange(&drafts, x, adding: isStacked || layout.addsRepeats || addsUp(on: x))
    if kind == .heatmap {
      layout.sharesYAxis = true
      try fillRows(&drafts, x)
    }
    let axes = try YAxes(self, kind: kind, isStacked: isStacked, drafts)
    let further = try ToneAxes(self, &drafts)
    let xAxis = try x.axis(range: range, choices)
    decisions += axisDecisions(x, xAxis, axes, drafts)
    var chart = ChartDescriptor(
      title: title, kind: kind, xAxis: xAxis,
      yAxis: axes.first, additionalAxes: axes.others.map { .numeric($0) } + further.axes,
      series: zip(drafts, axes.assigned).map {
        $0.finished(isContinuous: kind == .line, axis: $1, after: axes.others.count)
      }, seriesTitle: seriesTitle, isStacked: isStacked)
    chart.tones = further.tones.mapValues { $0 + axes.others.count }
    decisions += chart.toneScales.map { .role(.tone($0.scale)) }
    // In a part of the rows, or on points that stand for several rows, labels may be more than few.
    if range != nil || isJoined, hasRemarks {
      chart.seriesWithRemarks = Set(chart.series.indices)
    }
    return LoadedChart(chart: chart, decisions: decisions, rowCount: table.rowCount)
  }

  /// Whether the values of one x are summed: what was paid adds up, as what was counted does.
  private func addsUp(on x: XColumn) -> Bool {
    !roles.ys.isEmpty
      && roles.ys.allSatisfy {
        profiles[$0].addsUp || x.hasDays && profiles[$0].countsCases
      }
  }

  /// Whether the values of x are counted in bins.
  var isHistogram: Bool { choices.kind == .histogram || roles.areCounted }

  /// Whether each column of values is a box, so that there is no column of x.
  var areColumnsBoxes: Bool { roles.x == nil && roles.figure?.areOfRawValues == true }

  /// The title of the column that splits the rows into series; empty if none does.
  var seriesTitle: String { roles.series.map { profiles[$0].displayName($0) } ?? "" }

  /// Returns the values of a column that was read.
  func values(_ column: Int) -> [Double] { table.columns[column]?.values ?? [] }

  /// Returns the texts of a text column that was read.
  func texts(_ column: Int) -> [String] { table.columns[column]?.texts.strings() ?? [] }

  /// Returns the text of the value that a column always has, with its unit.
  private static func onlyValue(_ profile: ColumnProfile) -> String {
    let value = profile.summary.minimum
    let (quantity, unit) = NumericAxis.Quantity.number.measured(in: profile.style?.unit)
    let axis = NumericAxis(title: "", range: value...value, quantity: quantity, unit: unit)
    return ValueText(axis: axis).textWithUnit(value)
  }

  /// The maximum number of columns of which it is said what they always are.
  private static let listedConstants = 3

  private func roleDecisions(_ x: XColumn) -> [Decision] {
    let names = roles.ys.map { profiles[$0].displayName($0) }
    var found: [Decision.Role] =
      roles.isMatrix
      ? (roles.x == nil ? [] : [.rows(x.title)])
      : isHistogram
        ? [.counted(x.title)] : areColumnsBoxes ? [.y(names)] : [.x(x.title), .y(names)]
    let parts = roles.figure?.others ?? []
    if !parts.isEmpty { found.append(.parts(parts.map { profiles[$0].displayName($0) })) }
    if let pooled = roles.pooled {
      found.append(
        .pooled(profiles[pooled].displayName(pooled), maximum: ColumnRoles.usualBoxes))
    }
    let constant = roles.unused.filter { roles.exclusions[$0] == .constant }
      .prefix(Self.listedConstants)
    for column in constant {
      found.append(
        .constant(profiles[column].displayName(column), value: Self.onlyValue(profiles[column])))
    }
    let unused = roles.unused.filter { !constant.contains($0) }
    if !unused.isEmpty { found.append(.unused(unused.map { profiles[$0].displayName($0) })) }
    if let series = roles.series {
      let name = profiles[series].displayName(series)
      found.append(choices.kind == .heatmap ? .rows(name) : .series(name))
    }
    // Means of groups that are x are said as such.
    let groups =
      roles.x.map { profiles[$0].content } == .text ? [] : roles.undividedGroups(profiles, choices)
    if !groups.isEmpty {
      found.append(.undivided(groups.map { profiles[$0].displayName($0) }))
    }
    if let labels = roles.labels {
      let name = profiles[labels].displayName(labels)
      found.append(profiles[labels].holdsFewLabels ? .remarks(name) : .labels(name))
    }
    let empty = profiles.indices.filter { column in
      profiles[column].hasNoValues && !profiles[column].name.isEmpty
        && (choices.y.isEmpty || roles.ys.contains(column))
    }
    if !empty.isEmpty { found.append(.noValues(empty.map { profiles[$0].name })) }
    var broken: [(text: String, name: String, isOpen: Bool)] = []
    for (column, profile) in profiles.enumerated() where profile.content == .text {
      let name = profile.displayName(column)
      let isOpen = choices.y.isEmpty && ![roles.x, roles.series].contains(column)
      if let text = profile.brokenNumber {
        broken.append((text, name, isOpen))
      } else if let text = profile.almostNumber {
        found.append(.likeNumber(text, column: name, profile.hint?.sign, isOpen: isOpen))
      }
    }
    let open = broken.filter(\.isOpen)
    if let first = open.first, open.count > 1 {
      found.append(
        .notNumbers(
          first.text, columns: open.map(\.name),
          isInAll: open.allSatisfy { $0.text == first.text }))
    }
    for (text, name, isOpen) in open.count > 1 ? broken.filter({ !$0.isOpen }) : broken {
      found.append(.notNumber(text, column: name, isOpen: isOpen))
    }
    return found.map { .role($0) }
  }

  /// Returns the kind of chart that suits the data: a line if x only increases in every series, after decreasing rows
  /// are reversed, unsorted dates are sorted, and a few repeated ones and those of a coarse clock are averaged; bars over
  /// categories; otherwise a scatter chart.
  private func likelyKind(_ x: XColumn, _ drafts: [SeriesDraft]) -> ChartKind {
    // Days without a year have a course, as dates have.
    if let categories = x.categories { return DayOfYear.rise(categories) ? .line : .bar }
    // Named places are no way from one to the next.
    if roles.xRule == .places, roles.labels != nil { return .scatter }
    if drafts.allSatisfy(\.x.isRising) || drafts.allSatisfy(\.x.isFalling) { return .line }
    var isClock = false
    let steps = roles.x.map { profiles[$0] }
    switch x.quantity {
    case .date(.minute), .date(.second), .date(.fraction): isClock = true
    case .date, .year: break
    // A step of a training that is printed once more at the end: the rows of lines are sorted.
    case .number where steps?.countsProgramSteps == true && steps?.falls == 1: break
    // One of many steps that comes twice.
    case .number where roles.xRule == .steps && steps?.neverFalls == true:
      guard drafts.allSatisfy({ $0.series.count >= Self.minSteps }) else { return .scatter }
    // What is tried with each program in any order.
    case .number where steps?.areLevels == true: break
    // Persons of each age and sex, divided in a further way.
    case .number where roles.xRule == .steps && steps?.summary.isWhole == true && addsUp(on: x):
      break
    default: return .scatter
    }
    // Opinion polls of one day say much the same.
    let areShares = roles.ys.count { profiles[$0].isShare } > 2
    return drafts.allSatisfy {
      Self.areMostlyDistinct($0.series.xs, except: areShares ? 3 : 20)
        || isClock && Self.areCoarse($0.series.xs)
        || !isClock && addsUp(on: x) && areCrowded($0.series.xs)
    } ? .line : .scatter
  }

  /// Returns whether days or years have several values each, so that their sums show a trend: of counts, two.
  private func areCrowded(_ days: [Double]) -> Bool {
    // Missing values are equal to none, and a set of them is slow.
    let known = days.filter { !$0.isNaN }
    let count = Set(known).count
    let areCounts = roles.ys.allSatisfy { profiles[$0].isCount }
    return areCounts
      ? count > 1 && known.count >= 2 * count
      : count >= Self.minCrowded && known.count >= 3 * count
  }

  /// The minimum number of days whose sums show a trend.
  private static let minCrowded = 5

  /// Returns whether times never fall, and at most half of them repeat the one before, as those of
  /// measurements that come faster than their clock.
  private static func areCoarse(_ times: [Double]) -> Bool {
    let steps = zip(times, times.dropFirst())
    return steps.allSatisfy { !($0 > $1) } && steps.count { $0 == $1 } * 2 <= times.count
  }

  /// The minimum number of steps of which one may come twice by mistake; those of fewer are repeated.
  private static let minSteps = 20

  /// Returns whether at most one value in a number of them is a repeat: in twenty, as when clocks are set back.
  private static func areMostlyDistinct(_ xs: [Double], except share: Int) -> Bool {
    var sorted = xs
    if zip(xs, xs.dropFirst()).contains(where: { $0 > $1 }) { sorted.sort() }
    let repeats = zip(sorted, sorted.dropFirst()).count { $0 == $1 }
    return repeats * share <= xs.count
  }

  /// Returns whether the series are stacked, if that was chosen and is possible.
  mutating func isStacked(_ drafts: [SeriesDraft], _ kind: ChartKind) throws(InputError) -> Bool {
    guard choices.isStacked == true else { return false }
    guard kind != .scatter else {
      throw .badChoice(.notStackable)
    }
    guard choices.yScale != .log else {
      throw .badChoice(.stackedOnLog)
    }
    guard drafts.count > 1 else {
      decisions.append(.points(.notStacked))
      return false
    }
    decisions.append(.points(.stacked(drafts.count)))
    return true
  }

  /// Whether labels are remarks on few rows and not the names of all.
  private var hasRemarks: Bool { roles.labels.map { profiles[$0].holdsFewLabels } ?? false }

  /// Sorts the points of lines and bars by x, with one point for each x.
  /// - Returns: whether any point stands for several rows.
  private mutating func arrange(
    _ drafts: inout [SeriesDraft], _ x: XColumn, adding: Bool
  ) -> Bool {
    var turned = false
    var sorted = false
    var maxRepeat = 1
    var (rows, points) = (0, 0)
    for index in drafts.indices where !drafts[index].x.isRising {
      if drafts[index].x.isFalling {
        drafts[index].reverse()
        turned = true
      } else {
        rows += drafts[index].series.count
        maxRepeat = max(
          maxRepeat,
          drafts[index].sortAndJoin(
            adding: adding, hasRemarks: hasRemarks,
            areCategories: roles.toneColumns.map { $0 == roles.tones[.timbre] }))
        points += drafts[index].series.count
        sorted = true
      }
    }
    if turned { decisions.append(.points(.reversed)) }
    if sorted, x.categories == nil { decisions.append(.points(.sorted)) }
    if maxRepeat > 1 {
      if !adding { for index in drafts.indices { drafts[index].countRows() } }
      let keys = [x.title] + [roles.series].compactMap { $0.map { profiles[$0].displayName($0) } }
      let isUpTo = rows != maxRepeat * points
      decisions.append(
        .points(
          adding
            ? .added(maxRepeat, keys: keys, isUpTo: isUpTo)
            : .averaged(maxRepeat, keys: keys, isUpTo: isUpTo)))
    }
    return maxRepeat > 1
  }
}
