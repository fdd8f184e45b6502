import SonifyBase
import SonifyChart
import SonifyTables

/// The rules for choosing columns.
struct RoleChooser {
  /// What is known of the columns.
  let profiles: [ColumnProfile]
  /// The columns that already have a role.
  let taken: Set<Int>
  /// Whether the user asked for a scatter chart.
  let wantsPairs: Bool
  /// The column that the user chose for series, or nil.
  let chosenSeries: Int?
  /// The columns without a role.
  let free: [Int]
  /// The free columns of numbers.
  let numbers: [Int]

  init(
    profiles: [ColumnProfile], taken: Set<Int>, wantsPairs: Bool = false, chosenSeries: Int? = nil
  ) {
    self.profiles = profiles
    self.taken = taken
    self.wantsPairs = wantsPairs
    self.chosenSeries = chosenSeries
    free = profiles.indices.filter { !taken.contains($0) }
    numbers = free.filter { profiles[$0].holdsNumbers }
  }

  func isNumber(_ column: Int) -> Bool { profiles[column].holdsNumbers }

  func holdsDates(_ column: Int) -> Bool {
    profiles[column].content?.isDate == true && !profiles[column].isPartOfDate
      || profiles[column].times(column) != nil
  }

  /// Finds the column by which rows can be counted.
  /// - Parameter often: whether values must come twice on average.
  /// - Returns: the first column of repeated dates or years, else one of at most 50 texts, else one of
  ///   integers; nil if there is none.
  func xToCount(often: Bool = false) -> Int? {
    let repeated = free.filter {
      profiles[$0].summary.present > 0 && profiles[$0].repeats
        && (!often || profiles[$0].isOftenRepeated)
    }
    return repeated.first { holdsDates($0) || profiles[$0].isNamedYears }
      ?? repeated.first { profiles[$0].content == .text && profiles[$0].distinct <= 50 }
      ?? repeated.first { profiles[$0].content == .number && profiles[$0].summary.isWhole }
  }

  /// Whether all columns with values hold texts or dates, but for those that number the rows, identify
  /// them or hold their years or times; none of the texts may be meant as numbers.
  var holdsOnlyTexts: Bool {
    profiles.indices.allSatisfy { column in
      let profile = profiles[column]
      let isText =
        profile.content == .text && profile.unreadable == nil && profile.brokenNumber == nil
        && profile.almostNumber == nil
      return isText || profile.hasNoValues || profile.content?.isDate == true
        || profile.codesText || gradesEvents(column) || profile.isCoordinate || profile.isPartOfDate
        || profile.isIdentifier
        || profile.isNamedYears
        || numbersRows(column)
        || profile.times(column) != nil
    }
  }

  /// Returns whether numbers only say how urgent or how sure events are.
  func gradesEvents(_ column: Int) -> Bool {
    profiles[column].gradesEvents(atPlaces: profiles.contains(where: \.isCoordinate))
  }

  /// Returns whether a column under no header, or one that programs write, numbers the rows of others.
  func numbersRows(_ column: Int) -> Bool {
    profiles[column].isNamelessCounter
      && profiles.contains { !$0.name.isEmpty && !$0.isNamelessCounter && !$0.hasNoValues }
  }

  /// Returns, where x repeats or the rows are pairs in no order, the text columns with few values,
  /// each repeated or, where a stack needs parts, some of them; over times and steps also those with
  /// more values.
  ///
  /// Amounts of money are of single transactions unless most texts are at most dates.
  func seriesCandidates(
    x: Int?, by rule: XRule?, ys: [Int], areWanted: Bool
  ) -> [Int] {
    guard let x, rule != .places else { return [] }
    // Parties are compared over time, whoever asked for them.
    let areShares = rule == .dates && ys.count(where: { profiles[$0].isShare }) > 2
    if areShares, profiles[x].distinct * 3 >= profiles[x].sampled * 2 { return [] }
    let isInParts = isInParts(x, by: rule)
    let mayBeOfSubjects = rule == .dates && !profiles[x].repeats
    guard profiles[x].repeats || rule == .pairs || isInParts || mayBeOfSubjects else { return [] }
    // A few rows at the times of others make no series of several values each, unless each has its unit.
    let areAlone = rule == .dates && ys.count > 1 && profiles[x].isMostlyDistinct
    let isOrdered = rule.map { [.dates, .years, .steps].contains($0) } ?? false
    let areTransactions = areTransactions(ys, by: rule)
    return free.filter { column in
      let profile = profiles[column]
      // Rows without a text would be in no series.
      guard column != x, profile.content == .text, !profile.isPartOfDate, !profile.holdsRemarks,
        !profile.namesOneSource, profile.summary.missing <= profile.summary.present,
        // The month of a date is none of several series; that of another date, which changes more often, may be.
        rule != .dates || !profile.namesTimes
          || !profiles[x].isJoined && profile.changes > profiles[x].changes
      else { return false }
      if mayBeOfSubjects, !areTransactions, profile.namesSubjects || profile.namesSites {
        return isFew(column)
      }
      // Parts are one after the other.
      if isInParts { return isFew(column) && profile.changes < 2 * profile.distinct }
      guard profiles[x].repeats || rule == .pairs else { return false }
      if areWanted {
        return profile.repeats && profile.distinct <= ColumnRoles.usualSeries
      }
      // A year with two prizes makes no series of twenty countries.
      if profiles[x].isNearlyUnique, rule != .pairs {
        return isFew(column) && (!areAlone || hasUnits(column))
      }
      // Of a few groups in two ways, as species on islands, each pair is a row.
      if profiles[x].content == .text, profile.repeats,
        profile.distinct <= ColumnRoles.usualSeries,
        profile.distinct * profiles[x].distinct >= profile.summary.present
      {
        return true
      }
      // Means of many rows are those of a sample, and not divided once more.
      let pairs = profile.distinct * profiles[x].distinct
      if rule == .groups, profile.summary.present > pairs * Self.rowsInMean { return false }
      // The first rows may all have one x, and each a text of its own.
      let isOpen = isOrdered && !profile.isCertain && profiles[x].changes == 0
      return profile.distinct <= (isOrdered ? ColumnRoles.maxPanel : ColumnRoles.usualSeries)
        && (isOpen || profile.distinct * 2 <= profile.summary.present)
        && !(areTransactions && isScattered(column, over: x))
        && (!areAlone || hasUnits(column))
    }
  }

  /// The maximum number of rows of which a mean may be, on average, if there is one for each two texts.
  private static let rowsInMean = 12
  /// The minimum number of rows in a part in which x is in order, on average.
  private static let rowsInPart = 3

  /// Returns whether a column has few different texts, each in several rows.
  private func isFew(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.distinct <= ColumnRoles.usualSeries
      && profile.distinct * Self.rowsInPart <= profile.summary.present
  }

  /// Returns whether times are known to be in no order in all rows, so that they may be in order in each
  /// of several parts, as those of several devices one after the other.
  func isInParts(_ x: Int, by rule: XRule?) -> Bool {
    let times = profiles[x]
    return (rule == .dates || rule == .steps) && times.isCertain && !times.repeats
      && !times.summary.isStrictlyMonotonic
  }

  /// Returns whether another column has units that change with the texts of a column.
  private func hasUnits(_ column: Int) -> Bool {
    profiles.contains { other in
      other.content == .text && MeasureWords.units.contains(other.lastWord)
        && other.distinct > 1 && other.changes <= profiles[column].changes
    }
  }

  /// Returns whether the rows are payments at dates: of amounts of money, by their headers.
  func areTransactions(_ ys: [Int], by rule: XRule?) -> Bool {
    rule == .dates && ys.contains { profiles[$0].isNamedAmount }
  }

  /// Returns whether a column of texts, such as who was paid, has few of its texts at each date.
  private func isScattered(_ column: Int, over dates: Int) -> Bool {
    let cells = profiles[dates].distinct * profiles[column].distinct
    return profiles[dates].sampled * 2 <= cells
  }

  /// Returns the column whose texts name what a column of codes or numbers tells apart: the first other one
  /// with as many different texts that change in the same rows; the column itself if there is none.
  func name(ofSeries series: Int, among candidates: [Int]) -> Int {
    let codes = profiles[series]
    guard codes.isCodeOfText || codes.areNamesOfThings else { return series }
    return candidates.first { column in
      let names = profiles[column]
      return column != series && !names.isCodeOfText && !names.areNamesOfThings
        && names.isCertain && names.distinct == codes.distinct && names.changes == codes.changes
    } ?? series
  }

  /// Returns the first column of few texts that may divide the series of another.
  /// - Parameter columns: the column of these series, and others that make none.
  /// - Returns: the column, or nil if there is none.
  func secondSeries(beside columns: [Int]) -> Int? {
    let series = columns[0]
    return free.first { column in
      let profile = profiles[column]
      return !columns.contains(column) && profile.content == .text && !profile.isPartOfDate
        && !profile.holdsRemarks && profile.repeats
        && profile.summary.missing <= profile.summary.present
        && (2...ColumnRoles.usualSeries).contains(profile.distinct)
        && profile.distinct * profiles[series].distinct * 2 <= profile.summary.present
    }
  }

  /// Returns the times of events, if they are all that a table holds beside numbers of its rows.
  func eventTimes() -> Int? {
    let columns = free.filter { !profiles[$0].hasNoValues && !profiles[$0].isNamelessCounter }
    guard columns.count == 1, profiles[columns[0]].holdsEvents else { return nil }
    return columns[0]
  }

  /// Returns a column of remarks on few rows, one with a usual header before others; else one of
  /// mostly distinct texts, unless x is a text column itself.
  func labels(x: Int?, series: Int?) -> Int? {
    let remarks = free.filter { column in
      let profile = profiles[column]
      return column != x && column != series && profile.holdsRemarks && profile.form != .yes
        && profile.summary.present <= ColumnRoles.maxLabelled && profile.brokenNumber == nil
    }
    if let column = remarks.first(where: { profiles[$0].isNamedLabel }) ?? remarks.first {
      return column
    }
    guard x.map({ profiles[$0].content != .text }) ?? true else { return nil }
    let names = free.filter { column in
      let profile = profiles[column]
      return column != x && column != series && profile.content == .text && !profile.isPartOfDate
        && profile.distinct * 2 > profile.summary.present
        && max(profile.distinct, profile.summary.present) <= ColumnRoles.maxLabelled
        && profile.longest <= 200 && profile.brokenNumber == nil && profile.unreadable == nil
        && profile.form != .addresses
    }
    return names.first { !profiles[$0].isTextIdentifier } ?? names.first
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

  /// Whether the columns hold sentences, perhaps cut at commas, or lines most of which differ, so that nothing in them
  /// can be counted.
  private var holdsRunningText: Bool {
    let filled = profiles.filter { !$0.hasNoValues || !$0.name.isEmpty }
    if filled.count == 1,
      case (let distinct, let count) = (filled[0].distinct, filled[0].summary.present),
      count > 2 && distinct == count
        || count > Self.fewLines && (distinct * 2 > count || distinct > TextDictionary.maxCount)
    {
      return true
    }
    return profiles.count <= Self.maxClauses
      && profiles.allSatisfy { $0.content == nil || $0.content == .text && !$0.repeats }
      && profiles.contains { max($0.longest, $0.name.utf8.count) > Self.longestName }
  }

  /// The maximum number of lines that are counted even if few are the same.
  private static let fewLines = 20
  /// The maximum number of parts that commas make of a sentence.
  private static let maxClauses = 4
  /// The maximum length of a text that may be a name, in bytes.
  private static let longestName = 60

  /// Returns the error that no column can be plotted.
  func noValues(source: String) -> InputError {
    let place = InputError.Place(source: source)
    guard profiles.contains(where: { $0.summary.present > 0 }) else {
      return .badData(place, .allMissing)
    }
    // Values stand behind what names them.
    let near = profiles.enumerated().reversed().lazy.compactMap { column, profile in
      (profile.brokenNumber ?? profile.almostNumber).map {
        (column: column, name: profile.name, text: $0)
      }
    }.first
    guard let near else { return .badData(place, holdsRunningText ? .runningText : .noNumbers) }
    return .badData(
      place,
      .cell(.notNumber(near.text, mayBeMissing: false), column: near.column + 1, name: near.name))
  }
}

extension ColumnProfile {
  /// Whether the column holds numbers, at least one.
  fileprivate var holdsNumbers: Bool { content == .number && summary.present > 0 }
}
