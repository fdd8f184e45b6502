package import SonifyBase

/// Which rows were left out of a table.
enum RowPhrases {
  static let without = Phrase(
    "skipped {count} row without a value in {name}",
    "skipped {count} rows without a value in {name}")
  static let repeatedHeaders = Phrase(
    "skipped {count} line that repeats the header", "skipped {count} lines that repeat the header")
  /// Rows with another number of cells than the table; `{total}` is the number of all rows, and
  /// `{reason}` is what is wrong with the first, in a sentence.
  static let malformed = Phrase(
    "skipped {count} row of {total}: {reason}", "skipped {count} rows of {total}: first, {reason}")
  /// Rows with fewer cells than the table; `{total}` is the number of all rows.
  static let endingEarly = Phrase(
    "{count} row of {total} lacks its last cells", "{count} rows of {total} lack their last cells")
  /// The number of cells in a row, and the number that the other rows have.
  static let cellsInLine = Phrase(
    "line {line} has {count} cell instead of {expected}",
    "line {line} has {count} cells instead of {expected}")
  static let zeroBytesInLine = Phrase("line {line} has NUL bytes")
  /// `{value}` is one of ``JSONValuePhrases``, as "an array".
  static let otherValue = Phrase("line {line} has {value} in place of a row")
  static let unreadable = Phrase(
    "{count} cell of {name} counts as missing: \"{text}\" in line {line}",
    "{count} cells of {name} count as missing: the first is \"{text}\" in line {line}")
  static let unreadableCells = Phrase(
    "{count} cell of {names} counts as missing: \"{text}\" in line {line}",
    "{count} cells of {names} count as missing: the first is \"{text}\" in line {line}")
  /// `{number}` is such as -999.
  static let missingCode = Phrase(
    "{count} cell of {names} counts as missing: {number}",
    "{count} cells of {names} count as missing: {number}")
  /// `{names}` are the columns of amounts, `{balance}` is that of balances.
  static let closedDays = Phrase("each day has the sum of {names} and its last {balance}")
  /// `{names}` are amounts of money, and `{texts}` words for what goes out, such as "debit".
  static let outgoing = Phrase("{names} is negative where {name} is {texts}")
  static let afterMidnight = Phrase("times after midnight in {names} count to the evening before")
  static let outsideRange = Phrase(
    "skipped {count} row outside the x range", "skipped {count} rows outside the x range")
  static let afterFirst = Phrase(
    "skipped {count} row after the first {kept}", "skipped {count} rows after the first {kept}")
  static let onlyFirst = Phrase(
    "read only the first {count} row", "read only the first {count} rows")
  static let beforeLast = Phrase(
    "skipped {count} row before the last {kept}", "skipped {count} rows before the last {kept}")

  static let isNot = Phrase(
    "skipped {count} row where {name} is not {value}",
    "skipped {count} rows where {name} is not {value}")
  static let isValue = Phrase(
    "skipped {count} row where {name} is {value}", "skipped {count} rows where {name} is {value}")
  static let whole = Phrase(
    "{value} of {name} stands for all others, of which {count} row is skipped",
    "{value} of {name} stands for all others, of which {count} rows are skipped")
  static let sumOfSeries = Phrase(
    "{value} of {name} has the sums of the others and is no series")
  static let isNotMissing = Phrase(
    "skipped {count} row where {name} is not missing",
    "skipped {count} rows where {name} is not missing")
  static let isMissing = Phrase(
    "skipped {count} row where {name} is missing", "skipped {count} rows where {name} is missing")
  static let isNotBelow = Phrase(
    "skipped {count} row where {name} is not below {value}",
    "skipped {count} rows where {name} is not below {value}")
  static let isAbove = Phrase(
    "skipped {count} row where {name} is above {value}",
    "skipped {count} rows where {name} is above {value}")
  static let isNotAbove = Phrase(
    "skipped {count} row where {name} is not above {value}",
    "skipped {count} rows where {name} is not above {value}")
  static let isBelow = Phrase(
    "skipped {count} row where {name} is below {value}",
    "skipped {count} rows where {name} is below {value}")

  /// Months, for example, in which nothing was paid.
  static let zeroPeriods = Phrase(
    "{count} period without rows counts as 0", "{count} periods without rows count as 0")
  static let emptyPeriods = Phrase(
    "{count} period without rows has no value", "{count} periods without rows have no value")
  static let sorted = Phrase("rows sorted by {name}")
  static let sortedFalling = Phrase("rows sorted by {name}, in descending order")
}

/// What was done with rows with the same x, and the same series if there are any: their columns stand
/// at `{keys}`.
enum GroupPhrases {
  static let mean = Phrase(
    "mean of one row for each {keys}", "mean of up to {count} rows for each {keys}")
  static let sum = Phrase(
    "sum of one row for each {keys}", "sum of up to {count} rows for each {keys}")
  static let count = Phrase(
    "count of one row for each {keys}", "count of up to {count} rows for each {keys}")
  static let median = Phrase(
    "median of one row for each {keys}", "median of up to {count} rows for each {keys}")
  static let minimum = Phrase(
    "minimum of one row for each {keys}", "minimum of up to {count} rows for each {keys}")
  static let maximum = Phrase(
    "maximum of one row for each {keys}", "maximum of up to {count} rows for each {keys}")
}

/// What the rows of a period have in common.
enum PeriodPhrases {
  static let day = Phrase("day of {name}")
  static let week = Phrase("week of {name}")
  static let month = Phrase("month of {name}")
  static let quarter = Phrase("quarter of {name}")
  static let year = Phrase("year of {name}")
}

/// What a column is called whose values were put together.
package enum GroupNamePhrases {
  /// `{name}` is as "sum of amount" or "count".
  package static let eachDay = Phrase("{name} each day")
  package static let eachWeek = Phrase("{name} each week")
  package static let eachMonth = Phrase("{name} each month")
  package static let eachQuarter = Phrase("{name} each quarter")
  package static let eachYear = Phrase("{name} each year")
  /// Dates put together by the month, for example, of which the first or the last is not whole: the first and the last day.
  package static let cut = Phrase("{name} ({first} to {last})")

  package static let mean = Phrase("mean of {name}")
  package static let sum = Phrase("sum of {name}")
  package static let count = Phrase("count of {name}")
  package static let median = Phrase("median of {name}")
  package static let minimum = Phrase("minimum of {name}")
  package static let maximum = Phrase("maximum of {name}")
}

/// Why rows cannot be chosen as asked.
enum RowFaultPhrases {
  static let noGroups = Phrase("grouping needs an x column; choose one")
  static let noPeriods = Phrase("only dates have periods; choose a column of dates as x")
  static let periodsOfFigures = Phrase(
    "boxes, candles and bands have several values each, which no period combines; choose another kind or no period"
  )
  static let manyPeriods = Phrase(
    "the dates span more than {maximum} such periods; choose longer ones")
  static let tooLarge = Phrase(
    "grouping by {option}: the {option} of \"{name}\" is too large to calculate; leave out the largest values, or take the median"
  )
  /// `{condition}` is as it was given, "site=Waseca".
  static let noValue = Phrase("{condition}: the condition has no value at its end; write one")
  static let notNumber = Phrase(
    "{condition}: \"{value}\" is not a number, and column \"{name}\" holds numbers; give a number")
  static let notDate = Phrase(
    "{condition}: \"{value}\" is not a date, and column \"{name}\" holds dates; give a date like {example}"
  )
  static let manyTexts = Phrase(
    "a condition cannot use column \"{name}\": it has more than {maximum} different values, the maximum; use another column"
  )
  static let noRow = Phrase("no row matches {condition}; change the condition or leave it out")
  static let notTogether = Phrase(
    "no row matches all conditions together; leave one of them out, for example {condition}")
  static let nearest = Phrase("no row matches {condition}; did you mean \"{text}\"?")
  static let known = Phrase("no row matches {condition}; the values in that column are {texts}")
  static let knownOfMany = Phrase(
    "no row matches {condition}; some of the values in that column are {texts}")
}
