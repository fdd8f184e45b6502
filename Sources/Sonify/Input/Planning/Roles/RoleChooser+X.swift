import SonifyBase
import SonifyTables

extension RoleChooser {
  /// Finds the column that becomes x.
  /// - Parameter hasY: whether y is chosen, so that the only column of numbers may be x.
  /// - Returns: the column and the rule that found it, or nil if only the order of the rows is left.
  func x(hasY: Bool) -> (column: Int, rule: XRule)? {
    // A list with ranks is heard by its names, whatever years or dates they have.
    if !wantsPairs, let names, free.contains(where: { profiles[$0].isRank }) {
      return (names, .names)
    }
    for rule in XRule.allCases {
      // A scatter chart has numbers on both axes.
      if wantsPairs, [.calendarNames, .names, .groups].contains(rule) { continue }
      if let column = column(by: rule, hasY: hasY) { return (column, rule) }
    }
    return nil
  }

  /// Returns the dates by whose periods the rows of a table of texts are counted, if the user chose a period and no other
  /// way to combine rows.
  /// - Parameters:
  ///   - choices: the user's choices.
  ///   - x: the column that the user chose for x, or nil.
  /// - Returns: the column, or nil if rows are not to be counted so.
  func datesToCount(_ choices: ChartChoices, chosen x: Int?) -> Int? {
    guard choices.rows.combinedPeriod != nil, choices.rows.grouping == nil, holdsOnlyTexts else {
      return nil
    }
    return x ?? free.first(where: holdsDates)
  }

  private func column(by rule: XRule, hasY: Bool) -> Int? {
    switch rule {
    case .dates: dates
    case .calendarNames:
      texts.first { profiles[$0].namesTimes && (!profiles[$0].repeats || pairs == nil) }
    case .years: hasY || numbers.count > 1 ? years : nil
    case .steps: hasY || hasTwoMeasures ? steps : nil
    case .places: hasY ? nil : places
    case .names: names ?? namesInSeries
    case .pairs: hasY ? nil : pairs
    case .groups:
      groups
    case .counters:
      numbers.first {
        profiles[$0].summary.isStrictlyMonotonic && !profiles[$0].isNamelessCounter
          && profiles[$0].namesRows && (hasY || numbers.count > 1)
      }
    // Only the user asks for a heat map, and steps that begin again are found among steps.
    case .cells, .repeatedSteps: nil
    }
  }

  /// The first column of few texts; one of identifiers only if no other has as many.
  private var groups: Int? {
    // What all rows have in common tells none of them.
    let groups = texts.filter {
      profiles[$0].distinct <= 50
        && (profiles[$0].distinct > 1 || profiles[$0].summary.present == 1)
    }
    guard let first = groups.first else { return nil }
    guard profiles[first].isTextIdentifier else { return divided(first, among: groups) ?? first }
    return groups.first {
      !profiles[$0].isTextIdentifier && profiles[$0].distinct == profiles[first].distinct
    } ?? first
  }

  /// Returns the column that divides the groups of another: one of ranges with a row for nearly each pair, as ages of
  /// women and men, or one of mostly different texts below groups that are together, as answers to several questions.
  private func divided(_ first: Int, among groups: [Int]) -> Int? {
    let outer = profiles[first]
    guard outer.repeats, (2...ColumnRoles.usualSeries).contains(outer.distinct) else { return nil }
    return groups.first { column in
      let (inner, pairs) = (profiles[column], profiles[column].distinct * outer.distinct)
      guard inner.distinct > outer.distinct, inner.summary.present == outer.summary.present else {
        return false
      }
      let areCrossed =
        inner.namesRanges && !outer.namesRanges && inner.summary.present <= pairs
        && inner.summary.present * 20 >= pairs * Self.minPairsInTwenty
      let areNested =
        inner.distinct * 4 >= inner.summary.present * 3 && outer.changes < outer.distinct
        && inner.distinct > 2 * outer.distinct
      return areCrossed || areNested
    }
  }

  /// The minimum number of twenty pairs of texts that have a row.
  private static let minPairsInTwenty = 17

  /// The columns of texts that are no remarks.
  var texts: [Int] {
    free.filter {
      profiles[$0].content == .text && profiles[$0].summary.present > 0
        && !profiles[$0].holdsRemarks
    }
  }

  /// Whether a measure is left as y if one becomes x.
  private var hasTwoMeasures: Bool {
    numbers.count { isAnyNamed ? !profiles[$0].namesRows : true } > 1
  }

  /// The first column of dates that differ; none in no order beside years in order, as dates of birth
  /// beside the years of prizes.
  private var dates: Int? {
    if let joined = free.first(where: { profiles[$0].isJoined }) { return joined }
    let all = free.filter { holdsDates($0) && !isOfLives($0) && isInMostRows($0) }
    // What few rows have is a remark on them beside dates that most have. Of some columns only the first rows are known.
    let shares = all.map { column in
      let summary = profiles[column].summary
      return Double(summary.present) / Double(max(1, summary.present + summary.missing))
    }
    let dates = zip(all, shares).filter { $1 * 2 >= shares.max() ?? 0 }.map(\.0)
    // When a row was written down says less than when something was, unless that is a property of what it is about.
    let isRecord = { profiles[$0].headerWords.contains(anyOf: CalendarWords.records) }
    let most = dates.filter(isRecord).map { profiles[$0].distinct }.max() ?? 0
    let events = dates.filter { column in
      let profile = profiles[column]
      return !isRecord(column) && profile.distinct * 2 >= most
        && profile.summary.missing * 10 <= profile.summary.present
        && !profile.headerWords.contains(anyOf: CalendarWords.lives)
    }
    let known = most == 0 || events.isEmpty ? dates : events
    guard let earliest = known.first(where: { !profiles[$0].isUnordered }) ?? known.first else {
      return nil
    }
    // A season says less than the weeks of it.
    let finer = known.first {
      !holdsPeriods($0) && profiles[$0].distinct > profiles[earliest].distinct
        && !profiles[$0].isUnordered
    }
    let first = holdsPeriods(earliest) ? finer ?? earliest : earliest
    guard profiles[first].isUnordered else { return hasFinerSteps(than: first) ? nil : first }
    let isConstant = profiles[first].summary.minimum == profiles[first].summary.maximum
    let hasYears = numbers.contains {
      profiles[$0].isNamedYears && profiles[$0].neverFalls
        && profiles[$0].distinct * 10 > profiles[$0].sampled * 9
        && profiles[$0].summary.present > Self.maxByChance
    }
    let isNamed = !texts.isEmpty || numbers.count > 1
    return hasYears || isConstant && isNamed ? nil : first
  }

  /// Returns whether the dates of a column are seasons, quarters or months alone.
  private func holdsPeriods(_ column: Int) -> Bool {
    guard case .date(let format) = profiles[column].content else { return false }
    switch format.form {
    case .splitYear, .quarter, .numberedQuarter, .compactMonth, .monthYear: return true
    case .yearFirst, .compact, .dotted, .monthName, .dayMonthName, .slashedMonthFirst,
      .slashedDayFirst, .week:
      return false
    }
  }

  /// Returns whether a column has values in at least a tenth of the rows, or nothing names the rows.
  func isInMostRows(_ column: Int) -> Bool {
    let summary = profiles[column].summary
    return summary.present * 10 >= summary.present + summary.missing || names == nil
  }

  /// Returns whether dates in no order are those when things began that texts before them name.
  private func isOfLives(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.turns > 0 && profile.headerWords.contains(anyOf: CalendarWords.lives)
      && names.map { $0 < column } ?? false
  }

  /// Returns whether the first column counts the steps of a program, of which several have each date.
  private func hasFinerSteps(than dates: Int) -> Bool {
    guard let steps = free.first, steps != dates, isNumber(steps) else { return false }
    return profiles[steps].summary.isRising && profiles[steps].countsProgramSteps
      && profiles[dates].distinct * 2 < profiles[dates].sampled
  }

  /// The number of values that may be in order by chance: five are in one of 60 columns.
  static let maxByChance = 5
  /// Whether any column has a name.
  var isAnyNamed: Bool { profiles.contains { !$0.name.isEmpty } }

  /// Returns whether texts are repeated.
  func isGroup(_ column: Int) -> Bool {
    profiles[column].content == .text && profiles[column].repeats
  }

  /// The first column of short texts that are all distinct and that most rows have; one of
  /// identifiers or codes only if there is no other.
  var names: Int? {
    let names = texts.filter {
      let summary = profiles[$0].summary
      return !profiles[$0].repeats && isShort($0) && summary.missing <= summary.present
    }
    guard let first = names.first(where: { !profiles[$0].isCodeOfText }) ?? names.first else {
      return nil
    }
    // People read "Delta Air Lines" rather than DL.
    return names.first { areNames($0, ofCodes: first) } ?? first
  }

  /// Returns whether texts are the names of things whose codes are beside them, by their header or as there is none: the
  /// coach of a team is no name of it.
  private func areNames(_ column: Int, ofCodes codes: Int) -> Bool {
    let (names, code) = (profiles[column], profiles[codes])
    guard abs(column - codes) == 1, names.form == .free, !names.isCodeOfText else { return false }
    return (code.form == .codes || code.form == .codesWithDigits)
      && names.headerWords.contains(anyOf: IdentifierWords.names)
      || code.form == .codesWithDigits && code.name.isEmpty && names.name.isEmpty
  }

  private func isShort(_ column: Int) -> Bool {
    profiles[column].longest <= 120 && profiles[column].distinct <= 1000
  }

  /// The first column of short texts of which each occurs once for each of the few texts of another
  /// column, as states with an estimate of rent and of income each.
  private var namesInSeries: Int? {
    texts.first { column in
      let (count, rows) = (profiles[column].distinct, profiles[column].summary.present)
      return count > ColumnRoles.usualSeries && isShort(column)
        && texts.contains { other in
          let parts = profiles[other].distinct
          // The first rows may end within the parts of a name.
          return other != column && (2...ColumnRoles.usualSeries).contains(parts)
            && (count * parts - parts...count * parts).contains(rows)
        }
    }
  }

  /// The longitudes beside latitudes, of many rows or of a few that have names and nothing else: what is measured in a
  /// few towns is heard town by town, and a thousand airports are a map.
  private var places: Int? {
    guard let longitude = numbers.first(where: { profiles[$0].isLongitude }),
      numbers.contains(where: { profiles[$0].isLatitude }),
      profiles[longitude].summary.present > Self.maxNamedPlaces
        || names != nil
          && numbers.allSatisfy({
            profiles[$0].isCoordinate || profiles[$0].isCounter || profiles[$0].isIdentifier
          })
    else { return nil }
    return longitude
  }

  /// The longitudes and latitudes of rows that dates order; nil if there are none.
  var coordinates: (longitude: Int, latitude: Int)? {
    guard let longitude = numbers.first(where: { profiles[$0].isLongitude }),
      let latitude = numbers.first(where: { profiles[$0].isLatitude })
    else { return nil }
    return (longitude, latitude)
  }

  /// The maximum number of places that are heard one by one.
  private static let maxNamedPlaces = 50

  /// The first of several columns of measures if the rows are points in the plane.
  ///
  /// They are in no order if their values are not nearer to those of the row before than to others;
  /// a column of texts may divide them into large groups.
  private var pairs: Int? {
    let measures = measures(x: nil).filter { profiles[$0].isCertain || isNumber($0) }
    if wantsPairs { return measures.count > 1 ? measures[0] : nil }
    if areResponses(measures) { return measures[0] }
    if measures.count > 2, measures.allSatisfy({ profiles[$0].isNamedByNumber }) { return nil }
    // Rows of days are in order, and those of several subjects in none.
    guard (2...Self.maxPairs).contains(measures.count) || areManyInNoOrder(measures),
      !free.contains(where: { profiles[$0].isCalendarPart || profiles[$0].isIndex }),
      measures.count > Self.maxPairs || !measures.allSatisfy({ profiles[$0].isSmooth })
        || areSortedCases(measures)
        || free.contains(where: { profiles[$0].isIdentifier && profiles[$0].repeats }),
      case let measured = measures.filter({ profiles[$0].isMeasured }), measured.count > 1
    else { return nil }
    let groups = texts.filter { profiles[$0].distinct <= 50 }
    guard
      groups.allSatisfy({ profiles[$0].distinct * Self.rowsInGroup <= profiles[$0].summary.present }
      )
    else { return nil }
    return measured[0]
  }

  /// Returns whether most of many columns of cases, which no text names or groups, are in no order, so that no course
  /// can be followed in them.
  private func areManyInNoOrder(_ measures: [Int]) -> Bool {
    let unordered = measures.count { profiles[$0].stepRatio > ColumnProfile.minRatioOfCases }
    return measures.count > Self.maxPairs && texts.isEmpty && unordered * 4 >= measures.count * 3
      && measures.allSatisfy { profiles[$0].sampled >= Self.minCases }
      && areOfSeveralQuantities(measures)
  }

  /// Returns whether the widths of columns, tenfold apart, are of three sizes or more, as those of several trials or of
  /// the days of a week are not.
  private func areOfSeveralQuantities(_ measures: [Int]) -> Bool {
    let widths = measures.compactMap { profiles[$0].summary.range }
      .map { $0.upperBound - $0.lowerBound }.filter { $0 > 0 }
    var sizes: [Double] = []
    for width in widths.sorted() where sizes.last.map({ width > 10 * $0 }) ?? true {
      sizes.append(width)
    }
    return sizes.count > 2
  }

  /// The maximum number of columns that are points without being examined.
  private static let maxPairs = 4
  /// The minimum number of rows of which it is known that many columns are in no order.
  private static let minCases = 20

  /// Returns whether the second of two columns was measured several times at each level of the first,
  /// which rises from one to the next, as weights of plants at several doses; or the first of two
  /// without names rises but for the beginnings of a few blocks, as in data of gnuplot.
  private func areResponses(_ measures: [Int]) -> Bool {
    guard measures.count == 2, texts.allSatisfy({ profiles[$0].distinct == 1 }) else {
      return false
    }
    let (level, response) = (profiles[measures[0]], profiles[measures[1]])
    // What was counted at a few distances in no order.
    let areTwoInNoOrder = [level, response].allSatisfy {
      $0.sampled >= Self.minCases && $0.distinct > 4 && !$0.isSmooth && $0.falls > 0
    }
    if profiles.count == 2, isAnyNamed, areTwoInNoOrder, level.isMeasured || response.isMeasured {
      return true
    }
    if profiles.count == 2, !isAnyNamed, level.falls > 0, level.falls * 8 <= level.sampled,
      response.falls * 8 > response.sampled
    {
      return true
    }
    return level.neverFalls && !response.neverFalls && response.isMeasured
      && level.distinct > 2 && level.distinct * 2 <= level.sampled
      && level.distinct * 3 <= response.distinct * 2
  }

  /// Returns whether two columns are all there is and one of them nearly rises: measures of the same
  /// things, sorted by it.
  private func areSortedCases(_ measures: [Int]) -> Bool {
    measures.count == 2 && profiles.count == 2
      && measures.contains { profiles[$0].isNearlyRising }
  }

  /// The minimum number of rows in a group of points, on average; fewer are cases with a value each.
  private static let rowsInGroup = 5
}
