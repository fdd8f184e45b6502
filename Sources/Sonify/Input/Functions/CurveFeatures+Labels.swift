import SonifyBase
import SonifyChart
import SonifyTables

extension CurveFeatures {
  /// Returns the names of the features, as labels of the points at an x.
  func labels(on axis: NumericAxis) -> [Double: String] {
    let text = ValueText(axis: axis)
    var labels: [Double: [String]] = [:]
    func add(_ phrase: String, at x: Double) { labels[x, default: []].append(phrase) }
    for zero in zeros {
      add((zero.isCrossing ? FunctionPhrases.crossesZero : FunctionPhrases.zero).text(), at: zero.x)
    }
    for extreme in extremes {
      add((extreme.isPeak ? FunctionPhrases.peak : FunctionPhrases.low).text(), at: extreme.x)
    }
    for pole in poles { add(pole.label, at: pole.x) }
    for jump in jumps { add(FunctionPhrases.jump.text(), at: jump) }
    for stretch in undefined {
      let (from, to) = (stretch.lowerBound, stretch.upperBound)
      let label =
        from == to
        ? FunctionPhrases.noValue.text()
        : FunctionPhrases.undefined.text(["from": text.text(from), "to": text.text(to)])
      add(label, at: from / 2 + to / 2)
    }
    return labels.mapValues { Lists.items($0) }
  }
}

extension CurveFeatures.Pole {
  fileprivate var label: String {
    let phrase =
      switch (before, after) {
      case (.plus, .minus): FunctionPhrases.plusAndMinus
      case (.minus, .plus): FunctionPhrases.minusAndPlus
      case (.plus, _), (nil, .plus): FunctionPhrases.plus
      case (.minus, _), (nil, .minus): FunctionPhrases.minus
      case (nil, nil): FunctionPhrases.noValue
      }
    return phrase.text()
  }
}
