import SonifyBase
import SonifyTables

/// Columns of numbers that are the parts of a whole in each row, as the parties of an opinion poll.
enum ShareColumns {
  /// The number of rows that are looked at.
  private static let sample = 100
  private static let minRows = 4
  /// The sums of few shares, and of many of which the smallest may have no columns, in percent.
  private static let sums = (few: 97.0...101.5, many: 85.0...103.0)
  /// The minimum number of shares that are many.
  private static let many = 5

  /// Marks the columns whose numbers, from 0 to 100, add up to about 100 in each row.
  ///
  /// Counts, marks of 0 and 1, and numbers beyond a hundred, as of those who were asked, are none.
  /// - Parameters:
  ///   - profiles: what the rows show of the columns.
  ///   - grid: the first rows, or all.
  ///   - firstRow: the first of them after the header.
  ///   - dialect: the dialect of the table.
  static func mark(
    in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int, _ dialect: Dialect
  ) {
    let columns = profiles.indices.filter { mayBeShare(profiles[$0]) }
    let rows = (firstRow..<max(firstRow, grid.rowCount)).prefix(sample)
    guard columns.count > 2, rows.count >= minRows else { return }
    let limits = columns.count < many ? sums.few : sums.many
    var known = 0
    for row in rows {
      let shares = columns.compactMap { column in
        grid.cell(row, column).flatMap {
          ColumnProfile.number($0.span, dialect, profiles[column].style)
        }
      }
      guard shares.count > 2 else { continue }
      guard limits.contains(shares.reduce(0, +)) else { return }
      known += 1
    }
    guard known >= minRows, known * 10 >= rows.count * 9 else { return }
    for column in columns { profiles[column].isShare = true }
  }

  private static func mayBeShare(_ profile: ColumnProfile) -> Bool {
    profile.content == .number && profile.summary.present > 0 && !profile.isFlag
      && !profile.isCounter && !profile.isIdentifier && !profile.isPartOfDate
      && !profile.isNamedYears && profile.summary.minimum >= 0 && profile.summary.maximum <= 100
  }
}
