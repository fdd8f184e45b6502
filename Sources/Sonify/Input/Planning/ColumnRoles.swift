import SonifyBase
import SonifyChart

/// The roles of columns in a chart.
///
/// Roles follow only from what is known of the columns. If reading the chosen columns whole reveals
/// something new, the roles are chosen again.
struct ColumnRoles: Equatable {
  /// The column that orders the points, or nil to order them by row number.
  var x: Int?
  /// The columns of the values; empty if rows are counted.
  var ys: [Int]
  /// The column with one series for each of its values.
  var series: Int?
  /// The column that names the points.
  var labels: Int?
  /// Columns that may make series once more is known of them.
  var candidates: [Int] = []
  /// Columns of measures that are not used for lack of room.
  var unused: [Int] = []

  /// The maximum number of columns that are used by default.
  static let usualColumns = 8
  /// The maximum number of distinct values of a column that splits the rows into series by default.
  static let usualSeries = 12
  /// The maximum number of rows for which names of points are kept.
  static let maxLabelled = 100_000

  /// All columns that must be read.
  var columns: [Int] {
    Set([x, series, labels].compactMap { $0 } + ys + candidates).sorted()
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
    let chosenLabels = try choices.label?.index(among: names)
    if let column = chosenLabels {
      guard choices.kind != .histogram else { throw .badChoice(.labelsOfHistogram) }
      guard !(ys + [series, x]).contains(column) else {
        let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
        throw .badChoice(.labelInUse(column: name))
      }
    }
    let chooser = RoleChooser(
      profiles: profiles, taken: Set(ys + [series, x, chosenLabels].compactMap { $0 }))
    if choices.kind == .histogram {
      try chooseCounted(by: chooser, source: source)
      return
    }
    if choices.rows.grouping == .count, ys.isEmpty {
      if choices.x == nil { x = chooser.xToCount() }
      return
    }
    if choices.x == nil { x = chooser.x(hasY: !ys.isEmpty) }
    if ys.isEmpty {
      var measures = chooser.measures(x: x)
      let isStack = choices.isStacked == true && measures.count > 2
      if isStack { unused = measures.filter { profiles[$0].isTotal } }
      measures.removeAll(where: unused.contains)
      // A stack without some of its parts would have false totals.
      let room = isStack ? ChartChoices.maxSeries : Self.usualColumns
      ys = Array(measures.prefix(room))
      unused += measures.dropFirst(room)
      unused += chooser.doubtfulCounters(x: x).filter { !measures.contains($0) }
    }
    if choices.y.isEmpty, let error = chooser.onlyCountersError(x: x, source: source) {
      throw error
    }
    guard !ys.isEmpty else { throw chooser.noValues(source: source) }
    // Rows that the user groups by a chosen x are not split into series as well.
    let isGrouped = choices.rows.grouping != nil && choices.x != nil && choices.isStacked != true
    if choices.series == nil, choices.splitsRows, !isGrouped, choices.y.count < 2 {
      candidates = chooser.seriesCandidates(x: x, areWanted: choices.isStacked == true)
      series = candidates.first {
        profiles[$0].isCertain && (2...Self.usualSeries).contains(profiles[$0].distinct)
      }
      if candidates.allSatisfy({ profiles[$0].isCertain }) { candidates = [] }
    }
    if series != nil, choices.y.isEmpty {
      // In long tables, the column of values has such a name.
      let y = ys.first { profiles[$0].isNamedValue } ?? ys[0]
      unused = ys.filter { $0 != y } + unused
      ys = [y]
    }
    labels = chosenLabels ?? chooser.labels(x: x, series: series)
  }

  /// Chooses the column whose values a histogram counts, which is also x: the chosen one, or else
  /// the first measure.
  private mutating func chooseCounted(
    by chooser: RoleChooser, source: String
  ) throws(InputError) {
    guard ys.count < 2, x == nil || ys.isEmpty || ys == [x] else {
      throw .badChoice(.histogramOfSeveral)
    }
    if ys.isEmpty, x == nil, let error = chooser.onlyCountersError(x: nil, source: source) {
      throw error
    }
    guard let column = ys.first ?? x ?? chooser.measures(x: nil).first else {
      throw chooser.noValues(source: source)
    }
    (x, ys) = (column, [column])
  }
}

/// The rules for choosing columns.
struct RoleChooser {
  /// What is known of the columns.
  let profiles: [ColumnProfile]
  /// The columns that already have a role.
  let taken: Set<Int>

  private var free: [Int] { profiles.indices.filter { !taken.contains($0) } }

  private func isNumber(_ column: Int) -> Bool {
    profiles[column].content == .number && profiles[column].summary.present > 0
  }

  private func holdsDates(_ column: Int) -> Bool {
    profiles[column].content?.isDate == true || profiles[column].unixTime(column) != nil
  }

  /// Returns the first column of dates; else the first strictly monotonic numbers, years before
  /// others, unless they are the only numbers; else repeated years, as in tables with a row for
  /// each country and year; else the first column of distinct short texts; else the first of few
  /// texts; else nil.
  func x(hasY: Bool) -> Int? {
    if let dates = free.first(where: holdsDates) { return dates }
    let numbers = free.filter(isNumber)
    let texts = free.filter {
      profiles[$0].content == .text && profiles[$0].summary.present > 0
        && !profiles[$0].holdsRemarks
    }
    let names = texts.first {
      !profiles[$0].repeats && profiles[$0].longest <= 40 && profiles[$0].distinct <= 1000
    }
    if hasY || numbers.count > 1 {
      let years = numbers.filter { profiles[$0].isNamedYears }
      if let years = years.first(where: {
        profiles[$0].summary.isStrictlyMonotonic || isTimeAxis($0)
      }) {
        return years
      }
      let monotonic = numbers.filter {
        profiles[$0].summary.isStrictlyMonotonic && (names == nil || profiles[$0].ordersNamedRows)
      }
      if let x = monotonic.first { return x }
    }
    return names ?? texts.first { profiles[$0].distinct <= 50 }
  }

  /// Returns whether repeated years are a time axis: if there may be five or more different years,
  /// or some text has each of them at most once.
  private func isTimeAxis(_ column: Int) -> Bool {
    guard let range = profiles[column].summary.range, range.upperBound > range.lowerBound else {
      return false
    }
    let years = Int(min(range.upperBound - range.lowerBound, 1000)) + 1
    return years > 4
      || free.contains {
        let texts = profiles[$0]
        return texts.content == .text && (2...ColumnRoles.usualSeries).contains(texts.distinct)
          && texts.distinct * years >= profiles[column].summary.present
      }
  }

  /// Returns the first column of repeated dates or years, by which rows can be counted; else one of
  /// at most 50 texts, else one of integers.
  func xToCount() -> Int? {
    let repeated = free.filter { profiles[$0].summary.present > 0 && profiles[$0].repeats }
    return repeated.first { holdsDates($0) || profiles[$0].isNamedYears }
      ?? repeated.first { profiles[$0].content == .text && profiles[$0].distinct <= 50 }
      ?? repeated.first { profiles[$0].content == .number && profiles[$0].summary.isWhole }
  }

  /// Returns the numeric columns that do not order, count, identify or locate; if there are none,
  /// the first numeric column.
  func measures(x: Int?) -> [Int] {
    let numbers = free.filter { $0 != x && isPossibleNumber($0) }
    let measures = numbers.filter {
      !profiles[$0].isCounter && profiles[$0].unixTime($0) == nil
    }
    let others = measures.filter { !profiles[$0].isCoordinate }
    if !others.isEmpty { return others }
    return measures.isEmpty ? Array(numbers.prefix(1)) : measures
  }

  /// Returns numeric columns that are skipped because they count rows, though their header does not
  /// suggest this.
  func doubtfulCounters(x: Int?) -> [Int] {
    free.filter { $0 != x && profiles[$0].isDoubtfulCounter }
  }

  /// Columns about which nothing is known yet may hold numbers, unless they are to hold remarks.
  private func isPossibleNumber(_ column: Int) -> Bool {
    guard !profiles[column].holdsRemarks else { return false }
    return isNumber(column) || profiles[column].content == nil && !profiles[column].isCertain
      || profiles[column].content == .number && !profiles[column].isCertain
  }

  /// Returns, where x repeats, the text columns with few values, each repeated or, where a stack
  /// needs parts, some of them.
  func seriesCandidates(x: Int?, areWanted: Bool) -> [Int] {
    guard let x, profiles[x].repeats else { return [] }
    return free.filter { column in
      let profile = profiles[column]
      return column != x && profile.content == .text && profile.distinct <= ColumnRoles.usualSeries
        && !profile.holdsRemarks
        && (areWanted ? profile.repeats : profile.distinct * 2 <= profile.summary.present)
    }
  }

  /// Returns a column of remarks on few rows, one with a usual header before others; else one of
  /// mostly distinct texts, unless x is a text column itself.
  func labels(x: Int?, series: Int?) -> Int? {
    let remarks = free.filter { column in
      let profile = profiles[column]
      return column != x && column != series && profile.holdsRemarks
        && profile.summary.present <= ColumnRoles.maxLabelled && profile.brokenNumber == nil
    }
    if let column = remarks.first(where: { profiles[$0].isNamedLabel }) ?? remarks.first {
      return column
    }
    guard x.map({ profiles[$0].content != .text }) ?? true else { return nil }
    return free.first { column in
      let profile = profiles[column]
      return column != x && column != series && profile.content == .text
        && profile.distinct * 2 > profile.summary.present
        && max(profile.distinct, profile.summary.present) <= ColumnRoles.maxLabelled
        && profile.longest <= 200 && profile.brokenNumber == nil
    }
  }

  /// Columns without any value: those with names, or all if no column has a name.
  private var empty: [Int] {
    let named = profiles.contains { !$0.name.isEmpty }
    return free.filter {
      profiles[$0].hasNoValues && (!named || !profiles[$0].name.isEmpty)
    }
  }

  /// Returns the error that a column has no values, if only columns that count could be used
  /// instead of it.
  ///
  /// Beside names, in a table of texts, the columns that count may be all there is to plot.
  func onlyCountersError(x: Int?, source: String) -> InputError? {
    let heard = free.filter { $0 != x && isPossibleNumber($0) }
    guard let column = empty.first, heard.allSatisfy({ profiles[$0].isCounter }),
      !profiles.contains(where: { $0.content == .text }),
      profiles.contains(where: { !$0.hasNoValues })
    else { return nil }
    let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
    return .badData(InputError.Place(source: source), .columnMissing(name))
  }

  /// Returns the error that no column can be plotted.
  func noValues(source: String) -> InputError {
    let place = InputError.Place(source: source)
    let empty = profiles.allSatisfy { $0.summary.present == 0 }
    return .badData(place, empty ? .allMissing : .noNumbers)
  }
}
