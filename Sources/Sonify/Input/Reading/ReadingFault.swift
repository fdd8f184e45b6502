/// What is wrong with a row, and where.
struct ReadingFault: Error, Equatable {
  /// What can be wrong.
  enum Problem: Error, Equatable {
    /// The row has so many cells, at least, and not as many as the table has columns.
    case ragged(cells: Int)
    /// The cell, as it stands, is not a number.
    case notNumber([UInt8])
    /// The cell is infinite or past the greatest Double.
    case infinite([UInt8])
    /// The cell is not a date of the format of its column.
    case notDate([UInt8], DateFormat)
    /// The cell is not UTF-8.
    case invalidText([UInt8])
    /// The cell holds a NUL byte.
    case zeroByte
    /// The cell is longer than so many bytes.
    case longCell(Int)
    /// The row is longer than so many bytes.
    case longRow(Int)
    /// A quotation mark opens a cell and none closes it.
    case openQuote
  }

  /// The line, counted from 0 where the reading of the block began.
  var line: Int
  /// The index of the column, if it matters.
  var column: Int?
  /// What is wrong.
  var problem: Problem

  /// The line that a person is told.
  /// - Parameters:
  ///   - source: what the data are called.
  ///   - names: the names of the columns.
  ///   - dialect: how the table is written.
  /// - Returns: the error to be thrown.
  func error(source: String, names: [String], dialect: Dialect) -> InputError {
    .badData(
      InputPlace(source: source, line: line + 1),
      problem: "\(columnName(names))\(words(names.count, dialect))")
  }

  private func columnName(_ names: [String]) -> String {
    guard let column else { return "" }
    let name =
      names.indices.contains(column) ? UntrustedText.harmless(names[column], limit: 40) : ""
    return name.isEmpty ? "column \(column + 1): " : "column \"\(name)\": "
  }

  private func words(_ columns: Int, _ dialect: Dialect) -> String {
    func shown(_ cell: [UInt8]) -> String { "\"\(CellText.harmless(cell, dialect.encoding))\"" }
    switch problem {
    case .ragged(let cells) where cells > columns:
      return "more than the \(columns) \(columns == 1 ? "cell" : "cells") that a row here has"
    case .ragged(let cells):
      return "\(cells) \(cells == 1 ? "cell" : "cells") where \(columns) are expected"
    case .notNumber(let cell):
      return "\(shown(cell)) is not a number\(Self.advice(cell, dialect))"
    case .infinite(let cell): return "\(shown(cell)) is not a finite number"
    case .notDate(let cell, let format):
      return "\(shown(cell)) is not a date like \(format.example)"
    case .invalidText(let cell):
      return "\(shown(cell)) is not UTF-8 (Latin-1? try --encoding latin1)"
    case .zeroByte: return "a NUL byte: this is not plain text"
    case .longCell(let limit): return "a cell longer than \(Self.size(limit))"
    case .longRow(let limit): return "a row longer than \(Self.size(limit))"
    case .openQuote: return "a quotation mark that is never closed"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\(bytes) bytes" : "\(bytes >> 20) MB"
  }

  /// What may mend a number with commas.
  private static func advice(_ cell: [UInt8], _ dialect: Dialect) -> String {
    let comma = UInt8(ascii: ",")
    guard cell.contains(comma), dialect.decimal != comma else { return "" }
    let isDecimal =
      !cell.contains(UInt8(ascii: "."))
      && DecimalNumber.read(cell.span, decimal: comma) != .notNumber
    guard mayHaveThousands(cell[...]) else {
      return isDecimal ? " (decimal comma? try --decimal-comma)" : ""
    }
    let point = String(decoding: cell.prefix(40), as: UTF8.self).map { $0 == "," ? "." : $0 }
    return isDecimal
      ? " (write thousands without commas, or give --decimal-comma if it means \(String(point)))"
      : " (write thousands without commas)"
  }

  /// Whether commas stand before groups of three digits, and something other than 0 before them.
  static func mayHaveThousands(_ cell: ArraySlice<UInt8>) -> Bool {
    let whole = cell.prefix { $0 != UInt8(ascii: ".") }
    let groups = whole.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard groups.count > 1, let head = groups.first else { return false }
    let digits = head.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return (1...3).contains(digits.count) && digits.first != UInt8(ascii: "0")
      && (groups.dropFirst() + [digits]).allSatisfy { $0.allSatisfy(isDigit) }
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
