import SonifyTables

/// A table of a page or a workbook, as delimited text.
struct SheetText {
  /// The rows, whose lines map to those of the page or the rows of the sheet.
  let source: ByteSource
  /// The options for reading them.
  let options: ReadingOptions
  /// The known contents of some columns, by index.
  let contents: [Int: KeptColumn.Content]
}

extension SheetTable {
  /// The maximum number of bytes of merged cells that are written again for what they cover.
  static let maxRepeated = 64 << 20

  /// Writes the table as delimited text.
  /// - Parameters:
  ///   - sheet: the cells among which the table was found.
  ///   - name: the name of the data in messages.
  ///   - options: the user's options for reading them.
  ///   - delimiter: the byte between two cells: a tab allows for decimal commas in texts.
  /// - Returns: the text and how to read it, or nil if merged cells repeat too long texts.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room.
  func text(
    of sheet: CellSheet, name: String, _ options: ReadingOptions, delimiter: UInt8
  ) throws(InputError) -> SheetText? {
    let decimal = JSONTable.decimal(options)
    var writer = DelimitedWriter(name: name, decimal: decimal, delimiter: delimiter)
    let names = headerNames(sheet)
    if !header.isEmpty { try writer.writeHeader(names, line: sheet.line(header.upperBound - 1)) }
    let haveUnits = haveUnits(sheet)
    var places: [Int] = []
    var repeated = 0
    for row in body where !skipped.contains(row) {
      sheet.fill(&places, row: row)
      let own = sheet.ownCells(row)
      for (index, column) in columns.enumerated() where places[column] >= 0 {
        let cell = places[column]
        if !own.contains(cell) || sheet.column(cell) != column {
          repeated += sheet.text(cell).count
          guard repeated <= Self.maxRepeated else { return nil }
        }
        Self.put(cell, of: sheet, at: index, haveUnits[index], decimal, &writer)
      }
      try writer.endRow(width: columns.count, line: sheet.line(row))
    }
    var reading = options
    reading.format = .csv
    reading.delimiter = delimiter
    reading.hasMargins = false
    reading.encoding = .utf8
    reading.skippedLines = nil
    // A single row of names may be one of data, such as years; its cells decide.
    if header.count > 1 || !header.isEmpty && (isPivot || isHeadingRow(sheet)) {
      reading.hasHeader = true
    }
    let contents = JSONTable.contents(writer.kinds, names)
    return SheetText(source: try writer.source(), options: reading, contents: contents)
  }

  private func isHeadingRow(_ sheet: CellSheet) -> Bool {
    sheet.part(header.lowerBound) == .head
      || sheet.ownCells(header.lowerBound).allSatisfy { sheet.kind($0) == .heading }
  }

  /// Returns the name of each column: the texts above it, from the top.
  private func headerNames(_ sheet: CellSheet) -> [[UInt8]] {
    var names = [[UInt8]](repeating: [], count: columns.count)
    var last = [Int](repeating: -1, count: columns.count)
    for row in header {
      let places = sheet.places(row)
      for (index, column) in columns.enumerated() {
        let cell = places[column]
        guard !sheet.isBlank(cell), cell != last[index] else { continue }
        let text = sheet.text(cell)
        if last[index] >= 0, sheet.text(last[index]).elementsEqual(text) { continue }
        last[index] = cell
        names[index] += (names[index].isEmpty ? [] : [0x20]) + text.prefix(1000)
      }
    }
    return names
  }

  /// Returns whether all numbers of each column have one unit, but for percentages and money, whose marks stand at each
  /// number.
  private func haveUnits(_ sheet: CellSheet) -> [Bool] {
    var units = [String?](repeating: nil, count: columns.count)
    guard sheet.units.contains(where: Self.isUnit) else { return units.map { _ in false } }
    var places: [Int] = []
    for row in body where !skipped.contains(row) {
      sheet.fill(&places, row: row)
      for (index, column) in columns.enumerated() {
        let cell = places[column]
        guard cell >= 0, sheet.kind(cell) == .number else { continue }
        let unit = sheet.unit(cell)
        units[index] = units[index] ?? unit == unit ? unit : ""
      }
    }
    return units.map { $0.map(Self.isUnit) ?? false }
  }

  /// Returns whether a text is a unit that stands for no number, as M does for millions.
  private static func isUnit(_ text: String) -> Bool {
    UnitText.isUnit(text) && UnitSign(rawValue: text) == nil && !HumanMeasure.isFactor(text)
  }

  private static func put(
    _ cell: Int, of sheet: CellSheet, at column: Int, _ hasUnit: Bool, _ decimal: UInt8,
    _ writer: inout DelimitedWriter
  ) {
    let text = sheet.text(cell)
    switch sheet.kind(cell) {
    case .text, .heading, .day: writer.put(Array(text), at: column)
    case .moment: writer.put(Array(text.withoutMidnight), at: column)
    case .number where sheet.unit(cell) == CellSheet.milliseconds || hasUnit:
      let number = text.map { $0 == UInt8(ascii: ".") ? decimal : $0 }
      writer.put(number + " \(sheet.unit(cell))".utf8, at: column)
    case .number:
      guard let sign = UnitSign(rawValue: sheet.unit(cell)) else {
        writer.put(number: Array(text), at: column)
        return
      }
      let number = text.map { $0 == UInt8(ascii: ".") ? decimal : $0 }
      let mark = Array(sign.rawValue.utf8)
      writer.put(sign == .percent ? number + mark : mark + number, at: column)
    }
  }
}

extension ArraySlice<UInt8> {
  /// A day and a time without the time, if that is midnight.
  fileprivate var withoutMidnight: ArraySlice<UInt8> {
    let midnight = "T00:00:00".utf8
    return suffix(midnight.count).elementsEqual(midnight) ? dropLast(midnight.count) : self
  }
}
