import SonifyBase
import SonifyChart

/// The statements about one series, by subject.
///
/// Every subject is a list of whole lines, empty where there is nothing to say.
struct SeriesStatements {
  /// The name of the series, harmless and short.
  let name: String
  let series: DataSeries
  let facts: SeriesFacts
  /// The kind of chart that its y alone would make.
  let kind: ChartKind
  /// The kind of chart if an element is more than a value: boxes, candles or a band.
  let figureKind: ChartKind?
  let texts: SeriesTexts
  /// How its statements are worded.
  private(set) var form: StatementForm

  /// The name of the values in a sentence: that of the series if each series is a measure of its
  /// own, otherwise the title of the y axis.
  let subject: String

  /// The maximum number of features of one kind that are described one by one.
  static let maxList = 5

  init(_ index: Int, of chart: ChartDescriptor, facts: SeriesFacts, wording: Wording) {
    series = chart.series[index]
    name = UntrustedText.harmless(chart.name(ofSeries: index), limit: 60)
    kind = chart.kind.ofValues
    figureKind = chart.kind.mainPart != nil && series.figures != nil ? chart.kind : nil
    texts = SeriesTexts(series, of: chart, range: facts.values.map { $0.minimum.y...$0.maximum.y })
    (self.facts, form) = (facts, StatementForm(wording: wording, isAfterColon: false))
    // The axis of several columns is called by all of them.
    subject =
      chart.series.count > 1 && chart.listsSeries(inTitleOf: series.axis) ? name : texts.yTitle
  }

  /// The same statements as they are worded after the name of the series and a colon.
  var afterColon: Self {
    var statements = self
    statements.form.isAfterColon = true
    return statements
  }

  /// One of the statements of ``afterColon`` after the name of the series.
  func labelled(_ statement: String) -> String {
    OpeningPhrases.labelled.text(["name": name, "statement": statement])
  }

  /// All that is worth saying of the series by itself.
  var full: [String] {
    if isOfBoxes {
      return figureLines + boxesOneByOne.filter { !figureLines.contains($0) } + missing
    }
    guard plain.isEmpty else { return plain }
    switch kind {
    case _ where isUnordered: return found + figureLines + counts + rowCounts + mean
    case .line where isPair: return course + counts
    case .histogram: return distribution.isEmpty ? extremes + counts : distribution
    case .heatmap: return extremes + counts + rowCounts + mean
    default: return found + figureLines + counts + rowCounts + statistics + unknown
    }
  }

  /// Whether it is of boxes, about whose medians alone little can be said.
  private var isOfBoxes: Bool { figureKind == .box && facts.values != nil }

  /// The features of the series, without counts and statistics.
  var found: [String] {
    if isOfBoxes { return figureLines }
    guard plain.isEmpty else { return plain }
    switch kind {
    case _ where isUnordered: return majority + spread + extremes + skew + outliers + farValues
    case .line where isPair: return course
    case .line: return ranked(with: extremes)
    case .scatter: return relation + extremes + exceptions
    case .bar where facts.trend != nil: return ranked(with: extremes)
    case .bar: return shares + barExtremes + order + exceptions
    case .heatmap: return extremes
    default: return distribution.isEmpty ? extremes : distribution
    }
  }

  /// As ``found``, without extremes that the course of a line names.
  private var news: [String] {
    guard kind == .line, !isUnordered, !isPair, plain.isEmpty else { return found }
    return ranked(with: namesExtremes ? [] : extremes)
  }

  /// The findings in a line and some lines about its extremes: these after all that stands out.
  private func ranked(with extremes: [String]) -> [String] {
    let findings = findings
    let weak = findings.firstIndex { $0.share < Self.minNotableShare } ?? findings.count
    return findings[..<weak].flatMap(\.lines) + extremes + findings[weak...].flatMap(\.lines)
  }

  /// The minimum share of the variance of a finding that comes before the extremes.
  static let minNotableShare = 0.1

  /// All that is worth saying of the series by itself, without statistics.
  var normal: [String] {
    if isOfBoxes { return figureLines + missing }
    guard plain.isEmpty else { return plain }
    return kind == .histogram || (kind == .line && isPair)
      ? full : news + figureLines + missing + rowCounts + unknown
  }

  /// Whether it is a line or a cloud of points over an x without an order, so that only the
  /// distribution of its values says something.
  var isUnordered: Bool {
    switch kind {
    case .line: !texts.xAxis.isOrdered
    case .scatter: texts.xAxis.isOfRows
    default: false
    }
  }

  /// Whether its ``findings`` are what stands out, as of lines and of bars along x.
  var isRanked: Bool {
    kind == .line && !isUnordered && !isPair || kind == .bar && facts.trend != nil
  }

  /// Whether there are exactly two values.
  var isPair: Bool { facts.count - facts.missing == 2 }

  /// The whole description of a series without a value, with a single value, or with equal values;
  /// otherwise empty.
  var plain: [String] {
    guard facts.count > 0 else { return [ExtremePhrases.empty[form].text()] }
    guard let values = facts.values else {
      let statement = kind == .heatmap ? CellPhrases.empty : ExtremePhrases.missing
      return [statement[form].text(count: facts.count)]
    }
    let present = facts.count - facts.missing
    if present == 1 {
      let point = texts.point(values.first)
      return [ExtremePhrases.single[form].text(["point": point])] + missing
    }
    guard kind != .histogram else { return [] }
    if let curve = series.curve { return features(of: curve, values) }
    if let exception { return [exception] + missing }
    guard values.minimum.y == values.maximum.y else { return [] }
    let value = texts.value(values.first.y)
    return [ExtremePhrases.constant[form].text(count: present, ["value": value])] + missing
  }

  /// All values but one are equal, and which one differs; nil if there are fewer than four values,
  /// or several differ.
  private var exception: String? {
    let present = facts.count - facts.missing
    guard present >= 4, let values = facts.values, values.minimum.y < values.maximum.y,
      // Most charts are ruled out without a look at their values.
      [values.minimum.y, values.maximum.y].contains(values.median)
    else { return nil }
    let other = values.median == values.minimum.y ? values.maximum : values.minimum
    let equal = series.ys.reduce(0) { $0 + ($1 == values.median ? 1 : 0) }
    guard equal == present - 1 else { return nil }
    let number = NumberText(digits: 19)
    return ExtremePhrases.allButOne[form].text([
      "same": number.text(Double(equal)), "all": number.text(Double(present)),
      "value": texts.value(values.median), "point": texts.point(other),
    ])
  }

  /// Steps, a period, outliers or many far values, and gaps.
  var exceptions: [String] { steps + period + outliers + farValues + gaps }

  /// The number of points, or the number without a value.
  private var counts: [String] { missing.isEmpty ? [count] : missing }

  private var count: String {
    let isOfBars = kind.hasBars && !series.isContinuous
    let statement =
      kind == .heatmap
      ? CellPhrases.count
      : !facts.gaps.isEmpty
        ? CountPhrases.pointsBesideGaps : isOfBars ? CountPhrases.bars : CountPhrases.points
    return statement[form].text(count: facts.count)
  }

  private var missing: [String] {
    guard facts.missing > 0 else { return [] }
    let all = NumberText(digits: 19).text(Double(facts.count))
    return kind == .heatmap
      ? [CellPhrases.missing[form].text(count: facts.missing, ["all": all])]
      : [CountPhrases.missing[form].text(count: facts.missing, ["points": all])]
  }
}
