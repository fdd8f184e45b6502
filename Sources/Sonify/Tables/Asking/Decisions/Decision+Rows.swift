import SonifyBase

extension Decision {
  /// Which rows are used, and in which order.
  public enum Rows: Equatable, Sendable {
    /// This number of rows was skipped because they have no value in a column.
    case withoutValue(Int, column: String)
    /// This number of rows was skipped because their x is outside the range.
    case outsideRange(Int)
    /// This number of rows, of all those of the table, was skipped because they have another number
    /// of cells than the table; the first is in the given line.
    case malformed(Int, of: Int, line: Int, cells: Int, expected: Int)
    /// This number of rows, of all those of the table, lacks its last cells, which count as missing.
    case endingEarly(Int, of: Int)
    /// This number of rows, of all those of the table, was skipped because they have NUL bytes, as where a disk was not
    /// written to, or another number of cells; the first is in the given line and has NUL bytes.
    case damaged(Int, of: Int, line: Int)
    /// This number of elements, of all those of a JSON text, was skipped because they are no rows; the
    /// first is of the given kind and begins on the given line.
    case foreign(Int, of: Int, line: Int, kind: JSONKind)
    /// This number of lines that repeat the header was skipped.
    case repeatedHeaders(Int)
    /// This number of cells of a column counts as missing; the first is in the given line.
    case unreadable(Int, column: String, line: Int, text: String)
    /// This number of cells of several columns counts as missing; the first is in the given line.
    case unreadableCells(Int, columns: [String], line: Int, text: String)
    /// Cells of columns count as missing, because their number, all nines, stands for a missing value.
    case missingCode(String, cells: Int, columns: [String])
    /// Times after midnight count to the evening before them in columns, which hold times of a night.
    case afterMidnight(columns: [String])
    /// The bookings of each day of an account became one row, with the sums of its amounts and its last balance.
    case closedDays(amounts: [String], balance: String)
    /// Amounts are negative where a column has one of some texts.
    case outgoing(amounts: [String], column: String, texts: [String])
    /// Rows were skipped because a condition on a column is false.
    case condition(RowChoices.Condition, column: String, skipped: Int)
    /// Only the rows with a text of a column were kept, which stand for those with all other texts.
    case whole(String, column: String, skipped: Int)
    /// The rows with a text of a column were skipped, which has the sums of all other series.
    case sumOfSeries(String, column: String)
    /// Only the given number of first rows was kept, and `skipped` rows were skipped.
    case first(Int, skipped: Int)
    /// Only the given number of first rows was read.
    case onlyFirst(Int)
    /// Only the given number of last rows was kept, and `skipped` rows were skipped.
    case last(Int, skipped: Int)
    /// At most `upTo` rows with equal values in the columns `keys` became one.
    case grouped(RowChoices.Grouping, upTo: Int, keys: [String])
    /// At most `upTo` rows of one period of the dates of a column, and equal values in the columns `keys`, became one.
    case groupedByPeriod(
      RowChoices.Grouping, upTo: Int, each: RowChoices.Period, of: String, keys: [String],
      isGiven: Bool)
    /// This number of periods has no rows, and the value 0 or none.
    case periodsWithoutRows(Int, areZero: Bool)
    /// The rows were sorted by a column.
    case sorted(by: String, isFalling: Bool)

    /// Time runs across the columns, so rows and columns were exchanged.
    case across(Across)
    /// Columns beside those that time runs across; they are not used.
    case notAcross([String])
    /// Of `of` rows with time across, only the given number of first rows was kept, each as a
    /// series: those that the first row sums up.
    case firstSeries(Int, of: Int)
    /// Of `of` series, only the given number of those with the highest means is used.
    case highestSeries(Int, of: Int)
  }

  /// The kind of a value of JSON that is no row.
  public enum JSONKind: Hashable, Sendable {
    /// An object.
    case object
    /// An array.
    case array
    /// A number.
    case number
    /// A string.
    case text
    /// True or false.
    case boolean(Bool)
    /// A line that is not JSON.
    case malformed
  }

  /// The kind of time that runs across the columns of a table.
  public enum Across: Sendable {
    /// The months of the year of each row.
    case monthsOfYears
    /// The quarters of the year of each row.
    case quartersOfYears
    /// The months of any year.
    case months
    /// The quarters of any year.
    case quarters
    /// The days of any week.
    case weekdays
    /// Years.
    case years
    /// Dates.
    case dates
    /// Steps of an experiment.
    case steps
    /// Names of what is compared, in a table of one row.
    case names
  }
}

extension Decision.Rows {
  var text: String { UntrustedText.harmless(sentence, limit: 200) }

  /// The maximum number of columns that are named.
  private static let listedCount = 8

  private var sentence: String {
    switch self {
    case .withoutValue(let count, let column):
      RowPhrases.without.text(count: count, ["count": "\(count)", "name": column])
    case .outsideRange(let count):
      RowPhrases.outsideRange.text(count: count, ["count": "\(count)"])
    case .endingEarly(let count, let total):
      RowPhrases.endingEarly.text(count: count, ["count": "\(count)", "total": "\(total)"])
    case .malformed(let count, let total, let line, let cells, let expected):
      RowPhrases.malformed.text(
        count: count,
        [
          "count": "\(count)", "total": "\(total)",
          "reason": RowPhrases.cellsInLine.text(
            count: cells,
            ["line": "\(line)", "expected": "\(expected)"]),
        ])
    case .damaged(let count, let total, let line):
      RowPhrases.malformed.text(
        count: count,
        [
          "count": "\(count)", "total": "\(total)",
          "reason": RowPhrases.zeroBytesInLine.text(["line": "\(line)"]),
        ])
    case .foreign(let count, let total, let line, let kind):
      RowPhrases.malformed.text(
        count: count,
        [
          "count": "\(count)", "total": "\(total)",
          "reason": RowPhrases.otherValue.text(["line": "\(line)", "value": kind.words]),
        ])
    case .repeatedHeaders(let count):
      RowPhrases.repeatedHeaders.text(count: count, ["count": "\(count)"])
    case .unreadable(let count, let column, let line, let text):
      RowPhrases.unreadable.text(
        count: count, ["count": "\(count)", "name": column, "line": "\(line)", "text": text])
    case .unreadableCells(let count, let columns, let line, let text):
      RowPhrases.unreadableCells.text(
        count: count,
        [
          "count": "\(count)",
          "names": Lists.items(
            columns.prefix(3).map { UntrustedText.harmless($0, limit: 40) }, of: columns.count),
          "line": "\(line)", "text": text,
        ])
    case .missingCode(let code, let count, let names):
      RowPhrases.missingCode.text(
        count: count, ["count": "\(count)", "names": Lists.text(names), "number": code])
    case .afterMidnight(let names):
      RowPhrases.afterMidnight.text([
        "names": UntrustedText.harmless(Lists.items(names), limit: 120)
      ])
    case .closedDays(let amounts, let balance):
      RowPhrases.closedDays.text(["names": Lists.text(amounts), "balance": balance])
    case .outgoing(let amounts, let column, let texts):
      RowPhrases.outgoing.text([
        "names": UntrustedText.harmless(Lists.text(amounts), limit: 80),
        "name": UntrustedText.harmless(column, limit: 40), "texts": Lists.text(texts),
      ])
    case .condition(let condition, let column, let count):
      condition.comparison.contrary(missing: condition.value.isEmpty).text(
        count: count, ["count": "\(count)", "name": column, "value": condition.value])
    case .whole(let text, let column, let count):
      RowPhrases.whole.text(
        count: count,
        [
          "count": "\(count)", "name": UntrustedText.harmless(column, limit: 40),
          "value": UntrustedText.harmless(text, limit: 60),
        ])
    case .sumOfSeries(let text, let column):
      RowPhrases.sumOfSeries.text([
        "name": UntrustedText.harmless(column, limit: 40),
        "value": UntrustedText.harmless(text, limit: 60),
      ])
    case .first(let kept, let count):
      RowPhrases.afterFirst.text(count: count, ["count": "\(count)", "kept": "\(kept)"])
    case .onlyFirst(let count): RowPhrases.onlyFirst.text(count: count, ["count": "\(count)"])
    case .last(let kept, let count):
      RowPhrases.beforeLast.text(count: count, ["count": "\(count)", "kept": "\(kept)"])
    case .grouped(let grouping, let count, let keys):
      grouping.phrase.text(count: count, ["count": "\(count)", "keys": Lists.text(keys)])
    case .groupedByPeriod(let grouping, let count, let period, let column, let keys, _):
      grouping.phrase.text(
        count: count,
        [
          "count": "\(count)", "keys": Lists.text([period.phrase.text(["name": column])] + keys),
        ])
    case .periodsWithoutRows(let count, let areZero):
      (areZero ? RowPhrases.zeroPeriods : RowPhrases.emptyPeriods).text(
        count: count, ["count": "\(count)"])
    case .sorted(let column, let isFalling):
      (isFalling ? RowPhrases.sortedFalling : RowPhrases.sorted).text(["name": column])
    case .across(let across): across.phrase.text()
    case .notAcross(let names):
      RolePhrases.unused.text([
        "names": UntrustedText.harmless(
          Lists.items(Array(names.prefix(Self.listedCount)), of: names.count), limit: 160)
      ])
    case .firstSeries(let kept, let count):
      AcrossPhrases.someRows.text(count: count, ["heard": "\(kept)", "count": "\(count)"])
    case .highestSeries(let kept, let count):
      AcrossPhrases.highestSeries.text(count: count, ["heard": "\(kept)", "count": "\(count)"])
    }
  }

  var isReported: Bool {
    switch self {
    case .sorted: false
    case .withoutValue, .malformed, .endingEarly, .damaged, .foreign, .repeatedHeaders, .unreadable,
      .unreadableCells, .missingCode, .afterMidnight, .closedDays, .outgoing, .outsideRange,
      .condition, .whole, .sumOfSeries, .first, .onlyFirst, .last, .grouped, .groupedByPeriod,
      .periodsWithoutRows,
      .across, .notAcross, .firstSeries, .highestSeries:
      true
    }
  }

  var remedy: Remedy? {
    switch self {
    case .withoutValue, .outsideRange, .malformed, .endingEarly, .damaged, .foreign,
      .repeatedHeaders, .afterMidnight, .periodsWithoutRows:
      nil
    case .unreadable(_, _, _, let text), .unreadableCells(_, _, _, let text):
      // Such cells count as missing without the option.
      Unmeasured.isLimit(Array(text.utf8)) || Unmeasured.isWord(Array(text.utf8))
        ? nil : Remedy.missing(text)
    case .missingCode: .missingMarkers
    case .condition, .whole, .sumOfSeries: .conditions
    case .first, .onlyFirst: .first
    case .last: .last
    case .grouped: .grouping(isGiven: true)
    case .groupedByPeriod(_, _, _, _, _, let isGiven): .period(isGiven: isGiven)
    case .closedDays: .grouping(isGiven: false)
    case .sorted: .order(isGiven: true)
    case .across: .xAndY
    case .notAcross, .outgoing: .y
    case .firstSeries, .highestSeries: .rows
    }
  }
}

extension Decision.JSONKind {
  fileprivate var words: String {
    switch self {
    case .object: JSONValuePhrases.object.text()
    case .array: JSONValuePhrases.array.text()
    case .number: JSONValuePhrases.number.text()
    case .text: JSONValuePhrases.text.text()
    case .boolean(let value): value ? "true" : "false"
    case .malformed: JSONValuePhrases.malformed.text()
    }
  }
}

extension RowChoices.Period {
  fileprivate var phrase: Phrase {
    switch self {
    // Rows by themselves are not combined.
    case .row, .day: PeriodPhrases.day
    case .week: PeriodPhrases.week
    case .month: PeriodPhrases.month
    case .quarter: PeriodPhrases.quarter
    case .year: PeriodPhrases.year
    }
  }
}

extension RowChoices.Grouping {
  fileprivate var phrase: Phrase {
    switch self {
    case .mean: GroupPhrases.mean
    case .sum: GroupPhrases.sum
    case .count: GroupPhrases.count
    case .median: GroupPhrases.median
    case .min: GroupPhrases.minimum
    case .max: GroupPhrases.maximum
    }
  }
}

extension Decision.Across {
  fileprivate var phrase: Phrase {
    switch self {
    case .monthsOfYears: AcrossPhrases.monthsOfYears
    case .quartersOfYears: AcrossPhrases.quartersOfYears
    case .months: AcrossPhrases.months
    case .quarters: AcrossPhrases.quarters
    case .weekdays: AcrossPhrases.weekdays
    case .years: AcrossPhrases.years
    case .dates: AcrossPhrases.dates
    case .steps: AcrossPhrases.steps
    case .names: AcrossPhrases.names
    }
  }
}
