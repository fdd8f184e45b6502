import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The sudden changes of level: the largest, in order of x.
  var steps: [String] {
    let told = Self.chosen(facts.steps) { abs($0.levelAfter - $0.levelBefore) }
    let lines = told.map { step in
      let statement =
        step.levelAfter > step.levelBefore ? ExceptionPhrases.stepUp : ExceptionPhrases.stepDown
      let change = texts.change(from: step.levelBefore, to: step.levelAfter)
      return statement[form].text([
        "place": texts.after(step.after), "amount": change.amount, "before": change.before,
        "after": change.after,
      ])
    }
    let rest = facts.steps.count - told.count
    return lines
      + (rest > 0 ? [ExceptionPhrases.furtherSteps[form].text(count: rest)] : [])
  }

  /// The period of the line and how clear it is.
  var period: [String] {
    // A season says more than that there is one.
    guard facts.seasons.isEmpty, let period = facts.period, let length = periodLength else {
      return []
    }
    let statement =
      switch StrengthWords.Periodicity(period.strength) {
      case .faintly: ExceptionPhrases.faintPeriod
      case .loosely: ExceptionPhrases.looselyPeriodic
      case .clearly: ExceptionPhrases.clearPeriod
      }
    return [
      statement[form].text([
        "length": length, "r": StrengthWords.text(period.strength),
      ])
    ]
  }

  /// The length of the period along x, or in points.
  var periodLength: String? {
    facts.period.map { period in
      // Rows repeat after a whole number of rows, unless the period clearly lies between two.
      let whole = period.points.rounded()
      let isWhole = whole > 1 && abs(period.points - whole) <= min(0.02 * whole, Self.maxResidue)
      let points = isWhole ? whole : period.points
      return period.length.flatMap { texts.length($0 * (points / period.points)) }
        ?? ExceptionPhrases.points.text(NumberText(digits: 3).text(points))
    }
  }

  /// The maximum distance of a period from the whole number of rows that it is given as.
  private static let maxResidue = 0.25

  /// The outliers: one with its distance, several in a list, or the clearest of many.
  var outliers: [String] {
    let all = facts.outliers
    guard let first = all.first else { return [] }
    guard all.count > 1 else {
      let isOfRing = if case .ring = facts.form { true } else { false }
      let statement =
        isOfRing
        ? ExceptionPhrases.outlierOffRing
        : first.deviations > 0 ? ExceptionPhrases.outlierAbove : ExceptionPhrases.outlierBelow
      return [
        statement[form].text([
          "point": text(of: first),
          "deviations": NumberText(digits: 2).text(abs(first.deviations)),
        ])
      ]
    }
    let told = Self.chosen(all, atMost: all.count > Self.maxList ? 3 : Self.maxList) {
      abs($0.deviations)
    }
    let statement =
      told.count < all.count ? ExceptionPhrases.clearestOutliers : ExceptionPhrases.outliers
    return [
      statement[form].text(
        count: all.count, ["points": Lists.text(told.map(text))])
    ]
  }

  /// The share of the values that are far from the others, if they are too many to be outliers.
  var farValues: [String] {
    guard let far = facts.farValues else { return [] }
    let present = facts.count - facts.missing
    let share = Double(far.above + far.below) / Double(max(1, present))
    // More are the skew of the values, which their quartiles and extremes show.
    guard share <= Self.maxFarShare else { return [] }
    // On a line, values are compared with their neighbours.
    let isLine = kind == .line && !isUnordered || kind == .bar && facts.trend != nil
    let statement =
      far.below == 0
      ? (isLine ? FarValuePhrases.spikesAbove : FarValuePhrases.above)
      : far.above == 0
        ? (isLine ? FarValuePhrases.spikesBelow : FarValuePhrases.below)
        : (isLine ? FarValuePhrases.spikes : FarValuePhrases.both)
    return [statement[form].text(["percent": ShareText.percent(share)])]
  }

  /// The maximum share of values that are called far from the others.
  private static let maxFarShare = 0.1

  /// Returns the text of an outlier, with its name if it has one.
  func text(of outlier: SeriesFacts.Outlier) -> String {
    text(of: outlier.place, named: outlier.label)
  }

  /// Returns the text of a point, with its name if it has one.
  func text(of place: SeriesFacts.Place, named label: String?) -> String {
    let point = texts.point(place)
    guard let label else { return point }
    let name = UntrustedText.harmless(label, limit: 60)
    return PlacePhrases.named.text(["name": name, "point": point])
  }

  /// The gaps: a few one by one, or the longest of many.
  var gaps: [String] {
    // Rows without a value are counted; where they stand means nothing.
    guard !texts.xAxis.isOfRows else { return [] }
    let count = facts.gaps.count
    guard count > Self.maxGaps else { return facts.gaps.map(line) }
    guard let longest = Self.chosen(facts.gaps, atMost: 1, bySize: { Double($0.count) }).first,
      longest.count > 1 || longest.between != nil
    else { return [ExceptionPhrases.shortGaps[form].text(count: count)] }
    guard let length = length(of: longest) else {
      return [ExceptionPhrases.gapsBetween[form].text(count: count, ["span": span(of: longest)])]
    }
    return [
      ExceptionPhrases.gaps[form].text(
        count: count, ["length": length, "span": span(of: longest)])
    ]
  }

  /// The maximum number of gaps listed one by one.
  private static let maxGaps = 3

  /// Returns a line about a gap.
  func line(of gap: SeriesFacts.Gap) -> String {
    guard gap.between != nil || gap.count > 1 && texts.end(gap.from) != texts.end(gap.to) else {
      let statement = gap.hasRows ? ExceptionPhrases.missing : ExceptionPhrases.shortGap
      return statement[form].text(["place": texts.place(gap.from)])
    }
    guard let length = length(of: gap) else {
      return ExceptionPhrases.shortGap[form].text(["place": span(of: gap)])
    }
    return ExceptionPhrases.gap[form].text(["length": length, "span": span(of: gap)])
  }

  /// Where a gap is: from its first missing row to the last, or between the points around rows whose places are unknown.
  private func span(of gap: SeriesFacts.Gap) -> String {
    guard let points = gap.between else { return texts.span(from: gap.from, to: gap.to) }
    return texts.between(points.lowerBound, points.upperBound)
  }

  /// How long a gap is: among dates and durations the time that its rows fill, or that lies between its points;
  /// otherwise the count of its values, or nil if they cannot be counted.
  private func length(of gap: SeriesFacts.Gap) -> String? {
    if let points = gap.between { return TimeSpanText.text(between: points, on: texts.xAxis) }
    if case .numeric(let axis) = texts.xAxis, axis.quantity != .year,
      let time = TimeSpanText.text(rows: gap.count, in: gap.from...gap.to, on: texts.xAxis)
    {
      return time
    }
    return ExceptionPhrases.values.text(count: gap.count)
  }

  /// Returns the largest elements by `size`, in their original order.
  static func chosen<Thing>(
    _ things: [Thing], atMost limit: Int = maxList, bySize size: (Thing) -> Double
  ) -> [Thing] {
    guard things.count > limit else { return things }
    let order = things.indices.sorted { size(things[$0]) > size(things[$1]) }
    return order.prefix(limit).sorted().map { things[$0] }
  }
}
