import SonifyBase
import SonifyChart
import SonifyTables

/// The roles of columns in a chart.
///
/// Roles follow only from what is known of the columns. If reading the chosen columns whole reveals
/// something new, the roles are chosen again.
struct ColumnRoles: Equatable {
  /// The column that orders the points, or nil to order them by row number.
  var x: Int?
  /// The rule by which x was found, or nil if the user chose it or there is none.
  var xRule: XRule?
  /// The columns of the values; empty if rows are counted.
  var ys: [Int]
  /// The column with one series for each of its values.
  var series: Int?
  /// A second column of texts, which name the series together with those of ``series`` if these alone
  /// do not tell them apart.
  var secondSeries: Int?
  /// The column with the unit of each value of the only column of ``ys``.
  var units: Int?
  /// The column that names the points.
  var labels: Int?
  /// The columns of elements with several values each, of which ``ys`` are the main ones.
  var figure: FigureRoles?
  /// The column that says which amounts of ``ys`` go out, or nil.
  private(set) var directions: Int?
  /// The columns that properties of tones follow.
  var tones: [ToneProperty: Int] = [:]
  /// The column whose values are too many for boxes of their own, or nil.
  var pooled: Int?
  /// Columns that may make series once more is known of them.
  var candidates: [Int] = []
  /// Whether the rows are payments at dates.
  private(set) var areTransactions = false
  /// Columns of measures that are not used for lack of room.
  var unused: [Int] = []
  /// Why columns that may be measures are not plotted beside others, by column.
  private(set) var exclusions: [Int: Decision.Reason] = [:]
  /// Whether the table is a matrix: x names its rows, and ``ys`` are the columns of cells.
  var isMatrix = false
  /// Whether the values of x, which is also y, are counted in bins though the user asked for no kind.
  var areCounted = false
  /// Whether rows are counted though the user did not ask for it, for there is nothing else to plot.
  var areRowsCounted = false
  /// The number of series that are used, the first of those that the rows make; nil for all.
  var seriesLimit: Int?

  /// The maximum number of columns that are used by default.
  static let usualColumns = 8
  /// The maximum number of distinct values of a column that splits the rows into series by default.
  static let usualSeries = 12
  /// The maximum number of distinct values of a column that makes series over time because each of
  /// them occurs at most once with each x; the first ``usualSeries`` are used.
  static let maxPanel = 1000
  /// The maximum number of rows for which names of points are kept.
  static let maxLabelled = 100_000

  /// All columns that must be read.
  var columns: [Int] {
    Set(
      [x, series, secondSeries, units, labels, directions].compactMap { $0 } + ys + candidates
        + toneColumns
        + (figure?.others ?? [])
    ).sorted()
  }

  /// The columns that properties of tones follow, each once.
  var toneColumns: [Int] {
    var columns: [Int] = []
    for column in ToneProperty.allCases.compactMap({ tones[$0] }) where !columns.contains(column) {
      columns.append(column)
    }
    return columns
  }

  /// Learns of columns with roles, or that may get one, what only all rows show.
  func learn(from table: Table, _ profiles: inout [ColumnProfile]) {
    for column in candidates {
      guard let x else { continue }
      if !profiles[x].repeats, !profiles[x].summary.isStrictlyMonotonic {
        profiles[column].ordersPartsOfX = table.isInOrder(x, inEach: column)
      }
      if areTransactions || profiles[column].distinct > Self.usualSeries {
        profiles[column].isOnceForEachX = table.isOnce(column, forEach: x)
      }
    }
    if let series, let y = ys.first, profiles[y].content == .number {
      profiles[y].isAttribute = table.isConstant(
        y, inEach: series, mayChange: profiles[y].summary.isWhole && !profiles[y].isNamedMoney)
      if let x, profiles[x].repeats {
        profiles[y].followsX = table.isConstant(y, inEach: x, mayChange: false)
      }
      // Rows of another kind, without x, are no points; a country without values is none of the events of a device,
      // which has few at the same time.
      if let x {
        profiles[series].namesOneSource =
          profiles[series].distinct > 1 && table.hasOneText(series, where: x)
          || profiles[x].distinct * 10 > profiles[x].sampled * 9
            && table.isInOne(y, of: series, at: x)
      }
    }
  }

  /// Leaves out a column of values.
  mutating func leaveOut(_ column: Int, because reason: Decision.Reason) {
    ys.removeAll { $0 == column }
    unused.append(column)
    exclusions[column] = reason
  }

  /// Creates roles that are already known.
  init(x: Int?, ys: [Int], series: Int? = nil, labels: Int? = nil, candidates: [Int] = []) {
    self.x = x
    self.ys = ys
    self.series = series
    self.labels = labels
    self.candidates = candidates
  }

  /// Chooses roles.
  /// - Parameters:
  ///   - profiles: what is known of the columns, with the contents that the choices require.
  ///   - choices: the user's choices.
  ///   - source: the name of the data.
  /// - Throws: ``InputError`` if a chosen column does not exist, or no column can be plotted.
  init(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, source: String
  ) throws(InputError) {
    let names = profiles.map(\.name)
    ys = []
    for reference in choices.y { ys.append(try reference.index(among: names)) }
    x = try choices.x?.index(among: names)
    series = try choices.series?.index(among: names)
    let chosenLabels = try chosenLabels(profiles, choices)
    try chooseTones(profiles, choices, besides: chosenLabels)
    let chooser = RoleChooser(
      profiles: profiles,
      taken: Set(ys + [series, x, chosenLabels].compactMap { $0 } + toneColumns),
      wantsPairs: choices.kind == .scatter, chosenSeries: series)
    if choices.kind == .histogram {
      try chooseCounted(by: chooser, source: source)
      return
    }
    if ys.isEmpty, let dates = chooser.datesToCount(choices, chosen: x) {
      (x, areRowsCounted) = (dates, true)
      return
    }
    if try choosesFigures(choices, profiles, chooser: chooser, source: source) { return }
    if choices.rows.grouping == .count, ys.isEmpty {
      if choices.x == nil { x = chooser.xToCount() }
      return
    }
    if ys.isEmpty, series == nil, choices.kind == nil, choices.leavesRolesOpen {
      if let events = chooser.eventTimes() {
        (x, ys, areCounted) = (events, [events], true)
        return
      }
      if choices.isStacked == nil, choices.tones.isEmpty, let samples = chooser.samples {
        (ys, figure) = (samples, FigureRoles(kind: .box))
        return
      }
      if let question = chooser.question {
        (x, areCounted, areRowsCounted) = (question.column, question.isRating, !question.isRating)
        if question.isRating { ys = [question.column] }
        unused = question.otherRatings
        return
      }
    }
    if choices.kind == .heatmap, choices.splitsRows, chooseCells(by: chooser) { return }
    if choices.kind == .heatmap, series != nil, ys.count > 1 {
      throw .badChoice(.severalValuesOfCells)
    }
    chooseX(choices, by: chooser)
    if ys.isEmpty { chooseMeasures(choices, by: chooser) }
    if choices.y.isEmpty, let error = chooser.onlyCountersError(x: x, source: source) {
      throw error
    }
    let areCodesAlone =
      ys.allSatisfy { profiles[$0].codesText }
      && (xRule == nil || xRule == .names || xRule == .groups)
      && !(xRule == .names && x.map { profiles[$0].distinct <= Self.maxCodesOfNames } ?? false)
    let areScattered =
      xRule == .dates
      && ys.allSatisfy {
        profiles[$0].isCoordinate && (!profiles[$0].isSmooth || chooser.names != nil)
          || chooser.gradesEvents($0)
      }
    let arePlacesOfEvents =
      areScattered
      && chooser.free.contains { profiles[$0].namesKindsOfEvents && profiles[$0].distinct > 1 }
    if ys.isEmpty || areCodesAlone || arePlacesOfEvents, series == nil, choices.leavesRolesOpen,
      chooser.holdsOnlyTexts,
      let counted = chooser.xToCount(often: true)
    {
      (x, xRule, ys, areRowsCounted) = (counted, nil, [], true)
      return
    }
    // What was seen here and there on some days is a map; a way is followed over time.
    if areScattered, series == nil, choices.leavesRolesOpen, let place = chooser.coordinates {
      (x, xRule, ys) = (place.longitude, .places, [place.latitude])
    }
    if let years = yearsOfNames(profiles), series == nil, choices.leavesRolesOpen {
      (x, xRule, ys, areRowsCounted) = (years, .years, [], true)
      return
    }
    guard !ys.isEmpty else { throw chooser.noValues(source: source) }
    chooseSeries(choices, by: chooser)
    if choices.y.isEmpty, series != nil || timbresDivide(profiles, by: chooser) {
      keepOneMeasure(of: profiles)
    }
    chooseUnits(choices, by: chooser)
    chooseSecondSeries(choices, by: chooser)
    labels = chosenLabels ?? chooser.labels(x: x, series: series)
    // Series of what comes in and what goes out need no signs.
    let areDivided = [x, series, secondSeries].contains { column in
      column.map { profiles[$0].namesDirections } ?? false
    }
    if choices.y.isEmpty, !areDivided, ys.contains(where: { profiles[$0].isNamedAmount }) {
      directions = chooser.free.first { profiles[$0].namesDirections }
    }
  }

  /// Returns the column that the user chose for labels, or nil.
  private func chosenLabels(
    _ profiles: [ColumnProfile], _ choices: ChartChoices
  ) throws(InputError) -> Int? {
    guard let column = try choices.label?.index(among: profiles.map(\.name)) else { return nil }
    guard choices.kind != .histogram else { throw .badChoice(.labelsOfHistogram) }
    guard choices.kind != .heatmap else { throw .badChoice(.labelsOfCells) }
    guard !(ys + [series, x]).contains(column) else {
      let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
      throw .badChoice(.labelInUse(column: name))
    }
    return column
  }

  /// Chooses the columns of values, of which there may be more than a chart has room for.
  private mutating func chooseMeasures(_ choices: ChartChoices, by chooser: RoleChooser) {
    let profiles = chooser.profiles
    var measures: [Int]
    if xRule == .places {
      measures = chooser.free.filter { profiles[$0].isLatitude && chooser.isNumber($0) }
    } else if xRule == nil, x != nil {
      measures = chooser.allMeasures(x: x)
      let others = x.map { chooser.besideAnotherX(measures, than: $0) } ?? []
      for column in others { exclusions[column] = .otherX }
      measures.removeAll(where: others.contains)
    } else {
      let choice = chooser.measures(x: x, by: xRule)
      (measures, exclusions) = (choice.plotted, choice.reasons)
    }
    let isStack = choices.isStacked == true && measures.count > 2
    if isStack { unused = measures.filter { profiles[$0].isTotal } }
    measures.removeAll(where: unused.contains)
    // Beside measured pairs, what differs little says how certain they are.
    if xRule == .pairs {
      measures =
        measures.filter { profiles[$0].isMeasured } + measures.filter { !profiles[$0].isMeasured }
    }
    // A stack without some of its parts would have false totals.
    let room =
      isStack
      ? ChartChoices.maxSeries : xRule == .pairs || xRule == .places ? 1 : Self.usualColumns
    let main =
      measures.count > room ? chooser.total(of: measures, besides: xRule == .names ? x : nil) : nil
    ys = main.map { [$0] } ?? Array(measures.prefix(room))
    unused += main == nil ? Array(measures.dropFirst(room)) : measures.filter { $0 != main }
    let (plotted, known) = (Set(measures), Set(measures + unused))
    unused += chooser.allMeasures(x: x).filter { !known.contains($0) }
    unused += chooser.doubtfulCounters(x: x).filter { !plotted.contains($0) }
  }

  /// The maximum number of names whose codes are heard one by one; of more, the codes are counted.
  private static let maxCodesOfNames = 60

  /// Chooses the column of texts whose values make series, or those that may do so once all rows are known.
  private mutating func chooseSeries(_ choices: ChartChoices, by chooser: RoleChooser) {
    let profiles = chooser.profiles
    // Rows that the user groups by a chosen x are not split into series as well.
    let isGrouped = choices.rows.grouping != nil && choices.x != nil && choices.isStacked != true
    guard choices.series == nil, choices.splitsRows, !isGrouped, choices.y.count < 2 else { return }
    candidates = chooser.seriesCandidates(
      x: x, by: xRule, ys: ys, areWanted: choices.isStacked == true || choices.kind == .heatmap)
    // Who was paid on the same day more than once is no series.
    areTransactions = chooser.areTransactions(ys, by: xRule)
    let isInParts = x.map { chooser.isInParts($0, by: xRule) } ?? false
    series = candidates.first {
      profiles[$0].isCertain && (2...Self.usualSeries).contains(profiles[$0].distinct)
        && (!areTransactions || profiles[$0].isOnceForEachX == true)
        && (!isInParts || profiles[$0].ordersPartsOfX == true || profiles[$0].namesSubjects)
    }
    series = series.map { chooser.name(ofSeries: $0, among: candidates) }
    if series == nil, let panel = candidates.first(where: { profiles[$0].isOnceForEachX == true }) {
      series = chooser.name(ofSeries: panel, among: candidates)
      seriesLimit = Self.usualSeries
    }
    candidates.removeAll {
      profiles[$0].isCertain
        && (profiles[$0].distinct <= Self.usualSeries && !areTransactions && !isInParts
          || profiles[$0].isOnceForEachX != nil || profiles[$0].ordersPartsOfX != nil)
    }
  }

  /// Keeps the measure that series have: in long tables, that of the column which is named for values; what
  /// never changes says nothing.
  private mutating func keepOneMeasure(of profiles: [ColumnProfile]) {
    let y =
      ys.first { profiles[$0].isNamedValue && !profiles[$0].followsX }
      ?? ys.first {
        xRule == .dates && profiles[$0].differsBetweenSeries
          && (profiles[$0].isNamedPayment
            || profiles[$0].mayBePayment && profiles.contains(where: \.namesPayments))
      }
      ?? ys.first {
        profiles[$0].differsBetweenSeries
          && !(xRule == .groups && profiles[$0].areSettings) && !profiles[$0].isSetting
          && !profiles[$0].countsFromOne && !profiles[$0].isFlag
      }
      ?? ys.first { profiles[$0].differsBetweenSeries && !profiles[$0].isFlag }
      ?? ys.first { profiles[$0].differsBetweenSeries }
      ?? lastMeasure(of: profiles)
    for column in ys where column != y {
      if profiles[column].followsX { exclusions[column] = .repeated }
      if profiles[column].isAttribute { exclusions[column] = .attribute }
    }
    unused = ys.filter { $0 != y } + unused
    ys = [y]
  }

  /// Returns a measure where none is better than others: marks of 0 and 1 come after them.
  private func lastMeasure(of profiles: [ColumnProfile]) -> Int {
    let changing = ys.filter { !profiles[$0].isConstant }
    return changing.first { !profiles[$0].isFlag && !profiles[$0].isSetting }
      ?? changing.first { !profiles[$0].isFlag } ?? changing.first ?? ys[0]
  }
}

extension ChartChoices {
  /// Whether the user chose nothing that rows which are counted would not have.
  fileprivate var leavesRolesOpen: Bool {
    x == nil && label == nil && kind ?? .bar == .bar && rows.grouping == nil && tones.isEmpty
  }
}

extension ColumnProfile {
  /// Whether the numbers may differ between series and within them.
  fileprivate var differsBetweenSeries: Bool { !isConstant && !isAttribute && !followsX }
}
