import SonifyBase

/// Finds the header, the rows and the end of a table in a block of rows.
struct SheetTableFinder {
  let sheet: CellSheet
  let block: Range<Int>
  let hasHeader: Bool?
  private(set) var columns: [Int]
  private(set) var header = 0..<0
  private(set) var body = 0..<0
  var skipped: Set<Int> = []
  private(set) var numberCount = 0
  /// Whether several of the first rows hold numbers; one of units does not.
  private(set) var hasRowsOfNumbers = false
  /// Whether the only numbers count the rows, in the first column: 1, 2, 3, as those of notes.
  private(set) var countsRows = false
  /// Whether the header is that of a pivot table, which may have numbers.
  private(set) var isPivot = false
  var findings: SheetTable.Findings

  /// Starts to examine a block of rows.
  /// - Parameters:
  ///   - sheet: the cells.
  ///   - block: the rows.
  ///   - columns: the columns that belong together.
  ///   - findings: what is known of rows above.
  ///   - hasHeader: whether the first row names the columns; nil to detect it.
  init(
    _ sheet: CellSheet, _ block: Range<Int>, _ columns: [Int], _ findings: SheetTable.Findings,
    hasHeader: Bool?
  ) {
    self.sheet = sheet
    self.block = block
    self.columns = columns
    self.findings = findings
    self.hasHeader = hasHeader
  }

  /// Finds all, and returns whether there is a row with a number below the header.
  mutating func find() -> Bool {
    let start = firstRow()
    header = start..<(start + headerCount(from: start))
    body = header.upperBound..<block.upperBound
    findEnd()
    findSkipped()
    dropBlankColumns()
    findOtherUnits()
    countNumbers()
    return numberCount > 0
  }

  /// The cells of the table's columns in a row, −1 for none.
  func places(_ row: Int) -> [Int] {
    let all = sheet.places(row)
    return columns.map { all[$0] }
  }

  /// The cells of a row that show something, without repetition.
  func filled(_ places: [Int]) -> [Int] {
    var cells: [Int] = []
    for cell in places where !sheet.isBlank(cell) && cells.last != cell { cells.append(cell) }
    return cells
  }

  // MARK: Above

  /// Returns the first row after titles, which are single cells above wider rows.
  private mutating func firstRow() -> Int {
    guard columns.count > 1 else { return block.lowerBound }
    if let row = pivotHeader() {
      isPivot = true
      for above in block.lowerBound..<row { findings.note(sheet, places(above)) }
      return row
    }
    for row in block {
      let places = places(row)
      let cells = filled(places)
      if cells.isEmpty {
        // A title may stand to the left of its table.
        let others = sheet.ownCells(row).filter { !sheet.isBlank($0) }
        if others.count == 1, sheet.column(others[0]) < columns[0], !sheet.isValue(others[0]) {
          findings.note(sheet, others)
        }
        continue
      }
      if cells.count > 1, isApart(cells, from: row + 1) {
        findings.note(sheet, places)
        continue
      }
      if isTitleBesideRemark(cells, in: row) || isTitleAboveNames(cells, in: row) {
        findings.note(sheet, [cells[0]])
        continue
      }
      guard cells.count < 2, let cell = cells.first else { return row }
      if isAboveYears(cell, in: row) {
        findings.above += 1
        continue
      }
      // The name of a column or of a group of them stands above others than the first.
      if sheet.isBlank(places[0]), row + 1 < block.upperBound {
        let isGroup = places.count(where: { $0 == cell }) > 1
        let isAboveValues = filled(self.places(row + 1)).contains(where: sheet.isValue)
        if sheet.kind(cell) == .heading || sheet.part(row) == .head || isGroup || isAboveValues {
          return row
        }
      }
      findings.note(sheet, places)
    }
    findings = SheetTable.Findings()
    return block.lowerBound
  }

  // MARK: Below

  /// Finds notes and totals at the end.
  private mutating func findEnd() {
    var end = body.upperBound
    var totals: [String] = []
    while end > body.lowerBound + 1 {
      let places = places(end - 1)
      let cells = filled(places)
      let isFoot = sheet.part(end - 1) == .foot
      if let label = cells.first, cells.count > 1 || isFoot,
        isFoot || TotalRow.isLabel(sheet.text(label))
      {
        let name = String(decoding: sheet.text(label), as: UTF8.self)
        totals.append(UntrustedText.harmless(name, limit: 40))
      } else if cells.count == 1, columns.count > 1, !sheet.isValue(cells[0]),
        places[0] == cells[0]
      {
        findings.below += 1
      } else if !cells.isEmpty {
        break
      }
      end -= 1
    }
    findings.totals = totals.reversed()
    // A row of a single name may be one whose values are missing, unless it is set apart.
    if findings.below > 0, totals.isEmpty, !isSetApart(end) {
      end += findings.below
      findings.below = 0
    }
    body = body.lowerBound..<end
  }

  /// Returns whether the rows from an index on are apart from those before: by a blank row, by
  /// cells that cover several columns, or by texts far longer than those of the table.
  private func isSetApart(_ row: Int) -> Bool {
    guard row < block.upperBound, row > body.lowerBound else { return false }
    let places = places(row)
    let isWide = places.count > 1 && places[0] >= 0 && places[1] == places[0]
    let before = self.places(row - 1)
    let length = filled(places).first.map { sheet.text($0).count } ?? 0
    let usual = sheet.isBlank(before[0]) ? 0 : sheet.text(before[0]).count
    return isWide || filled(places).isEmpty || sheet.isApart(row)
      || length > 3 * usual + 10
  }

  /// Finds rows within the table that are no data.
  private mutating func findSkipped() {
    let names = header.last.map { filled(places($0)).map { Array(sheet.text($0)) } }
    for row in body {
      let places = places(row)
      let cells = filled(places)
      if cells.isEmpty {
        skipped.insert(row)
      } else if isHeading(row, cells, places, names) {
        skipped.insert(row)
        findings.headings += 1
      } else if cells.count > 1,
        PrintedTable.isElision(cells.map { sheet.text($0) })
      {
        skipped.insert(row)
        findings.elisions.append(sheet.line(row))
      }
    }
  }

  /// Returns whether a row repeats the header or heads a section.
  private func isHeading(
    _ row: Int, _ cells: [Int], _ places: [Int], _ names: [[UInt8]]?
  ) -> Bool {
    if sheet.part(row) == .head { return true }
    if cells.count == 1, columns.count > 1 {
      return places.count(where: { $0 == cells[0] }) > 1 && !sheet.isNumber(cells[0])
    }
    if cells.count > 1, !header.isEmpty, cells.allSatisfy({ sheet.kind($0) == .heading }) {
      return true
    }
    guard let names, names.count == cells.count, names.count > 1 else { return false }
    return zip(cells, names).allSatisfy { sheet.text($0).elementsEqual($1) }
  }

  // MARK: Columns

  /// Leaves out columns without a name and without cells.
  private mutating func dropBlankColumns() {
    var isUsed = [Bool](repeating: false, count: sheet.width)
    for row in [Array(header), body.filter { !skipped.contains($0) }].joined() {
      for cell in sheet.ownCells(row) where !sheet.isBlank(cell) {
        isUsed[sheet.column(cell)] = true
      }
    }
    // Merged cells are few.
    let names = header.map(sheet.places)
    let rows = body.prefix(SheetTable.sampleSize).map(sheet.places)
    for row in names + rows {
      for (column, cell) in row.enumerated() where !sheet.isBlank(cell) { isUsed[column] = true }
    }
    let mayHaveFlags = header.first.map { headsYears(places($0)) } ?? false
    columns = columns.filter { isUsed[$0] && !(mayHaveFlags && holdsFlags($0, names, rows)) }
  }

  /// Returns whether a column below a merged year, to the right of values, holds flags of a few letters, or is empty.
  private func holdsFlags(_ column: Int, _ names: [[Int]], _ rows: [[Int]]) -> Bool {
    guard column > 0, let top = names.first, top[column] >= 0, top[column] == top[column - 1],
      names.allSatisfy({ sheet.isBlank($0[column]) || $0[column] == $0[column - 1] })
    else { return false }
    let areFlags = rows.allSatisfy { row in
      let cell = row[column]
      return sheet.isBlank(cell) || sheet.text(cell).count <= 3 && !sheet.isNumber(cell)
    }
    // Of a year without any number, all cells are marks.
    return areFlags && rows.contains { !sheet.isBlank($0[column - 1]) }
  }

  /// Estimates the number of numbers from the first rows.
  private mutating func countNumbers() {
    let rows = body.lazy.filter { [skipped] in !skipped.contains($0) }
    var count = 0
    var sampled = 0
    var filled = 0
    var isCounter = true
    for row in rows.prefix(SheetTable.sampleSize) {
      sampled += 1
      let numbers = Set(places(row)).filter { cell in
        cell >= 0 && (sheet.isNumber(cell) || sheet.isTime(cell))
      }
      count += numbers.count
      if !numbers.isEmpty { filled += 1 }
      let first = places(row).first
      isCounter =
        isCounter
        && numbers.allSatisfy {
          $0 == first && sheet.text($0).elementsEqual("\(filled)".utf8)
        }
    }
    hasRowsOfNumbers = filled > 1
    countsRows = isCounter
    numberCount = sampled > 0 ? max(count, count * (body.count - skipped.count) / sampled) : 0
  }
}
