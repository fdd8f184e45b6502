import SonifyTables

/// A table of a page, as a browser shows it.
struct HTMLTable {
  /// The cells.
  var sheet = CellSheet()
  /// The caption, or else the heading above the table.
  var title: [UInt8] = []
  /// The identifier of the element, if it has one.
  var identifier = ""
  /// Whether the page states that the table only arranges other elements.
  var isLayout = false
  /// The line of its start tag, counted from 0.
  var line = 0
}

/// A table of a page that is being read.
struct OpenHTMLTable {
  /// What is known of the table.
  private(set) var table: HTMLTable
  /// The text of the caption.
  var caption = HTMLCellText()
  /// Whether tags and texts belong to the caption.
  var isInCaption = false
  /// The text of the open cell, or nil outside of cells.
  var text: HTMLCellText?

  /// Whether the open cell is a heading without a text yet.
  var isAtHeading: Bool { cell.kind == .heading && text?.isEmpty ?? false }

  private var part = CellSheet.Part.body
  private var isInRow = false
  /// The column, spans and kind of the open cell.
  private var cell = (column: 0, columns: 1, rows: 1, kind: CellSheet.Kind.text)
  /// The next column of the row.
  private var column = 0
  /// For each column, the cell that reaches down into it, and for how many more rows.
  private var reaching: [(cell: Int, rows: Int)] = []

  /// The columns of the row that cells of rows above reach into, in order, and how many of them
  /// are passed.
  private var taken: [Int] = []
  private var passed = 0

  /// The maximum spans of cells, as in browsers (HTML, 4.9.11).
  private static let maxSpans = (columns: 1000, rows: 65_534)

  init(_ table: HTMLTable) { self.table = table }

  /// Changes the text of the caption or of the open cell, if there is one.
  mutating func withText(_ change: (inout HTMLCellText) -> Void) {
    if isInCaption {
      change(&caption)
    } else if var open = text {
      text = nil
      change(&open)
      text = open
    }
  }

  /// Begins a part of the table.
  mutating func beginPart(_ part: CellSheet.Part) {
    endRow()
    isInCaption = false
    reaching = []
    self.part = part
  }

  /// Begins a row.
  mutating func beginRow(line: Int) {
    endRow()
    isInRow = true
    isInCaption = false
    column = 0
    table.sheet.beginRow(line: line, part: part)
    for column in reaching.indices where reaching[column].rows > 0 {
      reaching[column].rows -= 1
      if reaching[column].cell >= 0 {
        table.sheet.cover(
          row: table.sheet.rowCount - 1, column: column, with: reaching[column].cell)
      }
      taken.append(column)
    }
  }

  /// Begins a cell.
  mutating func beginCell(_ attributes: [String: String], isHeading: Bool, line: Int) {
    endCell()
    if !isInRow { beginRow(line: line) }
    while passed < taken.count, taken[passed] <= column {
      if taken[passed] == column { column += 1 }
      passed += 1
    }
    let columns = attributes["colspan"].flatMap { Int($0) } ?? 1
    let rows = attributes["rowspan"].flatMap { Int($0) } ?? 1
    cell = (
      column, columns > 0 ? min(columns, Self.maxSpans.columns) : 1,
      rows == 0 ? .max : rows > 0 ? min(rows, Self.maxSpans.rows) : 1, isHeading ? .heading : .text
    )
    text = HTMLCellText()
  }

  /// Ends the open cell, if there is one.
  mutating func endCell() {
    guard var text else { return }
    self.text = nil
    let shown = text.finish()
    let row = table.sheet.rowCount - 1
    let place = shown.isEmpty ? nil : table.sheet.append(shown, at: cell.column, cell.kind)
    for column in cell.column..<min(cell.column + cell.columns, CellGrid.maxWidth) {
      if let place, column > cell.column {
        table.sheet.cover(row: row, column: column, with: place)
      }
      if cell.rows > 1 {
        while reaching.count <= column { reaching.append((-1, 0)) }
        reaching[column] = (place ?? -1, cell.rows - 1)
      }
    }
    column = cell.column + cell.columns
  }

  /// Ends the open row, if there is one.
  mutating func endRow() {
    endCell()
    isInRow = false
    taken = []
    passed = 0
  }

  /// Ends the table.
  mutating func end() -> HTMLTable {
    endRow()
    let caption = self.caption.finish()
    if !caption.isEmpty { table.title = caption }
    return table
  }
}
