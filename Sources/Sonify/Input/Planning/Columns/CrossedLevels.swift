import SonifyTables

/// Columns of numbers that divide the rows otherwise than texts do, as the sizes in a benchmark of several programs.
enum CrossedLevels {
  /// The maximum number of columns that are compared with each other.
  private static let maxColumns = 64
  /// The minimum number of different numbers; two may be answers, and three that come again by chance.
  private static let minLevels = 3
  /// The minimum number of rows of which all pairs have equally many, if there are few levels.
  private static let minRows = 18

  /// Marks columns of numbers each of which occurs equally often with each text of another column; few of these pairs
  /// may be missing, as slow programs are not tried with large sizes.
  /// - Parameters:
  ///   - profiles: what the first rows show of the columns.
  ///   - grid: these rows.
  ///   - firstRow: the first of them after the header.
  ///   - areAll: whether these are all rows.
  /// - Complexity: linear in the rows for each pair of columns.
  static func mark(
    in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int, areAll: Bool
  ) {
    guard profiles.count <= maxColumns, firstRow < grid.rowCount else { return }
    let texts = profiles.indices.filter {
      profiles[$0].content == .text && profiles[$0].repeats
        && (2...ColumnRoles.usualSeries).contains(profiles[$0].distinct)
    }
    guard !texts.isEmpty else { return }
    let parts = texts.map { keys($0, grid, firstRow) }
    for column in profiles.indices {
      let profile = profiles[column]
      // Two that a program is run with are no answers.
      guard profile.content == .number, profile.repeats,
        profile.distinct >= minLevels || profile.distinct > 1 && profile.isNamedSetting,
        profile.distinct * 2 <= profile.sampled
      else { continue }
      let levels = keys(column, grid, firstRow)
      profiles[column].areLevels = parts.contains { areCrossed(levels, $0, areAll: areAll) }
    }
  }

  /// Returns a number for each row of a column, the same for equal cells.
  private static func keys(_ column: Int, _ grid: CellGrid, _ firstRow: Int) -> [Int] {
    var texts = TextDictionary()
    return (firstRow..<grid.rowCount).map { row in
      let cell = grid.cell(row, column) ?? []
      return texts.index(of: cell.span) ?? -1
    }
  }

  /// Returns whether nearly all pairs of levels and parts have equally many rows, and no pair has more.
  private static func areCrossed(_ levels: [Int], _ parts: [Int], areAll: Bool) -> Bool {
    struct Pair: Hashable {
      var level: Int
      var part: Int
    }
    var pairs = zip(levels, parts).map { Pair(level: $0, part: $1) }
    // The rows of the last level go on.
    if !areAll, let last = levels.last { pairs.removeAll { $0.level == last } }
    let counts = Dictionary(pairs.map { ($0, 1) }, uniquingKeysWith: +)
    let cells = Set(pairs.map(\.level)).count * Set(pairs.map(\.part)).count
    guard let usual = counts.values.max() else { return false }
    let full = counts.values.count { $0 == usual }
    let isWhole = full == cells && cells >= 2 * minLevels && pairs.count >= minRows
    guard usual == 1 || isWhole || Set(pairs.map(\.level)).count > minLevels else { return false }
    return full * 20 >= cells * 17 && (counts.count - full) * 20 <= cells
  }
}
