extension Decision {
  /// The format of the cells of a table, and the contents of its columns.
  public enum Writing: Equatable, Sendable {
    /// The number of lines above the table that were skipped.
    case linesAbove(Int)
    /// The number of lines below the table that were skipped.
    case linesBelow(Int)
    /// The number of lines of a log that are of other kinds than its rows, of how many.
    case otherLines(Int, of: Int)
    /// Whether the first row names the columns.
    case header(Bool)
    /// The number of rows, more than one, that name the columns.
    case headerRows(Int)
    /// The last names of the header, below which the rows have no cells.
    case namesWithoutCells([String])
    /// The first cells name the rows, and the header has no name for them.
    case unnamedRowNames
    /// The names of columns whose cells stand for the blank ones below them as well.
    case spanningCells([String])
    /// The row of the table, counted from 1, that holds the units of the columns.
    case units(row: Int)
    /// The header of a printed table names the columns.
    case printedHeader
    /// The numbers of rows and columns of the table.
    case size(rows: Int, columns: Int)
    /// The content and the use of a column, given by its number, counted from 1, and its name.
    case column(Int, name: String, holds: Content, use: Use)

    /// The ASCII character between two cells.
    case delimiter(UInt8)
    /// Whether numbers have a decimal comma, and whether the user chose that.
    case decimalComma(Bool, isGiven: Bool)
    /// Whether the numbers of some columns have a decimal comma, unlike those of the table.
    case decimalCommaOf(columns: [String], Bool)
    /// The points in the numbers of a column are read as decimal signs, though they may separate thousands.
    case openPoints(column: String)
    /// The group separator in the numbers of some columns.
    case groupSign(Character, columns: [String])
    /// The percent or currency sign, or the unit, of the numbers of some columns, and whether all of
    /// them have it.
    case unitSign(String, columns: [String], ofAll: Bool)
    /// The numbers of some columns have units that programs write for people.
    case measured(columns: [String], Measure)

    /// A column holds times since 1970, in units of which `perSecond` make a second.
    case unixTime(column: String, perSecond: Int)
    /// The order of day and month in dates, and whether the dates would fit the other order too.
    case dateOrder(ReadingOptions.DateOrder, isGuessed: Bool)
    /// Years of two digits were read as 1969 to 2068.
    case twoDigitYears
    /// Years such as 2012-13 were read as the first of the two.
    case splitYears
    /// Times are in a zone that is ahead of UTC by a number of seconds, and whether all of the first have
    /// that offset.
    case clock(aheadOfUTC: Int, isOfAll: Bool)
    /// Dates and times are those of their own clocks, which have different offsets from UTC.
    case ownClocks
  }

  /// What numbers with units measure.
  public enum Measure: Sendable {
    /// Sizes, in bytes.
    case sizes
    /// Lengths of time, in seconds.
    case durations
    /// Lengths of time that are written in hours and minutes, in seconds.
    case hours
    /// Times of day, in seconds since midnight.
    case timesOfDay
    /// Blood pressures, in mmHg.
    case bloodPressures
    /// Thousands, millions and more.
    case amounts
    /// Numbers without the uncertainties after them.
    case uncertainties
    /// Numbers without the marks of notes, flags or signs of estimates beside them.
    case notes
    /// Numbers without the figures in brackets after them.
    case brackets
  }

  /// The content of the cells of a column.
  public enum Content: Equatable, Sendable {
    /// Numbers.
    case numbers
    /// Dates in a format given by an example, the last day of January 2012, with the order of day
    /// and month if the example leaves it open.
    case dates(like: String, ReadingOptions.DateOrder)
    /// Texts.
    case texts
    /// No values.
    case noValues
  }
}

extension Decision.Writing {
  var isReported: Bool {
    switch self {
    case .header, .printedHeader, .size, .column, .delimiter, .ownClocks: false
    case .decimalComma(let isComma, let isGiven): isComma && !isGiven
    case .dateOrder(_, let isGuessed): isGuessed
    case .clock(_, let isOfAll): !isOfAll
    case .linesAbove, .linesBelow, .otherLines, .headerRows, .namesWithoutCells, .unnamedRowNames,
      .spanningCells, .units, .decimalCommaOf, .openPoints, .groupSign, .unitSign, .measured,
      .unixTime, .twoDigitYears, .splitYears:
      true
    }
  }

  var remedy: Remedy? {
    switch self {
    case .linesAbove: .skippedLines
    case .header(let hasHeader): .header(!hasHeader)
    case .printedHeader: .header(false)
    case .delimiter: .delimiter
    case .decimalComma(let isComma, _): .decimalComma(!isComma)
    case .unixTime: .xScale(.linear)
    case .dateOrder(let order, _): .dateOrder(order == .dayFirst ? .monthFirst : .dayFirst)
    case .twoDigitYears: .fourDigitYears
    case .openPoints: .groupingPoints
    case .linesBelow, .otherLines, .headerRows, .namesWithoutCells, .unnamedRowNames,
      .spanningCells, .units, .size, .column, .decimalCommaOf, .groupSign, .unitSign, .measured,
      .splitYears, .clock, .ownClocks:
      nil
    }
  }
}
