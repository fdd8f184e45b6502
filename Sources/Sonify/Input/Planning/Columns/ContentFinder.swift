import SonifyBase
import SonifyTables

/// Finds what the first cells of a column hold, from the surest sign to the weakest: dates, numbers and their
/// format, or texts.
struct ContentFinder {
  private let cells: [ArraySlice<UInt8>]
  private let dialect: Dialect
  private let header: String
  private let words: HeaderWords
  private let isFirst: Bool
  /// The formats of dates, the likelier first, and how many cells are a date in each.
  private let formats: [DateFormat]
  private var dates: [Int]
  /// The cells that hold a value, and how many of them are numbers.
  private var filled: [ArraySlice<UInt8>] = []
  private var numbers = 0

  private var present: Int { filled.count }

  /// Creates a finder.
  /// - Parameters:
  ///   - cells: the first cells of the column.
  ///   - dialect: the dialect of the table.
  ///   - header: the header of the column; empty if there is none.
  ///   - isFirst: whether the column is the first of the table.
  init(of cells: [ArraySlice<UInt8>], _ dialect: Dialect, header: String, isFirst: Bool) {
    self.cells = cells
    self.dialect = dialect
    self.header = header
    self.isFirst = isFirst
    words = HeaderWords(header)
    formats = Self.dateFormats(dialect)
    dates = [Int](repeating: 0, count: formats.count)
    let skipsWords = Self.hasFewWords(cells, dialect)
    // Documents are often numbered by their day.
    let mayHaveClock = !words.contains(anyOf: IdentifierWords.documents)
    let digits = mayHaveClock ? [8, 12, 14] : [8]
    for cell in cells {
      let text = cell.span.trimmed
      if dialect.isMissingNumber(text) || Self.isUnmeasured(cell, skipsWords) { continue }
      filled.append(cell)
      let isNumber = ColumnProfile.number(text, dialect, nil) != nil
      if isNumber { numbers += 1 }
      if isNumber, !digits.contains(text.count), text.count != 6 || !namesMonths { continue }
      for (index, format) in formats.enumerated()
      where (!isNumber || format == .compact || format == .compactMonth)
        && Self.isPlausible(format.seconds(text))
      {
        dates[index] += 1
      }
    }
  }

  /// The type of most cells, numbers or dates if at least three in four are such, and the format of the
  /// numbers; no type if no cell holds a value.
  var content: (KeptColumn.Content?, NumberFormat?) {
    guard present > 0 else { return (nil, nil) }
    if numbers == present && areVersions || areHexadecimal { return (.text, nil) }
    if let format = dateFormat { return (.date(format), nil) }
    return numberFormat.map { (.number, $0) } ?? (.text, nil)
  }

  /// Whether the cells are hexadecimal numbers of equally many digits, as addresses and checksums are: "12e5" is
  /// no number beside "4b17".
  private var areHexadecimal: Bool {
    guard numbers > 0, let count = filled.first?.count, count > 3,
      filled.allSatisfy({ $0.count == count && $0.allSatisfy(Self.isHexadecimal) })
    else { return false }
    return filled.contains { cell in
      cell.contains { $0 > 0x39 } && cell.contains { $0 <= 0x39 }
        && (cell.first == 0x30 || ColumnProfile.number(cell.span, dialect, nil) == nil)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// The format of the dates, or nil if the cells are none.
  private var dateFormat: DateFormat? {
    for digits in [DateFormat.compact, .compactMonth] {
      if let index = formats.firstIndex(of: digits), dates[index] == present { return digits }
    }
    if numbers == present,
      namesMonths || header.isEmpty || isFirst && words.contains(anyOf: CalendarWords.dates),
      let months = monthsWithPoints
    {
      return months
    }
    if CalendarWords.namesQuarters(header), let quarters { return quarters }
    let best = dates.indices.max { (dates[$0], -$0) < (dates[$1], -$1) }
    if numbers == 0 {
      if let format = wholeFormat { return format }
      if let best, dates[best] > 0, dates[best] < present, let format = mixedFormat {
        return format
      }
    }
    guard numbers * 4 < present * 3, let best, dates[best] * 4 >= present * 3 else { return nil }
    return formats[best].ordered(dateOrder)
  }

  /// The order of day and month that the user chose or the header states.
  private var dateOrder: ReadingOptions.DateOrder {
    dialect.dateOrder == .auto
      ? SlashedDates.order(statedBy: header) ?? .auto : dialect.dateOrder
  }

  /// The format of the numbers, an inner nil if it is that of the table; nil if the cells are none.
  private var numberFormat: NumberFormat?? {
    let isMost = numbers * 4 >= present * 3
    if numbers == present {
      let mayBeWhole =
        dialect.delimiter != UInt8(ascii: ",") && dialect.decimal == UInt8(ascii: ".")
        && !dialect.isDecimalGiven && !dialect.isDecimalKnown && countsWhole
      guard dialect.mayHaveThousandsWithPoints || mayBeWhole else { return .some(nil) }
      let evidence = NumberEvidence(of: filled, dialect)
      return .some(mayBeWhole ? evidence.wholeWithPoints : evidence.thousandsWithPoints)
    }
    let addition = NumberAddition(of: filled)
    let measure = HumanMeasure(of: filled, header: header, isFirst: isFirst)
    if addition == .notes, measure != .duration, measure != .bloodPressure,
      let style = written(with: .notes)
    {
      return style
    }
    if countsWhole, !dialect.isDecimalGiven,
      let style = NumberEvidence(of: filled, dialect).wholeWithCommas
    {
      return style
    }
    if let style = NumberEvidence(of: cells, dialect).style(
      dialect, isLargeMoney: isLargeMoney)?.unless(of: dialect),
      cells.count(where: { ColumnProfile.number($0.span, dialect, style) != nil }) * 4
        >= present * 3
    {
      return style
    }
    var measured = measure.map { NumberFormat(decimal: dialect.decimal, measure: $0) }
    if measure == .amount {
      let marks = Set(filled.map { HumanMeasure.mark(before: $0.span.trimmed) })
      measured?.mark = marks.count == 1 ? marks.first ?? nil : nil
    }
    // df writes 0 without a unit, so most of the cells may be plain numbers.
    if isMost, let measure, measure.isOfSizes, HumanMeasure.isOfSizes(header),
      filled.allSatisfy({ measure.value($0.span.trimmed) != nil })
    {
      return measured
    }
    if isMost { return .some(nil) }
    let style =
      measured ?? addition.flatMap { written(with: $0) } ?? measuredBeforeBrackets
    return style.map { .some($0) }
  }

  /// Whether the header is that of money which nobody gives in thousandths, and of no rate or factor.
  private var isLargeMoney: Bool {
    words.contains(anyOf: MeasureWords.largeAmounts)
      && !words.contains(anyOf: MeasureWords.ratesAndFactors)
  }

  /// Whether the header says nothing but that people, or what they do, are counted, which are whole.
  private var countsWhole: Bool {
    words.contains(anyOf: MeasureWords.wholes)
      && words.words.allSatisfy {
        MeasureWords.wholes.contains($0) || MeasureWords.besideWholes.contains($0) || Int($0) != nil
      }
  }

  /// The format of sizes or lengths of time with figures in brackets after most of them, as in
  /// "0.167s (2.04x)"; nil if they are none.
  private var measuredBeforeBrackets: NumberFormat? {
    let heads = filled.map { NumberAddition.brackets.number(in: $0.span)?[...] ?? $0 }
    guard zip(heads, filled).count(where: { $0.count < $1.count }) * 4 >= present * 3,
      let measure = HumanMeasure(of: heads, header: header, isFirst: isFirst)
    else { return nil }
    var style = NumberFormat(decimal: dialect.decimal, measure: measure)
    style.addition = .brackets
    return style
  }

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

  /// The cells that are not empty, limits and words for what could not be measured among them.
  private var texts: [ArraySlice<UInt8>] {
    cells.filter { !dialect.isMissingNumber($0.span.trimmed) }
  }

  /// The format of dates that other formats read as well, which all cells must have.
  private var wholeFormat: DateFormat? {
    let cells = texts
    func have(_ format: DateFormat) -> Bool {
      cells.allSatisfy { format.seconds($0.span.trimmed) != nil }
    }
    if words.contains(anyOf: CalendarWords.dates), have(.shortDotted) { return .shortDotted }
    // One alone may be April 2003.
    if !words.contains(anyOf: ["month", "months", "yearmonth", "ym"]),
      have(.splitYear), cells.contains(where: { $0 != cells[0] })
    {
      return .splitYear
    }
    return have(.shortYearFirst) && Self.isYearFirst(cells) ? .shortYearFirst : nil
  }

  /// Whether numbers are versions, by their header: 3.9 and 3.10.
  private var areVersions: Bool {
    ["version", "versions"].contains(words.last)
      && cells.contains { cell in cell.contains(UInt8(ascii: ".")) }
  }

  /// The format of months such as 10.2023 or 2023.10 if all numbers are such months in order, which decimals
  /// are not by chance.
  private var monthsWithPoints: DateFormat? {
    let format = DateFormat(form: .monthYear)
    var months: [Double] = []
    for cell in texts {
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

  /// The format of quarters such as 1/2023 if all cells are such.
  private var quarters: DateFormat? {
    let format = DateFormat(form: .numberedQuarter)
    return texts.allSatisfy { format.seconds($0.span.trimmed) != nil } ? format : nil
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

  /// The format of dates of which some have years of two digits and others of four, as people type them; nil if
  /// some cell has another.
  private var mixedFormat: DateFormat? {
    formats.lazy.filter { Self.typed.contains($0.form) && !$0.hasShortYear }
      .map { format in
        var format = format
        format.mayHaveShortYear = true
        return format
      }
      .first { format in
        texts.allSatisfy { format.seconds($0.span.trimmed) != nil }
      }
      .map { $0.ordered(dateOrder) }
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
  private func written(with addition: NumberAddition) -> NumberFormat? {
    let bare =
      addition == .brackets
      ? filled.map { cell in addition.number(in: cell.span)?[...] ?? cell } : filled
    var style = NumberEvidence(of: bare, dialect).style(dialect)
    style?.addition = addition
    let readable = filled.count { ColumnProfile.number($0.span, dialect, style) != nil }
    return readable * 4 >= present * 3 ? style : nil
  }

  /// Whether the header suggests that six digits are a year and a month.
  private var namesMonths: Bool {
    words.contains(anyOf: ["date", "period", "yearmonth", "yyyymm", "ym", "time"])
      || words.contains(anyOf: CalendarWords.months)
  }

  /// Returns whether a date is in the years 1000 to 2999, the range in which bare digits are read
  /// as a date.
  private static func isPlausible(_ seconds: Double?) -> Bool {
    guard let seconds else { return false }
    return (-30_610_224_000..<32_503_680_000).contains(seconds)
  }
}
