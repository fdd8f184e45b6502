import SonifyBase
import SonifyChart

/// Which column plays which part in a chart.
///
/// Roles follow from what is known of the columns and from nothing else. When reading the chosen
/// columns whole teaches something new, the roles are chosen again.
struct ColumnRoles: Equatable {
  /// What the points are ordered by: a column, or else the number of the row.
  var x: Int?
  /// The columns whose values are heard; none where rows are counted.
  var ys: [Int]
  /// The column each of whose values makes a series of its own.
  var series: Int?
  /// The column that names the points.
  var labels: Int?
  /// Columns that may yet make series, once more is known of them.
  var candidates: [Int] = []
  /// Columns of measures for which there is no room.
  var unheard: [Int] = []

  /// The most columns that are heard when nobody says which.
  static let usualColumns = 8
  /// The most distinct values of a column that may split the rows into series unasked.
  static let usualSeries = 12
  /// The most rows for which names of points are kept.
  static let maxLabelled = 100_000

  /// All columns that must be read.
  var columns: [Int] {
    Set([x, series, labels].compactMap { $0 } + ys + candidates).sorted()
  }

  /// Takes roles that are settled.
  init(x: Int?, ys: [Int], series: Int? = nil, labels: Int? = nil, candidates: [Int] = []) {
    self.x = x
    self.ys = ys
    self.series = series
    self.labels = labels
    self.candidates = candidates
  }

  /// Chooses roles.
  /// - Parameters:
  ///   - profiles: what is known of the columns; contents that the choices ask for are put in.
  ///   - choices: what the person asks for.
  ///   - source: what the data are called.
  /// - Throws: ``InputError`` when a column that is asked for does not exist, or none can be heard.
  init(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, source: String
  ) throws(InputError) {
    let names = profiles.map(\.name)
    ys = []
    for reference in choices.y { ys.append(try reference.index(among: names)) }
    x = try choices.x?.index(among: names)
    series = try choices.series?.index(among: names)
    let chooser = RoleChooser(profiles: profiles, taken: Set(ys + [series, x].compactMap { $0 }))
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
      if isStack { unheard = measures.filter { profiles[$0].isTotal } }
      measures.removeAll(where: unheard.contains)
      // A stack without some of its parts would have false totals.
      let room = isStack ? ChartChoices.maxSeries : Self.usualColumns
      ys = Array(measures.prefix(room))
      unheard += measures.dropFirst(room)
      unheard += chooser.doubtfulCounters(x: x).filter { !measures.contains($0) }
    }
    if choices.y.isEmpty, let error = chooser.nothingButCounters(x: x, source: source) {
      throw error
    }
    guard !ys.isEmpty else { throw chooser.nothingToHear(source: source) }
    // Who says by what to put rows together says all of it.
    let isGrouped = choices.rows.grouping != nil && choices.x != nil && choices.isStacked != true
    if choices.series == nil, choices.splitsRows, !isGrouped, choices.y.count < 2 {
      candidates = chooser.seriesCandidates(x: x, areWanted: choices.isStacked == true)
      series = candidates.first {
        profiles[$0].isCertain && (2...Self.usualSeries).contains(profiles[$0].distinct)
      }
      if candidates.allSatisfy({ profiles[$0].isCertain }) { candidates = [] }
    }
    if series != nil, choices.y.isEmpty {
      // Of long tables, the column of values is called so.
      let y = ys.first { profiles[$0].isNamedValue } ?? ys[0]
      unheard = ys.filter { $0 != y } + unheard
      ys = [y]
    }
    labels = chooser.labels(x: x, series: series)
  }

  /// Chooses the column whose values a histogram counts, which orders them as well: the one that is
  /// asked for, or else the first measure.
  private mutating func chooseCounted(
    by chooser: RoleChooser, source: String
  ) throws(InputError) {
    guard ys.count < 2, x == nil || ys.isEmpty || ys == [x] else {
      throw .badChoice(.histogramOfSeveral)
    }
    if ys.isEmpty, x == nil, let error = chooser.nothingButCounters(x: nil, source: source) {
      throw error
    }
    guard let column = ys.first ?? x ?? chooser.measures(x: nil).first else {
      throw chooser.nothingToHear(source: source)
    }
    (x, ys) = (column, [column])
  }
}

/// The rules by which columns are chosen.
struct RoleChooser {
  /// What is known of the columns.
  let profiles: [ColumnProfile]
  /// The columns that already play a part.
  let taken: Set<Int>

  private var free: [Int] { profiles.indices.filter { !taken.contains($0) } }

  private func isNumber(_ column: Int) -> Bool {
    profiles[column].content == .number && profiles[column].summary.present > 0
  }

  private func holdsDates(_ column: Int) -> Bool {
    profiles[column].content?.isDate == true || profiles[column].unixTime(column) != nil
  }

  /// The first column of dates; else the first strictly monotonic number, years before others,
  /// unless it is the only number; else years that come back, as in tables with a row for each
  /// country and year; else the first of all different short texts; else the first of few texts;
  /// else none.
  func x(hasY: Bool) -> Int? {
    if let dates = free.first(where: holdsDates) { return dates }
    let numbers = free.filter(isNumber)
    let texts = free.filter { profiles[$0].content == .text && profiles[$0].summary.present > 0 }
    let names = texts.first {
      !profiles[$0].repeats && profiles[$0].longest <= 40 && profiles[$0].distinct <= 1000
    }
    if hasY || numbers.count > 1 {
      let years = numbers.filter { profiles[$0].isNamedYears }
      if let years = years.first(where: {
        profiles[$0].summary.isStrictlyMonotonic || spansCourse($0)
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

  /// Whether years that come again are a course of their own: five or more may be different, or
  /// some text has each of them once at most.
  private func spansCourse(_ column: Int) -> Bool {
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

  /// The first column of dates or years that come again, so that rows can be counted by it; else
  /// such a one of at most 50 texts, else of whole numbers.
  func xToCount() -> Int? {
    let repeated = free.filter { profiles[$0].summary.present > 0 && profiles[$0].repeats }
    return repeated.first { holdsDates($0) || profiles[$0].isNamedYears }
      ?? repeated.first { profiles[$0].content == .text && profiles[$0].distinct <= 50 }
      ?? repeated.first { profiles[$0].content == .number && profiles[$0].summary.isWhole }
  }

  /// The numbers that neither order nor count nor identify nor locate; if there are none, the
  /// first number.
  func measures(x: Int?) -> [Int] {
    let numbers = free.filter { $0 != x && isPossibleNumber($0) }
    let measures = numbers.filter {
      !profiles[$0].isCounter && profiles[$0].unixTime($0) == nil
    }
    let others = measures.filter { !profiles[$0].isPlace }
    if !others.isEmpty { return others }
    return measures.isEmpty ? Array(numbers.prefix(1)) : measures
  }

  /// Numbers that are left out as they count rows, though their header does not say so.
  func doubtfulCounters(x: Int?) -> [Int] {
    free.filter { $0 != x && profiles[$0].isDoubtfulCounter }
  }

  /// Columns of which nothing is known yet may hold numbers.
  private func isPossibleNumber(_ column: Int) -> Bool {
    isNumber(column) || profiles[column].content == nil && !profiles[column].isCertain
      || profiles[column].content == .number && !profiles[column].isCertain
  }

  /// Where x repeats, the texts that have few values, each more than once or, where a stack wants
  /// parts, some of them.
  func seriesCandidates(x: Int?, areWanted: Bool) -> [Int] {
    guard let x, profiles[x].repeats else { return [] }
    return free.filter { column in
      let profile = profiles[column]
      return column != x && profile.content == .text && profile.distinct <= ColumnRoles.usualSeries
        && (areWanted ? profile.repeats : profile.distinct * 2 <= profile.summary.present)
    }
  }

  /// A column of mostly different texts, where x is not one of texts itself.
  func labels(x: Int?, series: Int?) -> Int? {
    guard x.map({ profiles[$0].content != .text }) ?? true else { return nil }
    return free.first { column in
      let profile = profiles[column]
      return column != x && column != series && profile.content == .text
        && profile.distinct * 2 > profile.summary.present
        && max(profile.distinct, profile.summary.present) <= ColumnRoles.maxLabelled
        && profile.longest <= 200 && profile.brokenNumber == nil
    }
  }

  /// Columns without any value, as far as they have names, or none has.
  private var empty: [Int] {
    let named = profiles.contains { !$0.name.isEmpty }
    return free.filter {
      profiles[$0].hasNoValues && (!named || !profiles[$0].name.isEmpty)
    }
  }

  /// Why the columns that only count are not heard in place of one whose values are missing.
  ///
  /// Beside names, in a table of texts, the columns that count may be all there is to hear.
  func nothingButCounters(x: Int?, source: String) -> InputError? {
    let heard = free.filter { $0 != x && isPossibleNumber($0) }
    guard let column = empty.first, heard.allSatisfy({ profiles[$0].isCounter }),
      !profiles.contains(where: { $0.content == .text }),
      profiles.contains(where: { !$0.hasNoValues })
    else { return nil }
    let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
    return .badData(InputError.Place(source: source), .columnMissing(name))
  }

  /// Why no column can be heard.
  func nothingToHear(source: String) -> InputError {
    let place = InputError.Place(source: source)
    let empty = profiles.allSatisfy { $0.summary.present == 0 }
    return .badData(place, empty ? .allMissing : .noNumbers)
  }
}
