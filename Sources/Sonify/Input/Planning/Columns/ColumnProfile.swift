import SonifyBase
import SonifyTables

/// What is known of a column: at first from the first rows, later from all data.
struct ColumnProfile: Equatable {
  /// The header; empty if there is none.
  var name: String {
    didSet { (headerWords, bareWords) = (HeaderWords(name), HeaderWords(bareName)) }
  }
  /// The words of the header.
  private(set) var headerWords: HeaderWords
  /// The words of the header before a unit or a form in brackets.
  private(set) var bareWords: HeaderWords
  /// The type of the cells; nil if all are empty.
  var content: KeptColumn.Content?
  /// The format of its numbers; nil if it is that of the table.
  var style: NumberFormat?
  /// The summary of the values.
  var summary = ColumnSummary()
  /// The number of distinct texts, at least one more than ``TextDictionary/maxCount`` if the dictionary has
  /// no room for them, or of distinct numbers in the first rows.
  var distinct = 0
  /// The number of values in the first rows, of which ``distinct`` is known if they are numbers.
  private(set) var sampled = 0
  /// The length of the longest text, in bytes.
  var longest = 0
  /// The finest part that is written of the first date; nil if there is none.
  var datePart: DateGranularity?
  /// The offsets from UTC of the first dates, in seconds.
  private(set) var offsets: Set<Double> = []
  /// If most texts begin with a digit, the first of them: perhaps a number in an unknown format.
  var almostNumber: String?
  /// If at least half of the texts are numbers, the first that is not.
  var brokenNumber: String?
  /// If most texts are numbers, but in no common format, the first that does not agree with those before it.
  var unreadable: ReadingFault?
  /// What would make it readable; nil if that is unknown.
  var hint: ReadingFault.Advice?
  /// Whether any value is repeated.
  var repeats = false
  /// Whether at least nine in ten numbers or dates differ.
  private(set) var isMostlyDistinct = true
  /// Whether numbers that tell things or groups of rows apart are taken for their names.
  var areNamesOfThings = false
  /// Whether the numbers are parts of a whole in each row, beside others.
  var isShare = false
  /// Whether the numbers are weeks that go on from the end of a year to the next one.
  private(set) var areWeeks = false
  /// Whether the column is named by a weekday, as others are.
  var isWeekday = false
  /// Whether the numbers count lines of programs.
  var countsLines = false
  /// Whether the numbers are when things began or ended, or how long they took by the times of two other columns.
  var intervalPart: TimedIntervals.Part?
  /// Whether the texts of the numbers are hours and minutes, such as 23:15, and no minutes and seconds.
  private(set) var holdsHoursAndMinutes = false
  /// Whether some of these hours are written with a zero before them, as in 06:43.
  private(set) var holdsPaddedHours = false
  /// Whether points were taken for decimal signs that may separate thousands as well: 202.137.
  private(set) var hasOpenPoints = false
  /// Whether the numbers may be the digits of hours and minutes, such as 930 and 1745.
  private(set) var holdsClockDigits = false
  /// Whether the numbers are padded with zeros to one length, as codes are: 0201011.
  private(set) var isPadded = false
  /// Whether the numbers are times of day that rise if those after midnight are of the next day.
  private(set) var passMidnight = false
  /// Whether the numbers count quarters, months or days beside a year.
  var isPartOfDate = false
  /// Whether the numbers are those that offices give to places.
  var numbersPlaces = false
  /// Whether each of the few numbers stands for a text of another column.
  var codesText = false
  /// Whether the numbers say again what those of the rows say.
  var repeatsRowNumbers = false
  /// Whether the numbers are a row or a column of plots, beside the other.
  var isPosition = false
  /// Whether the numbers are years, regardless of the header.
  var holdsYears = false
  /// Whether the texts are names of months, weekdays or quarters, or days without a year.
  var namesTimes = false
  /// Whether the texts of the first rows are names of months.
  private(set) var namesMonths = false
  /// Whether the texts of the first rows are names of quarters.
  private(set) var namesQuarters = false
  /// Whether the texts of the first rows are those of truth, as "TRUE" and "FALSE".
  private(set) var namesTruth = false
  /// Whether the texts of the first rows are ranges of numbers, as groups of ages are.
  private(set) var namesRanges = false
  /// The form of the texts of the first rows.
  private(set) var form = TextForm.free
  /// Whether the texts of the first rows say whether money goes out or comes in.
  private(set) var namesDirections = false
  /// Whether each number of the first rows is near the one before it, as in a record over time.
  var isSmooth = false
  /// The ratio by which ``isSmooth`` is decided, far below 2 where the first numbers have a course.
  var stepRatio = 0.0
  /// Whether the numbers of the first rows rise with few and small falls, as cases that are sorted.
  private(set) var isNearlyRising = false
  /// Whether the numbers are those of rows, from 0 or 1, of which some may be left out.
  var leavesOutRows = false
  /// Whether most columns have no header, so that a missing one says nothing.
  var isAmongNameless = false
  /// Whether the dates are made of several columns.
  var isJoined = false
  /// Whether the column is the first.
  private(set) var isFirst = false
  /// Whether the header is "lat" and no column has longitudes, so that the numbers may be latencies.
  var mayBeLatency = false
  /// Whether the column before has latitudes, so that "long" is no length.
  var isAfterLatitude = false
  /// Whether at least half of a few different texts are units.
  private(set) var holdsUnits = false
  /// Whether each number of the first rows is one more than the one before it, or the smallest of them.
  private(set) var beginsAgain = false
  /// Whether the numbers of the first rows are as far apart as the first two.
  private(set) var hasEvenSteps = false
  /// The largest difference between neighbours among the first rows; 0 if there are fewer than two.
  private(set) var largestStep = 0.0
  /// The number of times that a number or date of the first rows is less than the one before it.
  private(set) var falls = 0
  /// Whether the numbers are the same in all rows of each series, as the population of an age group.
  var isAttribute = false
  /// Whether the numbers are known to be the same in all rows of each x, as the requests of each number of clients.
  var followsX = false
  /// Whether all values are in rows with one of the texts, as the readings of a device are among its events.
  var namesOneSource = false
  /// Whether each text occurs at most once with each x, so that it names a series; nil if unknown.
  var isOnceForEachX: Bool?
  /// Whether x is in order in the rows of each text, and not in all rows; nil if unknown.
  var ordersPartsOfX: Bool?
  /// Whether all that is missing among the first rows is after the last number, as in a shorter list.
  private(set) var endsEarly = false
  /// The number of times that numbers or dates of the first rows turn back from the direction of most steps.
  private(set) var turns = 0
  /// The number of times that a value of the first rows differs from the one before it.
  private(set) var changes = 0
  /// The parts of a year that the numbers count beside it, if they may be decimal years.
  var yearFractions: YearFractions?
  /// Whether the numbers are counts of rows that were combined.
  var isOfCounts = false
  /// Whether a letter at the end of the header names a part, as of women, and no unit.
  var namesPart = false
  /// Whether the numbers are a sample beside others, whose rows have nothing to do with each other.
  var isSample = false
  /// Whether the texts name the rows of one of several tables side by side.
  var beginsTable = false
  /// Whether each cell stands for the blank ones below it as well.
  var hasSpanningCells = false
  /// Whether a column before this one has the same name.
  var hasNamesake = false
  /// Whether the numbers are times of a night, those after midnight with a day more.
  var isOfNight = false
  /// Whether the first dates come in bursts, as answers of people do: the longest pause is far longer than most.
  private(set) var comesInBursts = false
  /// Whether the numbers count groups of rows, or the rows of each group, beside several measures.
  var isIndex = false
  /// Whether each number of the first rows occurs equally often with each text of another column.
  var areLevels = false
  /// Whether the profile is that of all data.
  var isCertain: Bool

  /// Creates the profile of a column of the first rows.
  /// - Parameters:
  ///   - name: the header.
  ///   - column: the index of the column.
  ///   - grid: the first rows.
  ///   - firstRow: the first of them after the header.
  ///   - dialect: the dialect of the table.
  ///   - isCertain: whether those rows are all.
  init(
    name: String, column: Int, of grid: CellGrid, from firstRow: Int, _ dialect: Dialect,
    isCertain: Bool
  ) {
    self.name = name
    headerWords = HeaderWords(name)
    bareWords = HeaderWords(Self.bare(name))
    self.isCertain = isCertain
    isFirst = column == 0
    let cells = (firstRow..<max(firstRow, grid.rowCount)).compactMap { grid.cell($0, column) }
    (content, style) = ContentFinder(of: cells, dialect, header: name, isFirst: isFirst).content
    switch content {
    case .number:
      let numbers = cells.map { Self.number($0.span, dialect, style) ?? .nan }
      study(numbers)
      passMidnight = style?.measure == .timeOfDay && TimeOfDay.passMidnight(numbers)
      hasOpenPoints =
        (style == nil
          ? dialect.mayHaveThousandsWithPoints
          : style?.mark != nil && style?.grouping == SpreadsheetNumber.Grouping.none)
        && NumberEvidence(of: cells, dialect).mayHaveThousandsWithPoints
      holdsClockDigits = style == nil && Self.areClockDigits(numbers)
      let texts = style == nil ? cells.map { $0.span.trimmed.start } : []
      isPadded = Self.arePadded(texts)
      let areCodes = isPadded && column == 0 && !holdsClockDigits && !countsSteps
      areWeeks = areWeeksOfTwoYears(numbers)
      if areCodes || areLongCodes(texts) { become(.text) }
      holdsHoursAndMinutes =
        style?.measure == .duration && cells.allSatisfy { Self.mayBeHourAndMinute($0, dialect) }
      holdsPaddedHours =
        holdsHoursAndMinutes && cells.contains { $0.span.trimmed.start.first == UInt8(ascii: "0") }
    case .date(var format):
      let dates = cells.map { cell in
        Self.isMissing(cell, dialect) ? nil : format.reading(cell.span.trimmed)
      }
      format.clock = DateClock(of: dates.compactMap { $0 })
      content = .date(format)
      study(dates.map { $0.map { format.clock.time(of: $0) } ?? .nan })
      datePart = dates.lazy.compactMap { $0 }.first?.granularity
      offsets = Set(dates.compactMap { $0?.offset })
    case .text:
      studyTexts(cells, dialect)
      unreadable = Self.unreadable(column, of: grid, from: firstRow, dialect)
      hint = unreadable?.hint(dialect)
      // A remark may be a number.
      if isNamedLabel { (almostNumber, brokenNumber, unreadable, hint) = (nil, nil, nil, nil) }
    case nil: summary.missing = cells.count
    }
  }

  /// Creates the profile of computed numbers.
  init(name: String, _ summary: ColumnSummary) {
    self.name = name
    headerWords = HeaderWords(name)
    bareWords = HeaderWords(Self.bare(name))
    self.summary = summary
    content = .number
    isCertain = true
  }

  /// Gives the column another content than was found in it.
  ///
  /// Texts differ where the numbers or dates that they are do; what else was learnt of them is forgotten.
  mutating func become(_ new: KeptColumn.Content) {
    guard content != new else { return }
    let keepsRows = new == .text
    content = new
    style = nil
    (almostNumber, brokenNumber, unreadable, hint) = (nil, nil, nil, nil)
    (isSmooth, isNearlyRising, leavesOutRows) = (false, false, false)
    (hasEvenSteps, beginsAgain, falls, turns, yearFractions) = (false, false, 0, 0, nil)
    let (present, missing) = (summary.present, summary.missing)
    summary = ColumnSummary()
    if keepsRows {
      (summary.present, summary.missing) = (present, missing)
    } else {
      isCertain = false
      (summary.present, distinct, repeats) = (1, 1, false)
    }
  }

  /// Updates the profile from a column that was read whole.
  /// - Parameters:
  ///   - column: the column.
  ///   - ordersPoints: whether repeated numbers matter.
  mutating func update(from column: Table.Column, ordersPoints: Bool) {
    isCertain = true
    summary = column.summary
    guard content == .text else {
      repeats = ordersPoints && Self.haveRepeats(column.values, summary)
      if repeats, let mostly = Self.areMostlyDistinct(column.values, summary) {
        isMostlyDistinct = mostly
      }
      passMidnight = style?.measure == .timeOfDay && TimeOfDay.passMidnight(column.values)
      return
    }
    distinct =
      column.hasOverflowed
      ? max(TextDictionary.maxCount + 1, column.values.count) : column.texts.count
    repeats = distinct < summary.present
    longest = (0..<column.texts.count).map { column.texts[$0].count }.max() ?? 0
    if namesTimes, distinct > 12 {
      namesTimes = distinct <= TimeNames.maxCount && TimeNames.are(column.texts.strings())
    }
  }

  private mutating func study(_ values: [Double]) {
    summary = ColumnSummary(values.span)
    repeats = Self.haveRepeats(values, summary)
    changes = zip(values, values.dropFirst()).count { $0 != $1 }
    let present = values.filter { !$0.isNaN }
    sampled = present.count
    endsEarly =
      sampled > 0 && sampled < values.count && values.prefix(sampled).allSatisfy { !$0.isNaN }
    distinct = Set(present).count
    isMostlyDistinct = distinct * 10 >= sampled * 9
    falls = zip(present, present.dropFirst()).count { $0 > $1 }
    turns = min(falls, zip(present, present.dropFirst()).count { $0 < $1 })
    guard content == .number else {
      comesInBursts = Self.areBursts(present.sorted())
      return
    }
    stepRatio = Self.stepRatio(present)
    isSmooth = Self.areSmooth(ratio: stepRatio, count: present.count)
    isNearlyRising = Self.areNearlyRising(present)
    let steps = zip(present, present.dropFirst()).map { $1 - $0 }
    largestStep = steps.map(abs).max() ?? 0
    hasEvenSteps = steps.count > 3 && steps.allSatisfy { $0 == steps[0] }
    beginsAgain =
      falls > 0
      && zip(present, present.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == summary.minimum }
    leavesOutRows =
      steps.count > 3 && steps.count { $0 != 1 } == 1 && falls == 0
      && (summary.first == 0 || summary.first == 1)
    yearFractions = YearFractions(present)
  }

  private mutating func studyTexts(_ cells: [ArraySlice<UInt8>], _ dialect: Dialect) {
    var dictionary = TextDictionary()
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    // A sign of an estimate may stand first.
    let numeric = cells.filter { cell in
      let text = NumberAddition.notes.number(in: cell.span)?[...] ?? cell
      return text.first.map(digits.contains) ?? false
    }
    let filled = cells.count { !dialect.isMissing($0.span) }
    if numeric.count * 2 > filled, let first = numeric.first, Self.mayBeNumbers(numeric) {
      almostNumber = CellText.harmless(Array(first))
    }
    let others = cells.filter {
      !dialect.isMissingNumber($0.span.trimmed)
        && !NumberEvidence.isNumber($0.span.trimmed)
    }
    let numbers = cells.count { NumberEvidence.isNumber($0.span.trimmed) }
    if let first = others.first, numbers >= others.count {
      brokenNumber = CellText.harmless(Array(first))
    }
    for cell in cells {
      if dialect.isMissing(cell.span) {
        summary.missing += 1
      } else {
        summary.present += 1
        longest = max(longest, cell.count)
        _ = dictionary.index(of: cell.span)
      }
    }
    changes = zip(cells, cells.dropFirst()).count { !$0.elementsEqual($1) }
    distinct = dictionary.count
    let few = distinct <= TimeNames.maxCount ? dictionary.strings() : []
    namesTimes = TimeNames.are(few)
    namesMonths = CalendarCycle.months.places(few) != nil
    namesQuarters = TimeNames.areQuarters(few, below: headerWords)
    namesTruth = few.allSatisfy { ["true", "false", "t", "f"].contains($0.lowercased()) }
    namesRanges = !few.isEmpty && Self.areRanges(few)
    form = TextForm(of: cells.filter { !dialect.isMissing($0.span) })
    holdsUnits = few.count { UnitText.isUnit($0) } * 2 >= max(1, few.count)
    namesDirections =
      DirectionWords.are(few) && DirectionWords.mayStand(below: headerWords, in: few)
    repeats = distinct < summary.present
  }
}
