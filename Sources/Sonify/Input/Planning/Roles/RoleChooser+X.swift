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
      // What all rows have in common tells none of them.
      texts.first {
        profiles[$0].distinct <= 50
          && (profiles[$0].distinct > 1 || profiles[$0].summary.present == 1)
      }
    case .counters:
      numbers.first {
        profiles[$0].summary.isStrictlyMonotonic && !profiles[$0].isNamelessCounter
          && profiles[$0].namesRows && (hasY || numbers.count > 1)
      }
    // Only the user asks for a heat map, and steps that begin again are found among steps.
    case .cells, .repeatedSteps: nil
    }
  }

  var numbers: [Int] { free.filter(isNumber) }

  private var texts: [Int] {
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
    let dates = free.filter { holdsDates($0) && !isOfLives($0) }
    guard let first = dates.first(where: { !profiles[$0].isUnordered }) ?? dates.first else {
      return nil
    }
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

  /// The first column of strictly monotonic numbers that count time or steps or stand first, or else
  /// of more than would be in order by chance; none after names of the rows, and before names only
  /// one by which they are in order.
  private var steps: Int? {
    let first = free.first { !profiles[$0].namesRows && !isGroup($0) }
    let names = names
    let monotonic = numbers.filter { column in
      let profile = profiles[column]
      // Without any header, the first column counts what the others are about.
      guard isInOrder(column), !profile.namesRows || !isAnyNamed,
        !profile.isNamedScore || profile.summary.isRising
      else {
        return false
      }
      let isClock =
        column == first && profile.style?.measure == .timeOfDay && profile.countsSteps
        && profile.summary.isRising
      return isParameter(column)
        || names.map { $0 > column && (profile.ordersNamedRows || isClock) } ?? true
    }
    // Those of sunrise are values.
    let clocks = numbers.filter { column in
      let profile = profiles[column]
      return profile.style?.measure == .timeOfDay
        && (column == first || profile.name.isEmpty || profile.countsSteps)
    }
    let hasSteps = monotonic.contains { profiles[$0].countsSteps && profiles[$0].summary.isRising }
    // Where the first column counts, a length of time that rises is what was measured.
    let counts = monotonic.first == first
    let isFirstOfDistances = counts && first.map { profiles[$0].isDistance } ?? false
    let inOrder =
      monotonic.first {
        clocks.contains($0)
          || profiles[$0].style?.measure == .duration
            && ($0 == first || !counts || profiles[$0].countsSteps && !isFirstOfDistances)
      }
      ?? clocks.first {
        areStepsOfSeries($0) || areStepsOfChosenSeries($0) || areStepsOfParts($0)
      }
      ?? clocks.first { profiles[$0].passMidnight }
      ?? monotonic.first { column in
        // A loss that falls in the first column stands beside the steps of its training.
        let isFirst = column == first && (profiles[column].summary.isRising || !hasSteps)
        return profiles[column].countsSteps || isParameter(column) || isFirst
          || !isAnyNamed
      }
      // What falls is a measure that improves, as a loss does, or by which the rows are sorted.
      ?? monotonic.first {
        let profile = profiles[$0]
        return profile.summary.isRising
          && (profile.hasEvenSteps || profile.summary.present > Self.maxMeasuresByChance)
      }
    let begunAnew =
      numbers.first(where: areStepsOfSeries) ?? numbers.first(where: areStepsOfChosenSeries)
      ?? numbers.first(where: areStepsOfParts)
    return inOrder ?? begunAnew ?? coarseTimes ?? stepsBegunAgain
  }

  /// Returns whether numbers are a parameter of the commands that name the rows, as hyperfine writes them.
  private func isParameter(_ column: Int) -> Bool {
    profiles[column].isParameter && profiles.contains { $0.name == "command" }
  }

  /// The first measure if it is a time that never falls, with few equal values, as of a coarse clock or of
  /// few digits.
  private var coarseTimes: Int? {
    numbers.first { !profiles[$0].isCounter }.flatMap { column in
      let profile = profiles[column]
      // The times of named rows are what was measured.
      if let names, names < column { return nil }
      // Without any header, a first column that counts from 0.
      let isBare = column == 0 && !isAnyNamed && profile.summary.first == 0
      let isTime = (isBare || profile.isNamedTime) && profile.neverFalls && profile.isSmooth
      return isTime && profile.distinct * (isBare ? 8 : 2) > profile.sampled ? column : nil
    }
  }

  /// The first column if it counts the steps of a program, of which one comes again, as the best does at
  /// the end of a training, or which begin again now and then, as a training that was stopped does.
  private var stepsBegunAgain: Int? {
    numbers.first.flatMap { column in
      let profile = profiles[column]
      return profile.countsProgramSteps && profile.summary.isWhole && profile.sampled > 3
        && (profile.falls == 1 && profile.distinct + 1 >= profile.sampled
          || profile.falls * 5 <= profile.sampled)
        ? column : nil
    }
  }

  /// Returns whether numbers only increase or decrease; those of a single row do if it has two, which
  /// are a point.
  func isInOrder(_ column: Int) -> Bool {
    let summary = profiles[column].summary
    return summary.isStrictlyMonotonic
      || summary.present == 1 && summary.missing == 0
        && (numbers.count == 2 || profiles[column].isNamedYears)
  }

  /// Returns whether each of the numbers occurs once for each text of the column that the user chose
  /// for series.
  private func areStepsOfChosenSeries(_ column: Int) -> Bool {
    guard let chosenSeries else { return false }
    let profile = profiles[column]
    let (count, parts) = (profile.distinct, profiles[chosenSeries].distinct)
    return profile.repeats && count > 1 && parts > 1
      && (count * parts - parts...count * parts).contains(profile.summary.present)
  }

  /// Returns whether each of the numbers, which count steps, occurs once for each text of some
  /// column, as samples of several devices do: sorted by them, or by the texts, at each of which
  /// they begin anew.
  private func areStepsOfSeries(_ column: Int) -> Bool {
    let profile = profiles[column]
    let (count, rows) = (profile.distinct, profile.summary.present)
    // Without any header, a first column that never falls, as the times of `perf stat`.
    let isBare = column == 0 && !isAnyNamed && profile.neverFalls && !profile.summary.isWhole
    return (profile.countsSteps || profile.style?.measure == .timeOfDay || isBare)
      && profile.repeats
      && count > 1 && !profile.isCounter
      && texts.contains { series in
        let parts = profiles[series].distinct
        // How many of the numbers are different is known of the first rows, unless these are few.
        let isOpen =
          profile.isCertain && rows > profile.sampled && profile.sampled > Self.maxByChance
          && profile.turns * 4 <= profile.sampled
        return (2...ColumnRoles.usualSeries).contains(parts) && profile.turns < parts
          && (isOpen || rows > count * parts - parts && rows <= count * parts)
      }
  }

  /// Returns whether numbers begin anew at each of several parts, which other columns name.
  private func areStepsOfParts(_ column: Int) -> Bool {
    let steps = profiles[column]
    // Days alone are no part of a date.
    let areDays =
      steps.isCalendarPart && profiles.count { $0.isCalendarPart || $0.isNamedYears } == 1
    let areSteps = steps.countsSteps && !steps.isNamedYears || areDays
    guard steps.beginsAnew || areSteps && steps.falls > 0 else { return false }
    return texts.contains { column in
      let part = profiles[column]
      guard part.repeats, part.changes > 0 else { return false }
      if steps.beginsAnew { return part.changes <= steps.falls }
      // Each part may have been measured at other times.
      return steps.falls <= part.changes && part.changes == part.distinct - 1
        && part.distinct * 3 <= steps.sampled
    }
  }

  /// The number of values that may be in order by chance: five are in one of 60 columns.
  private static let maxByChance = 5
  /// The number of measured values that may rise by chance or because something improves.
  private static let maxMeasuresByChance = 20

  private var isAnyNamed: Bool { profiles.contains { !$0.name.isEmpty } }

  private func isGroup(_ column: Int) -> Bool {
    profiles[column].content == .text && profiles[column].repeats
  }

  /// The first column of short texts that are all distinct and that most rows have; one of
  /// identifiers or codes only if there is no other.
  var names: Int? {
    let names = texts.filter {
      let summary = profiles[$0].summary
      return !profiles[$0].repeats && isShort($0) && summary.missing <= summary.present
    }
    return names.first { !profiles[$0].isCodeOfText } ?? names.first
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

  /// The longitudes beside latitudes, unless the rows are few: what is measured in a few towns is heard
  /// town by town, and a thousand airports are a map.
  private var places: Int? {
    guard let longitude = numbers.first(where: { profiles[$0].isLongitude }),
      numbers.contains(where: { profiles[$0].isLatitude }),
      profiles[longitude].summary.present > Self.maxNamedPlaces
    else { return nil }
    return longitude
  }

  /// The maximum number of places that are heard one by one.
  private static let maxNamedPlaces = 50

  /// The first of two to four columns of measures if the rows are points in the plane.
  ///
  /// They are in no order if their values are not nearer to those of the row before than to others;
  /// a column of texts may divide them into large groups.
  private var pairs: Int? {
    let measures = measures(x: nil).filter { profiles[$0].isCertain || isNumber($0) }
    if wantsPairs { return measures.count > 1 ? measures[0] : nil }
    if areResponses(measures) { return measures[0] }
    // Rows of days are in order, and those of several subjects in none.
    guard (2...4).contains(measures.count), !free.contains(where: { profiles[$0].isCalendarPart }),
      !measures.allSatisfy({ profiles[$0].isSmooth }) || areSortedCases(measures)
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

  /// Returns whether the second of two columns was measured several times at each level of the first,
  /// which rises from one to the next, as weights of plants at several doses; or the first of two
  /// without names rises but for the beginnings of a few blocks, as in data of gnuplot.
  private func areResponses(_ measures: [Int]) -> Bool {
    guard measures.count == 2, texts.isEmpty else { return false }
    let (level, response) = (profiles[measures[0]], profiles[measures[1]])
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
