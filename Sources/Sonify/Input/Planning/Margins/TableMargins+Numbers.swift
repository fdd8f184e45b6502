import SonifyBase
import SonifyTables

/// A first row that only numbers the columns, as programs write it above a table whose header they take for data.
extension TableMargins.Above {
  /// Skips the first row if the second names the columns and the first numbers them: 0, 1, 2 in a data frame without
  /// names, V1, V2, V3 in R, A, B, C in a spreadsheet.
  /// - Parameters:
  ///   - grid: the first rows.
  ///   - dialect: the dialect of the table.
  /// - Returns: whether it does.
  mutating func skipNumbers(of grid: CellGrid, _ dialect: Dialect) -> Bool {
    guard grid.rowCount > 3, case let width = grid.width(0), width > 1, grid.width(1) == width,
      case let first = (0..<width).map({ CellText.clean(grid.cell(0, $0) ?? []) }),
      case let numbered = first.first?.isEmpty == true ? Array(first.dropFirst()) : first,
      Self.areNumbersOfColumns(numbered, areAll: numbered.count == width),
      Self.secondRowNamesColumns(grid, dialect)
    else { return false }
    (offset, line) = grid.nextStarts[0]
    skipped += 1
    return true
  }

  /// Returns whether texts number columns in one of the ways of programs.
  private static func areNumbersOfColumns(_ texts: [String], areAll: Bool) -> Bool {
    let starts = areAll ? [0, 1] : [0, 1, 2]
    return starts.contains { start in
      ["", "V", "X", "Column"].contains { prefix in
        texts.indices.allSatisfy { texts[$0] == "\(prefix)\($0 + start)" }
      }
    } || texts.count <= 26 && texts.indices.allSatisfy { texts[$0] == letter($0) }
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
  }

  /// Returns whether the second row has a text above each column of numbers and some other, or years one after the
  /// other; and none of its texts comes again.
  private static func secondRowNamesColumns(_ grid: CellGrid, _ dialect: Dialect) -> Bool {
    let columns = 0..<grid.width(1)
    let names = columns.map { CellText.clean(grid.cell(1, $0) ?? []) }
    guard Set(names).count == names.count, !names.dropFirst().contains(""),
      // Below names, however short, units may stand.
      !names.allSatisfy({ $0.isEmpty || UnitText.isUnit($0) })
    else { return false }
    let measured = columns.filter { column in
      (2..<grid.rowCount).contains { dialect.holdsValue(grid.cell($0, column)) }
    }
    let isNamed = measured.allSatisfy { column in
      guard let cell = grid.cell(1, column) else { return false }
      return !dialect.holdsValue(cell) && !dialect.isMissingNumber(cell.span.trimmed)
    }
    let comesAgain = columns.contains { column in
      (2..<grid.rowCount).contains { grid.cell($0, column) == grid.cell(1, column) }
    }
    // One text above numbers may be an answer that is missing.
    return (measured.count > 1 || columns.count == 2 && measured.count == 1) && !comesAgain
      && (isNamed || TableHeader.isFirstRow(of: grid.rows(from: 1), dialect) && haveYears(names))
  }

  private static func haveYears(_ names: [String]) -> Bool {
    let years = names.compactMap(WideTable.year)
    return years.count > 2 && years.count * 2 > names.count
  }
}
