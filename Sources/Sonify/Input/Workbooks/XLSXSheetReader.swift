import SonifyArchives
import SonifyTables

/// Reads the cells of a sheet of Office Open XML.
struct XLSXSheetReader {
  private var scanner: XMLScanner
  private let texts: SharedTexts
  private let formats: [CellFormat]
  private let is1904: Bool
  private var contents = SheetContents()
  private var hidden: [ClosedRange<Int>] = []
  private var row = -1
  private var lastShown = -1
  private var column = -1
  private var merges: [(first: CellReference, last: CellReference)] = []

  /// The maximum number of a row; spreadsheet programs have 1,048,576.
  private static let maxRows = 1 << 24
  /// The maximum number of merged ranges; spreadsheet programs are slow with more.
  private static let maxMerges = 200_000

  init(
    _ scanner: XMLScanner, _ texts: SharedTexts, _ formats: [CellFormat], is1904: Bool
  ) {
    (self.scanner, self.texts, self.formats, self.is1904) = (scanner, texts, formats, is1904)
  }

  /// Reads the sheet.
  mutating func read() throws(XMLScanner.Fault) -> SheetContents {
    while let token = try scanner.next() {
      guard token == .start else { continue }
      if scanner.isNamed("row") {
        try readRow()
      } else if scanner.isNamed("col") {
        if try scanner.isSet("hidden"), let low = try scanner.number("min"),
          let high = try scanner.number("max"), low > 0, low <= high, hidden.count < 16_384
        {
          hidden.append((low - 1)...(high - 1))
        }
      } else if scanner.isNamed("mergeCell"), merges.count < Self.maxMerges {
        try readMerge()
      } else if scanner.isNamed("sheetPr") || scanner.isNamed("extLst") {
        try scanner.skipElement()
      }
      if contents.cells.isFull { break }
    }
    spread()
    return contents
  }

  private mutating func readRow() throws(XMLScanner.Fault) {
    let number = try scanner.number("r") ?? 0
    row = (1...Self.maxRows).contains(number) ? number - 1 : row + 1
    let isHidden = try scanner.isSet("hidden")
    let depth = scanner.depth
    column = -1
    var isBegun = false
    var hasCells = false
    while scanner.depth >= depth {
      guard try scanner.next() == .start, scanner.isNamed("c") else { continue }
      let reference = try scanner.attribute("r").flatMap { CellReference($0) }
      column = reference?.column ?? column + 1
      if isHidden {
        hasCells = true
        try scanner.skipElement()
      } else if hidden.contains(where: { $0.contains(column) }) {
        contents.hiddenColumns.insert(column)
        try scanner.skipElement()
      } else {
        if !isBegun {
          contents.cells.beginRow(line: max(0, row), isApart: row > lastShown + 1)
          isBegun = true
        }
        try readCell()
      }
    }
    if isHidden, hasCells { contents.hiddenRows += 1 }
    if isBegun || isHidden { lastShown = row }
  }

  private mutating func readCell() throws(XMLScanner.Fault) {
    let type = try scanner.attribute("t").map { String(decoding: $0, as: UTF8.self) } ?? "n"
    let style = try scanner.number("s") ?? 0
    let depth = scanner.depth
    var value: [UInt8] = []
    var hasFormula = false
    while scanner.depth >= depth {
      guard try scanner.next() == .start else { continue }
      if scanner.isNamed("v") {
        value = try scanner.elementText()
      } else if scanner.isNamed("is") {
        value = try scanner.richText()
      } else {
        hasFormula = hasFormula || scanner.isNamed("f")
        try scanner.skipElement()
      }
    }
    if value.isEmpty, hasFormula, type != "str" {
      if contents.formulas == 0 {
        contents.firstFormula = "\(CellReference.letters(of: column))\(row + 1)"
      }
      contents.formulas += 1
    }
    guard !value.isEmpty, column < CellGrid.maxWidth else { return }
    switch type {
    case "s":
      if let index = Int(String(decoding: value, as: UTF8.self)), let text = texts[index] {
        contents.append(text: text, at: column)
      }
    case "b": contents.append(text: Array((value == [0x31] ? "TRUE" : "FALSE").utf8), at: column)
    case "d": contents.cells.append(value, at: column, .moment)
    case "str", "inlineStr", "e": contents.append(text: value, at: column)
    default:
      let format = formats.indices.contains(style) ? formats[style] : .number(unit: "")
      SpreadsheetValue.append(value, format, is1904: is1904, at: column, to: &contents.cells)
    }
  }

  // MARK: Merged cells

  private mutating func readMerge() throws(XMLScanner.Fault) {
    guard let reference = try scanner.attribute("ref") else { return }
    let ends = reference.split(separator: UInt8(ascii: ":")).compactMap { CellReference($0) }
    guard ends.count == 2, ends[0].column <= ends[1].column, ends[0].row <= ends[1].row else {
      return
    }
    merges.append((ends[0], ends[1]))
  }

  /// Lets merged cells cover their ranges, as far as the sheet has rows and columns.
  private mutating func spread() {
    guard !merges.isEmpty else { return }
    let lines = (0..<contents.cells.rowCount).map { contents.cells.line($0) }
    let width = contents.cells.width
    for merge in merges {
      let start = lines.partition { $0 >= merge.first.row }
      guard start < lines.count, lines[start] == merge.first.row,
        let cell = contents.cells.ownCells(start)
          .first(where: { contents.cells.column($0) == merge.first.column })
      else { continue }
      for row in start..<lines.count {
        guard lines[row] <= merge.last.row else { break }
        for column in merge.first.column..<min(width, merge.last.column + 1)
        where row > start || column > merge.first.column {
          guard !contents.cells.isFull else { return }
          contents.cells.cover(row: row, column: column, with: cell)
        }
      }
    }
  }
}

extension [Int] {
  /// The index of the first of rising numbers that meets a condition which all later ones meet.
  fileprivate func partition(_ isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
