import SonifyBase
import SonifyTables

/// The row that names the columns of a table.
enum TableHeader {
  /// Returns whether the first row names the columns.
  ///
  /// It does if in some column of numbers or dates its cell is filled with something else; if no
  /// column holds numbers or dates and none of its cells comes again; or if its cells above numbers are
  /// years and the numbers are not, or no row has years in a row as well, as in tables with a column for each year, or count
  /// the columns, as hours of a day do, or rise in equal steps or by one factor and are far from all numbers below.
  static func isFirstRow(of grid: CellGrid, _ dialect: Dialect) -> Bool {
    guard grid.rowCount > 1 else {
      return (0..<grid.width(0)).allSatisfy { !isNumberOrMissing(grid.cell(0, $0), dialect) }
    }
    var hasNumbers = false
    var years = 0
    var heads: [Double] = []
    for column in 0..<grid.width(0) {
      let below = ColumnProfile(
        name: "", column: column, of: grid, from: 1, dialect, isCertain: false)
      guard let content = below.content, content != .text, let head = grid.cell(0, column) else {
        continue
      }
      hasNumbers = true
      if case .number(let value) = dialect.number(head.span.trimmed, below.style) {
        heads.append(value)
        let isYear = (1500...2200).contains(value) && value == value.rounded()
        let range = below.summary.range ?? 0...0
        if isYear, !(1500...2200).contains(range.lowerBound) {
          years += 1
          // One year names numbers that are all far greater, and greater ones beside a name of another form.
          let factor = beginsInLowercase(grid) ? 10.0 : 100
          if column == grid.width(0) - 1, years == 1, range.lowerBound > factor * value {
            years = 2
          }
        } else {
          years = .min / 2
        }
      } else if !dialect.isMissingNumber(head.span.trimmed), !isDate(head.span.trimmed, content) {
        return true
      }
    }
    let beginsWithNumber = isNumber(grid.cell(0, 0), dialect)
    return !hasNumbers && !comesAgain(grid)
      || years >= 2 && (heads.count > 1 || !beginsWithNumber)
      || !beginsWithNumber
        && (areCounts(heads) || areYears(heads) && !haveYears(grid, dialect)
          || areSteps(heads) && areFarFromRows(heads, grid, dialect))
  }

  /// Returns whether a cell of the first row comes again below it, as a value does and a name does not;
  /// a header that comes again does so in all its cells.
  private static func comesAgain(_ grid: CellGrid) -> Bool {
    let width = grid.width(0)
    let repeated = (0..<width).filter { column in
      guard let head = grid.cell(0, column), !head.isEmpty else { return false }
      return (1..<grid.rowCount).contains { grid.cell($0, column) == head }
    }
    return !repeated.isEmpty && (width == 1 || repeated.count < width)
  }

  /// Returns whether the first cell begins with a small letter, and none below it does.
  private static func beginsInLowercase(_ grid: CellGrid) -> Bool {
    func isSmall(_ row: Int) -> Bool {
      grid.cell(row, 0)?.first.map { (0x61...0x7a).contains($0) } ?? false
    }
    return isSmall(0) && !(1..<grid.rowCount).contains(where: isSmall)
  }

  /// Returns whether four numbers or more are 0, 1, 2 and so on, or 1, 2, 3; or six or more rise in
  /// other equal steps from 0 or the first of them, as every third hour does.
  private static func areCounts(_ heads: [Double]) -> Bool {
    guard heads.count >= 4, case let step = heads[1] - heads[0], step > 0,
      heads[0] == 0 || heads[0] == step, step == 1 || heads.count >= 6
    else { return false }
    return zip(heads, heads.dropFirst()).allSatisfy { $1 - $0 == step }
  }

  /// Returns whether three numbers or more are years one after the other, or months such as 202109, in either
  /// direction.
  private static func areYears(_ heads: [Double]) -> Bool {
    let months = heads.compactMap(month)
    let moments = months.count == heads.count ? months : heads
    guard moments.count >= minYears,
      months.count == heads.count || heads.allSatisfy({ (1900...2100).contains($0) }),
      case let step = moments[1] - moments[0], abs(step) == 1
    else { return false }
    return zip(moments, moments.dropFirst()).allSatisfy { $1 - $0 == step }
  }

  /// Returns the number of a month whose year and number are the digits of a number; nil if it is none.
  private static func month(_ digits: Double) -> Double? {
    guard let number = Int(exactly: digits), (1900...2100).contains(number / 100),
      (1...12).contains(number % 100)
    else { return nil }
    return Double(number / 100 * 12 + number % 100)
  }

  /// Returns whether the numbers of a row after the first are years one after the other, as those of people may be.
  private static func haveYears(_ grid: CellGrid, _ dialect: Dialect) -> Bool {
    (1..<grid.rowCount).contains { row in
      areYears(
        (0..<grid.width(row)).compactMap { column in
          grid.cell(row, column).flatMap { ColumnProfile.number($0.span, dialect, nil) }
        })
    }
  }

  /// The minimum number of columns that are named by years whatever the numbers below them are.
  private static let minYears = 3
  /// The minimum number of columns that are named by numbers which rise from any first one.
  private static let minSteps = 5

  /// Returns whether five or more whole numbers each are one more than the one before it, or the same multiple of it.
  private static func areSteps(_ heads: [Double]) -> Bool {
    guard heads.count >= minSteps, heads[0] >= 1, heads.allSatisfy({ $0 == $0.rounded() }),
      case let factor = heads[1] / heads[0], factor >= 1
    else { return false }
    let pairs = zip(heads, heads.dropFirst())
    return pairs.allSatisfy { $1 - $0 == 1 }
      || factor >= 2 && pairs.allSatisfy { $1 == $0 * factor }
  }

  /// Returns whether all numbers of the rows are far greater than those above them, or far less, as no row of the same
  /// measure is.
  private static func areFarFromRows(
    _ heads: [Double], _ grid: CellGrid, _ dialect: Dialect
  ) -> Bool {
    let rows = (1..<grid.rowCount).flatMap { row in
      (1..<max(1, grid.width(row))).compactMap { column in
        grid.cell(row, column).flatMap { ColumnProfile.number($0.span, dialect, nil) }
      }
    }
    guard let low = rows.min(), let high = rows.max(), let first = heads.min(),
      let last = heads.max()
    else { return false }
    return low > minFactor * last || high * minFactor < first
  }

  /// The minimum ratio of the numbers of rows to those that name the columns, or the other way.
  private static let minFactor = 2.0

  private static func isNumber(_ cell: ArraySlice<UInt8>?, _ dialect: Dialect) -> Bool {
    guard let text = cell?.span.trimmed, !text.isEmpty else { return false }
    return DecimalNumber.read(text, decimal: dialect.decimal) != .notNumber
  }

  private static func isDate(_ text: Span<UInt8>, _ content: KeptColumn.Content) -> Bool {
    guard case .date(let format) = content else { return false }
    return format.seconds(text) != nil
  }

  private static func isNumberOrMissing(_ cell: ArraySlice<UInt8>?, _ dialect: Dialect) -> Bool {
    guard let text = cell?.span.trimmed, !dialect.isMissingNumber(text) else { return true }
    return DecimalNumber.read(text, decimal: dialect.decimal) != .notNumber
  }
}
