import SonifyBase
import SonifyTables

/// Tables side by side whose rows have names: "Costs, Price, Total, Income, Price, Total".
enum TablesBeside {
  /// Marks the columns of texts that name the rows of tables side by side.
  ///
  /// The same names of columns of numbers follow each, and their texts are not the same. If the columns of texts have
  /// names of their own, as two teams of a match have, two or more follow, and one table is longer.
  /// - Parameters:
  ///   - profiles: what the rows show of the columns.
  ///   - grid: the first rows.
  ///   - firstRow: the first of them after the header.
  static func mark(in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int) {
    let texts = profiles.indices.filter { profiles[$0].content == .text }
    // A column before the names may number the rows.
    guard texts.count > 1, let first = texts.first, first < 2 else { return }
    let own = names(after: first, in: profiles)
    guard !own.isEmpty else { return }
    let others = texts.dropFirst().filter { column in
      guard names(after: column, in: profiles).starts(with: own),
        differ(first, column, in: grid, from: firstRow)
      else { return false }
      return ColumnProfile.unnumbered(profiles[column].name) == profiles[first].name
        || own.count > 1 && areOfOtherLengths(first, column, in: profiles)
    }
    guard !others.isEmpty else { return }
    for column in [first] + others { profiles[column].beginsTable = true }
  }

  /// Returns whether one of two tables is longer, not only one of its names missing: it has as many numbers as names.
  private static func areOfOtherLengths(
    _ column: Int, _ other: Int, in profiles: [ColumnProfile]
  ) -> Bool {
    let counts = [column, other].map { profiles[$0].summary.present }
    return counts[0] != counts[1]
      && [column, other].allSatisfy {
        profiles[$0 + 1].summary.present <= profiles[$0].summary.present
      }
  }

  /// Returns the names of the columns of numbers that follow one of texts, without the name of that which a group has.
  private static func names(after column: Int, in profiles: [ColumnProfile]) -> [Substring] {
    let group = profiles[column].name + " "
    return profiles[(column + 1)...].prefix { $0.content == .number }.map { profile in
      let name = ColumnProfile.unnumbered(profile.name)
      return name.hasPrefix(group) ? name.dropFirst(group.count) : name
    }
  }

  /// Returns whether most of the rows have other texts in two columns.
  private static func differ(
    _ column: Int, _ other: Int, in grid: CellGrid, from firstRow: Int
  ) -> Bool {
    let rows = firstRow..<max(firstRow, grid.rowCount)
    let same = rows.count { row in
      guard let text = grid.cell(row, column), let second = grid.cell(row, other) else {
        return false
      }
      return text.elementsEqual(second)
    }
    return same * 2 < rows.count
  }
}
