extension Dialect {
  /// Finds out how a table is written.
  /// - Parameters:
  ///   - text: its beginning, followed by ``RowParser/padding`` line feeds.
  ///   - end: where the text ends within it.
  ///   - start: where the first row starts.
  ///   - isLast: whether the data end there.
  ///   - options: what is known already.
  ///   - name: what the data are called.
  init(
    detecting text: Span<UInt8>, end: Int, from start: Int, isLast: Bool,
    _ options: ReadingOptions, name: String
  ) {
    encoding = options.encoding
    dateOrder = options.dateOrder
    isDecimalGiven = options.decimalComma != nil
    missingMarkers = options.missingMarkers.map { Array($0.utf8) }
    delimiter =
      options.knownDelimiter(name)
      ?? Self.likelyDelimiter(text, end: end, from: start, isLast: isLast)
    let usesComma =
      options.decimalComma
      ?? (delimiter != UInt8(ascii: ",")
        && Self.hasDecimalCommas(
          text, end: end, from: start, isLast: isLast, delimiter: delimiter, options.encoding))
    if usesComma { decimal = UInt8(ascii: ",") }
  }

  /// The bytes that usually separate cells, the one that most surely does first.
  static let usualDelimiters: [UInt8] = Array("\t;|,".utf8)

  /// The delimiter that cuts the first rows into equally many cells, more than one.
  ///
  /// Semicolons go before commas, which may be decimal ones. If none is even, the one that cuts
  /// the first row into most.
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

  /// Whether some cells are numbers with a decimal comma and none is one with a decimal point.
  ///
  /// Where semicolons separate, commas are decimal ones; elsewhere "1,234" may be a thousand. A
  /// point may always part a thousand.
  private static func hasDecimalCommas(
    _ text: Span<UInt8>, end: Int, from start: Int, isLast: Bool,
    delimiter: UInt8, _ encoding: ReadingOptions.Encoding
  ) -> Bool {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let grid = CellGrid(
      text, end: end, from: start, delimiter: delimiter, isLast: isLast, limit: 1000)
    var hasComma = false
    for row in 0..<grid.rowCount {
      for column in 0..<grid.width(row) {
        guard let cell = grid.cell(row, column) else { continue }
        let (hasPoint, isComma) = (cell.contains(point), cell.contains(comma))
        guard hasPoint || isComma else { continue }
        let written = SpreadsheetNumber(cell.span.trimmed, encoding)
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
        if isNumber, delimiter == UInt8(ascii: ";") || !mayBeThousand { hasComma = true }
      }
    }
    return hasComma
  }
}
