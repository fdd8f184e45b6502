import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// When in a year, a week or a day the values are high and low, and whether they swing farther later.
  var seasons: [String] {
    facts.seasons.flatMap { season -> [String] in
      let statement =
        switch season.cycle {
        case .months: SeasonPhrases.months
        case .quarters: SeasonPhrases.quarters
        case .weekdays: SeasonPhrases.weekdays
        case .hours: SeasonPhrases.hours
        }
      return [
        statement[form].text([
          "high": part(season.high, of: season.cycle), "low": part(season.low, of: season.cycle),
          "amount": texts.fineAmount(season.swing),
        ])
      ] + change(of: season)
    }
  }

  private func change(of season: SeriesFacts.Season) -> [String] {
    guard let growth = season.growth else { return [] }
    let statement = growth > 1 ? SeasonPhrases.growing : SeasonPhrases.shrinking
    return [statement[form].text(["factor": Self.factor(growth)])]
  }

  private func part(_ part: Int, of cycle: SeriesFacts.Season.Cycle) -> String {
    switch cycle {
    case .months: MonthPhrases.names[part].text()
    case .quarters: SeasonPhrases.quarterNames[part].text()
    case .weekdays: SeasonPhrases.weekdayNames[part].text()
    case .hours: part < 10 ? "0\(part):00" : "\(part):00"
    }
  }

  /// The law by which the values grow or shrink.
  var growth: [String] {
    guard let growth = facts.growth, let trend = facts.trend, let values = facts.values else {
      return []
    }
    let isRising = trend.direction == .rising
    let ends = (texts.point(values.first), texts.point(values.last))
    switch growth {
    case .doubling(let length):
      if let text = texts.length(length) {
        return [
          (isRising ? GrowthPhrases.doubling : GrowthPhrases.halving)[form].text(["length": text])
        ]
      }
      let statement = isRising ? GrowthPhrases.doublingOf : GrowthPhrases.halvingOf
      return [
        statement[form].text(["step": NumberText(digits: 2).text(length), "title": texts.xTitle])
      ]
    case .levelling(let level):
      let statement = isRising ? GrowthPhrases.levellingUp : GrowthPhrases.levellingDown
      return [statement[form].text(["level": texts.computed(level, extra: 0)])]
    case .faster:
      let statement = isRising ? GrowthPhrases.risingFaster : GrowthPhrases.fallingFaster
      return [statement[form].text(["first": ends.0, "last": ends.1])]
    case .slower:
      let statement = isRising ? GrowthPhrases.risingSlower : GrowthPhrases.fallingSlower
      return [statement[form].text(["first": ends.0, "last": ends.1])]
    }
  }

  /// How the spread about the line changes.
  var spreadChange: [String] {
    guard let ratio = facts.spreadRatio else { return [] }
    let statement = ratio > 1 ? GrowthPhrases.spreading : GrowthPhrases.narrowing
    return [statement[form].text(["factor": Self.factor(ratio)])]
  }

  /// Returns a ratio, or its inverse if it is below 1, in two digits.
  private static func factor(_ ratio: Double) -> String {
    NumberText(digits: 2).text(ratio > 1 ? ratio : 1 / ratio)
  }
}
