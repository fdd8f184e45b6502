/// What is known of a column: at first from the beginning of the data, later from all of them.
struct ColumnProfile: Equatable {
  /// The header; empty when there is none.
  var name: String
  /// What the cells hold; nothing when none is filled.
  var content: KeptColumn.Content?
  /// What the values come to.
  var summary = ColumnSummary()
  /// How many different texts there are.
  var distinct = 0
  /// How many bytes the longest text has.
  var longest = 0
  /// If most texts begin with a digit, the first of them: perhaps a number that was not understood.
  var almostNumber: String?
  /// Whether some value comes more than once.
  var repeats = false
  /// Whether all of the data are known.
  var isCertain: Bool

  /// Looks at a column of the first rows.
  /// - Parameters:
  ///   - name: the header.
  ///   - column: the index of the column.
  ///   - grid: the first rows.
  ///   - firstRow: the first of them that is not the header.
  ///   - dialect: how the table is written.
  ///   - isCertain: whether those rows are all.
  init(
    name: String, column: Int, of grid: CellGrid, from firstRow: Int, _ dialect: Dialect,
    isCertain: Bool
  ) {
    self.name = name
    self.isCertain = isCertain
    let cells = (firstRow..<max(firstRow, grid.rowCount)).compactMap { grid.cell($0, column) }
    content = Self.content(of: cells, dialect)
    switch content {
    case .number: study(cells.map { Self.number($0.span, dialect) ?? .nan })
    case .date(let format):
      study(
        cells.map { Self.isMissing($0, dialect) ? .nan : format.seconds($0.span.trimmed) ?? .nan })
    case .text: studyTexts(cells, dialect)
    case nil: summary.missing = cells.count
    }
  }

  /// What the column is called in sentences.
  func displayName(_ index: Int) -> String { name.isEmpty ? "column \(index + 1)" : name }

  /// Takes over what a column that was read whole comes to.
  /// - Parameters:
  ///   - column: the column.
  ///   - ordersPoints: whether it matters if numbers come more than once.
  mutating func update(from column: Table.Column, ordersPoints: Bool) {
    isCertain = true
    summary = column.summary
    guard content == .text else {
      repeats = ordersPoints && Self.haveRepeats(column.values, summary)
      return
    }
    distinct = column.isOverfull ? .max : column.texts.count
    repeats = distinct < summary.present
    longest = (0..<column.texts.count).map { column.texts[$0].count }.max() ?? 0
  }

  /// What most cells hold: numbers or dates if at least three in four are such.
  private static func content(
    of cells: [ArraySlice<UInt8>], _ dialect: Dialect
  ) -> KeptColumn.Content? {
    var present = 0
    var numbers = 0
    var dates = [Int](repeating: 0, count: DateFormat.allCases.count)
    for cell in cells {
      let text = cell.span.trimmed
      if dialect.isMissingNumber(text) { continue }
      present += 1
      let isNumber = number(text, dialect) != nil
      if isNumber { numbers += 1 }
      if isNumber, text.count != 8 { continue }
      for (index, format) in DateFormat.allCases.enumerated()
      where (format == .compact) == isNumber && isPlausible(format.seconds(text)) {
        dates[index] += 1
      }
    }
    guard present > 0 else { return nil }
    let formats = DateFormat.allCases
    if let compact = formats.firstIndex(of: .compact), dates[compact] == present {
      return .date(.compact)
    }
    if numbers * 4 >= present * 3 { return .number }
    let best = dates.indices.max { (dates[$0], -$0) < (dates[$1], -$1) }
    if let best, dates[best] * 4 >= present * 3 {
      return .date(formats[best].ordered(dialect.dateOrder))
    }
    return .text
  }

  /// Whether a date lies in the years 1000 to 2999, for which digits alone are taken as a date.
  private static func isPlausible(_ seconds: Double?) -> Bool {
    guard let seconds else { return false }
    return (-30_610_224_000..<32_503_680_000).contains(seconds)
  }

  private static func number(_ text: Span<UInt8>, _ dialect: Dialect) -> Double? {
    guard case .number(let value) = DecimalNumber.read(text.trimmed, decimal: dialect.decimal)
    else {
      return nil
    }
    return value
  }

  private static func isMissing(_ cell: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    dialect.isMissing(cell.span.trimmed)
  }

  private mutating func study(_ values: [Double]) {
    summary = ColumnSummary(values.span)
    repeats = Self.haveRepeats(values, summary)
  }

  private mutating func studyTexts(_ cells: [ArraySlice<UInt8>], _ dialect: Dialect) {
    var lexicon = Lexicon()
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let numeric = cells.filter { $0.first.map(digits.contains) ?? false }
    let filled = cells.count { !dialect.isMissing($0.span) }
    if numeric.count * 2 > filled, let first = numeric.first {
      almostNumber = CellText.harmless(Array(first), dialect.encoding)
    }
    for cell in cells {
      if dialect.isMissing(cell.span) {
        summary.missing += 1
      } else {
        summary.present += 1
        longest = max(longest, cell.count)
        _ = lexicon.index(of: cell.span)
      }
    }
    distinct = lexicon.count
    repeats = distinct < summary.present
  }

  /// Whether some value comes more than once.
  private static func haveRepeats(_ values: [Double], _ summary: ColumnSummary) -> Bool {
    if summary.isRising || summary.isFalling || summary.hasEqualNeighbours {
      return summary.hasEqualNeighbours
    }
    let sorted = values.filter { !$0.isNaN }.sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }
}
