import SonifyTables

/// The cells of the first rows.
extension ColumnProfile {
  /// Returns the first number that does not agree with those before it, if most cells are numbers; else nil.
  static func unreadable(
    _ column: Int, of grid: CellGrid, from firstRow: Int, _ dialect: Dialect
  ) -> ReadingFault? {
    var present = 0
    var numbers = 0
    var evidence = NumberEvidence()
    var fault: ReadingFault?
    for row in firstRow..<grid.rowCount {
      guard let cell = grid.cell(row, column), !dialect.isMissingNumber(cell.span.trimmed) else {
        continue
      }
      present += 1
      let number = NumberAddition.number(besideAny: cell.span)?[...] ?? cell
      guard NumberEvidence.isNumber(number.span.trimmed) else { continue }
      numbers += 1
      evidence.add(number.span.trimmed)
      if fault == nil, evidence.style(dialect) == nil {
        fault = ReadingFault(
          line: grid.lines[row], column: column, problem: .notNumber(number.span.trimmed.start))
      }
    }
    return numbers * 4 >= present * 3 ? fault : nil
  }

  /// Returns the number in a cell, or nil if there is none.
  static func number(
    _ text: Span<UInt8>, _ dialect: Dialect, _ style: NumberFormat?
  ) -> Double? {
    guard case .number(let value) = dialect.number(text.trimmed, style) else { return nil }
    return value
  }

  /// Takes amounts for sizes beside columns of sizes.
  ///
  /// Of sizes that a program prints, some may be amounts as well: "312K" beside "1.02M", but not beside "24MB".
  static func markSizes(
    in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int, _ dialect: Dialect
  ) {
    func cells(_ column: Int) -> [ArraySlice<UInt8>] {
      (firstRow..<grid.rowCount).compactMap { grid.cell($0, column) }
    }
    let sizes = profiles.indices.filter { profiles[$0].style?.measure?.isOfSizes == true }
    let areBare = sizes.allSatisfy { column in
      cells(column).allSatisfy { $0.span.trimmed.start.last.map { $0 | 0x20 } != UInt8(ascii: "b") }
    }
    guard !sizes.isEmpty, areBare else { return }
    for column in profiles.indices where profiles[column].style?.measure == .amount {
      profiles[column].takeForSizes(cells(column), dialect)
    }
  }

  /// Takes amounts for sizes if all cells may be sizes and none is money.
  private mutating func takeForSizes(_ cells: [ArraySlice<UInt8>], _ dialect: Dialect) {
    let filled = cells.filter { !Self.isMissing($0, dialect) }
    guard style?.unit == nil, !isNamedMoney,
      filled.allSatisfy({ HumanMeasure.size.value($0.span.trimmed) != nil })
    else { return }
    style?.measure = .size
  }

  /// Takes numbers for lengths of time that lie between two times, so that 1:10 is hours and minutes.
  mutating func takeForLength() {
    if style?.measure == .timeOfDay || holdsHoursAndMinutes { style?.measure = .hours }
    intervalPart = .length
  }

  /// Returns whether a cell stands for a missing value.
  static func isMissing(_ cell: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    dialect.isMissing(cell.span.trimmed)
  }
}
