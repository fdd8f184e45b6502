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

/// Series whose values have several units.
extension TableFindings {
  /// Divides the series by the units of their values, if a series has several, so that each is of one quantity.
  /// - Complexity: linear in the number of rows.
  mutating func divideSeriesByUnits() {
    guard let series = roles.series, let units = roles.units, series != units,
      table.hasSeveral(units, inOneOf: series),
      let joined = table.joined(series, units, keepsFirst: true)
    else { return }
    table.columns[series] = joined
    profiles[series].distinct = joined.texts.count
    if joined.texts.count > ColumnRoles.usualSeries { roles.seriesLimit = ColumnRoles.usualSeries }
    let names = [series, units].map { profiles[$0].displayName($0) }
    profiles[series].name = LocaleSettings.naming { Lists.text(names) }
  }
}

extension Table {
  /// Returns whether one of several groups has rows with different texts.
  fileprivate func hasSeveral(_ column: Int, inOneOf groups: Int) -> Bool {
    guard let texts = columns[column]?.values, let groups = columns[groups]?.values else {
      return false
    }
    var known: [Double: Double] = [:]
    return zip(texts, groups).contains { text, group in
      guard !text.isNaN, !group.isNaN else { return false }
      return known.updateValue(text, forKey: group) ?? text != text
    }
  }

  /// Returns a column whose texts are those of two columns, with a comma between them; nil if they have
  /// too many.
  /// - Parameters:
  ///   - first: the first column.
  ///   - second: the second column.
  ///   - keepsFirst: whether a row without the second text has the first alone; else it has none.
  /// - Returns: the column.
  fileprivate func joined(_ first: Int, _ second: Int, keepsFirst: Bool = false) -> Column? {
    guard let ones = columns[first], let others = columns[second] else { return nil }
    var texts = TextDictionary()
    // For each pair of texts, the index of both together.
    var known: [Int: Int] = [:]
    var values: [Double] = []
    values.reserveCapacity(rowCount)
    for (one, other) in zip(ones.values, others.values) {
      let further = Int(exactly: other)
      guard let one = Int(exactly: one), keepsFirst || further != nil else {
        values.append(.nan)
        continue
      }
      let pair = one * (others.texts.count + 1) + (further ?? others.texts.count)
      if known[pair] == nil {
        let rest = further.map { Array(", ".utf8) + Array(others.texts[$0]) } ?? []
        let text = Array(ones.texts[one]) + rest
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
