import SonifyBase
import SonifyChart

/// All that is said of one series, by subject.
///
/// Every subject is a list of whole lines, empty where there is nothing to say.
struct SeriesStatements {
  /// What the series is called, harmless and short.
  let name: String
  let series: DataSeries
  let facts: SeriesFacts
  let kind: ChartKind
  let texts: SeriesTexts
  let wording: Wording

  /// What the values are called in a sentence: the series where each is a measure of its own,
  /// otherwise what the y axis shows.
  let subject: String

  /// The most things of one kind that are told one by one.
  static let maxList = 5

  init(_ index: Int, of chart: ChartDescriptor, facts: SeriesFacts, wording: Wording) {
    series = chart.series[index]
    name = UntrustedText.harmless(chart.name(ofSeries: index), limit: 60)
    kind = chart.kind
    texts = SeriesTexts(series, of: chart, range: facts.values.map { $0.minimum.y...$0.maximum.y })
    (self.facts, self.wording) = (facts, wording)
    // The axis of several columns is called by all of them.
    subject =
      chart.series.count > 1 && chart.listsSeries(inTitleOf: series.axis) ? name : texts.yTitle
  }

  /// All that is worth saying of the series by itself.
  var full: [String] {
    guard plain.isEmpty else { return plain }
    switch kind {
    case .line where isPair: return course + counts
    case .histogram: return distribution.isEmpty ? extremes + counts : distribution
    case .line, .scatter, .bar: return found + counts + statistics
    }
  }

  /// What is found in the series, without how much there is of it.
  var found: [String] {
    guard plain.isEmpty else { return plain }
    switch kind {
    case .line where isPair: return course
    case .line: return trend + course + extremes + exceptions
    case .scatter: return relation + clusters + extremes + exceptions
    case .bar where facts.trend != nil: return trend + course + extremes + exceptions
    case .bar: return barExtremes + order + exceptions
    case .histogram: return distribution.isEmpty ? extremes : distribution
    }
  }

  /// Whether there are but two values.
  var isPair: Bool { facts.count - facts.missing == 2 }

  /// All there is to say where there is no value, a single one, or but one number.
  var plain: [String] {
    guard facts.count > 0 else { return [ExtremePhrases.empty[wording].text()] }
    guard let values = facts.values else {
      return [ExtremePhrases.missing[wording].text(count: facts.count)]
    }
    let present = facts.count - facts.missing
    if present == 1 {
      let point = texts.point(values.first)
      return [ExtremePhrases.single[wording].text(["point": point])] + missing
    }
    guard values.minimum.y == values.maximum.y, kind != .histogram else { return [] }
    let value = texts.value(values.first.y)
    return [ExtremePhrases.constant[wording].text(count: present, ["value": value])] + missing
  }

  /// Steps, a period, stray values and gaps.
  var exceptions: [String] { steps + period + outliers + gaps }

  /// How many points there are, and how many have no value.
  private var counts: [String] { missing.isEmpty ? [count] : missing }

  private var count: String {
    let isOfBars = kind.hasBars && !series.isContinuous
    let statement =
      !facts.gaps.isEmpty
      ? CountPhrases.pointsBesideGaps : isOfBars ? CountPhrases.bars : CountPhrases.points
    return statement[wording].text(count: facts.count)
  }

  private var missing: [String] {
    guard facts.missing > 0 else { return [] }
    let all = NumberText(digits: 19).text(Double(facts.count))
    return [CountPhrases.missing[wording].text(count: facts.missing, ["points": all])]
  }
}
