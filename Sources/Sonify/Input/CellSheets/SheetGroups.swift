/// Which columns of a block of rows belong to its first table, and where others begin beside it.
struct SheetGroups {
  /// The columns of the first table.
  private(set) var columns: [Int] = []
  /// The first cells of the other tables.
  private(set) var others: [CellReference] = []

  /// Finds the columns of a block of rows, or returns nil if it has no two rows, or no numbers.
  /// - Parameters:
  ///   - sheet: the cells.
  ///   - block: the rows.
  ///   - isOne: whether all columns belong to one table, as in a page.
  init?(_ sheet: CellSheet, _ block: Range<Int>, isOne: Bool) {
    guard block.count > 1, let finder = SheetGroupFinder(sheet, block) else { return nil }
    guard !isOne else {
      columns = finder.groups().flatMap(\.self)
      return
    }
    var table: Range<Int>?
    for group in finder.groups().flatMap(finder.parts) {
      if let left = table, finder.isTable(group, beside: left) {
        others.append(finder.firstCell(of: group))
        table = group
      } else {
        if others.isEmpty { columns += group }
        table = table ?? group
      }
    }
  }
}

/// Compares groups of columns in a block of rows.
private struct SheetGroupFinder {
  private let sheet: CellSheet
  /// What is filled of each column.
  private var extents: [Extent]
  /// The cells of the first rows, by column, −1 for none.
  private var sample: [[Int]] = []

  /// The filled cells of a column.
  private struct Extent {
    /// The first and the last row with one.
    var first = 0
    var last = 0
    var count = 0
  }

  /// The number of rows at the top of a block among which the names of its columns are sought.
  private static let headRows = 4

  /// Examines a block of rows, or returns nil if it has no numbers.
  init?(_ sheet: CellSheet, _ block: Range<Int>) {
    self.sheet = sheet
    extents = Array(repeating: Extent(), count: sheet.width)
    guard examine(block) else { return nil }
  }

  /// Finds what is filled, and returns whether there are numbers.
  private mutating func examine(_ block: Range<Int>) -> Bool {
    var hasNumbers = false
    var places: [Int] = []
    for (count, row) in block.enumerated() {
      sheet.fill(&places, row: row)
      if count < SheetTable.sampleSize { sample.append(places) }
      for (column, cell) in places.enumerated() where !sheet.isBlank(cell) {
        if extents[column].count == 0 { extents[column].first = row }
        extents[column].count += 1
        extents[column].last = row
        if !hasNumbers, count < SheetTable.sampleSize || sheet.kind(cell) == .number {
          hasNumbers = sheet.isNumber(cell) || sheet.isTime(cell)
        }
      }
    }
    return hasNumbers
  }

  /// Returns the columns between blank ones, without groups of few rows, which are remarks beside the table.
  func groups() -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for column in 0..<sheet.width where extents[column].count > 0 {
      if let last = groups.last, last.upperBound == column {
        groups[groups.count - 1] = last.lowerBound..<(column + 1)
      } else {
        groups.append(column..<(column + 1))
      }
    }
    groups = groups.map { $0.count > 1 && isTitled($0.lowerBound) ? $0.dropFirst() : $0 }
    let heights = groups.map { $0.map { extents[$0].count }.max() ?? 0 }
    let height = heights.max() ?? 0
    return zip(groups, heights).filter { $0.1 * 2 >= height }.map(\.0)
  }

  /// Returns whether a column has nothing but a title, above the columns to the right.
  private func isTitled(_ column: Int) -> Bool {
    extents[column].count == 1 && extents[column].first < extents[column + 1].first
  }

  /// Divides adjacent columns where their names come again in the same order, as those of tables
  /// without a space between them do.
  func parts(_ group: Range<Int>) -> [Range<Int>] {
    // One merged cell above all of them is a title.
    let header = sample.prefix(Self.headRows).first { places in
      group.allSatisfy { !sheet.isBlank(places[$0]) && !sheet.isValue(places[$0]) }
        && Set(places[group]).count == group.count
    }
    guard let header else { return [group] }
    let names = group.map { sheet.text(header[$0]) }
    let period = (2..<max(2, names.count)).first { period in
      names.count.isMultiple(of: period) && Set(names[..<period]).count == period
        && names.indices.dropFirst(period).allSatisfy { names[$0] == names[$0 - period] }
    }
    guard let period, mayName(group.lowerBound + period) else { return [group] }
    return stride(from: group.lowerBound, to: group.upperBound, by: period).map {
      $0..<($0 + period)
    }
  }

  /// Returns whether columns are a table of their own.
  ///
  /// They begin with names or dates that are not those of the table to the left, under the same name or down to another
  /// row.
  func isTable(_ group: Range<Int>, beside left: Range<Int>) -> Bool {
    let (own, other) = (extents[group.lowerBound], extents[left.lowerBound])
    guard group.count > 1, own.count > 2, own.last - own.first + 1 == own.count else {
      return false
    }
    let hasNumbers = sample.contains { places in
      group.dropFirst().contains { places[$0] >= 0 && sheet.isNumber(places[$0]) }
    }
    let (names, others) = (texts(group.lowerBound), texts(left.lowerBound))
    guard hasNumbers, names != others else { return false }
    let header = names.indices.prefix(Self.headRows).first { row in
      !names[row].isEmpty && names[row] == others[row]
        && !sheet.isValue(sample[row][group.lowerBound])
    }
    if let header { return names.dropFirst(header + 1) != others.dropFirst(header + 1) }
    // A total may stand below some of the columns.
    return abs(own.last - other.last) > 1 && mayName(group.lowerBound)
  }

  /// Returns whether a column may name rows: with texts, dates or years.
  private func mayName(_ column: Int) -> Bool {
    let cells = sample.map { $0[column] }.filter { !sheet.isBlank($0) }
    return cells.dropFirst(Self.headRows / 2).allSatisfy { !sheet.isNumber($0) || sheet.isYear($0) }
  }

  /// Returns the first cell of a table.
  func firstCell(of group: Range<Int>) -> CellReference {
    CellReference(column: group.lowerBound, row: sheet.line(extents[group.lowerBound].first))
  }

  /// Returns the texts of a column in the first rows, in lowercase.
  private func texts(_ column: Int) -> [String] {
    sample.map { places in
      sheet.isBlank(places[column])
        ? "" : String(decoding: sheet.text(places[column]), as: UTF8.self).lowercased()
    }
  }
}
