import SonifyBase
import SonifyChart

extension ChartStatements {
  /// What the cells of a heat map show: the highest and the lowest, the rows and columns with the
  /// highest and lowest means, and how many cells have no value.
  var cells: [String] {
    let sums = CellSums(chart)
    guard let highest = sums.highest, let lowest = sums.lowest else { return counts }
    guard lowest.y < highest.y else {
      let value = text(of: highest.y)
      return [CellPhrases.equal[wording].text(count: sums.present, ["value": value])]
        + holes(sums)
    }
    return [
      line(highest, CellPhrases.highest, CellPhrases.highestOften),
      line(lowest, CellPhrases.lowest, CellPhrases.lowestOften),
    ] + holes(sums) + rows(sums) + columns(sums)
  }

  /// What the chart is, with the number of its rows and columns.
  var cellContent: String {
    let columns = Set(chart.series.flatMap(\.xs)).count
    return CellPhrases.content[wording].text(
      count: series.count, ["columns": CellPhrases.columns.text(count: columns)])
  }

  private func line(_ cell: CellSums.Cell, _ one: Statement, _ often: Statement) -> String {
    let place = CellPhrases.cell.text([
      "row": series[cell.row].name, "column": column(cell.x),
    ])
    let value = text(of: cell.y)
    guard cell.count > 1 else { return one[wording].text(["value": value, "cell": place]) }
    return often[wording].text(count: cell.count, ["value": value, "cell": place])
  }

  private func rows(_ sums: CellSums) -> [String] {
    let means = series.indices.compactMap { row in sums.meanOfRow(row).map { (row, $0) } }
    guard means.count > 1, let high = means.max(by: { $0.1 < $1.1 }),
      let low = means.min(by: { $0.1 < $1.1 }), low.1 < high.1
    else { return [] }
    return [
      CellPhrases.rows[wording].text([
        "high": series[high.0].name, "highMean": mean(high.1), "low": series[low.0].name,
        "lowMean": mean(low.1),
      ])
    ]
  }

  private func columns(_ sums: CellSums) -> [String] {
    let means = sums.meansOfColumns
    guard series.count > 1, means.count > 1,
      let high = means.max(by: { ($0.mean, $1.x) < ($1.mean, $0.x) }),
      let low = means.min(by: { ($0.mean, $0.x) < ($1.mean, $1.x) }), low.mean < high.mean
    else { return [] }
    return [
      CellPhrases.means[wording].text([
        "high": column(high.x), "highMean": mean(high.mean), "low": column(low.x),
        "lowMean": mean(low.mean),
      ])
    ]
  }

  private func holes(_ sums: CellSums) -> [String] {
    guard sums.missing > 0 else { return [] }
    let all = sums.present + sums.missing
    let rows = series.indices.filter { sums.meanOfRow($0) == nil }.map { series[$0].name }
    let columns = sums.emptyColumns.map(column)
    return [
      CellPhrases.holes[wording].text(
        count: sums.missing, ["all": NumberText(digits: 19).text(Double(all))])
    ]
      + [(rows, CellPhrases.emptyRows), (columns, CellPhrases.emptyColumns)].flatMap {
        names, statement in
        names.isEmpty
          ? [] : [statement[wording].text(count: names.count, ["names": list(names)])]
      }
  }

  private func column(_ x: Double) -> String { series.first?.texts.x(x) ?? "" }

  private func text(of y: Double) -> String {
    UntrustedText.harmless(ValueText(axis: chart.yAxis).textWithUnit(y), limit: 100)
  }

  private func mean(_ y: Double) -> String { series.first?.texts.comparable(y) ?? "" }
}

/// Sums over the rows and columns of a heat map.
private struct CellSums {
  /// A value, with the number of cells that have it and the first of them.
  struct Cell {
    var row: Int
    var x: Double
    var y: Double
    var count: Int
  }

  private(set) var highest: Cell?
  private(set) var lowest: Cell?
  private(set) var present = 0
  private(set) var missing = 0
  private var rows: [CumulativeMean] = []
  private var columns: [Double: CumulativeMean] = [:]
  private var xs: Set<Double> = []

  init(_ chart: ChartDescriptor) {
    for (row, series) in chart.series.enumerated() {
      var own = CumulativeMean()
      xs.formUnion(series.xs)
      for (x, y) in zip(series.xs, series.ys) {
        guard y.isFinite else {
          missing += 1
          continue
        }
        present += 1
        own.add(y)
        columns[x, default: CumulativeMean()].add(y)
        Self.note(y, row, x, in: &highest) { $0 > $1 }
        Self.note(y, row, x, in: &lowest) { $0 < $1 }
      }
      rows.append(own)
    }
  }

  private static func note(
    _ y: Double, _ row: Int, _ x: Double, in cell: inout Cell?,
    if isBeyond: (Double, Double) -> Bool
  ) {
    guard let known = cell, !isBeyond(y, known.y) else {
      cell = Cell(row: row, x: x, y: y, count: 1)
      return
    }
    if y == known.y { cell?.count += 1 }
  }

  func meanOfRow(_ row: Int) -> Double? { rows[row].value }

  /// The x of the columns without a value.
  var emptyColumns: [Double] { xs.subtracting(columns.keys).sorted() }

  var meansOfColumns: [(x: Double, mean: Double)] {
    columns.compactMap { x, mean in mean.value.map { (x, $0) } }
  }
}
