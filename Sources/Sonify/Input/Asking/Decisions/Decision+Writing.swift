extension Decision {
  /// How the cells of a table are written, and what its columns hold.
  public enum Writing: Equatable, Sendable {
    /// How many lines above the table were skipped.
    case linesAbove(Int)
    /// How many lines below the table were skipped.
    case linesBelow(Int)
    /// Whether the first row names the columns.
    case header(Bool)
    /// The head of a printed table names the columns.
    case printedHeader
    /// How many rows and columns the table has.
    case size(rows: Int, columns: Int)
    /// What a column holds, by its number from 1 and its name.
    case column(Int, name: String, holds: Content)
    /// How many columns there are besides those whose content is stated.
    case moreColumns(Int)

    /// The ASCII character between two cells.
    case delimiter(UInt8)
    /// Whether numbers have a decimal comma, and whether that was asked for.
    case decimalComma(Bool, isGiven: Bool)
    /// Whether the numbers of a column have a decimal comma, unlike those of the table.
    case decimalCommaOf(column: String, Bool)
    /// The character between the thousands of the numbers of a column.
    case groupSign(Character, column: String)
    /// The percent or currency sign of the numbers of a column, and whether all have it.
    case unitSign(String, column: String, ofAll: Bool)

    /// A column counts time since 1970, so many counts to a second.
    case unixTime(column: String, perSecond: Int)
    /// The order of day and month in dates, and whether the dates would fit the other one too.
    case dateOrder(ReadingOptions.DateOrder, isGuessed: Bool)
    /// Years of two digits were read as those from 1969 to 2068.
    case twoDigitYears
    /// Times have offsets and were converted to UTC.
    case timesInUTC
  }

  /// What the cells of a column hold.
  public enum Content: Equatable, Sendable {
    /// Numbers.
    case numbers
    /// Dates like the last day of January 2012 in this form, with the order of day and month where
    /// the form leaves it open.
    case dates(like: String, ReadingOptions.DateOrder)
    /// Texts.
    case texts
    /// No values.
    case noValues
  }
}

extension Decision.Writing {
  var isTold: Bool {
    switch self {
    case .header, .printedHeader, .size, .column, .moreColumns, .delimiter: false
    case .decimalComma(let isComma, let isGiven): isComma && !isGiven
    case .dateOrder(_, let isGuessed): isGuessed
    case .linesAbove, .linesBelow, .decimalCommaOf, .groupSign, .unitSign, .unixTime,
      .twoDigitYears, .timesInUTC:
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
    case .timesInUTC: .timesWithoutOffset
    case .linesBelow, .size, .column, .moreColumns, .decimalCommaOf, .groupSign, .unitSign: nil
    }
  }
}
