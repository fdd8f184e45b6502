import SonifyBase
import SonifyChart

extension ChartStatements {
  /// Returns statements about the totals, the share of each series, the largest part, and each
  /// part.
  func stack(_ totals: SeriesStatements) -> [String] {
    totals.afterColon.found.prefix(Self.maxTotalLines).map {
      StackPhrases.total.text(["statement": $0])
    } + shares + largestPart + parts + counts
  }

  /// The maximum number of statements about the totals.
  private static let maxTotalLines = 3

  /// The share of each series in the sum of all, if no value is negative.
  var shares: [String] {
    let sums = series.map { $0.series.ys.reduce(0) { $1.isFinite ? $0 + $1 : $0 } }
    let whole = sums.reduce(0, +)
    guard let text = totals?.texts, whole > 0, whole.isFinite,
      series.allSatisfy({ ($0.facts.values?.minimum.y ?? 0) >= 0 })
    else { return [] }
    let order = sums.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
    let shares = order.prefix(SeriesStatements.maxList).map { index in
      StackPhrases.share.text([
        "name": series[index].name,
        "percent": ShareText.percent(sums[index] / whole),
      ])
    }
    return [
      StackPhrases.shares[wording].text([
        "sum": text.sum(whole), "shares": Lists.text(Array(shares), of: series.count),
      ])
    ]
  }

  private var largestPart: [String] {
    guard let leaders = Leaders(chart.series), leaders.count > 1,
      let maximum = Leaders.maximum(leaders.highest)
    else { return [] }
    let name = series[maximum.series].name
    guard maximum.count < leaders.count else {
      // A part that stands alone is the largest as well.
      guard leaders.isWhole else { return [] }
      return [StackPhrases.alwaysLargest[wording].text(["name": name])]
    }
    let all = NumberText(digits: 19).text(Double(leaders.count))
    return [
      StackPhrases.oftenLargest[wording].text(count: maximum.count, ["name": name, "all": all])
    ]
  }

  private var parts: [String] {
    series.prefix(Self.maxSeries).map { part in
      if let line = part.afterColon.plain.first { return part.labelled(line) }
      guard let values = part.facts.values else { return "" }
      return StackPhrases.part[wording].text([
        "name": part.name, "highest": part.texts.point(values.maximum),
        "lowest": part.texts.point(values.minimum),
      ])
    }.filter { !$0.isEmpty } + others
  }
}
