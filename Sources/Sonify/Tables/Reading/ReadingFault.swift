package import SonifyBase

/// What is wrong with a row, and where.
package struct ReadingFault: Error, Equatable {
  /// A problem of a row or cell.
  package enum Problem: Error, Equatable {
    /// The row has at least this number of cells, and not the number of columns of the table.
    case ragged(cells: Int)
    /// The cell with this content is not a number.
    case notNumber([UInt8])
    /// The cell is infinite or larger than the largest `Double`.
    case infinite([UInt8])
    /// The cell is not a date of the format of its column.
    case notDate([UInt8], DateFormat)
    /// The cell is not UTF-8.
    case invalidText([UInt8])
    /// The cell holds a NUL byte.
    case zeroByte
    /// The cell is longer than this number of bytes.
    case longCell(Int)
    /// The row is longer than this number of bytes.
    case longRow(Int)
    /// A quotation mark opens a cell and is never closed.
    case openQuote
  }

  /// The line, counted from 0 at the start of the block.
  package var line: Int
  /// The index of the column, if the fault is in one.
  package var column: Int?
  /// The problem.
  package var problem: Problem
  /// Whether most cells of the column are well-formed where this one is not.
  package var isUnlikeColumn = false

  package init(line: Int, column: Int? = nil, problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// Returns the error for the user.
  /// - Parameters:
  ///   - source: the data.
  ///   - names: the names of the columns.
  ///   - dialect: the dialect of the table.
  /// - Returns: the error to throw.
  package func error(source: ByteSource, names: [String], dialect: Dialect) -> InputError {
    error(at: source.place(line: line), names: names, dialect: dialect)
  }

  /// As ``error(source:names:dialect:)``, at a known place.
  func error(at place: InputError.Place, names: [String] = [], dialect: Dialect = Dialect())
    -> InputError
  {
    let fault = self.fault(names.count, dialect)
    guard let column else { return .badData(place, .row(fault)) }
    let name =
      names.indices.contains(column) ? UntrustedText.harmless(names[column], limit: 40) : ""
    return .badData(place, .cell(fault, column: column + 1, name: name))
  }

  private func fault(_ columns: Int, _ dialect: Dialect) -> InputError.CellFault {
    func shown(_ cell: [UInt8]) -> String { CellText.harmless(cell) }
    // A word among numbers, such as "n.a." or the name of a total.
    func mayBeMissing(_ cell: [UInt8]) -> Bool {
      isUnlikeColumn && cell.count <= 20 && !cell.contains { (0x30...0x39).contains($0) }
    }
    switch problem {
    case .ragged(let cells) where cells > columns: return .tooManyCells(expected: columns)
    case .ragged(let cells): return .tooFewCells(cells, expected: columns)
    case .notNumber(let cell):
      switch Self.advice(cell, dialect) {
      case nil: return .notNumber(shown(cell), mayBeMissing: mayBeMissing(cell))
      case .asOthers: return .otherNotation(shown(cell))
      case .asPoint: return .decimalSign(shown(cell), .detected)
      case .point: return .decimalSign(shown(cell), .point)
      case .comma: return .decimalSign(shown(cell), .comma)
      case .either(let thousands, let decimal):
        return .decimalSign(shown(cell), .either(withComma: decimal, withPoint: thousands))
      }
    case .infinite(let cell): return .notFinite(shown(cell))
    case .notDate(let cell, let format):
      return .notDate(
        shown(cell), example: format.exampleInWords, mayBeMissing: mayBeMissing(cell))
    case .invalidText(let cell): return .notUTF8(shown(cell))
    case .zeroByte: return .zeroByte
    case .longCell(let limit): return .longCell(limit)
    case .longRow(let limit): return .longRow(limit)
    case .openQuote: return .openQuote
    }
  }

  /// A reason why a number may not be readable.
  package enum Advice: Equatable {
    /// It does not agree with the rest of its column.
    case asOthers
    /// It has a decimal point, but the user chose a comma.
    case asPoint
    /// It may have a decimal point.
    case point
    /// It may have a decimal comma.
    case comma
    /// Its comma may be a group separator or a decimal sign, which makes it either of these
    /// numbers.
    case either(thousands: String, decimal: String)

    /// The decimal sign with which it may be read.
    package var sign: Remedy.DecimalSign? {
      switch self {
      case .asOthers: nil
      case .asPoint: .detected
      case .point: .point
      case .comma: .comma
      case .either(let thousands, let decimal):
        .either(withComma: decimal, withPoint: thousands)
      }
    }
  }

  /// The content of the cell that is no value, safe to print; empty for other faults.
  package func cell(_ dialect: Dialect) -> String {
    switch problem {
    case .notNumber(let cell), .infinite(let cell), .notDate(let cell, _):
      CellText.harmless(cell)
    case .ragged, .invalidText, .zeroByte, .longCell, .longRow, .openQuote: ""
    }
  }

  /// The number of cells of a row that has fewer than the table, or one more than the table for any that has more; nil for
  /// other faults.
  package var cells: Int? {
    if case .ragged(let cells) = problem { cells } else { nil }
  }

  /// Whether the whole row is damaged, as one with another number of cells and one that was not written to the disk.
  package var isOfRow: Bool {
    switch problem {
    case .ragged, .zeroByte: true
    case .notNumber, .notDate, .infinite, .invalidText, .longCell, .longRow, .openQuote: false
    }
  }

  /// Whether a cell is no value of its column, for which a missing value may stand.
  package var isOfCell: Bool {
    switch problem {
    case .notNumber, .notDate: true
    case .ragged, .infinite, .invalidText, .zeroByte, .longCell, .longRow, .openQuote: false
    }
  }

  /// Whether the cell says that its value could not be measured, as "<5" and "err" do.
  var isUnmeasured: Bool {
    switch problem {
    case .notNumber(let cell): Unmeasured.isLimit(cell) || Unmeasured.isWord(cell)
    case .notDate(let cell, _): Unmeasured.isWord(cell)
    case .ragged, .infinite, .invalidText, .zeroByte, .longCell, .longRow, .openQuote: false
    }
  }

  /// Whether some option might read the cell, so that it is not for the program to skip it.
  package func mayBeRead(_ dialect: Dialect) -> Bool {
    guard case .notNumber(let cell) = problem else { return false }
    return Self.advice(cell, dialect) != nil
  }

  /// Returns what may make an unreadable number readable, or nil if that is unknown.
  package func hint(_ dialect: Dialect) -> Advice? {
    guard case .notNumber(let cell) = problem else { return nil }
    let advice = Self.advice(cell, dialect)
    return advice == .asOthers ? nil : advice
  }

  /// Returns why a number may not be readable, which is also what to change.
  private static func advice(_ cell: [UInt8], _ dialect: Dialect) -> Advice? {
    guard let written = SpreadsheetNumber(cell.span) else { return nil }
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    if dialect.decimal == comma {
      guard written.plain(decimal: point, .none) != nil, cell.contains(point) else {
        return .asOthers
      }
      return dialect.isDecimalGiven ? .asPoint : .point
    }
    guard cell.contains(comma), let decimal = written.plain(decimal: comma, .none) else {
      return .asOthers
    }
    guard !dialect.isDecimalGiven, let thousands = written.plain(decimal: point, .comma) else {
      return .comma
    }
    return .either(
      thousands: String(decoding: thousands, as: UTF8.self),
      decimal: String(decoding: decimal, as: UTF8.self))
  }
}
