import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// What a function does: its extremes, zeros, poles, jumps, and where it has no value.
  func features(of curve: CurveFeatures, _ values: SeriesFacts.Values) -> [String] {
    // What was found before the search ended is not all.
    if curve.isCutOff { return [CurvePhrases.fast[form].text()] }
    let curve = curve.within(texts.xAxis.range)
    let crossings = curve.zeros.filter(\.isCrossing).map(\.x)
    let others = curve.zeros.filter { !$0.isCrossing }.map(\.x)
    let peaks = curve.extremes.filter(\.isPeak)
    let lows = curve.extremes.filter { !$0.isPeak }
    var lines = extremes(of: curve, values) + poles(of: curve)
    lines += line(CurvePhrases.crossings, CurvePhrases.firstCrossings, crossings.map(texts.x))
    lines += line(CurvePhrases.zeros, CurvePhrases.firstZeros, others.map(texts.x))
    func areNews(_ turns: [CurveFeatures.Extreme], beside extreme: Double) -> Bool {
      !curve.poles.isEmpty || turns.count > 1 || turns.contains { $0.y != extreme }
    }
    // A single one may be the highest or the lowest value.
    if areNews(peaks, beside: values.maximum.y) {
      lines += line(CurvePhrases.peaks, CurvePhrases.firstPeaks, peaks.map(text))
    }
    if areNews(lows, beside: values.minimum.y) {
      lines += line(CurvePhrases.lows, CurvePhrases.firstLows, lows.map(text))
    }
    lines += line(CurvePhrases.jumps, CurvePhrases.firstJumps, curve.jumps.map(texts.x))
    let stretches = curve.undefined.map { stretch in
      stretch.lowerBound == stretch.upperBound
        ? CurvePhrases.point.text(["x": texts.x(stretch.lowerBound)])
        : CurvePhrases.stretch.text([
          "from": texts.x(stretch.lowerBound), "to": texts.x(stretch.upperBound),
        ])
    }
    lines += line(CurvePhrases.undefined, CurvePhrases.firstUndefined, stretches)
    return lines
  }

  /// The lowest and the highest value, or the only one.
  private func extremes(of curve: CurveFeatures, _ values: SeriesFacts.Values) -> [String] {
    guard values.minimum.y < values.maximum.y else {
      return [CurvePhrases.constant[form].text(["value": texts.value(values.first.y)])]
    }
    // Near a pole, the largest sample says nothing.
    guard curve.poles.isEmpty else { return [] }
    return [
      extreme(
        values.minimum, CurvePhrases.lowestAlong, ExtremePhrases.lowest, ExtremePhrases.lowestTwice,
        ExtremePhrases.lowestOften),
      extreme(
        values.maximum, CurvePhrases.highestAlong, ExtremePhrases.highest,
        ExtremePhrases.highestTwice, ExtremePhrases.highestOften),
    ]
  }

  /// An extreme value: at a point, along a stretch, or how often and where first.
  private func extreme(
    _ place: SeriesFacts.Place, _ along: Statement, _ once: Statement, _ twice: Statement,
    _ often: Statement
  ) -> String {
    let ys = series.ys
    let starts = ys.indices.filter { ys[$0] == place.y && ($0 == 0 || ys[$0 - 1] != place.y) }
    guard let first = starts.first else { return once[form].text(["point": texts.point(place)]) }
    let last = ys[first...].firstIndex { $0 != place.y }.map { $0 - 1 } ?? ys.count - 1
    let isStretch = last > first
    let span = texts.span(from: series.xs[first], to: series.xs[last])
    guard starts.count == 1 else {
      return (starts.count == 2 ? twice : often)[form].text(
        count: starts.count,
        ["value": texts.value(place.y), "place": isStretch ? span : texts.place(place.x)])
    }
    return isStretch
      ? along[form].text(["value": texts.value(place.y), "span": span])
      : once[form].text(["point": texts.point(place)])
  }

  /// The poles, by where the function goes.
  private func poles(of curve: CurveFeatures) -> [String] {
    let kinds: [(CurvePhrases.Pair, (CurveFeatures.Pole) -> Bool)] = [
      (CurvePhrases.plusAndMinus, { $0.before == .plus && $0.after == .minus }),
      (CurvePhrases.minusAndPlus, { $0.before == .minus && $0.after == .plus }),
      (CurvePhrases.plus, { ![$0.before, $0.after].contains(.minus) }),
      (CurvePhrases.minus, { ![$0.before, $0.after].contains(.plus) }),
    ]
    return kinds.flatMap { phrases, isKind in
      line(phrases.few, phrases.many, curve.poles.filter(isKind).map { texts.x($0.x) })
    }
  }

  private func text(of extreme: CurveFeatures.Extreme) -> String {
    texts.point(texts.precise(extreme.y), at: extreme.x)
  }

  /// Returns a line that lists a few features or, of many, counts them and gives the first and the
  /// last; none if there are none.
  private func line(_ few: Statement, _ many: Statement, _ items: [String]) -> [String] {
    guard let first = items.first, let last = items.last else { return [] }
    guard items.count > Self.maxFeatures else {
      return [few[form].text(count: items.count, ["list": Lists.text(items)])]
    }
    return [many[form].text(count: items.count, ["first": first, "last": last])]
  }

  /// The maximum number of features of one kind that are listed one by one.
  private static let maxFeatures = 7
}
