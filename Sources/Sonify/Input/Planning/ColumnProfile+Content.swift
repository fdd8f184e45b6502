import SonifyBase
import SonifyTables

/// What the first cells of a column hold.
extension ColumnProfile {
  /// Returns the type of most cells, numbers or dates if at least three in four are such, and the
  /// format of the numbers.
  static func content(
    of cells: [ArraySlice<UInt8>], _ dialect: Dialect, header: String, isFirst: Bool
  ) -> (KeptColumn.Content?, NumberFormat?) {
    let (formats, namesMonths) = (dateFormats(dialect), namesMonths(header))
    // Documents are often numbered by their day.
    let mayHaveClock = !HeaderWords(header).contains(anyOf: wordsOfDocuments)
    let skipsWords = hasFewWords(cells, dialect)
    var present = 0
    var numbers = 0
    var dates = [Int](repeating: 0, count: formats.count)
    for cell in cells {
      let text = cell.span.trimmed
      if dialect.isMissingNumber(text) { continue }
      if isUnmeasured(cell, skipsWords) { continue }
      present += 1
      let isNumber = number(text, dialect, nil) != nil
      if isNumber { numbers += 1 }
      let digits = mayHaveClock ? [8, 12, 14] : [8]
      if isNumber, !digits.contains(text.count), text.count != 6 || !namesMonths { continue }
      for (index, format) in formats.enumerated()
      where (!isNumber || format == .compact || format == .compactMonth)
        && isPlausible(format.seconds(text))
      {
        dates[index] += 1
      }
    }
    guard present > 0 else { return (nil, nil) }
    if numbers == present, areVersions(cells, header: header) { return (.text, nil) }
    for digits in [DateFormat.compact, .compactMonth] {
      if let index = formats.firstIndex(of: digits), dates[index] == present {
        return (.date(digits), nil)
      }
    }
    if numbers == present, namesMonths || header.isEmpty,
      let format = monthsWithPoints(cells, dialect)
    {
      return (.date(format), nil)
    }
    if CalendarWords.namesQuarters(header), let quarters = quarters(cells, dialect) {
      return (.date(quarters), nil)
    }
    if numbers == 0, let format = wholeFormat(of: cells, dialect, header: header) {
      return (.date(format), nil)
    }
    let best = dates.indices.max { (dates[$0], -$0) < (dates[$1], -$1) }
    if numbers == 0, let best, dates[best] > 0, dates[best] < present,
      let format = mixedFormat(of: cells, dialect)
    {
      return (.date(format), nil)
    }
    if numbers * 4 < present * 3, let best, dates[best] * 4 >= present * 3 {
      return (.date(formats[best].ordered(dialect.dateOrder)), nil)
    }
    let filled = cells.filter { cell in
      let text = cell.span.trimmed
      return !dialect.isMissingNumber(text) && !isUnmeasured(cell, skipsWords)
    }
    let addition = numbers < present ? NumberAddition(of: filled, dialect.encoding) : nil
    let measure = HumanMeasure(of: filled, header: header, isFirst: isFirst)
    if numbers == present, dialect.mayHaveThousandsWithPoints,
      let style = NumberEvidence(of: filled, dialect).thousandsWithPoints
    {
      return (.number, style)
    }
    if addition == .notes, measure != .duration,
      let style = written(with: .notes, filled, dialect)
    {
      return (.number, style)
    }
    if numbers < present,
      let style = NumberEvidence(of: cells, dialect).style(dialect)?.unless(of: dialect),
      cells.count(where: { number($0.span, dialect, style) != nil }) * 4 >= present * 3
    {
      return (.number, style)
    }
    // df writes 0 without a unit, so most of the cells may be plain numbers.
    if numbers < present, numbers * 4 >= present * 3,
      let measure, measure == .size,
      HumanMeasure.isOfSizes(header), filled.allSatisfy({ measure.value($0.span.trimmed) != nil })
    {
      return (.number, NumberFormat(decimal: dialect.decimal, measure: measure))
    }
    if numbers * 4 >= present * 3 { return (.number, nil) }
    if let measure {
      return (.number, NumberFormat(decimal: dialect.decimal, measure: measure))
    }
    if let addition, let style = written(with: addition, filled, dialect) {
      return (.number, style)
    }
    let style = measured(beforeBrackets: filled, dialect, header: header, isFirst: isFirst)
    return style.map { (.number, $0) } ?? (.text, nil)
  }

  /// Returns the format of sizes or lengths of time with figures in brackets after most of them, as in
  /// "0.167s (2.04x)"; nil if they are none.
  private static func measured(
    beforeBrackets cells: [ArraySlice<UInt8>], _ dialect: Dialect, header: String, isFirst: Bool
  ) -> NumberFormat? {
    let heads = cells.map { NumberAddition.brackets.number(in: $0.span)?[...] ?? $0 }
    guard zip(heads, cells).count(where: { $0.count < $1.count }) * 4 >= cells.count * 3,
      let measure = HumanMeasure(of: heads, header: header, isFirst: isFirst)
    else { return nil }
    var style = NumberFormat(decimal: dialect.decimal, measure: measure)
    style.addition = .brackets
    return style
  }

  private static let wordsOfDocuments = [
    "id", "ids", "number", "no", "nr", "num", "invoice", "order", "receipt", "ean", "code",
    "transaction", "reference", "ref", "key", "barcode", "ticket", "account", "serial",
  ]

  /// Returns whether a cell is a limit such as "<5" or, if asked for, a word such as "err".
  private static func isUnmeasured(_ cell: ArraySlice<UInt8>, _ skipsWords: Bool) -> Bool {
    let text = cell.span.trimmed
    guard text.count > 1 else { return false }
    // Some columns have little else.
    if Unmeasured.isBuoyMark(text) { return true }
    if [0x3c, 0x3e, 0xe2].contains(text[0]) { return Unmeasured.isLimit(Array(cell)) }
    return skipsWords && Unmeasured.isWord(Array(cell))
  }

  /// Returns whether words for what could not be measured are fewer than half of the cells; more of them
  /// are kinds of outcomes.
  private static func hasFewWords(_ cells: [ArraySlice<UInt8>], _ dialect: Dialect) -> Bool {
    let words = cells.count { cell in
      let text = cell.span.trimmed
      return text.count > 2 && (text[0] | 0x20) &- 0x61 < 26 && Unmeasured.isWord(Array(cell))
    }
    return words > 0 && words * 2 < cells.count { !dialect.isMissingNumber($0.span.trimmed) }
  }

  /// Returns the format of dates that other formats read as well, which all cells must have.
  private static func wholeFormat(
    of cells: [ArraySlice<UInt8>], _ dialect: Dialect, header: String
  ) -> DateFormat? {
    let cells = cells.filter { !dialect.isMissingNumber($0.span.trimmed) }
    func have(_ format: DateFormat) -> Bool {
      cells.allSatisfy { format.seconds($0.span.trimmed) != nil }
    }
    // One alone may be April 2003.
    if !HeaderWords(header).contains(anyOf: ["month", "months", "yearmonth", "ym"]),
      have(.splitYear), cells.contains(where: { $0 != cells[0] })
    {
      return .splitYear
    }
    return have(.shortYearFirst) && isYearFirst(cells) ? .shortYearFirst : nil
  }

  /// Returns whether numbers are versions, by their header: 3.9 and 3.10.
  private static func areVersions(_ cells: [ArraySlice<UInt8>], header: String) -> Bool {
    ["version", "versions"]
      .contains(HeaderWords(header).last)
      && cells.contains { cell in cell.contains(UInt8(ascii: ".")) }
  }

  /// Returns the format of months such as 10.2023 or 2023.10 if all numbers are such months in order, which
  /// decimals are not by chance.
  private static func monthsWithPoints(
    _ cells: [ArraySlice<UInt8>], _ dialect: Dialect
  ) -> DateFormat? {
    let format = DateFormat(form: .monthYear)
    var months: [Double] = []
    for cell in cells where !dialect.isMissingNumber(cell.span.trimmed) {
      guard cell.contains(UInt8(ascii: ".")), let month = format.seconds(cell.span.trimmed) else {
        return nil
      }
      months.append(month)
    }
    let year = 366 * 86_400.0
    let areNear = zip(months, months.dropFirst()).allSatisfy { abs($1 - $0) <= year }
    let isInOrder = ColumnSummary(months.span).isStrictlyMonotonic
    return months.count > 2 && isInOrder && areNear ? format : nil
  }

  /// Returns the format of quarters such as 1/2023 if all cells are such.
  private static func quarters(
    _ cells: [ArraySlice<UInt8>], _ dialect: Dialect
  ) -> DateFormat? {
    let format = DateFormat(form: .numberedQuarter)
    let cells = cells.filter { !dialect.isMissingNumber($0.span.trimmed) }
    return cells.allSatisfy { format.seconds($0.span.trimmed) != nil } ? format : nil
  }

  /// Returns the formats of dates, the likelier first: where decimal signs are commas, the day comes before
  /// the month unless a date shows that it does not.
  private static func dateFormats(_ dialect: Dialect) -> [DateFormat] {
    guard dialect.decimal == UInt8(ascii: ",") else { return DateFormat.allCases }
    return DateFormat.allCases.map { $0.exchanged ?? $0 }
  }

  /// The forms of dates that people type.
  private static let typed: [DateFormat.Form] = [
    .dotted, .monthName, .dayMonthName, .slashedMonthFirst, .slashedDayFirst,
  ]

  /// Returns the format of dates of which some have years of two digits and others of four, as people type
  /// them; nil if some cell has another.
  private static func mixedFormat(
    of cells: [ArraySlice<UInt8>], _ dialect: Dialect
  ) -> DateFormat? {
    dateFormats(dialect).lazy.filter { Self.typed.contains($0.form) && !$0.hasShortYear }
      .map { format in
        var format = format
        format.mayHaveShortYear = true
        return format
      }
      .first { format in
        cells.allSatisfy { cell in
          let text = cell.span.trimmed
          return dialect.isMissingNumber(text) || format.seconds(text) != nil
        }
      }
      .map { $0.ordered(dialect.dateOrder) }
  }

  /// Returns whether the first of three numbers of two digits can only be the year: the rows are in order
  /// by it and in none if the day or the month comes first, or all are first days of months.
  private static func isYearFirst(_ cells: [ArraySlice<UInt8>]) -> Bool {
    let seconds = cells.compactMap { DateFormat.shortYearFirst.seconds($0.span.trimmed) }
    guard seconds.count > 1, zip(seconds, seconds.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return false
    }
    let dates = seconds.map { CivilDate(daysSince1970: Int(($0 / 86_400).rounded(.down))) }
    if dates.allSatisfy({ $0.day == 1 }) { return !dates.allSatisfy { $0.year % 100 == 1 } }
    func areInOrder(_ other: (CivilDate) -> CivilDate?) -> Bool {
      let days = dates.map { other($0)?.daysSince1970 }
      return zip(days, days.dropFirst()).allSatisfy { one, other in
        if let one, let other { one <= other } else { false }
      }
    }
    return !areInOrder { CivilDate(year: 2000 + $0.day, month: $0.month, day: $0.year % 100) }
      && !areInOrder { CivilDate(year: 2000 + $0.day, month: $0.year % 100, day: $0.month) }
  }

  /// Returns the format of numbers with an addition, or nil unless three in four have it.
  private static func written(
    with addition: NumberAddition, _ cells: [ArraySlice<UInt8>], _ dialect: Dialect
  ) -> NumberFormat? {
    let bare =
      addition == .brackets
      ? cells.map { cell in addition.number(in: cell.span)?[...] ?? cell } : cells
    var style = NumberEvidence(of: bare, dialect).style(dialect)
    style?.addition = addition
    return cells.count(where: { number($0.span, dialect, style) != nil }) * 4 >= cells.count * 3
      ? style : nil
  }

  /// Returns whether a header suggests that six digits are a year and a month.
  private static func namesMonths(_ name: String) -> Bool {
    let words = ["date", "period", "yearmonth", "yyyymm", "ym", "time"]
    return HeaderWords(name).contains(anyOf: words + CalendarWords.months)
  }

  /// Returns whether a date is in the years 1000 to 2999, the range in which bare digits are read
  /// as a date.
  private static func isPlausible(_ seconds: Double?) -> Bool {
    guard let seconds else { return false }
    return (-30_610_224_000..<32_503_680_000).contains(seconds)
  }
}
