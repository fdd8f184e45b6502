import SonifyBase
import SonifyTables

/// Rows that are sorted by the group that they belong to, as the flowers of one species follow those of another.
enum SortedGroups {
  /// The maximum number of columns that are examined.
  private static let maxColumns = 64
  /// The minimum number of rows in a group, on average.
  private static let rowsInGroup = 8

  /// Decides anew whether columns are smooth, by the distances of their values from the mean of the group of the row:
  /// neighbours may be near each other only because they are of one group.
  /// - Parameters:
  ///   - profiles: what the first rows show of the columns.
  ///   - grid: these rows.
  ///   - firstRow: the first of them after the header.
  ///   - dialect: the dialect of the table.
  /// - Complexity: linear in the rows for each column.
  static func mark(
    in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int, _ dialect: Dialect
  ) {
    guard profiles.count <= maxColumns, firstRow < grid.rowCount,
      let groups = profiles.indices.first(where: { areGroups(profiles[$0]) })
    else { return }
    let cells = { (column: Int) in
      (firstRow..<grid.rowCount).map { grid.cell($0, column) ?? [] }
    }
    let names = cells(groups)
    for column in profiles.indices
    where column != groups && profiles[column].content == .number && profiles[column].isSmooth
      && !profiles[column].neverFalls
    {
      let style = profiles[column].style
      let values = cells(column).map { ColumnProfile.number($0.span, dialect, style) ?? .nan }
      let distances = distances(of: values, names)
      let ratio = ColumnProfile.stepRatio(distances)
      profiles[column].stepRatio = ratio
      profiles[column].isSmooth = ColumnProfile.areSmooth(ratio: ratio, count: distances.count)
    }
  }

  /// Returns whether a column has few numbers, each in many rows that follow each other; two may be a switch and texts
  /// divide the rows by other rules.
  private static func areGroups(_ profile: ColumnProfile) -> Bool {
    profile.content == .number && profile.style == nil && profile.summary.isWhole
      && profile.neverFalls && !profile.isNamedYears && !profile.isCalendarPart
      && (3...ColumnRoles.usualSeries).contains(profile.distinct)
      && profile.changes == profile.distinct - 1
      && profile.distinct * rowsInGroup <= max(profile.sampled, profile.summary.present)
  }

  /// Returns the distances of values, those that are present, from the mean of their group.
  private static func distances(of values: [Double], _ groups: [ArraySlice<UInt8>]) -> [Double] {
    var found: [Double] = []
    var start = 0
    while start < values.count {
      let end =
        groups[start...].firstIndex { !$0.elementsEqual(groups[start]) } ?? values.count
      let present = values[start..<end].filter { !$0.isNaN }
      let mean = present.reduce(0, +) / Double(max(1, present.count))
      found += present.map { $0 - mean }
      start = end
    }
    return found
  }
}
