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
  /// Whether most cells of the column are what this one is not.
  var isStray = false

  /// The line that a person is told.
  /// - Parameters:
  ///   - source: the data.
  ///   - names: the names of the columns.
  ///   - dialect: how the table is written.
  /// - Returns: the error to be thrown.
  func error(source: ByteSource, names: [String], dialect: Dialect) -> InputError {
    error(at: source.place(line: line), names: names, dialect: dialect)
  }

  /// As ``error(source:names:dialect:)``, at a place that is known.
  func error(at place: InputPlace, names: [String] = [], dialect: Dialect = Dialect()) -> InputError
  {
    .badData(place, problem: "\(columnName(names))\(words(names.count, dialect))")
  }

  private func columnName(_ names: [String]) -> String {
    guard let column else { return "" }
    let name =
      names.indices.contains(column) ? UntrustedText.harmless(names[column], limit: 40) : ""
    return name.isEmpty ? "column \(column + 1): " : "column \"\(name)\": "
  }

  private func words(_ columns: Int, _ dialect: Dialect) -> String {
    func shown(_ cell: [UInt8]) -> String { "\"\(CellText.harmless(cell, dialect.encoding))\"" }
    // A word among numbers, as "n.a." or the name of a total.
    func missingHint(_ cell: [UInt8]) -> String {
      let hasDigit = cell.contains { (0x30...0x39).contains($0) }
      guard isStray, !hasDigit, cell.count <= 20 else { return "" }
      return " (leave it out? try --missing \(shown(cell)))"
    }
    switch problem {
    case .ragged(let cells) where cells > columns:
      return "more than the \(columns) \(columns == 1 ? "cell" : "cells") that a row here has"
    case .ragged(let cells):
      return "\(cells) \(cells == 1 ? "cell" : "cells") where \(columns) are expected"
    case .notNumber(let cell):
      let advice = Self.advice(cell, dialect) + missingHint(cell)
      return "\(shown(cell)) is not a number\(advice)"
    case .infinite(let cell): return "\(shown(cell)) is not a finite number"
    case .notDate(let cell, let format):
      return "\(shown(cell)) is not a date like \(format.example)\(missingHint(cell))"
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

  /// What may mend a number that cannot be read, in parentheses behind a space; empty when nothing
  /// is known.
  func hint(_ dialect: Dialect) -> String {
    guard case .notNumber(let cell) = problem else { return "" }
    let advice = Self.advice(cell, dialect)
    return advice == Self.other ? "" : advice
  }

  /// Why a number may not be read, and what may mend it.
  private static func advice(_ cell: [UInt8], _ dialect: Dialect) -> String {
    guard let written = SpreadsheetNumber(cell.span, dialect.encoding) else { return "" }
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    if dialect.decimal == comma {
      guard written.plain(decimal: point, .none) != nil, cell.contains(point) else { return other }
      return dialect.isDecimalGiven
        ? " with a decimal comma (leave --decimal-comma out?)"
        : " (decimal point? try --no-decimal-comma)"
    }
    guard cell.contains(comma), let decimal = written.plain(decimal: comma, .none) else {
      return other
    }
    guard !dialect.isDecimalGiven, let thousands = written.plain(decimal: point, .comma) else {
      return " (decimal comma? try --decimal-comma)"
    }
    let means = [thousands, decimal].map { String(decoding: $0, as: UTF8.self) }
    return
      " (--no-decimal-comma if it means \(means[0]), --decimal-comma if it means \(means[1]))"
  }

  /// What is said of numbers that do not go together with the rest of their column.
  private static let other = " written like the others in its column"
}
