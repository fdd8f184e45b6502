import SonifyTables

extension TableFindings {
  /// Leaves out a column of the sums or means of all others that are plotted, by its label and its values, as the grand
  /// totals of a pivot table.
  mutating func leaveOutTotals() {
    guard across == nil, roles.series == nil, roles.xRule == .names, roles.ys.count > 2,
      let total = roles.ys.last(where: { TotalRow.isLabel(profiles[$0].name.utf8) }),
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
    var known = 0
    for row in totals.indices {
      let values = parts.map { $0[row] }.filter { !$0.isNaN }
      guard !values.isEmpty, !totals[row].isNaN else { continue }
      known += values.count > 1 ? 1 : 0
      let sum = values.reduce(0, +)
      let stated = totals[row] * (isMean ? Double(values.count) : 1)
      guard abs(stated - sum) <= 1e-9 * values.reduce(0, { $0 + abs($1) }) else { return }
    }
    if known > 1 { roles.leaveOut(total, because: .sumOfOthers) }
  }
}
