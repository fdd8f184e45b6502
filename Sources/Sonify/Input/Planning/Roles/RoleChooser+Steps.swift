import SonifyBase
import SonifyTables

/// Columns of numbers that count or measure the steps from row to row.
extension RoleChooser {
  /// The first column of strictly monotonic numbers that count time or steps or stand first, or else
  /// of more than would be in order by chance; none after names of the rows, and before names only
  /// one by which they are in order.
  var steps: Int? {
    let first = free.first { (!profiles[$0].namesRows || !isAnyNamed) && !isGroup($0) }
    let names = names
    let monotonic = numbers.filter { column in
      let profile = profiles[column]
      // Without any header, the first column counts what the others are about.
      guard isInOrder(column), !profile.namesRows || !isAnyNamed,
        !profile.isNamedScore || profile.summary.isRising,
        !profile.isLatitude || profile.mayBeLatency || profile.summary.present > Self.maxByChance
          || !numbers.contains(where: { profiles[$0].isLongitude })
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
        let isRising = profiles[column].summary.isRising
        // Without any header, whole numbers that fall may be the counts by which lines are sorted.
        if !isAnyNamed {
          let mayBeCounts =
            profiles[column].summary.isWhole
            && profiles[column].summary.present <= Self.maxMeasuresByChance
          return column == first && (isRising || !mayBeCounts) || profiles[column].hasEvenSteps
        }
        return profiles[column].countsSteps || isParameter(column)
          || column == first && (isRising || !hasSteps)
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
    // What was changed says more than how often it was tried.
    let changed = begunAnew.flatMap { trials in
      levels.flatMap { isTried($0, severalTimesBy: trials) ? $0 : nil }
    }
    // How long each took is no course of what was tried once with each.
    let tried = begunAnew.flatMap { times in
      profiles[times].repeats ? nil : levels.flatMap { isTriedOnceWithEach($0) ? $0 : nil }
    }
    return inOrder ?? changed ?? tried ?? begunAnew ?? levels ?? coarseTimes ?? stepsBegunAgain
  }

  /// Returns whether each level of a column occurs once with each text of another, but for a few.
  private func isTriedOnceWithEach(_ level: Int) -> Bool {
    texts.contains {
      profiles[$0].distinct * profiles[level].distinct >= profiles[level].summary.present
    }
  }

  /// The first of several columns of numbers if these were tried with each of some texts, and the rows have no
  /// names, as sizes of a benchmark do; one that numbers the trials of each only if there is no other.
  private var levels: Int? {
    guard numbers.contains(where: { profiles[$0].areLevels }),
      names.map({ profiles[$0].isTextIdentifier }) ?? true
    else { return nil }
    let measures = numbers.filter { profiles[$0].reasonNotToMeasure($0) == nil }
    // What is set is written before what is measured, but for the parameters of a benchmark of Java.
    let last = measures.last { !profiles[$0].areLevels }
    guard let last else { return nil }
    let levels = measures.filter { column in
      let words = profiles[column].headerWords
      return profiles[column].areLevels && (column < last || words.words.first == "param")
        && !words.contains(anyOf: MeasureWords.outcomes) && !profiles[column].mayNumberSites
    }
    let trials = levels.first { profiles[$0].countsTrials }
    return levels.first { level in
      trials.map { isTried(level, severalTimesBy: $0) } ?? true
    } ?? levels.first
  }

  /// Returns whether each level of a column occurs with all numbers of a column that numbers the trials.
  private func isTried(_ level: Int, severalTimesBy trials: Int) -> Bool {
    let cells = profiles[level].distinct * profiles[trials].distinct
    return level != trials && profiles[trials].countsTrials && cells <= profiles[level].sampled
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
    guard !profile.isIdentifier else { return false }
    // A program prints one screen after the other, each with all of its many processes.
    let areScreens = profile.lastWord == "sample" && profile.neverFalls
    let maxParts = areScreens ? ColumnRoles.maxPanel : ColumnRoles.usualSeries
    return (profile.countsSteps || profile.style?.measure == .timeOfDay || isBare)
      && profile.repeats
      && count > 1 && !profile.isCounter
      && texts.contains { series in
        let parts = profiles[series].distinct
        // How many of the numbers are different is known of the first rows, unless these are few.
        let isOpen =
          profile.isCertain && rows > profile.sampled && profile.sampled > Self.maxByChance
          && profile.turns * 4 <= profile.sampled
        return (2...maxParts).contains(parts) && profile.turns < parts
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

  /// The number of measured values that may rise by chance or because something improves.
  private static let maxMeasuresByChance = 20
}
