import SonifyBase
import SonifyChart
import SonifyTables

/// Columns of numbers that are years or other parts of dates, by their header and their order.
extension ColumnProfile {
  /// Whether the numbers are calendar years if the column orders the points: by their header, or
  /// because they increase or decrease strictly within 1500 to 2200, in short steps unless the header is
  /// that of time or there is none.
  ///
  /// In other columns such numbers may be measures.
  var showsYears: Bool {
    if isNamedYears { return true }
    guard content == .number, summary.isWhole, let range = summary.range else { return false }
    return range.lowerBound >= 1500 && range.upperBound <= 2200 && summary.isStrictlyMonotonic
      && quantity == nil && (!isIdentifier || name == CalendarWords.timeOrThread)
      && (name.isEmpty || isNamedTime || CalendarWords.dates.contains(lastWord)
        || largestStep <= 10)
  }

  /// Whether the numbers are integers from 1000 to 2999 under a header for years.
  var isNamedYears: Bool {
    guard content == .number, summary.isWhole, let range = summary.range else { return false }
    let isNamed =
      CalendarWords.years.contains(lastWord) || headerWords.words == ["time", "period"]
      || isYearOfEvent || isDateInYears
      || (mayHoldYears || isTimeInARow)
        && (1900..<2100).contains(range.lowerBound)
        && range.upperBound < 2100
    return (isNamed || holdsYears) && (1000..<3000).contains(range.lowerBound)
      && (1000..<3000).contains(range.upperBound)
  }

  /// Whether the header has a word for dates and one for what happened then, as "date_publication", and the whole numbers
  /// may be years.
  private var isDateInYears: Bool {
    guard style == nil, headerWords.words.count == 2, let range = summary.range else {
      return false
    }
    return headerWords.words.contains { ["date", "datum", "fecha"].contains($0) }
      && (1400..<2100).contains(range.lowerBound) && range.upperBound < 2100
  }

  /// Whether the header is the word of the north for time and the whole numbers are in a row, each several times.
  private var isTimeInARow: Bool {
    name.lowercased() == CalendarWords.timeOrThread && distinct > 1 && distinct * 2 <= sampled
      && summary.maximum - summary.minimum == Double(distinct - 1)
  }

  /// Whether the header is TIME, as statistical offices write it, and the years are in a row, or it is that of a date and
  /// the number of rows is a multiple of theirs.
  private var mayHoldYears: Bool {
    let isNamed = headerWords.words.count == 1 && CalendarWords.dates.contains(lastWord)
    guard name == "TIME" || isNamed, repeats, style == nil else { return false }
    // Of a long table only the first years are known.
    if name == "TIME", !isCertain { return largestStep <= 1 }
    return (distinct > 1 || name == "TIME")
      && summary.maximum - summary.minimum == Double(distinct - 1)
      && (name == "TIME" || !isCertain || summary.present % distinct == 0)
  }

  /// Whether the header is that of the years in which things were made or began, as "Year Published" and "Rok produkcji"
  /// are.
  private var isYearOfEvent: Bool {
    let words = headerWords.words
    guard (2...4).contains(words.count), CalendarWords.years.contains(words[0]) else {
      return false
    }
    return words.dropFirst().contains(
      where: CalendarWords.beginnings.union(CalendarWords.births).contains)
  }

  /// Whether the numbers may be the years of records or events, as "max year" has beside "max" and "Year
  /// Built" beside buildings.
  var areYearsOfRecords: Bool {
    isYearOfEvent
      || isNamedYears
        && headerWords.contains(anyOf: [
          "max", "min", "record", "highest", "lowest", "high", "low", "maximum", "minimum",
        ])
  }

  /// Whether the numbers are a part of dates whose other parts are elsewhere or unknown, such as the
  /// day of the month.
  var isCalendarPart: Bool {
    guard content == .number, summary.isWhole, let range = summary.range, !isWeekday,
      !summary.isStrictlyMonotonic, headerWords.words.count == 1 || calendarWord != lastWord
    else { return false }
    let allowed: ClosedRange<Double>? =
      switch calendarWord {
      case "dayofmonth": 1...31
      case "weekday", "dayofweek", "dow": 0...7
      case let word where CalendarWords.openWords.contains(word): nil
      case let word where CalendarWords.months.contains(word): 1...12
      case let word where CalendarWords.days.contains(word): 1...31
      case let word where CalendarWords.quarters.contains(word): 1...4
      default: nil
      }
    return allowed.map { $0.contains(range.lowerBound) && $0.contains(range.upperBound) } ?? false
  }

  /// The last word of the header, or the part of a calendar that all of them name, as "day of week".
  var calendarWord: String {
    switch headerWords.words.joined(separator: " ") {
    case "day of month", "date of month": "day"
    case "day of week": "weekday"
    case "month of year": "month"
    default: lastWord
    }
  }
}
