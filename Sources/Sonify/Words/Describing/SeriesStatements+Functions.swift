import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// What a function does: its extremes, zeros, poles, jumps, and where it has no value.
  func features(of curve: CurveFeatures) -> [String] {
    // What was found before the search ended is not all.
    if curve.isCutOff { return [CurvePhrases.fast[form].text()] }
    // Near a pole, the largest sample says nothing.
    let ends = curve.poles.isEmpty ? extremes : []
    let crossings = curve.zeros.filter(\.isCrossing).map(\.x)
    let others = curve.zeros.filter { !$0.isCrossing }.map(\.x)
    let peaks = curve.extremes.filter(\.isPeak)
    let lows = curve.extremes.filter { !$0.isPeak }
    var lines = ends + poles(of: curve)
    lines += line(CurvePhrases.crossings, CurvePhrases.firstCrossings, crossings.map(texts.x))
    lines += line(CurvePhrases.zeros, CurvePhrases.firstZeros, others.map(texts.x))
    // A single one is said as the highest or the lowest value.
    if !curve.poles.isEmpty || peaks.count > 1 {
      lines += line(CurvePhrases.peaks, CurvePhrases.firstPeaks, peaks.map(text))
    }
    if !curve.poles.isEmpty || lows.count > 1 {
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
    texts.point(SeriesFacts.Place(x: extreme.x, y: extreme.y))
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
