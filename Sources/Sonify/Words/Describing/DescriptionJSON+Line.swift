import SonifyBase
import SonifyChart

extension DescriptionJSON {
  func season(_ season: SeriesFacts.Season, _ y: JSONValueText) -> [Member] {
    // ISO 8601 counts months, quarters and weekdays from 1, and hours from 0.
    let first = season.cycle == .hours ? 0 : 1
    return [
      ("cycle", JSONText.quoted(season.cycle.name)), ("high", "\(season.high + first)"),
      ("low", "\(season.low + first)"), ("swing", y.extent(season.swing)),
      ("share", number(season.share)), ("growth", season.growth.flatMap(number)),
    ]
  }

  func growth(_ growth: SeriesFacts.Growth, isRising: Bool, _ y: JSONValueText) -> String {
    switch growth {
    case .doubling(let length):
      line([
        ("kind", JSONText.quoted(isRising ? "doubling" : "halving")),
        ("length", x.extent(length)),
      ])
    case .levelling(let value):
      line([("kind", JSONText.quoted("levelling")), ("y", y.text(value))])
    case .faster: line([("kind", JSONText.quoted("faster"))])
    case .slower: line([("kind", JSONText.quoted("slower"))])
    }
  }

  func sharedCourse(_ course: SharedCourse) -> String {
    let turns = course.turns.map { turn in
      line([("x", x.text(turn.x)), ("level", number(turn.level))])
    }
    return line([("turns", "[\(turns.joined(separator: ", "))]")])
  }

  func association(_ association: Association) -> String {
    line([
      ("series", "[\(association.first), \(association.second)]"),
      ("pearson", number(association.correlation.pearson)),
      ("spearman", number(association.correlation.spearman)),
    ])
  }

  func delay(_ delay: Delay) -> String {
    line([
      ("leader", "\(delay.leader)"), ("follower", "\(delay.follower)"),
      ("length", x.extent(delay.length)), ("correlation", number(delay.correlation)),
    ])
  }
}

extension SeriesFacts.Season.Cycle {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .months: "months"
    case .quarters: "quarters"
    case .weekdays: "weekdays"
    case .hours: "hours"
    }
  }
}
