import SonifyBase
import SonifyChart
import SonifyTables

/// A table whose time runs across: a column for each month beside one of years, or a column for
/// each year or date and a row for each series.
struct WideTable: Equatable {
  /// What the headers of the columns name.
  enum Header: Equatable {
    /// Months of the year in a column.
    case months(yearColumn: Int)
    /// Quarters of the year in a column.
    case quarters(yearColumn: Int)
    /// Months of no particular year.
    case monthNames
    /// Quarters of no particular year.
    case quarterNames
    /// Days of no particular week.
    case weekdayNames
    /// Years.
    case years
    /// Dates.
    case dates
    /// Steps of an experiment, such as "before", "1 week" and "2 weeks".
    case steps
    /// Numbers in order, such as minutes of a game.
    case numbers
    /// What is compared: there is only one row.
    case names
  }
  /// What the headers name.
  let header: Header
  /// The columns of values, in order of time.
  let values: [Int]
  /// For each of them, a month 1 to 12, a year, or seconds since 1970.
  let moments: [Double]
  /// The columns that together name the rows; empty if none does.
  private(set) var rowNames: [Int] = []
  /// A column that names the rows without other names, as countries beside their provinces.
  private(set) var spareNames: Int?
  /// A column with one distinct text, which names the values.
  private(set) var valueName: Int?
  /// The name of the values in the headers beside the years.
  private(set) var group: String?
  /// Numeric columns whose headers are not times.
  private(set) var others: [Int] = []
  /// The number of first rows that alone are series, or nil if those with the highest means are.
  var firstRows: Int?

  /// The maximum number of series that are made, each of a row or of the rows of a group of years.
  static let maxRows = 12
  /// The minimum number of columns in a series.
  static let minimum = 3

  private init(_ header: Header, _ columns: [(moment: Double, column: Int)]) {
    self.header = header
    // A year of accounts may begin in April.
    let isInOrder =
      header == .monthNames
      && zip(columns, columns.dropFirst()).allSatisfy {
        $0.moment.truncatingRemainder(dividingBy: 12) + 1 == $1.moment
      }
    let ordered = isInOrder ? columns : columns.sorted { $0.moment < $1.moment }
    values = ordered.map(\.column)
    // The names of steps are categories in the order of the columns.
    moments = ordered.map(\.moment)
  }

  /// Determines whether time runs across, from the headers and the contents; nil if it does not.
  static func found(in profiles: [ColumnProfile]) -> WideTable? {
    guard !profiles.contains(where: { $0.content?.isDate == true }) else { return nil }
    let measures = profiles.indices.filter {
      profiles[$0].content == .number && !profiles[$0].isCounter
        || profiles[$0].content == nil && !profiles[$0].name.isEmpty
    }
    let years = profiles.firstIndex { profile in
      let isOpen = profile.name.isEmpty || CalendarWords.dates.contains(profile.lastWord)
      return (profile.isNamedYears || isOpen && profile.showsYears)
        && profile.summary.isStrictlyMonotonic
    }
    if let years { return months(beside: years, measures, profiles) }
    if let (years, groups) = yearsOfGroups(profiles),
      var across = months(beside: years, measures.filter { $0 != years }, profiles)
    {
      across.rowNames = [groups]
      return across
    }
    return named(byTime: measures, profiles) ?? onlyRow(measures, profiles)
  }

  /// Returns the columns of the only row, if their values can be compared: counts, those of one unit, or parts
  /// of their sum.
  private static func onlyRow(_ measures: [Int], _ profiles: [ColumnProfile]) -> WideTable? {
    let cells = measures.map { profiles[$0] }
    guard cells.count >= minimum,
      cells.allSatisfy({ $0.isCertain && $0.summary.present == 1 && $0.summary.missing == 0 }),
      cells.allSatisfy({ !$0.name.isEmpty && $0.style == cells[0].style }),
      cells.allSatisfy({ $0.quantity == cells[0].quantity }),
      // A year says when it was.
      profiles.count(where: { $0.content == .number }) == cells.count,
      FigureRoles.found(nil, RoleChooser(profiles: profiles, taken: [])) == nil
    else { return nil }
    // The sum of the others is no part of the whole.
    let parts = measures.filter { !profiles[$0].isTotal }
    let sum = parts.reduce(0) { $0 + profiles[$1].summary.minimum }
    let isSummed =
      parts.count > 1
      && measures.contains {
        profiles[$0].isTotal && abs(profiles[$0].summary.minimum - sum) <= 1e-9 * sum
      }
    guard
      isSummed || cells[0].quantity != nil
        || cells.allSatisfy({ $0.summary.isWhole && $0.summary.minimum >= 0 })
    else { return nil }
    return WideTable(
      .names, (isSummed ? parts : measures).enumerated().map { (Double($0), $1) })
  }

  /// Returns a column of years that come again for each of a few texts, as for several counters, and that of the
  /// texts.
  private static func yearsOfGroups(_ profiles: [ColumnProfile]) -> (years: Int, groups: Int)? {
    guard let years = profiles.firstIndex(where: { $0.isNamedYears && $0.repeats }),
      case let texts = profiles.indices.filter({ profiles[$0].content == .text }),
      texts.count == 1, let groups = texts.first,
      case (let profile, let count) = (profiles[groups], profiles[groups].distinct),
      profile.summary.missing == 0, count > 1,
      count * profiles[years].distinct >= profile.summary.present, profile.changes < 2 * count
    else { return nil }
    return (years, groups)
  }

  private static func months(
    beside years: Int, _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> WideTable? {
    let months = months(measures, profiles)
    let all = months.count == 12 ? months : numberedMonths(measures, profiles)
    if all.count == 12 { return WideTable(.months(yearColumn: years), all) }
    let quarters = quarters(measures, profiles)
    guard quarters.map(\.moment).sorted() == [1, 4, 7, 10] else { return nil }
    return WideTable(.quarters(yearColumn: years), quarters)
  }

  private static func quarters(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    measures.compactMap { column in
      quarter(profiles[column].name).map { (Double($0 * 3 - 2), column) }
    }
  }

  /// Returns the columns named by distinct weekdays, in their own order, as a week may begin on any.
  ///
  /// Rows may be hours, and then weekdays are compared.
  private static func weekdays(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    let days = profiles.indices.filter {
      profiles[$0].content == .number
        && CalendarCycle.weekdays.index(of: Array(profiles[$0].name.utf8).span) != nil
    }
    let haveNames = profiles.contains {
      $0.content == .text && !$0.repeats && $0.almostNumber == nil && !$0.holdsRemarks
    }
    let areAll = profiles.count { $0.content == .number } == days.count
    guard haveNames, areAll, CalendarCycle.weekdays.places(days.map { profiles[$0].name }) != nil
    else {
      return []
    }
    return days.map { (Double($0), $0) }
  }

  /// Parses "Q1" and "Qtr1".
  private static func quarter(_ name: String) -> Int? {
    let name = name.lowercased()
    guard let digit = name.last.flatMap({ Int(String($0)) }), (1...4).contains(digit),
      ["q", "qtr", "qtr.", "quarter ", "quarter"].contains(String(name.dropLast()))
    else { return nil }
    return digit
  }

  /// Returns the columns named by distinct months, with January as 1.
  private static func months(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    let months = measures.compactMap { column in
      let name = Array(profiles[column].name.utf8)
      return CalendarCycle.months.index(of: name.span).map { (Double($0 + 1), column) }
    }
    return Set(months.map(\.0)).count == months.count ? months : []
  }

  private static func named(
    byTime measures: [Int], _ profiles: [ColumnProfile]
  ) -> WideTable? {
    let years = years(measures, profiles)
    let splitYears = measures.compactMap { column in
      DateFormat.splitYear.seconds(Array(profiles[column].name.utf8).span)
        .map { (moment: $0, column: column) }
    }
    let dates = measures.compactMap { column in
      date(profiles[column].name).map { (moment: $0, column: column) }
    }
    let yearQuarters = quartersOfYears(measures, profiles)
    let months = months(measures, profiles)
    let quarters = quarters(measures, profiles)
    // The fifth of five questions is no quarter; a total may stand beside four.
    let areQuarters = quarters.count == measures.count { !profiles[$0].isTotal }
    let areRowsTimes = profiles.contains { $0.namesTimes && !$0.repeats }
    if !areRowsTimes, let (columns, group) = yearsOfGroup(measures, profiles) {
      var across = finished(.years, columns, measures, profiles)
      across.group = group
      return across
    }
    let found: [(Header, [(moment: Double, column: Int)])] = [
      (.years, years), (.dates, splitYears), (.dates, dates), (.dates, yearQuarters),
      (.dates, monthsOfShortYears(measures, profiles)), (.monthNames, months),
      (.quarterNames, areQuarters ? quarters : []), (.weekdayNames, weekdays(measures, profiles)),
      (.steps, WideSteps.columns(measures, profiles)), (.numbers, numbers(measures, profiles)),
    ]
    // A column of changes or totals may be beside them.
    guard
      let (header, columns) = found.first(where: { header, columns in
        let rest = measures.filter { column in
          !columns.contains { $0.column == column }
            && !sumsUp(
              profiles[column], ofMonths: header == .monthNames ? columns.map(\.moment) : [])
        }
        return columns.count >= minimum && columns.count >= rest.count * 3
          && Set(columns.map(\.moment)).count == columns.count
      })
    else { return nil }
    // Months of a few years are compared year by year, and so are hours and ages.
    if header == .years, columns.count <= ColumnRoles.usualColumns,
      areRowsTimes || areRowsSteps(profiles)
    {
      return nil
    }
    // Values in several units have no axis.
    let units = columns.compactMap { profiles[$0.column].style?.unit?.other }
    guard Set(units).count < 2 else { return nil }
    return finished(header, columns, measures, profiles)
  }

  /// Returns the table with what names its rows and its values.
  private static func finished(
    _ header: Header, _ columns: [(moment: Double, column: Int)], _ measures: [Int],
    _ profiles: [ColumnProfile]
  ) -> WideTable {
    var across = WideTable(header, columns)
    // A month of which each row says "closed" is one of the columns all the same.
    let texts = profiles.indices.filter {
      profiles[$0].content == .text && isMoment(profiles[$0].name, in: header)
    }
    across.others = (measures.filter { !across.values.contains($0) } + texts).sorted()
    across.rowNames = rowNames(profiles).filter { !texts.contains($0) }
    let isTime = header == .years || header == .dates
    if across.rowNames.isEmpty,
      isTime && firstColumnNamesRows(across.others, profiles)
        || header == .numbers && hasNumberedRows(profiles)
    {
      across.rowNames = [0]
      across.others.removeAll { $0 == 0 }
    }
    let otherTexts = profiles.indices.filter {
      profiles[$0].content == .text && !(across.rowNames + texts).contains($0)
    }
    across.valueName = otherTexts.first { profiles[$0].distinct == 1 }
    let lackNames = across.rowNames.contains { profiles[$0].summary.missing > 0 }
    across.spareNames = lackNames ? otherTexts.first { profiles[$0].summary.missing == 0 } : nil
    return across
  }

  /// Returns whether a header names a time as those of the columns across do.
  private static func isMoment(_ name: String, in header: Header) -> Bool {
    let text = Array(name.utf8)
    return switch header {
    case .monthNames: CalendarCycle.months.index(of: text.span) != nil
    case .weekdayNames: CalendarCycle.weekdays.index(of: text.span) != nil
    case .quarterNames: quarter(name) != nil
    case .years: year(name) != nil
    case .dates: date(name) != nil
    case .months, .quarters, .steps, .numbers, .names: false
    }
  }

  /// Returns whether a column beside months is the sum or mean of some of them, by its name: "Q1", "H1", "YTD", "Total".
  private static func sumsUp(_ profile: ColumnProfile, ofMonths months: [Double]) -> Bool {
    if profile.isTotal { return true }
    guard !months.isEmpty else { return false }
    if let quarter = quarter(profile.name) {
      return (quarter * 3 - 2...quarter * 3).allSatisfy { months.contains(Double($0)) }
    }
    return CalendarWords.sumsOfMonths.contains(profile.name.lowercased())
  }

  /// Returns the column of texts that tells the rows apart, no code if there is a name; or else all
  /// that do so together, without codes beside names and what is the same in all rows.
  private static func rowNames(_ profiles: [ColumnProfile]) -> [Int] {
    let texts = profiles.indices.filter {
      profiles[$0].content == .text && profiles[$0].summary.present > 0
    }
    let names = texts.filter { !profiles[$0].isCodeOfText }
    func tellsRowsApart(_ column: Int) -> Bool {
      let summary = profiles[column].summary
      return !profiles[column].repeats && summary.missing * 4 <= summary.present
    }
    if let name = names.first(where: tellsRowsApart) ?? texts.first(where: tellsRowsApart) {
      return [name]
    }
    let several = (names.isEmpty ? texts : names).filter {
      profiles[$0].distinct > 1 || profiles[$0].summary.missing > 0
    }
    return several.isEmpty ? Array(texts.filter { !profiles[$0].repeats }.prefix(1)) : several
  }

  private static func date(_ name: String) -> Double? {
    let bytes = Array(name.utf8)
    return DateFormat.allCases.lazy.compactMap { $0.seconds(bytes.span) }.first
  }

  /// Returns the columns named by months of short years, "Dec 04", "Mar 05", "Jun 05", of which any alone
  /// may be a day: the months are in order, and evenly spaced.
  private static func monthsOfShortYears(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    let format = DateFormat(form: .monthName, hasShortYear: true)
    let months = measures.compactMap { column -> (moment: Double, column: Int)? in
      let words = profiles[column].name.split(separator: " ")
      guard words.count == 2, words[1].utf8.count == 2 else { return nil }
      return format.seconds(Array(words.joined(separator: "-").utf8).span).map { ($0, column) }
    }
    let steps = zip(months, months.dropFirst()).map {
      (($1.moment - $0.moment) / 86_400 / 30.4).rounded()
    }
    // Days of one month are years apart, if they are taken for years.
    return steps.allSatisfy { $0 > 0 && $0 == steps[0] && $0 < 12 } ? months : []
  }

  /// The roles with which the columns are read.
  var roles: ColumnRoles {
    var year: Int?
    switch header {
    case .months(let column), .quarters(let column): year = column
    case .monthNames, .quarterNames, .weekdayNames, .years, .dates, .steps, .numbers, .names: break
    }
    return ColumnRoles(
      x: year, ys: values, labels: rowNames.first,
      candidates: rowNames.dropFirst() + [valueName, spareNames].compactMap { $0 })
  }
}
