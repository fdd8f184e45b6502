import SonifyBase
import SonifyTables

/// Long tables in which a column of texts does not tell the series apart, and a second one does, as
/// countries with several indicators each.
extension TableFindings {
  /// Makes series of both columns, if only both together occur once with each x; else of the first.
  /// - Returns: the name of both, or nil if the series are those of the first.
  /// - Complexity: linear in the number of rows.
  mutating func joinSeriesKeys() -> String? {
    guard let series = roles.series, let second = roles.secondSeries else { return nil }
    if let x = roles.x, let keys = table.columns[series], !table.isOnce(series, forEach: x),
      let joined = table.joined(series, second)
    {
      table.columns[series] = joined
      if table.isOnce(series, forEach: x) {
        let count = joined.texts.count
        profiles[series].distinct = count
        if count > ColumnRoles.usualSeries { roles.seriesLimit = ColumnRoles.usualSeries }
        let names = [series, second].map { profiles[$0].displayName($0) }
        return LocaleSettings.naming { Lists.text(names) }
      }
      table.columns[series] = keys
    }
    roles.secondSeries = nil
    return nil
  }
}

extension Table {
  /// Returns a column whose texts are those of two columns, with a comma between them; nil if they have
  /// too many.
  fileprivate func joined(_ first: Int, _ second: Int) -> Column? {
    guard let ones = columns[first], let others = columns[second] else { return nil }
    var texts = TextDictionary()
    // For each pair of texts, the index of both together.
    var known: [Int: Int] = [:]
    var values: [Double] = []
    values.reserveCapacity(rowCount)
    for (one, other) in zip(ones.values, others.values) {
      guard let one = Int(exactly: one), let other = Int(exactly: other) else {
        values.append(.nan)
        continue
      }
      let pair = one * others.texts.count + other
      if known[pair] == nil {
        let text = Array(ones.texts[one]) + Array(", ".utf8) + Array(others.texts[other])
        guard let index = texts.index(of: text.span) else { return nil }
        known[pair] = index
      }
      values.append(known[pair].map(Double.init) ?? .nan)
    }
    let column = Column(values)
    column.texts = texts
    return column
  }
}
