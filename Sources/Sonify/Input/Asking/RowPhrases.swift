import SonifyBase

/// Which rows were left out of a table.
enum RowPhrases {
  static let without = Phrase(
    "left out {count} row without {name}", "left out {count} rows without {name}")
  static let outsideRange = Phrase(
    "left out {count} row outside the x range", "left out {count} rows outside the x range")
  static let behindFirst = Phrase(
    "left out {count} row behind the first {kept}", "left out {count} rows behind the first {kept}")
  static let beforeLast = Phrase(
    "left out {count} row before the last {kept}", "left out {count} rows before the last {kept}")

  static let isNot = Phrase(
    "left out {count} row where {name} is not {value}",
    "left out {count} rows where {name} is not {value}")
  static let isValue = Phrase(
    "left out {count} row where {name} is {value}", "left out {count} rows where {name} is {value}")
  static let isNotMissing = Phrase(
    "left out {count} row where {name} is not missing",
    "left out {count} rows where {name} is not missing")
  static let isMissing = Phrase(
    "left out {count} row where {name} is missing", "left out {count} rows where {name} is missing")
  static let isNotBelow = Phrase(
    "left out {count} row where {name} is not below {value}",
    "left out {count} rows where {name} is not below {value}")
  static let isAbove = Phrase(
    "left out {count} row where {name} is above {value}",
    "left out {count} rows where {name} is above {value}")
  static let isNotAbove = Phrase(
    "left out {count} row where {name} is not above {value}",
    "left out {count} rows where {name} is not above {value}")
  static let isBelow = Phrase(
    "left out {count} row where {name} is below {value}",
    "left out {count} rows where {name} is below {value}")

  static let sorted = Phrase("rows sorted by {name}")
  static let sortedFalling = Phrase("rows sorted by {name}, falling")
}

/// What became of rows with the same x, and the same series if there are any: their columns stand
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

/// What a column is called whose values were put together.
enum GroupNamePhrases {
  static let mean = Phrase("mean of {name}")
  static let sum = Phrase("sum of {name}")
  static let count = Phrase("count of {name}")
  static let median = Phrase("median of {name}")
  static let minimum = Phrase("minimum of {name}")
  static let maximum = Phrase("maximum of {name}")
}

/// Why rows cannot be chosen as asked.
enum RowFaultPhrases {
  static let noGroups = Phrase("grouping needs a column whose values come again")
  static let tooLarge = Phrase(
    "grouping by {option}: a {option} of \"{name}\" is past the greatest number")
  /// `{condition}` is as it was given, "site=Waseca".
  static let noValue = Phrase("{condition}: give a value behind the sign")
  static let notNumber = Phrase(
    "{condition}: \"{value}\" is not a number, and column \"{name}\" holds numbers")
  static let notDate = Phrase(
    "{condition}: \"{value}\" is not a date, and column \"{name}\" holds dates like {example}"
  )
  static let manyTexts = Phrase(
    "column \"{name}\" has more than {maximum} different texts: too many for a condition")
  static let noRow = Phrase("{condition} leaves no row")
  static let notTogether = Phrase("{condition} leaves no row: all conditions must hold")
  static let nearest = Phrase("{condition} leaves no row: did you mean \"{text}\"?")
  static let known = Phrase("{condition} leaves no row: there are {texts}")
  static let knownOfMany = Phrase("{condition} leaves no row: there are {texts}, …")
}
