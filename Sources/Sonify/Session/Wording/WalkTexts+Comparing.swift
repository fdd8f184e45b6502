import SonifyBase
import SonifyChart
import SonifyWords

extension WalkTexts {
  /// Returns the difference between a point and the marked one.
  func comparison(of place: ChartPoint, with mark: ChartPoint) -> String {
    let comparison = Comparison(of: place, with: mark, in: chart)
    guard comparison.steps != 0 else { return MarkPhrases.atMark.text() }
    guard let difference = comparison.difference else { return MarkPhrases.noValue.text() }
    var parts = [text(of: difference, on: chart.axis(of: chart.series[place.series]))]
    if let ratio = comparison.ratio, difference != 0 {
      let text = NumberText(digits: 3).text(ratio)
      parts.append(
        text == "2" ? MarkPhrases.twice.text() : MarkPhrases.ratio.text(["ratio": text]))
    }
    if let steps = comparison.steps {
      parts.append(
        (steps > 0 ? MarkPhrases.stepsAfter : MarkPhrases.stepsBefore)
          .text(count: abs(steps)))
    }
    if let distance = distanceText(comparison, from: mark.x) { parts.append(distance) }
    return Lists.items(parts)
  }

  private func text(of difference: Double, on axis: NumericAxis) -> String {
    guard difference != 0 else { return MarkPhrases.noDifference.text() }
    return (difference < 0 ? MarkPhrases.less : MarkPhrases.more)
      .text(["amount": amount(of: difference.magnitude, on: axis)])
  }

  /// Returns the text of a difference between two values of an axis.
  private func amount(of difference: Double, on axis: NumericAxis) -> String {
    if axis.quantity == .duration { return ClockText(range: axis.range).text(difference) }
    if axis.quantity == .timeOfDay {
      return ClockText(range: 0...(axis.range.upperBound - axis.range.lowerBound)).text(difference)
    }
    if case .size(let prefixes) = axis.quantity {
      return SizeText(range: axis.range, prefixes: prefixes, bytes: axis.unit).text(difference)
    }
    let number = NumberText(range: axis.range).text(difference)
    return axis.unit?.text(number) ?? number
  }

  /// Returns the distance on the x axis, or nil for categories and years, for which the steps are
  /// enough.
  private func distanceText(_ comparison: Comparison, from mark: Double) -> String? {
    guard comparison.x != 0, case .numeric(let axis) = chart.xAxis else { return nil }
    let amount = comparison.x.magnitude
    let isBefore = comparison.x < 0
    switch axis.quantity {
    case .year, .row: return nil
    case .date(let granularity):
      let months = CivilDate.months(from: mark, to: mark + comparison.x)
      let time =
        [.year, .quarter, .month].contains(granularity)
        ? TimeSpanText.text(months: abs(months)) : TimeSpanText.text(seconds: amount)
      return (isBefore ? MarkPhrases.earlier : MarkPhrases.later)
        .text(["amount": time])
    case .timeOfDay:
      return (isBefore ? MarkPhrases.earlier : MarkPhrases.later)
        .text(["amount": self.amount(of: amount, on: axis)])
    case .number, .duration, .size:
      return (isBefore ? MarkPhrases.xLess : MarkPhrases.xMore)
        .text(["amount": self.amount(of: amount, on: axis)])
    }
  }
}
