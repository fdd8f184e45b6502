import SonifyBase

/// What a column is used for, and why: the end of "column 2, year, holds numbers: x, as years".
enum UsePhrases {
  /// `{content}` says what the column holds, `{use}` is one of the others.
  static let column = Phrase("{content}: {use}")

  static let chosen = Phrase("x, as chosen")
  static let dates = Phrase("x, because dates and times order rows")
  static let calendarNames = Phrase("x, because it names months, weekdays or quarters")
  static let years = Phrase("x, because years order rows")
  static let steps = Phrase("x, because it only rises or falls")
  static let repeatedSteps = Phrase("x, because its steps begin again")
  static let places = Phrase("x, because longitude and latitude are places on a map")
  static let names = Phrase("x, because it names each row")
  static let pairs = Phrase("x, because the rows are points in no order")
  static let groups = Phrase("x, because its texts are groups of rows")
  static let counters = Phrase("x, because only row numbers order the rows")
  static let cells = Phrase("x, because its values are the columns of cells")

  static let counted = Phrase("its values are counted")
  static let y = Phrase("y")
  static let series = Phrase("series")
  static let cellRows = Phrase("names of rows")
  static let labels = Phrase("labels of points")
  static let rows = Phrase("chooses or sorts rows")

  static let empty = Phrase("not used, no values")
  static let counter = Phrase("not used, numbers of rows")
  static let identifier = Phrase("not used, identifiers")
  static let calendar = Phrase("not used, years or parts of dates")
  static let coordinate = Phrase("not used, places on a map")
  static let time = Phrase("not used, not the first dates or times")
  static let flag = Phrase("not used, marks rows with 0 and 1")
  static let zeros = Phrase("not used, all values are 0")
  static let constant = Phrase("not used, all values are equal")
  static let stepCounter = Phrase("not used, counts steps")
  static let kinds = Phrase("not used, stands for kinds of rows")
  static let grades = Phrase("not used, says how good values are")
  static let uncertainty = Phrase("not used, says how certain values are")
  static let runs = Phrase("not used, counts runs")
  static let rank = Phrase("not used, ranks of rows")
  static let attribute = Phrase("not used, is the same in all rows of a series")
  static let events = Phrase("not used, has values in few rows")
  static let repeated = Phrase("not used, orders rows as x does")
  static let sameAmounts = Phrase("not used, has the amounts of another column")
  static let measure = Phrase("not used, others come first")
  static let text = Phrase("not used, text")
}
