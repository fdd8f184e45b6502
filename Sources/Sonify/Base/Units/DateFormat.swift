/// A format of dates, which are read as seconds since midnight of 1970-01-01 by their clock.
///
/// A day may be followed by a time of day and an offset from UTC (``DateCursor/time(_:)``). Unless
/// it is in digits alone, it may be preceded by the name of a weekday, which is ignored.
package struct DateFormat: Equatable, Sendable {
  /// The order of the parts and their separators.
  package enum Form: CaseIterable, Sendable {
    /// 2012-01-31, 2012/1/31, 2012.1.31, 2012. 1. 31., 2012 Jan 31, 2012年1月31日 or, without a day, 2012-01, 2012 Jan,
    /// 2012M01, 2012年1月.
    case yearFirst
    /// 20120131, or with the time of day 201201311230, 20120131123005 and 20120131:1230.
    case compact
    /// 31.01.2012.
    case dotted
    /// Jan 31 2012, January 31, 2012, Jan 31 12:30:05 2012 or, without a day, Jan 2012.
    case monthName
    /// 31 January 2012, 31-Jan-2012 or 31/Jan/2012.
    case dayMonthName
    /// 1/31/2012 or 1-31-2012.
    case slashedMonthFirst
    /// 31/1/2012 or 31-1-2012.
    case slashedDayFirst
    /// 2012 Q1, 2012-Q1, 2012Q1, Q1 2012 or 1Q2012.
    case quarter
    /// 2012-W05 or, with a day, 2012-W05-2: weeks of ISO 8601.
    case week
    /// 201201.
    case compactMonth
    /// 01-2012, 1/2012, 01.2012 or 2012.01.
    case monthYear
    /// 2012-13, 2012/13, 2012–13, 2012-2013, FY2012-13 or FY2012: years that do not begin in January, as
    /// of taxes, schools and sports. They stand at the January of their first number.
    case splitYear
    /// 1/2012, 2012/1 and their like with a hyphen or a full stop, which under other headers are months.
    case numberedQuarter
  }

  /// The order of the parts and their separators.
  package var form: Form
  /// Whether years have only their last two digits, for the years 1969 to 2068 as in POSIX.
  ///
  /// Examples: 12-01-31, 31.01.12, Jan-12, 31-Jan-12, 1/31/12, 31/1/12, 1Q12 and Q1 '12.
  package var hasShortYear: Bool
  /// Whether some years have only their last two digits, in a format whose years have four.
  package var mayHaveShortYear = false
  /// Whether days and months before a year of two digits may have one digit after full stops, as versions have.
  private var hasShortNumbers = false
  /// The clock for times with an offset from UTC; others are read as they stand.
  package var clock = DateClock.utc

  /// Makes a format of times in UTC.
  package init(form: Form, hasShortYear: Bool = false) {
    self.form = form
    self.hasShortYear = hasShortYear
  }

  /// A date in this format.
  package var example: String {
    let year = hasShortYear ? "12" : "2012"
    return switch form {
    case .yearFirst: "\(year)-01-31"
    case .compact: "20120131"
    case .dotted: "31.01.\(year)"
    case .monthName: hasShortYear ? "Jan-12" : "Jan 31 2012"
    case .dayMonthName: hasShortYear ? "31-Jan-12" : "31 January 2012"
    case .slashedMonthFirst: "1/31/\(year)"
    case .slashedDayFirst: "31/1/\(year)"
    case .quarter: hasShortYear ? "1Q12" : "2012 Q1"
    case .numberedQuarter: "1/2012"
    case .week: "2012-W05"
    case .compactMonth: "201201"
    case .monthYear: "01-2012"
    case .splitYear: "2012-13"
    }
  }

  /// Reads a whole cell.
  /// - Parameter text: the cell without surrounding white space.
  /// - Returns: seconds since 1970 by the clock, or nil if the cell is not a date in this format.
  package func seconds(_ text: Span<UInt8>) -> Double? { reading(text)?.seconds }

  /// Reads a whole cell, with its finest part and its offset from UTC.
  /// - Parameter text: the cell without surrounding white space.
  /// - Returns: the date, or nil if the cell is not a date in this format.
  package func reading(_ text: Span<UInt8>) -> DateReading? {
    guard text.count <= 96 else { return nil }
    if let reading = ownReading(text) { return reading }
    if let end = DateCursor.yearWord(of: text) { return ownReading(text.extracting(0..<end)) }
    guard mayHaveShortYear else { return nil }
    var other = self
    (other.hasShortYear, other.mayHaveShortYear) = (true, false)
    return other.ownReading(text)
  }

  private func ownReading(_ text: Span<UInt8>) -> DateReading? {
    if form == .monthName, !hasShortYear, let reading = timeBeforeYear(text) { return reading }
    if let swapped = Self.withTimeLast(text) { return ownReading(swapped.span) }
    var cursor = DateCursor()
    guard let (date, part) = date(text, &cursor) else { return nil }
    let midnight = Double(date.daysSince1970) * 86_400
    if cursor.isAtEnd(text) { return DateReading(seconds: midnight, part: part) }
    if form == .compact, let clock = compactClock(text, cursor) {
      return DateReading(seconds: midnight + clock.seconds, part: clock.part)
    }
    guard part == .day, let time = cursor.time(text) else { return nil }
    return reading(of: time, after: midnight)
  }

  /// Returns a time on the day that begins at a midnight.
  func reading(of time: DateCursor.Time, after midnight: Double) -> DateReading {
    let shift = time.offset.map(clock.shift) ?? 0
    return DateReading(
      seconds: midnight + time.seconds + shift, part: time.part, offset: time.offset)
  }

  typealias Day = (date: CivilDate, part: DateReading.Part)

  private func date(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    switch form {
    case .yearFirst:
      return hasShortYear ? shortYearFirst(text, &cursor) : yearFirst(text, &cursor)
    case .compact:
      guard let number = cursor.number(text, digits: 8...8) else { return nil }
      return day(number / 10_000, number / 100 % 100, number % 100)
    case .compactMonth:
      guard let number = cursor.number(text, digits: 6...6) else { return nil }
      return day(number / 100, number % 100, 1, .month)
    case .dotted: return numbers(text, &cursor, ".", ".", monthFirst: false)
    case .slashedMonthFirst: return numbers(text, &cursor, "/", "-", monthFirst: true)
    case .slashedDayFirst: return numbers(text, &cursor, "/", "-", monthFirst: false)
    case .monthName: return monthName(text, &cursor)
    case .dayMonthName:
      cursor.skipWeekday(text)
      guard let number = cursor.number(text, digits: 1...2) else { return nil }
      cursor.skipOrdinal(text)
      cursor.skipSeparators(text)
      cursor.skipPreposition(text)
      guard let month = cursor.month(text) else { return nil }
      cursor.skipSeparators(text)
      cursor.skipPreposition(text)
      guard let year = year(text, &cursor) else { return nil }
      return day(year, month, number)
    case .quarter: return quarter(text, &cursor)
    case .numberedQuarter:
      guard let (year, quarter) = Self.quarterAndYear(text, &cursor) else { return nil }
      return day(year, quarter * 3 - 2, 1, .quarter)
    case .week: return week(text, &cursor)
    case .splitYear: return splitYear(text, &cursor)
    case .monthYear:
      guard let (year, month) = Self.monthAndYear(text, &cursor) else { return nil }
      return day(year, month, 1, .month)
    }
  }

  private func day(
    _ year: Int, _ month: Int, _ day: Int, _ part: DateReading.Part = .day
  ) -> Day? {
    CivilDate(year: year, month: month, day: day).map { ($0, part) }
  }

  /// Reads the year, with the number of digits that the format has; two may follow an apostrophe.
  private func year(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Int? {
    guard hasShortYear else { return cursor.number(text, digits: 4...4) }
    _ = cursor.take(text, "'")
    guard let year = cursor.number(text, digits: 2...2), !cursor.isAtDigit(text) else { return nil }
    return year < 69 ? 2000 + year : 1900 + year
  }

  private func yearFirst(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    cursor.skipWeekday(text)
    if let year = cursor.yearOfEra(text) { return japanese(year, text, &cursor) }
    guard let year = cursor.number(text, digits: 4...4) else { return nil }
    if cursor.take(text, bytes: (0xe5, 0xb9, 0xb4)) { return japanese(year, text, &cursor) }
    guard let separator = cursor.oneOf(text, "-", "/", ".", " ", "M") else { return nil }
    // In Hungary and Korea, full stops are those of ordinals: 2012. 01. 31.
    let isOrdinal = separator == "." && cursor.take(text, " ")
    let named = cursor.month(text)
    guard let month = named ?? cursor.number(text, digits: 1...2) else { return nil }
    // With a full stop alone it is a number, with a space two.
    let isMonthAlone = named != nil || ![".", " "].contains(separator)
    if isMonthAlone, cursor.isAtEnd(text) { return day(year, month, 1, .month) }
    guard separator != "M", named != nil || separator != " ", cursor.take(text, separator),
      !isOrdinal || cursor.take(text, " "), let number = cursor.number(text, digits: 1...2)
    else { return nil }
    if separator == "." { _ = cursor.take(text, ".") }
    return day(year, month, number)
  }

  /// Reads what follows 年: nothing, or the month and perhaps the day.
  private func japanese(_ year: Int, _ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    if cursor.isAtEnd(text) { return day(year, 1, 1, .year) }
    guard let month = cursor.number(text, digits: 1...2),
      cursor.take(text, bytes: (0xe6, 0x9c, 0x88))
    else { return nil }
    if cursor.isAtEnd(text) { return day(year, month, 1, .month) }
    guard let number = cursor.number(text, digits: 1...2),
      cursor.take(text, bytes: (0xe6, 0x97, 0xa5))
    else { return nil }
    return day(year, month, number)
  }

  private func shortYearFirst(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    guard let year = year(text, &cursor), cursor.take(text, "-"),
      let month = cursor.month(text) ?? cursor.number(text, digits: 2...2), cursor.take(text, "-"),
      let number = cursor.number(text, digits: 2...2)
    else { return nil }
    return day(year, month, number)
  }

  private func splitYear(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    let isNamed = cursor.takeLetter(text, "f")
    if isNamed {
      guard cursor.takeLetter(text, "y") else { return nil }
      _ = cursor.oneOf(text, " ", "-")
    }
    guard let first = cursor.number(text, digits: 4...4) else { return nil }
    if isNamed, cursor.isAtEnd(text) { return day(first, 1, 1, .year) }
    guard cursor.oneOf(text, "-", "/") != nil || cursor.takeEnDash(text),
      let second = cursor.number(text, digits: 2...4),
      second == first + 1 || second < 100 && second == (first + 1) % 100
    else { return nil }
    return day(first, 1, 1, .year)
  }

  private func numbers(
    _ text: Span<UInt8>, _ cursor: inout DateCursor, _ one: Unicode.Scalar, _ other: Unicode.Scalar,
    monthFirst: Bool
  ) -> Day? {
    cursor.skipWeekday(text)
    // Short numbers with full stops are more often versions; with hyphens the year may come first.
    let digits = hasShortYear && one == "." && !hasShortNumbers ? 2...2 : 1...2
    guard let first = cursor.number(text, digits: digits),
      let separator = cursor.oneOf(text, one, other), !hasShortYear || separator == one,
      let second = cursor.number(text, digits: digits),
      // In Denmark and Norway: 4/9-2025.
      cursor.take(text, separator)
        || separator == "/" && !monthFirst && !hasShortYear && cursor.take(text, "-"),
      let year = year(text, &cursor)
    else { return nil }
    return day(year, monthFirst ? first : second, monthFirst ? second : first)
  }

  private func monthName(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    cursor.skipWeekday(text, mayBeMonth: true)
    guard let month = cursor.month(text) else { return nil }
    if hasShortYear {
      // "Jan 12" may be a day.
      guard
        cursor.oneOf(text, "-", "/") != nil || cursor.take(text, " ") && cursor.isAt(text, "'"),
        let year = year(text, &cursor)
      else { return nil }
      return day(year, month, 1, .month)
    }
    cursor.skipSeparators(text)
    guard let number = cursor.number(text, digits: 1...4) else { return nil }
    if number >= 1000 { return day(number, month, 1, .month) }
    cursor.skipSeparators(text)
    guard let year = cursor.number(text, digits: 4...4) else { return nil }
    return day(year, month, number)
  }

  private func quarter(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    var years: Int?
    var quarter: Int?
    if !hasShortYear, let year = cursor.number(text, digits: 4...4) {
      years = year
      _ = cursor.oneOf(text, " ", "-", "/", ":")
      guard cursor.takeQuarter(text, mayBeRomance: true, mayBeNordic: true) else { return nil }
      quarter = cursor.number(text, digits: 1...1)
    } else {
      cursor = DateCursor()
      if cursor.takeQuarter(text, mayBeRomance: !hasShortYear, mayBeNordic: !hasShortYear) {
        quarter = cursor.number(text, digits: 1...1)
      } else {
        quarter = cursor.number(text, digits: 1...1)
        guard cursor.takeQuarter(text, mayBeRomance: !hasShortYear) else { return nil }
      }
      _ = cursor.oneOf(text, " ", "-", "/", ":")
      years = year(text, &cursor)
    }
    guard let years, let quarter, (1...4).contains(quarter) else { return nil }
    // Rooms and parts may have a K as well.
    let isNordic = text.indices.contains { text[$0] | 0x20 == UInt8(ascii: "k") }
    guard !isNordic || (1800...2200).contains(years) else { return nil }
    return day(years, quarter * 3 - 2, 1, .quarter)
  }
}

extension DateFormat: CaseIterable {
  package static let yearFirst = DateFormat(form: .yearFirst)
  package static let compact = DateFormat(form: .compact)
  static let dotted = DateFormat(form: .dotted)
  static let monthName = DateFormat(form: .monthName)
  static let dayMonthName = DateFormat(form: .dayMonthName)
  static let slashedMonthFirst = DateFormat(form: .slashedMonthFirst)
  static let slashedDayFirst = DateFormat(form: .slashedDayFirst)
  static let quarter = DateFormat(form: .quarter)
  static let week = DateFormat(form: .week)
  package static let compactMonth = DateFormat(form: .compactMonth)
  package static let splitYear = DateFormat(form: .splitYear)
  /// 12-01-31 or 12-Jan-31, which is read as a date only if all of a column are: days may come first.
  package static let shortYearFirst = DateFormat(form: .yearFirst, hasShortYear: true)

  /// 31.1.12, which may be a version as well.
  package static let shortDotted: DateFormat = {
    var format = DateFormat(form: .dotted, hasShortYear: true)
    format.hasShortNumbers = true
    return format
  }()

  /// All formats but ``shortDotted``, ``shortYearFirst`` and numbered quarters; if two can read the same text, the likelier
  /// one comes first.
  package static let allCases: [DateFormat] =
    Form.allCases.filter { $0 != .numberedQuarter }.map { DateFormat(form: $0) }
    + [.dotted, .monthName, .dayMonthName, .slashedMonthFirst, .slashedDayFirst, .quarter]
    .map { DateFormat(form: $0, hasShortYear: true) }
}
