import SonifyTables

extension TableFindings {
  /// Leaves out columns that are sums or means of others that are plotted.
  mutating func leaveOutTotals() {
    guard across == nil, roles.series == nil, roles.ys.count > 2 else { return }
    leaveOutTotalOfAll()
    leaveOutSumsOfNeighbours()
  }

  /// Leaves out a column of the sums or means of all others, by its label and its values, as the grand totals of a pivot
  /// table.
  private mutating func leaveOutTotalOfAll() {
    guard roles.xRule == .names,
      let total = roles.ys.last(where: {
        TotalRow.partialLabel(profiles[$0].name) != nil || TotalRow.isMean(profiles[$0].name.utf8)
      }),
      let totals = table.columns[total]?.values
    else { return }
    let parts = roles.ys.filter { $0 != total }.compactMap { table.columns[$0]?.values }
    guard parts.count == roles.ys.count - 1, parts.allSatisfy({ $0.count == totals.count }) else {
      return
    }
    let isMean = TotalRow.isMean(profiles[total].name.utf8)
    // A mean beside a minimum or a maximum is one of several statistics.
    let names = roles.ys.map { profiles[$0].lastWord }
    guard Set(names).isDisjoint(with: ["min", "max", "minimum", "maximum", "median"]) else {
      return
    }
    let step = Self.step(of: totals.filter { !$0.isNaN })
    var known = 0
    for row in totals.indices {
      let values = parts.map { $0[row] }.filter { !$0.isNaN }
      guard !values.isEmpty, !totals[row].isNaN else { continue }
      known += values.count > 1 ? 1 : 0
      let sum = values.reduce(0, +)
      let stated = totals[row] * (isMean ? Double(values.count) : 1)
      // A mean is rounded, and so may be the parts of a sum.
      let rounding = step * Double(values.count + 1) / 2
      let isRounded = step < 1 && abs(sum) > Self.minOfRounding * rounding
      let difference = abs(stated - sum)
      guard
        difference <= 1e-9 * values.reduce(0, { $0 + abs($1) })
          || isRounded && difference <= rounding
      else { return }
    }
    if known > 1 { roles.leaveOut(total, because: .sumOfOthers) }
  }

  /// Leaves out columns that are the sums of those next to them, whatever their names are, as of the kinds of a fuel,
  /// if they and their parts are most of what is plotted.
  private mutating func leaveOutSumsOfNeighbours() {
    let columns = roles.ys.sorted()
    let values = columns.compactMap { table.columns[$0]?.values }
    guard columns.count >= Self.minColumns, values.count == columns.count,
      !columns.contains(where: { TotalRow.namesResult(profiles[$0].name) })
    else { return }
    let rows = (0..<table.rowCount).filter { row in
      values.contains { !$0[row].isNaN && $0[row] != 0 }
    }
    guard rows.count >= Self.minRowsOfSums else { return }
    let sampled = rows.prefix(SumTree.maxColumns)
    var parents = Set(SumTree(sampled.map { row in values.map { $0[row] } }).parents)
    // The figure that comes first is the main one, as a gross product is, unless its name says that it is a total.
    let name = profiles[columns[0]].name
    if !TotalRow.isLabel(name.utf8), !WholeWords.isWhole(name, among: []) { parents.remove(0) }
    let others = values.indices.filter { !parents.contains($0) }
    var (sums, all): ([Int], Set<Int>) = ([], [])
    for place in parents.sorted() {
      let before = others.filter { $0 < place }.reversed()
      let after = others.filter { $0 > place }
      guard
        let parts = [Array(before), after].lazy.compactMap({
          Self.parts(of: place, among: $0, values, rows)
        }).first
      else { continue }
      sums.append(place)
      all.formUnion(parts + [place])
    }
    guard all.count * 4 >= columns.count * 3, columns.count - sums.count > 1 else { return }
    for place in sums { roles.leaveOut(columns[place], because: .sumOfOthers) }
  }

  /// Returns the first two or more columns whose sum another is in all rows; nil if it is none.
  private static func parts(
    of sum: Int, among columns: [Int], _ values: [[Double]], _ rows: [Int]
  ) -> [Int]? {
    func value(_ column: Int, _ row: Int) -> Double {
      values[column][row].isNaN ? 0 : values[column][row]
    }
    var rests = rows.map { value(sum, $0) }
    for (place, column) in columns.enumerated() {
      for (index, row) in rows.enumerated() { rests[index] -= value(column, row) }
      let areSums = zip(rests, rows).allSatisfy { abs($0) <= 1e-9 * max(1, abs(value(sum, $1))) }
      if areSums { return place > 0 ? Array(columns[...place]) : nil }
    }
    return nil
  }

  /// The minimum ratio of a sum to what rounding may add to it.
  private static let minOfRounding = 20.0
  /// The minimum number of columns some of which may be sums, and of rows that show it.
  private static let minColumns = 4
  private static let minRowsOfSums = 5
}
