import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// How the values of categories compare: nearly equal, or amounts of which one or a few hold a
  /// large share; and how far the largest is ahead of the second.
  var shares: [String] { shares { amounts($0, $1) + lead($0, $1) } }

  /// As ``shares``, without the distance of the largest from the second.
  var totalShares: [String] { shares(amounts) }

  private func shares(
    _ statements: ([Double], SeriesFacts.Values) -> [String]
  ) -> [String] {
    guard !texts.xAxis.isOrdered, !haveSums, texts.yAxis.isOfAmounts,
      texts.yAxis.scale == .linear,
      let values = facts.values, values.minimum.y >= 0, values.maximum.y > 0
    else { return [] }
    let order = series.ys.filter(\.isFinite).sorted(by: >)
    guard order.count >= Self.minShared else { return [] }
    if let equal = nearlyEqual(values) { return [equal] }
    return statements(order, values)
  }

  /// Whether a category is the sum of the others, or several are extremes and means of the same values.
  private var haveSums: Bool {
    guard case .categorical(let axis) = texts.xAxis else { return false }
    let names = axis.categories.map { HeaderWords($0).words }
    return names.contains { !Self.sums.isDisjoint(with: $0) }
      || names.count { $0.count == 1 && QuantityWords.averages.contains($0[0]) } > 1
  }

  private static let sums: Set<String> = [
    "total", "totals", "subtotal", "sum", "overall", "gesamt", "insgesamt", "summe",
  ]
  /// The minimum number of categories that are compared by shares.
  private static let minShared = 3
  /// The maximum distance from the mean, as a part of it, of values that are nearly equal.
  private static let maxDistance = 0.05
  /// The minimum share of the largest amount that is said.
  private static let minShare = 0.25
  /// The minimum number of categories of which a few may hold half.
  private static let minMany = 10
  /// The minimum ratio of the largest value to the second that is said.
  private static let minLead = 1.5

  private func nearlyEqual(_ values: SeriesFacts.Values) -> String? {
    let distance = max(values.maximum.y - values.mean, values.mean - values.minimum.y)
    guard values.minimum.y > 0, distance <= Self.maxDistance * values.mean else { return nil }
    return SharePhrases.nearlyEqual[form].text([
      "percent": ShareText.percent(max(0.01, (distance / values.mean * 100).rounded(.up) / 100)),
      "mean": texts.computed(values.mean),
    ])
  }

  /// The share of the largest amount, and the few that hold half of all.
  private func amounts(_ order: [Double], _ values: SeriesFacts.Values) -> [String] {
    let sum = order.reduce(0, +)
    guard holdsAmounts, sum.isFinite else { return [] }
    var lines: [String] = []
    let share = values.maximum.y / sum
    if share >= Self.minShare, share < 1 {
      lines.append(
        SharePhrases.largest[form].text([
          "name": texts.x(values.maximum.x), "percent": ShareText.percent(share),
          "sum": texts.sum(sum),
        ]))
    }
    var (few, part) = (0, 0.0)
    while part < sum / 2, few < order.count {
      part += order[few]
      few += 1
    }
    if order.count >= Self.minMany, few > 1, 4 * few <= order.count {
      lines.append(
        SharePhrases.few[form].text(
          count: few,
          [
            "all": NumberText(digits: 19).text(Double(order.count)),
            "percent": ShareText.percent(part / sum),
          ]))
    }
    return lines
  }

  /// How many times the second the largest value is.
  private func lead(_ order: [Double], _ values: SeriesFacts.Values) -> [String] {
    guard order[1] > 0, order.count < 3 || order[1] > order[2],
      texts.yAxis.unit?.other.contains("°") != true, order[0] / order[1] >= Self.minLead,
      (order[0] / order[1]).isFinite,
      let second = series.ys.firstIndex(of: order[1])
    else { return [] }
    let factor = NumberText(digits: 2).text(order[0] / order[1])
    let names: KeyValuePairs = [
      "name": texts.x(values.maximum.x), "second": texts.x(series.xs[second]), "factor": factor,
    ]
    return [(factor == "2" ? SharePhrases.twice : SharePhrases.lead)[form].text(names)]
  }

  /// Whether values may be added up: their name says that they are amounts, or it names no
  /// quantity and they are whole numbers; and they are no means.
  private var holdsAmounts: Bool {
    guard series.rowCounts.isEmpty else { return false }
    if let unit = texts.yAxis.unit, unit.other == "%" { return false }
    switch QuantityName(texts.yAxis.title).isAmount {
    case let known?: return known
    case nil: return series.ys.allSatisfy { !$0.isFinite || $0 == $0.rounded() }
    }
  }

  /// The number of rows of which the values are means.
  var rowCounts: [String] { Self.rowCounts(series.rowCounts, form.wording) }

  /// Returns the number of rows of which values are means, or no line if they are none.
  static func rowCounts(_ counts: [Int], _ wording: Wording) -> [String] {
    let counts = counts.filter { $0 > 0 }
    guard let min = counts.min(), let max = counts.max(), max > 1 else { return [] }
    if min == max { return [SharePhrases.means[wording].text(count: max)] }
    return [
      SharePhrases.meansOfSome[wording].text(
        count: max, ["min": NumberText(digits: 19).text(Double(min))])
    ]
  }
}
