import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// The value of more than half of the points, and along dates how often the others come.
  var majority: [String] {
    guard let majority = facts.majority else { return [] }
    let share = Double(majority.count) / Double(max(1, facts.count - facts.missing))
    let (percent, value) = (ShareText.percent(share), texts.value(majority.value))
    let (low, high) = (majority.others.lowerBound, majority.others.upperBound)
    let line =
      low == high
      ? EqualityPhrases.twoValues[form].text([
        "percent": percent, "value": value, "other": texts.value(low),
      ])
      : EqualityPhrases.majority[form].text([
        "percent": percent, "value": value, "low": texts.value(low), "high": texts.value(high),
      ])
    return [line] + rareEvents(beside: majority, share)
  }

  /// The minimum share of one value beside which others are events.
  private static let minShareOfNone = 0.8
  /// The minimum number of events that have a rate.
  private static let minEvents = 5

  private func rareEvents(beside majority: SeriesFacts.Majority, _ share: Double) -> [String] {
    let events = facts.count - facts.missing - majority.count
    guard majority.value == 0, share >= Self.minShareOfNone, events >= Self.minEvents,
      facts.trend != nil, let values = facts.values,
      let rate = texts.frequency(of: events, in: values.last.x - values.first.x)
    else { return [] }
    return [EqualityPhrases.rareEvents[form].text(["rate": rate])]
  }

  /// A run of equal values, unless it is of the ``majority``.
  var equalRun: [String] {
    guard let run = facts.equalRun,
      run.value != facts.majority?.value || run.count > facts.count / 2
    else { return [] }
    return [
      EqualityPhrases.run[form].text(
        count: run.count,
        ["value": texts.value(run.value), "span": texts.span(from: run.from, to: run.to)])
    ]
  }
}
