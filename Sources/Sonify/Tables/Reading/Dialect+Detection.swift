extension Dialect {
  /// Detects the dialect of a table.
  /// - Parameters:
  ///   - text: the beginning of the data, followed by ``RowParser/padding`` line feeds.
  ///   - end: the end of the text within it.
  ///   - start: the start of the first row.
  ///   - isLast: whether the data end at `end`.
  ///   - options: what the user has set.
  ///   - name: the name of the data.
  package init(
    detecting text: Span<UInt8>, end: Int, from start: Int, isLast: Bool,
    _ options: ReadingOptions, name: String
  ) {
    dateOrder = options.dateOrder
    // Rows that a program or another reader wrote have none.
    hasComments = options.hasMargins
    isDecimalGiven = options.decimalComma != nil
    missingMarkers = options.missingMarkers.map { Array($0.utf8) }
    delimiter =
      options.knownDelimiter(name)
      ?? Self.likelyDelimiter(text, end: end, from: start, isLast: isLast)
    let usesComma =
      options.decimalComma
      ?? (delimiter != UInt8(ascii: ",")
        && Self.hasDecimalCommas(
          text, end: end, from: start, isLast: isLast, delimiter: delimiter))
    if usesComma { decimal = UInt8(ascii: ",") }
  }

  /// The usual delimiters, the most reliable first.
  package static let usualDelimiters: [UInt8] = Array("\t;|,".utf8)

  /// Returns the delimiter that splits the first rows into the same number of cells, more than one.
  ///
  /// Semicolons take precedence over commas, which may be decimal signs. If there is no such
  /// delimiter, returns the one that splits the first row into the most cells.
  private static func likelyDelimiter(
    _ text: Span<UInt8>, end: Int, from start: Int, isLast: Bool
  ) -> UInt8 {
    var best = (delimiter: UInt8(ascii: ","), width: 1)
    for candidate in usualDelimiters {
      let grid = CellGrid(
        text, end: end, from: start, delimiter: candidate, isLast: isLast, limit: 100)
      guard grid.rowCount > 0 else { continue }
      let width = grid.width(0)
      if width > 1, (0..<grid.rowCount).allSatisfy({ grid.width($0) == width }) {
        return candidate
      }
      if width > best.width { best = (candidate, width) }
    }
    return best.delimiter
  }

  /// Returns whether some cells are numbers with a decimal comma and none is one with a decimal
  /// point.
  ///
  /// If cells are separated by semicolons, commas are decimal signs; otherwise "1,234" may be a
  /// thousand. A point may always be a group separator.
  private static func hasDecimalCommas(
    _ text: Span<UInt8>, end: Int, from start: Int, isLast: Bool,
    delimiter: UInt8
  ) -> Bool {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let grid = CellGrid(
      text, end: end, from: start, delimiter: delimiter, isLast: isLast, limit: 1000)
    var hasComma = false
    for row in 0..<grid.rowCount {
      for column in 0..<grid.width(row) {
        guard var cell = grid.cell(row, column) else { continue }
        let (hasPoint, isComma) = (cell.contains(point), cell.contains(comma))
        guard hasPoint || isComma else { continue }
        if let number = NumberAddition.number(besideAny: cell.span)
          ?? NumberAddition.brackets.number(in: cell.span)
        {
          cell = number[...]
        }
        let written = SpreadsheetNumber(cell.span.trimmed)
        if hasPoint, DecimalNumber.read(cell.span, decimal: point) != .notNumber,
          written?.plain(decimal: comma, .point) == nil
        {
          return false
        }
        guard isComma else { continue }
        let mayBeThousand = written?.plain(decimal: point, .comma) != nil
        if hasPoint, mayBeThousand { return false }
        let isNumber =
          DecimalNumber.read(cell.span, decimal: comma) != .notNumber
          || SpreadsheetNumber.Grouping.allCases.contains {
            $0 != .comma && written?.plain(decimal: comma, $0) != nil
          }
        let isThousand =
          mayBeThousand && (delimiter != UInt8(ascii: ";") || written?.isMoneyWithComma == true)
        if isNumber, !isThousand { hasComma = true }
      }
    }
    return hasComma
  }
}
