import SonifyArchives
import SonifyTables

/// Reads a spreadsheet of OpenDocument from its beginning, sheet by sheet.
struct ODSReader {
  private var scanner: XMLScanner
  private var styles: ODSStyles
  private var contents = SheetContents()
  /// The columns: up to which each description goes, whether they are hidden, and how cells without
  /// a style show numbers.
  private var columns: [(end: Int, isHidden: Bool, format: CellFormat?)] = []
  /// Cells that cover columns of rows below: the last row, the columns, and the cell.
  private var reaching: [(last: Int, columns: Range<Int>, cell: Int)] = []
  private var row = 0
  private var lastShown = -1

  /// The maximum number of rows of a sheet; LibreOffice has as many, or 16 times as many.
  private static let maxRows = 1 << 24

  /// A cell of a row, which may be repeated.
  private struct Cell {
    var column: Int
    var count: Int
    var type: [UInt8]
    var value: [UInt8]
    var currency: String
    var format: CellFormat?
    var spans: (columns: Int, rows: Int)
  }

  /// Starts to read.
  /// - Parameters:
  ///   - scanner: the document, from its beginning.
  ///   - styles: the styles of other documents of the spreadsheet.
  init(_ scanner: XMLScanner, _ styles: ODSStyles) {
    (self.scanner, self.styles) = (scanner, styles)
  }

  /// Moves to the next sheet.
  /// - Returns: the sheet, whose start tag is then at the position, or nil if there is no more.
  mutating func nextSheet() throws(XMLScanner.Fault) -> WorkbookSheet? {
    while let token = try scanner.next() {
      guard token == .start, try !styles.read(&scanner) else { continue }
      if scanner.isNamed("tracked-changes") || scanner.isNamed("dde-links") {
        try scanner.skipElement()
      } else if scanner.isNamed("table") {
        let name = try scanner.attribute("name") ?? []
        return WorkbookSheet(
          name: String(decoding: name, as: UTF8.self),
          isHidden: styles.hides(try scanner.attribute("style-name")))
      }
    }
    return nil
  }

  /// Moves past the end of the sheet at the position.
  mutating func skipSheet() throws(XMLScanner.Fault) { try scanner.skipElement() }

  /// Reads the sheet at the position.
  mutating func read() throws(XMLScanner.Fault) -> SheetContents {
    let depth = scanner.depth
    var width = 0
    while scanner.depth >= depth, !contents.cells.isFull {
      guard try scanner.next() == .start else { continue }
      if scanner.isNamed("table-row") {
        try readRow()
      } else if scanner.isNamed("table-column") {
        let count = try scanner.number("number-columns-repeated") ?? 1
        width += min(max(1, count), CellGrid.maxWidth)
        let format = styles.format(try scanner.attribute("default-cell-style-name"))
        if columns.count < CellGrid.maxWidth {
          columns.append((width, try isCollapsed(), format))
        }
      } else if scanner.isNamed("shapes") || scanner.isNamed("forms") {
        try scanner.skipElement()
      }
    }
    return contents
  }

  private func isCollapsed() throws(XMLScanner.Fault) -> Bool {
    let shown = try scanner.attribute("visibility") ?? []
    return shown.elementsEqual("collapse".utf8) || shown.elementsEqual("filter".utf8)
  }

  // MARK: Rows

  private mutating func readRow() throws(XMLScanner.Fault) {
    let repeated = min(max(1, try scanner.number("number-rows-repeated") ?? 1), Self.maxRows)
    let isHidden = try isCollapsed()
    let depth = scanner.depth
    var cells: [Cell] = []
    var column = 0
    while scanner.depth >= depth {
      guard try scanner.next() == .start else { continue }
      let isCovered = scanner.isNamed("covered-table-cell")
      guard isCovered || scanner.isNamed("table-cell") else { continue }
      let count = min(
        max(1, try scanner.number("number-columns-repeated") ?? 1), CellGrid.maxWidth)
      let cell = try readCell(at: column, count)
      if !isCovered, !cell.value.isEmpty, column < CellGrid.maxWidth { cells.append(cell) }
      column = min(column + count, CellGrid.maxWidth)
    }
    defer { row += repeated }
    guard !cells.isEmpty else {
      if isHidden { lastShown = row + repeated - 1 }
      return
    }
    guard !isHidden else {
      contents.hiddenRows += repeated
      lastShown = row + repeated - 1
      return
    }
    for copy in 0..<repeated where !contents.cells.isFull { append(cells, row: row + copy) }
    lastShown = row + repeated - 1
  }

  /// Stores a row.
  private mutating func append(_ cells: [Cell], row: Int) {
    contents.cells.beginRow(line: row, isApart: row > lastShown + 1)
    lastShown = row
    let index = contents.cells.rowCount - 1
    reaching.removeAll { $0.last < row }
    for above in reaching {
      for column in above.columns {
        contents.cells.cover(row: index, column: column, with: above.cell)
      }
    }
    for cell in cells {
      for column in cell.column..<min(cell.column + cell.count, CellGrid.maxWidth) {
        if let description = columns.first(where: { column < $0.end }), description.isHidden {
          contents.hiddenColumns.insert(column)
          continue
        }
        let before = contents.cells.cellCount
        append(cell, at: column)
        guard contents.cells.cellCount > before else { continue }
        let last = min(column + cell.spans.columns, CellGrid.maxWidth)
        for covered in (column + 1)..<max(column + 1, last) {
          contents.cells.cover(row: index, column: covered, with: before)
        }
        if cell.spans.rows > 1 {
          reaching.append((row + cell.spans.rows - 1, column..<last, before))
        }
      }
    }
  }

  private mutating func append(_ cell: Cell, at column: Int) {
    let value = cell.value
    switch String(decoding: cell.type, as: UTF8.self) {
    case "float":
      SpreadsheetValue.append(
        value, cell.format ?? .number(unit: ""), is1904: false, at: column, to: &contents.cells)
    case "percentage":
      SpreadsheetValue.append(value, .percent, is1904: false, at: column, to: &contents.cells)
    case "currency":
      contents.cells.append(
        value, at: column, .number, unit: SpreadsheetValue.sign(of: cell.currency))
    case "date":
      let isDay = !value.contains(UInt8(ascii: "T"))
      contents.cells.append(value, at: column, isDay ? .day : .moment)
    case "time":
      let days = ODSReader.days(value)
      SpreadsheetValue.append(
        Array("\(days ?? .nan)".utf8), cell.format ?? .duration, is1904: false,
        at: column, to: &contents.cells)
    default: contents.append(text: value, at: column)
    }
  }

  /// Returns the length in days of a time such as "PT26H30M00S".
  static func days(_ text: [UInt8]) -> Double? {
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var days = 0.0
    var number: [UInt8] = []
    for byte in rest {
      let value = Double(String(decoding: number, as: UTF8.self)) ?? 0
      switch byte {
      case UInt8(ascii: "T"): break
      case UInt8(ascii: "D"): days += value
      case UInt8(ascii: "H"): days += value / 24
      case UInt8(ascii: "M"): days += value / 1440
      case UInt8(ascii: "S"): days += value / 86_400
      default:
        number.append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte)
        continue
      }
      number = []
    }
    return isNegative ? -days : days
  }

  // MARK: Cells

  private mutating func readCell(
    at column: Int, _ count: Int
  ) throws(XMLScanner.Fault) -> Cell {
    var cell = Cell(
      column: column, count: count, type: try scanner.attribute("value-type") ?? [], value: [],
      currency: "", format: nil, spans: (1, 1))
    let style = try scanner.attribute("style-name")
    cell.format =
      style == nil
      ? self.columns.first { column < $0.end }?.format : styles.format(style)
    let columns = try scanner.number("number-columns-spanned") ?? 1
    let rows = try scanner.number("number-rows-spanned") ?? 1
    cell.spans = (min(max(1, columns), CellGrid.maxWidth), min(max(1, rows), Self.maxRows))
    cell.currency = String(decoding: try scanner.attribute("currency") ?? [], as: UTF8.self)
    var value = try scanner.attribute("value")
    if value == nil { value = try scanner.attribute("date-value") }
    if value == nil { value = try scanner.attribute("time-value") }
    if value == nil { value = try scanner.attribute("string-value") }
    let hasFormula = try scanner.attribute("formula") != nil
    let shown = try readText()
    cell.value = value.flatMap { $0.isEmpty ? nil : $0 } ?? shown
    // A formula with an error has a value too, and shows the error; one of LibreOffice that is true
    // or false has 1 or 0.
    if hasFormula, shown.first == UInt8(ascii: "#") || shown.starts(with: "Err:".utf8) {
      cell.type = []
      cell.value = Array("#N/A".utf8)
    } else if hasFormula, ["TRUE", "FALSE"].contains(where: { shown.elementsEqual($0.utf8) }) {
      cell.type = []
      cell.value = shown
    } else if hasFormula, shown.isEmpty, cell.value.elementsEqual("0".utf8) {
      // A formula that finds an empty cell has 0, and shows an empty cell.
      cell.type = []
      cell.value = []
      return cell
    }
    if cell.format == nil, cell.type.elementsEqual("time".utf8) {
      cell.format = .duration
    }
    if hasFormula, cell.value.isEmpty {
      if contents.formulas == 0 {
        contents.firstFormula = "\(CellReference.letters(of: column))\(row + 1)"
      }
      contents.formulas += 1
    }
    return cell
  }

  /// Returns the paragraphs of the cell at the position, and moves past its end.
  private mutating func readText() throws(XMLScanner.Fault) -> [UInt8] {
    let depth = scanner.depth
    var text: [UInt8] = []
    while scanner.depth >= depth {
      guard let token = try scanner.next() else { break }
      if token == .text, scanner.depth > depth {
        guard text.count < 1 << 20 else { continue }
        text += try scanner.text()
      } else if token == .start {
        if scanner.isNamed("annotation") || scanner.isNamed("frame") || scanner.isNamed("note")
          || scanner.isNamed("table")
        {
          try scanner.skipElement()
        } else if scanner.isNamed("p") || scanner.isNamed("s") || scanner.isNamed("line-break")
          || scanner.isNamed("tab")
        {
          text.append(0x20)
        }
      }
    }
    return text.split(separator: 0x20).joined(separator: [0x20]).map { $0 }
  }
}
