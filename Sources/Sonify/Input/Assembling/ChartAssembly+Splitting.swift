import SonifyBase
import SonifyChart
import SonifyTables

extension ChartAssembly {
  /// Splits the rows into series, skipping those without x or series and those outside the range.
  mutating func split(
    _ x: XColumn, within range: ClosedRange<Double>?
  ) throws(InputError) -> [SeriesDraft] {
    var groups = roles.series.map { values($0) }
    var names = try roles.series.map { column throws(InputError) in try spokenNames(column) } ?? []
    // What has no unit, as pH, is not left out.
    if roles.series != nil, roles.series == roles.units, groups?.contains(where: \.isNaN) == true {
      let last = Double(names.count)
      groups = groups?.map { $0.isNaN ? last : $0 }
      names.append(LocaleSettings.naming { ColumnPhrases.noUnit.text() })
    }
    let rows = keptRows(x, groups, within: range)
    let labels = self.labels
    if let limit = roles.seriesLimit, names.count > limit {
      let filled = groupsWithValues(names.count, groups ?? [], rows)
      let kept = highest(limit, of: filled, groups ?? [], rows)
      if filled.count < names.count, let y = roles.ys.first {
        let known = Set(filled.map(Double.init))
        let count = groups?.count { !$0.isNaN && !known.contains($0) } ?? 0
        decisions.append(.rows(.withoutValue(count, column: profiles[y].displayName(y))))
      }
      if filled.count > limit { decisions.append(.rows(.highestSeries(limit, of: filled.count))) }
      let places = Dictionary(
        uniqueKeysWithValues: kept.enumerated().map { (Double($1), Double($0)) })
      // No series has the number of what is left out.
      groups = groups?.map { $0.isNaN ? $0 : places[$0] ?? -1 }
      names = kept.map { names[$0] }
    }

    var result: [SeriesDraft] = []
    for (y, labels) in zip(roles.ys, labels) {
      let name = profiles[y].displayName(y)
      if let groups {
        result += grouped(
          x, y, groups, rows, labels, names.map { roles.ys.count > 1 ? "\($0), \(name)" : $0 })
      } else {
        result.append(single(x, y, rows, labels, name))
      }
    }
    guard result.contains(where: { $0.series.count > 0 }) else {
      throw range == nil
        ? .badData(InputError.Place(source: source), .noRow(x: x.title))
        : .badChoice(.noRowInRange)
    }
    return result
  }

  /// Returns the groups of rows that have values, or all if none has one.
  private func groupsWithValues(_ count: Int, _ groups: [Double], _ rows: [Int]?) -> [Int] {
    let ys = roles.ys.map { values($0) }
    var haveValues = [Bool](repeating: false, count: count)
    for row in rows ?? Array(groups.indices) {
      guard let group = Int(exactly: groups[row]), haveValues.indices.contains(group) else {
        continue
      }
      haveValues[group] = haveValues[group] || ys.contains { !$0[row].isNaN }
    }
    return haveValues.contains(true)
      ? haveValues.indices.filter { haveValues[$0] } : Array(haveValues.indices)
  }

  /// Returns the groups of rows with the highest means of the first values, in the order of the table.
  private func highest(
    _ limit: Int, of filled: [Int], _ groups: [Double], _ rows: [Int]?
  ) -> [Int] {
    guard filled.count > limit, let ys = roles.ys.first.map({ values($0) }) else { return filled }
    var sums: [Double: (sum: Double, count: Double)] = [:]
    for row in rows ?? Array(groups.indices) where !ys[row].isNaN && !groups[row].isNaN {
      let known = sums[groups[row]] ?? (0, 0)
      sums[groups[row]] = (known.sum + ys[row], known.count + 1)
    }
    return HighestMeans.indices(
      limit,
      of: filled.map { group in sums[Double(group)].map { $0.sum / $0.count } ?? -.infinity }
    ).map { filled[$0] }
  }

  /// The texts and, for every row, the index of its text.
  private typealias Labels = (texts: [String], indices: [Double])

  /// The labels of the rows for each column of values, nil for a column without any.
  ///
  /// A name of a row is that of all its values. A remark is about the row as a whole and stands
  /// once, at the first of its values.
  private var labels: [Labels?] {
    guard let column = roles.labels else { return roles.ys.map { _ in nil } }
    let all: Labels = (texts(column), values(column))
    guard profiles[column].holdsFewLabels, roles.ys.count > 1 else {
      return roles.ys.map { _ in all }
    }
    let ys = roles.ys.map { values($0) }
    var parts = [Labels?](repeating: nil, count: ys.count)
    for row in all.indices.indices where !all.indices[row].isNaN {
      let first = ys.firstIndex { !$0[row].isNaN } ?? 0
      if parts[first] == nil {
        parts[first] = (all.texts, Array(repeating: .nan, count: all.indices.count))
      }
      parts[first]?.indices[row] = all.indices[row]
    }
    return parts
  }

  /// Returns all rows as one series.
  private func single(
    _ x: XColumn, _ y: Int, _ rows: [Int]?, _ labels: Labels?, _ name: String
  ) -> SeriesDraft {
    let ys = values(y)
    let names = labels.map { labels in
      (rows ?? Array(ys.indices)).map { Self.label(labels, $0) }
    }
    guard let rows else {
      let series = DataSeries(
        name: name, isContinuous: true, xs: x.values, ys: ys, labels: names ?? [],
        additionalValues: roles.toneColumns.map { values($0) })
      return SeriesDraft(
        series, x: x.summary, y: table.columns[y]?.summary ?? ColumnSummary(),
        unit: unit(of: ys.indices))
    }
    return SeriesDraft(
      DataSeries(
        name: name, isContinuous: true, xs: rows.map { x.values[$0] }, ys: rows.map { ys[$0] },
        labels: names ?? [],
        additionalValues: roles.toneColumns.map { column in
          let values = values(column)
          return rows.map { values[$0] }
        }), unit: unit(of: rows))
  }

  /// Returns the unit that all of some rows have, or nil if they have none or several.
  private func unit(of rows: some Sequence<Int>) -> String? {
    guard let column = roles.units else { return nil }
    let (texts, units) = (texts(column), values(column))
    var unit: Double?
    for row in rows where !units[row].isNaN {
      guard unit == nil || unit == units[row] else { return nil }
      unit = units[row]
    }
    return unit.flatMap { Int(exactly: $0) }.flatMap {
      texts.indices.contains($0) ? texts[$0] : nil
    }
  }

  /// Returns a series for each value of a column, without those that have no rows.
  private func grouped(
    _ x: XColumn, _ y: Int, _ groups: [Double], _ rows: [Int]?, _ labels: Labels?,
    _ names: [String]
  ) -> [SeriesDraft] {
    let ys = values(y)
    let further = roles.toneColumns.map { values($0) }
    var parts = names.map {
      DataSeries(
        name: $0, isContinuous: true, xs: [], ys: [], additionalValues: further.map { _ in [] })
    }
    var members = parts.map { _ in [Int]() }
    for row in rows ?? Array(ys.indices) {
      guard let group = Int(exactly: groups[row]), parts.indices.contains(group) else { continue }
      if roles.units != nil { members[group].append(row) }
      parts[group].xs.append(x.values[row])
      parts[group].ys.append(ys[row])
      if let labels { parts[group].labels.append(Self.label(labels, row)) }
      for (column, values) in further.enumerated() {
        parts[group].additionalValues[column].append(values[row])
      }
    }
    return parts.indices.filter { parts[$0].count > 0 }
      .map { SeriesDraft(parts[$0], unit: unit(of: members[$0])) }
  }

  private static func label(_ labels: Labels, _ row: Int) -> String {
    guard let index = Int(exactly: labels.indices[row]), labels.texts.indices.contains(index) else {
      return ""
    }
    return labels.texts[index]
  }

  /// The names of series, in which numbers follow what they number: "plant 3".
  private func spokenNames(_ column: Int) throws(InputError) -> [String] {
    let names = try seriesNames(column)
    guard profiles[column].areNamesOfThings, !profiles[column].name.isEmpty,
      !CalendarWords.years.contains(profiles[column].lastWord)
    else { return names }
    return names.map { "\(profiles[column].name) \($0)" }
  }

  func seriesNames(_ column: Int) throws(InputError) -> [String] {
    let texts = texts(column)
    guard table.columns[column]?.hasOverflowed != true, texts.count <= ChartChoices.maxSeries else {
      let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
      let count = table.columns[column]?.hasOverflowed == true ? nil : texts.count
      let maximum = ChartChoices.maxSeries
      throw .badChoice(
        choices.kind == .heatmap
          ? .tooManyRows(column: name, count: count, maximum: maximum)
          : .tooManySeries(column: name, count: count, maximum: maximum))
    }
    return texts
  }

  /// Returns the rows to plot, or nil for all.
  mutating func keptRows(
    _ x: XColumn, _ groups: [Double]?, within range: ClosedRange<Double>?
  ) -> [Int]? {
    let isWhole = x.summary.missing == 0 && groups?.contains(where: \.isNaN) != true
    if isWhole, range == nil { return nil }
    var rows: [Int] = []
    var (withoutX, withoutSeries, outside) = (0, 0, 0)
    for row in x.values.indices {
      if x.values[row].isNaN {
        withoutX += 1
      } else if let groups, groups[row].isNaN {
        withoutSeries += 1
      } else if let range, !range.contains(x.values[row]) {
        outside += 1
      } else {
        rows.append(row)
      }
    }
    if withoutX > 0 { decisions.append(.rows(.withoutValue(withoutX, column: x.title))) }
    if let series = roles.series, withoutSeries > 0 {
      let name = profiles[series].displayName(series)
      decisions.append(.rows(.withoutValue(withoutSeries, column: name)))
    }
    if outside > 0 { decisions.append(.rows(.outsideRange(outside))) }
    return rows
  }
}
