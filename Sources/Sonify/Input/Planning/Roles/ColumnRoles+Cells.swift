import SonifyChart
import SonifyTables

extension ColumnRoles {
  /// Chooses the columns of a heat map: two whose values repeat and one of numbers, of a table with a
  /// line for each cell; else all numbers of a matrix and the names of its rows.
  /// - Returns: whether there are such columns.
  mutating func chooseCells(by chooser: RoleChooser) -> Bool {
    if let chosen = series {
      // A column that names each row is that of a matrix.
      guard x == nil, !chooser.profiles[chosen].repeats else { return false }
      (x, series) = (chosen, nil)
    } else if let cell = chooser.cell(x: x, ys: ys) {
      if x == nil { (x, xRule) = (cell.column, .cells) }
      series = cell.row
      if ys.isEmpty {
        ys = [cell.value]
        unused = chooser.numbersOfMatrix(without: cell.column).filter {
          $0 != cell.row && $0 != cell.value && !chooser.profiles[$0].hasNoValues
        }
      }
      return true
    }
    let names = x ?? chooser.rowNames
    let columns = ys.isEmpty ? chooser.numbersOfMatrix(without: names) : ys
    // Without names, one column of numbers is a row.
    guard columns.count > (names == nil ? 1 : 0) else { return false }
    if x == nil, names != nil { xRule = .names }
    (x, ys, isMatrix) = (names, columns, true)
    return true
  }
}

extension RoleChooser {
  /// The column that names the rows of a matrix: the first of texts or dates, else the first of all if
  /// it counts them or rises under a header.
  var rowNames: Int? {
    free.first { profiles[$0].content == .text || holdsDates($0) }
      ?? free.first.flatMap {
        let profile = profiles[$0]
        let isInOrder = profile.summary.isStrictlyMonotonic && !profile.name.isEmpty
        return profile.isCounter || isInOrder ? $0 : nil
      }
  }

  /// Returns all columns of numbers of a matrix; those without values are columns of its cells, too.
  func numbersOfMatrix(without names: Int?) -> [Int] {
    let columns = free.filter { $0 != names }
    guard columns.contains(where: isPossibleNumber) else { return [] }
    return columns.filter {
      isPossibleNumber($0) || profiles[$0].hasNoValues && !profiles[$0].name.isEmpty
    }
  }

  /// Finds the columns of a table with a line for each cell: those that name the column and the row of
  /// the cell, whose values repeat, and its value.
  /// - Parameters:
  ///   - x: the column that was chosen for the columns, or nil.
  ///   - ys: the columns that were chosen for the values.
  /// - Returns: the columns, or nil of a matrix.
  func cell(x: Int?, ys: [Int]) -> (column: Int, row: Int, value: Int)? {
    guard ys.count < 2 else { return nil }
    let names = free.filter {
      (profiles[$0].content == .text || holdsDates($0)) && !profiles[$0].holdsRemarks
    }
    // A column that names each row is that of a matrix.
    guard names.allSatisfy({ profiles[$0].repeats }) || x != nil else { return nil }
    let texts = names.filter { profiles[$0].repeats }
    let numbers = free.filter { $0 != x && isNumber($0) }
    let values = numbers.filter { !profiles[$0].isCounter && !profiles[$0].isNamedYears }
    guard let value = ys.first ?? values.first(where: { profiles[$0].isNamedValue }) ?? values.last
    else { return nil }
    // Without texts, three columns of numbers are a grid: positions first, as in x,y,z.
    guard !texts.isEmpty || numbers.count + (x == nil ? 0 : 1) + (ys.isEmpty ? 0 : 1) == 3 else {
      return nil
    }
    let keys = texts + numbers.filter { $0 != value && isKey($0) }
    if let x {
      guard profiles[x].repeats || isKey(x), let row = keys.first else { return nil }
      return (x, row, value)
    }
    guard let pair = finestPair(of: keys) else { return nil }
    // Numbers and dates run along the columns, texts name rows.
    let isTurned = profiles[pair.0].content == .text && profiles[pair.1].content != .text
    return isTurned ? (pair.1, pair.0, value) : (pair.0, pair.1, value)
  }

  /// Returns the two columns whose values make the most cells, so that the fewest lines are averaged.
  private func finestPair(of keys: [Int]) -> (Int, Int)? {
    var best: (columns: (Int, Int), cells: Int)?
    for (place, first) in keys.enumerated() {
      for second in keys.dropFirst(place + 1) {
        let all = max(profiles[first].summary.present, 1)
        let cells = min(profiles[first].distinct * profiles[second].distinct, all)
        if cells > best?.cells ?? 0 { best = ((first, second), cells) }
      }
    }
    return best?.columns
  }

  /// Whether the numbers of a column occur twice or more, in the mean of the first rows.
  private func isKey(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.sampled > 0 && profile.distinct * 2 <= profile.sampled
  }
}
