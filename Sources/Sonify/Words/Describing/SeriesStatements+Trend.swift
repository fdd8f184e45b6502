import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The rate at which a series rises or falls, as far as one number describes it.
  enum Pace {
    /// About the same rate everywhere: one of ``RatePhrases``.
    case steady(String)
    /// A rate that varies, or a sudden change.
    case changing
    /// On a logarithmic axis: the ratio of the last value to the first, or of the first to the last
    /// if the series falls; above 1.
    case factor(Double)
    /// A rate that cannot be given, for example where many values are equal.
    case unknown
  }

  /// The rate at which the series rises or falls, or nil if it has no trend.
  /// - Complexity: O(*n*).
  var pace: Pace? {
    guard let trend = facts.trend, trend.direction != .neither, let values = facts.values else {
      return nil
    }
    let isRising = trend.direction == .rising
    if texts.yAxis.scale != .linear {
      let (first, last) = (values.first.y, values.last.y)
      guard first > 0, last > 0, (last > first) == isRising else { return .changing }
      return .factor(isRising ? last / first : first / last)
    }
    if !facts.steps.isEmpty || isBent || isCurved { return .changing }
    guard let rate = texts.rate(trend.slope), (trend.slope > 0) == isRising else { return .unknown }
    return .steady(rate)
  }

  /// Whether the line has straight segments that are described one by one.
  private var isBent: Bool {
    (2...Self.maxList).contains(facts.segments.count) && turns.isEmpty
  }

  /// Whether the line is clearly curved, ignoring outliers.
  private var isCurved: Bool {
    func isCurved(_ correlation: SeriesFacts.Correlation?) -> Bool {
      correlation.map { abs($0.spearman) - abs($0.pearson) >= StrengthWords.minCurvature }
        ?? false
    }
    guard isCurved(facts.correlation) else { return false }
    let rareOutliers = Set(facts.outliers.map(\.place.x))
    guard !rareOutliers.isEmpty else { return true }
    let ys = zip(series.xs, series.ys).map { rareOutliers.contains($0) ? .nan : $1 }
    return isCurved(SeriesFacts.Correlation(CompletePairs(xs: series.xs, ys: ys)))
  }

  /// The overall trend, and how straight it is.
  var trend: [String] {
    guard let trend = facts.trend, !isRefuted(trend) else { return [] }
    let pace = pace
    var lines = [line(of: trend, pace)]
    if case .steady = pace, facts.segments.count < 2, let fit = facts.linearFit?.rSquared,
      let straightness = StrengthWords.Straightness(fit)
    {
      let statement =
        switch straightness {
        case .roughly: TrendPhrases.roughlyStraight
        case .almost: TrendPhrases.almostStraight
        }
      lines.append(statement[form].text(["r": StrengthWords.text(fit)]))
    }
    return lines
  }

  /// Returns whether the line turns and ends on the other side of its beginning than the trend says: what rises
  /// from 25 to 105 and falls to 44 in more time does not fall overall.
  private func isRefuted(_ trend: SeriesFacts.Trend) -> Bool {
    guard !turns.isEmpty, trend.direction != .neither, let values = facts.values else {
      return false
    }
    let (first, last) = (values.first.y, values.last.y)
    return trend.direction == .rising ? last < first : last > first
  }

  /// Whether the values have no trend but wander, so that neighbours are much alike.
  var wanders: Bool {
    guard let trend = facts.trend, trend.direction == .neither, facts.steps.isEmpty,
      facts.period == nil, turns.isEmpty, let memory = facts.values?.lag1Autocorrelation
    else { return false }
    return memory >= Self.minMemory
  }

  /// Whether each of three or more values is above the one before, or each is below it.
  var isMonotone: Bool {
    let ys = series.ys.filter(\.isFinite)
    let steps = zip(ys, ys.dropFirst())
    return ys.count > 2 && (steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 })
  }

  /// Whether no value is above the one before, or none is below it.
  var goesOneWay: Bool {
    let ys = series.ys.filter(\.isFinite)
    let steps = zip(ys, ys.dropFirst())
    return steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
  }

  /// The minimum correlation of neighbours in values that wander.
  private static let minMemory = 0.8

  /// Returns the overall trend in one line.
  private func line(of trend: SeriesFacts.Trend, _ pace: Pace?) -> String {
    let isRising = trend.direction == .rising
    switch pace {
    case .steady(let rate):
      return (isRising ? TrendPhrases.rising : TrendPhrases.falling)[form].text(["rate": rate])
    case .changing:
      return (isRising ? TrendPhrases.unevenlyRising : TrendPhrases.unevenlyFalling)[form].text()
    case .factor(let factor):
      return (isRising ? TrendPhrases.multiplying : TrendPhrases.dividing)[form].text([
        "factor": NumberText(digits: 3).text(factor)
      ])
    case .unknown:
      return (isRising ? TrendPhrases.onlyRising : TrendPhrases.onlyFalling)[form].text()
    case nil:
      // Too few values for a test, but all of them go one way.
      if isMonotone, let values = facts.values {
        return way(by: [], first: values.first, last: values.last).joined()
      }
      if wanders, let values = facts.values {
        return TrendPhrases.wandering[form].text([
          "first": texts.point(values.first), "last": texts.point(values.last),
        ])
      }
      return TrendPhrases.none[form].text(["p": NumberText(digits: 2).text(trend.pValue)])
    }
  }
}
