import SonifyBase
import SonifyTables

/// Rows of a header that are written in numbers: years or dates below the names of groups, and the numbers by which
/// a text refers to columns.
struct HeadingValues {
  /// What such a row holds.
  enum Kind {
    /// Years or dates, which name the columns below them.
    case moments
    /// 1, 2, 3 and so on, which name no more than the order of the columns.
    case ordinals
  }

  private let grid: CellGrid
  private let dialect: Dialect
  private let row: Int
  /// The rows below that show what the columns hold.
  private let sample: Range<Int>
  /// The columns of values, from the second on, whose cells in the row are filled.
  private let columns: [Int]

  /// The maximum number of rows that are compared with a row above them.
  private static let sampleSize = 20
  /// The years that name columns.
  private static let years = 1800...2100.0
  /// The minimum number of years in a row below groups and beside a label, and the maximum step between two.
  private static let minYears = 3
  private static let maxStep = 10.0
  /// The minimum number of columns that are numbered.
  private static let minOrdinals = 3
  /// The minimum length of names of rows, of which one is no letter of a column.
  private static let minName = 3
  /// The minimum ratio of some value to the number of columns.
  private static let minFactor = 10.0

  /// Determines what a row of a header is written in; nil if it is a row of values or of texts.
  /// - Parameters:
  ///   - row: the row, which is not the first.
  ///   - grid: the first rows of a table; the first names the columns.
  ///   - dialect: the dialect of the table.
  /// - Returns: the kind of the row, or nil.
  /// - Complexity: O(cells of the first rows below it).
  static func kind(of row: Int, in grid: CellGrid, _ dialect: Dialect) -> Kind? {
    guard let values = HeadingValues(row, grid, dialect) else { return nil }
    return values.areMoments ? .moments : values.areOrdinals ? .ordinals : nil
  }

  private init?(_ row: Int, _ grid: CellGrid, _ dialect: Dialect) {
    sample = (row + 1)..<min(grid.rowCount, row + 1 + Self.sampleSize)
    guard sample.count > 1 else { return nil }
    (self.row, self.grid, self.dialect) = (row, grid, dialect)
    let sample = sample
    columns = (1..<max(1, grid.width(0))).filter { column in
      grid.cell(row, column).map { !$0.span.trimmed.isEmpty } ?? false
        && sample.contains { dialect.holdsValue(grid.cell($0, column)) }
    }
    guard !columns.isEmpty else { return nil }
  }

  private func text(_ row: Int, _ column: Int) -> String {
    CellText.clean(grid.cell(row, column) ?? [])
  }

  private func number(_ row: Int, _ column: Int) -> Double? {
    grid.cell(row, column).flatMap { ColumnProfile.number($0.span, dialect, nil) }
  }

  /// Returns whether some value below is one for which a condition holds, or no plain number.
  private func holdsValue(below column: Int, where condition: (Double) -> Bool) -> Bool {
    sample.contains { row in
      dialect.holdsValue(grid.cell(row, column)) && number(row, column).map(condition) ?? true
    }
  }

  // MARK: - Years and dates

  /// Returns whether the row has years or dates above other values, and no label as the rows below have, or stands
  /// below names of groups.
  private var areMoments: Bool {
    let label = text(row, 0)
    // Texts may head only columns of texts.
    guard columns.allSatisfy({ dialect.holdsValue(grid.cell(row, $0)) }),
      !dialect.holdsValue(grid.cell(row, 0)), !comesAgain(label), hasLabels,
      let years = areDates ? [] : years
    else { return false }
    // A merged cell may be written in each of its rows.
    if label.isEmpty || label == text(row - 1, 0) {
      return columns.count > 1
        ? areDates || startAgain(years) || Set(years).count == 1
          || areSteps(years) && (areGrouped || haveShortSteps(years))
        : namesTime
    }
    guard areGrouped else { return false }
    // A row of values may have a name as well, and two of its numbers look like years.
    let isCornerBlank = text(row - 1, 0).isEmpty
    return areDates
      ? isCornerBlank
      : startAgain(years)
        || isCornerBlank && years.count >= Self.minYears && areSteps(years)
          && haveShortSteps(years)
  }

  /// The years of the row, which do not all stand above years.
  private var years: [Double]? {
    let heads = columns.compactMap { column in
      text(row, column).utf8.count == 4 ? number(row, column) : nil
    }
    let areOthersBelow = columns.contains {
      holdsValue(below: $0, where: { !Self.years.contains($0) })
    }
    return areOthersBelow && heads.count == columns.count
      && heads.allSatisfy(Self.years.contains) ? heads : nil
  }

  /// Whether all cells of the row are dates, and those below them are not.
  private var areDates: Bool {
    columns.allSatisfy { column in
      isDate(row, column) && !sample.contains { isDate($0, column) }
    }
  }

  private func isDate(_ row: Int, _ column: Int) -> Bool {
    guard number(row, column) == nil, let cell = grid.cell(row, column) else { return false }
    return DateFormat.allCases.contains { $0.seconds(cell.span.trimmed) != nil }
  }

  /// Returns whether years differ by the same step.
  private func areSteps(_ years: [Double]) -> Bool {
    guard years.count > 1 else { return true }
    let step = years[1] - years[0]
    return step != 0 && zip(years, years.dropFirst()).allSatisfy { $1 - $0 == step }
  }

  private func haveShortSteps(_ years: [Double]) -> Bool {
    zip(years, years.dropFirst()).allSatisfy { abs($1 - $0) <= Self.maxStep }
  }

  /// Returns whether the years of the first group, two or more, come again in each of the others.
  private func startAgain(_ years: [Double]) -> Bool {
    guard let count = years.dropFirst().firstIndex(of: years[0]), count > 1 else { return false }
    return years.count % count == 0
      && years.indices.allSatisfy { years[$0] == years[$0 % count] }
  }

  /// Whether all rows below have a label.
  private var hasLabels: Bool {
    sample.allSatisfy { !text($0, 0).isEmpty }
  }

  /// Whether a name above says that time follows: "Year".
  private var namesTime: Bool {
    (0..<row).contains { above in
      let word = HeaderWords(text(above, columns[0])).last
      return CalendarWords.years.contains(word) || CalendarWords.dates.contains(word)
    }
  }

  /// Whether names above stand for several columns each.
  private var areGrouped: Bool {
    guard columns.count > 1 else { return false }
    let above = columns.map { text(row - 1, $0) }
    return above.contains { !$0.isEmpty } && Set(above).count < above.count
  }

  private func comesAgain(_ label: String) -> Bool {
    !label.isEmpty && sample.contains { text($0, 0) == label }
  }

  // MARK: - Ordinals

  /// Whether the row counts the columns, as tables of offices do that explain them by number: all of them, or those
  /// after letters, or those after a blank cell, from 1 in each group.
  private var areOrdinals: Bool {
    let texts = (0..<grid.width(0)).map { text(row, $0) }
    let isUnlabelled = texts[0].isEmpty
    let counted = texts.drop { isUnlabelled ? $0.isEmpty : Self.isLetter($0) }
    let counts = counted.map(Self.count)
    guard let first = counts.first, first == 1 || first == 0 && counts.count == texts.count,
      !counts.contains(nil), hasLabels,
      isUnlabelled ? counts.count >= Self.minOrdinals : texts.count >= Self.minOrdinals,
      zip(counts, counts.dropFirst()).allSatisfy({ one, next in
        next == one.map { $0 + 1 } || next == 1 && isUnlabelled
      })
    else { return false }
    // One letter may be the name of a row.
    let length = !isUnlabelled && texts.count - counted.count == 1 ? Self.minName : 2
    return isUnlabelled
      ? columns.allSatisfy(isFarFromOrdinals)
      : (texts.indices.contains { namesRows($0, length) } || areRowsDated)
        && columns.contains(where: isFarFromOrdinals)
  }

  /// Parses the number of a column: "1", "(1)", "1.".
  private static func count(_ text: String) -> Int? {
    let digits = text.drop { $0 == "(" || $0 == "[" }.prefix(while: \.isASCIIDigit)
    return [digits, "(\(digits))", "[\(digits)]", "\(digits)."].contains(text[...])
      ? Int(digits) : nil
  }

  private static func isLetter(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy(\.isLetter)
  }

  /// Whether all rows below begin with years or dates, which no number of a column is.
  private var areRowsDated: Bool {
    sample.allSatisfy { row in
      isDate(row, 0) || number(row, 0).map(Self.years.contains) ?? false
    }
  }

  /// Returns whether the cells of a column below the row are texts of a minimum length.
  private func namesRows(_ column: Int, _ length: Int) -> Bool {
    sample.allSatisfy {
      text($0, column).count >= length && !dialect.holdsValue(grid.cell($0, column))
    }
  }

  /// Returns whether a column has a value that is no small whole number.
  private func isFarFromOrdinals(_ column: Int) -> Bool {
    holdsValue(below: column) {
      $0 != $0.rounded() || $0 < 0 || $0 > Self.minFactor * Double(grid.width(0))
    }
  }
}
