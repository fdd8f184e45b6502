import SonifyBase
import SonifyTables

/// Rows between the names of series and their first values that describe them, as banks of time series and statistical
/// offices write them: unit, frequency, source, first and last date.
///
/// The first cell of each says what it is, and those of all rows below them are dates.
struct SeriesDescriptions {
  /// The number of these rows.
  let count: Int
  /// The row of the units, counted from 0; nil if there is none.
  let units: Int?

  /// The maximum number of these rows.
  private static let maxCount = 30
  /// The minimum number of rows with dates below them.
  private static let minDates = 3

  /// Finds the rows below the first one; nil if there are none, or a row below them has a name and no date.
  /// - Parameter grid: the first rows; the first names the columns.
  init?(_ grid: CellGrid) {
    func label(_ row: Int) -> String { CellText.clean(grid.cell(row, 0) ?? []) }
    let rows = 1..<grid.rowCount
    let described = rows.prefix(Self.maxCount + 1).prefix { row in
      grid.width(row) == grid.width(0) && label(row).contains(where: \.isLetter)
        && !Self.isDate(label(row))
    }
    let labels = described.map(label)
    guard grid.width(0) > 1, (1...Self.maxCount).contains(described.count),
      Set(labels).count == labels.count,
      // A note may stand below.
      case let below = rows.dropFirst(described.count).map(label).filter({ !$0.isEmpty }),
      below.count >= Self.minDates, below.allSatisfy(Self.isDate),
      // Goals and sums are rows of values.
      described.contains(where: { row in
        (1..<grid.width(row)).contains { column in
          let text = CellText.clean(grid.cell(row, column) ?? [])
          return grid.cell(0, column)?.isEmpty == false && text.contains(where: \.isLetter)
            && !Self.isDate(text)
        }
      })
    else { return nil }
    count = described.count
    units = described.first {
      HeaderWords(label($0)).words.first.map(MeasureWords.units.contains) ?? false
    }
  }

  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return DateFormat.allCases.contains { $0.seconds(bytes.span) != nil }
  }
}
