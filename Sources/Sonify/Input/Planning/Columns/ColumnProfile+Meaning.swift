import SonifyBase
import SonifyChart
import SonifyTables

/// The meaning of a column's numbers, by its header and their order.
extension ColumnProfile {
  /// The last word of the header.
  var lastWord: String { headerWords.last }

  /// Whether strictly monotonic numbers order rows that have names of their own.
  ///
  /// Decreasing numbers are a measure by which a list is sorted, the best first, unless they are
  /// years; and a few numbers may increase by chance.
  var ordersNamedRows: Bool {
    guard !isIdentifier else { return false }
    let numbersRows = summary.isConsecutive && summary.present > 2 && summary.first <= 1
    return isNamedYears || numbersRows || summary.isRising && summary.present > 6
  }

  /// Whether the numbers may be a parameter of commands.
  var isParameter: Bool {
    content == .number && summary.isRising && headerWords.words.first == "parameter"
  }

  /// Whether the header names time, steps or ranks, by which rows are in order.
  var countsSteps: Bool {
    headerWords.words.contains {
      StepWords.steps.contains($0) || CalendarWords.times.contains($0)
    }
      && !isCalendarPart
  }

  /// Whether the numbers count things that rows stand for, so that those of rows together are summed.
  var isCount: Bool {
    content == .number && summary.isWhole && summary.minimum >= 0
      && (MeasureWords.counts.contains(lastWord)
        || headerWords.words.count == 1 && MeasureWords.registered.contains(lastWord)
        || isNumberOfCounted
        || headerWords.contains(anyOf: MeasureWords.ballots) && summary.maximum >= Self.minVotes
          && !headerWords.contains(anyOf: QuantityWords.averages))
  }

  /// Whether the header is that of how many persons or events there are, as "Number of accidents"; each family has
  /// children, too.
  private var isNumberOfCounted: Bool {
    let words = headerWords.words
    return words.count > 1 && MeasureWords.numbersOf.contains(words[0])
      && !MeasureWords.counted.isDisjoint(with: words)
      && headerWords.words.allSatisfy { !MeasureWords.ratesAndFactors.contains($0) }
      && !headerWords.contains(anyOf: QuantityWords.averages)
  }

  /// The minimum of the largest number of votes; the "voti" of a school are marks.
  private static let minVotes = 20.0

  /// Whether the numbers count the steps of a program, which only order the rows: beside an x they
  /// rise as it does and measure nothing.
  var isStepCounter: Bool {
    guard content == .number, summary.isWhole, summary.present > 2 else { return false }
    switch lastWord {
    // Each has several steps.
    case "epoch", "epochs": return neverFalls
    case "step", "steps", "iteration", "iterations", "iter", "sample", "frame", "tick", "batch":
      // Those of a walker are many, and others each day.
      return summary.isRising && (lastWord != "steps" || hasEvenSteps || summary.first <= 1)
    default: return false
    }
  }

  /// Whether the header is that of numbers that count the steps of a program.
  var countsProgramSteps: Bool { StepWords.programSteps.contains(lastWord) }

  /// Whether a value comes twice on average, so that counts of them say something.
  var isOftenRepeated: Bool {
    repeats && distinct > 1 && distinct * 2 <= (content == .text ? summary.present : sampled)
  }

  /// Whether at most one in twenty of all values is known to come again, as a year with two prizes.
  var isNearlyUnique: Bool {
    sampled == summary.present && sampled >= 20 && distinct * 20 >= sampled * 19
  }

  /// Whether the numbers rise again and again through as many values, as the voltages at which each of
  /// several parts is measured.
  var beginsAnew: Bool {
    content == .number && !isCalendarPart && !isPosition && falls > 1 && turns == falls
      && changes == sampled - 1
      && distinct > 2
      && (distinct * falls + 1...distinct * (falls + 1)).contains(sampled)
  }

  /// Whether the numbers are measured: many of them differ.
  var isMeasured: Bool { distinct * 5 > min(summary.present, 60) }

  /// Whether the numbers count rows under no header, or one that programs write.
  var isNamelessCounter: Bool {
    let words = headerWords.words
    let isNameless =
      words.isEmpty || words.first == "unnamed"
      || ["rownames", "row names"].contains(
        words.joined(separator: " "))
    // Rows may have been appended with numbers of their own.
    let countsOn = hasEvenSteps && largestStep == 1 && falls == 0 && (0...1).contains(summary.first)
    let isCounted = isCounter || isFirst && summary.isWhole && (beginsAgain || countsOn)
    return isNameless && isCounted && !isNamedYears && !isAmongNameless
  }

  /// Whether the numbers are a coordinate on the earth or in a field of plots.
  var isCoordinate: Bool { isLatitude && !mayBeLatency || isLongitude || isPosition }

  /// Whether the numbers are latitudes, by their header.
  var isLatitude: Bool {
    // Latencies have units of time.
    MeasureWords.latitudes.contains(lastWord) && style?.measure == nil
  }

  /// Whether the numbers are longitudes, by their header.
  var isLongitude: Bool {
    if MeasureWords.longitudes.contains(lastWord) { return true }
    // Alone, "long" may be a length.
    guard lastWord == "long" else { return false }
    return headerWords.words.count > 1 || summary.minimum < 0
      || isAfterLatitude && summary.maximum <= 180
  }

  /// Whether the numbers are times of events: decimal years in order, some of which may be equal.
  var holdsEvents: Bool {
    guard content == .number, style == nil, !summary.isWhole, neverFalls,
      let range = summary.range
    else { return false }
    return (1500..<2200).contains(range.lowerBound) && (1500..<2200).contains(range.upperBound)
      && headerWords.contains(anyOf: ["time", "date", "year", "years", "decimal", "when"])
  }

  /// Returns whether a value is at most as far from the numbers as these are from each other, and 0 or no tenth of them.
  func isNear(_ value: Double) -> Bool {
    guard let range = summary.range else { return false }
    let reach = range.upperBound - range.lowerBound
    let size = max(abs(range.lowerBound), abs(range.upperBound))
    return value >= range.lowerBound - reach && value <= range.upperBound + reach
      && (value == 0 || abs(value) >= size / 10)
  }

  /// Whether all numbers are known to be the same.
  var isConstant: Bool {
    isCertain && content == .number && summary.present > 1 && summary.minimum == summary.maximum
  }

  /// Whether the column is known to have no values.
  var hasNoValues: Bool { isCertain && summary.present == 0 }

  /// Whether the numbers count years or rows, or identify something.
  var isCounter: Bool {
    guard content == .number else { return false }
    if isPartOfDate || isIndex { return true }
    guard summary.isWhole else { return isBeyondWhole && isIdentifier }
    if isNamedYears || isCalendarPart { return true }
    if summary.isConsecutive, summary.first == 0 || summary.first == 1, summary.present > 2 {
      return true
    }
    if name.isEmpty, leavesOutRows { return true }
    // The index of a mass or of prices is a measure.
    let isNamedIndex =
      ["key", "rownum"].contains(lastWord)
      || lastWord == "index" && (headerWords.words.count == 1 || summary.isConsecutive)
    return isIdentifier || isNamedIndex || isOfRowsLeft
  }

  /// Whether the numbers only name the rows of a table, so that they are in no order: identifiers,
  /// or row numbers under a usual header or none.
  var namesRows: Bool {
    guard content == .number, summary.isWhole, !isNamedYears, !isPartOfDate else { return false }
    if isIdentifier || repeatsRowNumbers || RowWords.alone.contains(lastWord) {
      return true
    }
    return isCounter && !isDoubtfulCounter && !["n", "number", "num"].contains(lastWord)
  }

  /// Whether the numbers are those of the rows that were left of a table, as R writes them.
  private var isOfRowsLeft: Bool {
    ["rownames", "row names"].contains(headerWords.words.joined(separator: " "))
      && summary.isRising && !showsYears
  }

  /// Whether the numbers count rows under a header that does not suggest this, such as "rank".
  var isDoubtfulCounter: Bool {
    isCounter && !name.isEmpty && !isNamedYears && !isPartOfDate && !isIdentifier
      && !repeatsRowNumbers && !RowWords.numbers.contains(lastWord)
      && !name.lowercased().hasPrefix("unnamed") && !headerWords.words.isEmpty
  }

  /// Marks the columns of weekdays: "mon" beside "tue" is no month.
  static func markWeekdays(in profiles: inout [ColumnProfile]) {
    let days = profiles.indices.filter {
      CalendarCycle.weekdays.index(of: Array(profiles[$0].name.utf8).span) != nil
    }
    for column in days { profiles[column].isWeekday = days.count > 1 }
  }

  /// Marks "code" beside comments and blanks, the kinds of lines in a program, which is no identifier.
  static func markLines(in profiles: inout [ColumnProfile]) {
    let names = Set(profiles.map { $0.name.lowercased() })
    guard !names.isDisjoint(with: ["comment", "comments"]),
      !names.isDisjoint(with: ["blank", "blanks"])
    else { return }
    for column in profiles.indices where profiles[column].name.lowercased() == "code" {
      profiles[column].countsLines = true
    }
  }

  /// Whether the numbers may be settings under which others were measured: few different whole ones.
  var areSettings: Bool {
    content == .number && style == nil && summary.isWhole && sampled >= 20
      && distinct * 5 <= sampled
  }

  /// Whether few whole numbers come again and again under a header for what is set before a program is measured.
  var isNamedSetting: Bool {
    content == .number && style == nil && summary.isWhole && repeats && distinct * 2 <= sampled
      && headerWords.contains(anyOf: MeasureWords.settings)
  }

  /// Whether the numbers are what something was tried with, and not what came of it.
  var isSetting: Bool { areLevels || isNamedSetting }

  /// Whether the numbers are all those from 1 to a small one, again and again, as those of visits are.
  var countsFromOne: Bool {
    content == .number && summary.isWhole && summary.minimum == 1 && repeats
      && summary.maximum == Double(distinct) && (2...12).contains(distinct)
  }

  /// Whether the numbers only tell the trials of the same apart.
  var countsTrials: Bool { countsFromOne && StepWords.trials.contains(lastWord) }

  /// Whether the header names a column of values, such as "value".
  ///
  /// That of a test, as "p.value", is none.
  var isNamedValue: Bool {
    let words = headerWords.words
    return MeasureWords.values.contains(lastWord)
      && !(words.count > 1 && MeasureWords.tests.contains(words[words.count - 2]))
  }

  /// Whether the header is that of any values, whose unit another column may have; an amount may be of anything where
  /// it is the only measure.
  func isNamedResult(isOnly: Bool) -> Bool {
    content == .number && style?.unit == nil
      && (isNamedValue || MeasureWords.results.contains(lastWord)
        || isOnly && MeasureWords.quantities.contains(lastWord))
  }

  /// Whether the texts are the units of values, by their header and by most of them: units may also be parts of a
  /// hospital or a firm.
  var namesUnits: Bool {
    holdsUnits && MeasureWords.units.contains(lastWord) && summary.present > 0
      && distinct <= ColumnRoles.usualSeries
  }

  /// Decides whether the numbers measure something, whatever the other columns hold.
  /// - Parameter column: the index of the column.
  /// - Returns: the reason why they do not; nil if they may be a measure.
  func reasonNotToMeasure(_ column: Int) -> Decision.Reason? {
    if isCounter {
      if isNamedYears || isPartOfDate || isCalendarPart { return .calendar }
      return isIdentifier ? .identifier : .counter
    }
    if isNamelessCounter { return .counter }
    if times(column) != nil || intervalPart == .end { return .time }
    if codesText { return .kinds }
    return isCoordinate ? .coordinate : nil
  }

  /// Decides why the column has no part in a chart that others make.
  /// - Parameter column: the index of the column.
  /// - Returns: the reason.
  func reasonNotToUse(_ column: Int) -> Decision.Reason {
    if hasNoValues { return .empty }
    if content?.isDate == true { return .time }
    guard content == .number else { return .text }
    return reasonNotToMeasure(column) ?? .measure
  }

  /// Whether the header names a column of totals.
  var isTotal: Bool { MeasureWords.totals.contains(lastWord) }
}
