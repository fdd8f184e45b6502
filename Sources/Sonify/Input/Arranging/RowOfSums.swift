import SonifyTables

extension TableFindings {
  /// Leaves out a last row that is the sum of the others in every column of values, whatever its name is.
  ///
  /// Chance makes no such row: at least three others are not 0, and their sum is more than a few in one column,
  /// or they are in two.
  /// - Returns: the decisions that were made.
  mutating func removeSums() -> [Decision] {
    guard let x = roles.x, roles.xRule == .names, roles.series == nil, across == nil,
      let names = table.columns[x], names.texts.count == table.rowCount,
      case let last = table.rowCount - 1, last >= Self.minParts,
      let place = Int(exactly: names.values[last])
    else { return [] }
    let sums = roles.ys.compactMap { column -> Double? in
      guard profiles[column].content == .number, let values = table.columns[column]?.values,
        case let parts = values.dropLast().filter({ !$0.isNaN && $0 != 0 }),
        parts.count >= Self.minParts, let sum = values.last, sum.isFinite
      else { return nil }
      let rest = parts.reduce(0, +)
      return abs(sum - rest) <= 1e-9 * abs(rest) ? sum : nil
    }
    guard sums.count == roles.ys.count, sums.count > 1 || abs(sums.first ?? 0) > Self.fewCounts
    else { return [] }
    let label = CellText.clean(names.texts[place])
    table.keep(Array(0..<last))
    return [.table(.totals([label]))]
  }

  /// The minimum number of rows that make a sum.
  private static let minParts = 3
  /// The maximum sum of counts that may be one of them by chance.
  private static let fewCounts = 20.0
}
