extension ChartAssembly {
  /// Splits the rows into series, leaving out those that have no place.
  mutating func split(
    _ x: XColumn, within range: ClosedRange<Double>?
  ) throws(InputError) -> [DataSeries] {
    let groups = roles.series.map { values($0) }
    let rows = keptRows(x, groups, within: range)
    let labels = roles.labels.map { (texts($0), values($0)) }
    var names = [""]
    if let series = roles.series { names = try seriesNames(series) }

    var result: [DataSeries] = []
    for y in roles.ys {
      let ys = values(y)
      guard let groups else {
        var series = DataSeries(
          name: profiles[y].displayName(y), isContinuous: true,
          xs: rows.map { rows in rows.map { x.values[$0] } } ?? x.values,
          ys: rows.map { rows in rows.map { ys[$0] } } ?? ys)
        if let labels {
          series.labels = (rows ?? Array(ys.indices)).map { Self.label(labels, $0) }
        }
        result.append(series)
        continue
      }
      var parts = names.map { name in
        DataSeries(
          name: roles.ys.count > 1 ? "\(name), \(profiles[y].displayName(y))" : name,
          isContinuous: true, xs: [], ys: [])
      }
      for row in rows ?? Array(ys.indices) {
        guard let group = Int(exactly: groups[row]), parts.indices.contains(group) else { continue }
        parts[group].xs.append(x.values[row])
        parts[group].ys.append(ys[row])
        if let labels { parts[group].labels.append(Self.label(labels, row)) }
      }
      result += parts.filter { !$0.xs.isEmpty }
    }
    guard result.contains(where: { !$0.xs.isEmpty }) else {
      throw range == nil
        ? .badData(InputPlace(source: source), problem: "no row has a value of \"\(x.title)\"")
        : .badChoice("no row lies within the x range")
    }
    return result
  }

  private static func label(_ labels: (texts: [String], indices: [Double]), _ row: Int) -> String {
    guard let index = Int(exactly: labels.indices[row]), labels.texts.indices.contains(index) else {
      return ""
    }
    return labels.texts[index]
  }

  private func seriesNames(_ column: Int) throws(InputError) -> [String] {
    let texts = texts(column)
    guard table.columns[column]?.isOverfull != true, texts.count <= Self.greatestSeries else {
      let count = table.columns[column]?.isOverfull == true ? "too many" : "\(texts.count)"
      let name = CellText.harmless(profiles[column].displayName(column), limit: 60)
      throw .badChoice(
        "column \"\(name)\" has \(count) different values: at most \(Self.greatestSeries) series can be heard"
      )
    }
    return texts
  }

  /// The rows that have a place, or nothing when all have.
  private mutating func keptRows(
    _ x: XColumn, _ groups: [Double]?, within range: ClosedRange<Double>?
  ) -> [Int]? {
    let isWhole = x.missing == 0 && groups?.contains(where: \.isNaN) != true
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
    note(withoutX, "without \(x.title)")
    if let series = roles.series {
      note(withoutSeries, "without \(profiles[series].displayName(series))")
    }
    note(outside, "outside the x range")
    return rows
  }

  private mutating func note(_ count: Int, _ why: String) {
    guard count > 0 else { return }
    phrases.append(
      CellText.harmless("left out \(count) \(count == 1 ? "row" : "rows") \(why)", limit: 200))
  }
}
