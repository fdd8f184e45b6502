import SonifyBase
import SonifyChart

extension DescriptionJSON {
  func separation(_ separation: ChartFacts.Separation) -> String {
    func list(_ indices: [Int]) -> String { "[\(indices.map { "\($0)" }.joined(separator: ", "))]" }
    return line([
      ("axis", JSONText.quoted(separation.isOfX ? "x" : "y")), ("lower", list(separation.lower)),
      ("higher", list(separation.higher)),
    ])
  }

  func correlation(_ correlation: SeriesFacts.Correlation) -> String {
    line([
      ("pearson", number(correlation.pearson)), ("spearman", number(correlation.spearman)),
      ("isSignificant", "\(correlation.isSignificant)"),
    ])
  }

  func form(_ form: SeriesFacts.Form, _ y: JSONValueText) -> String {
    switch form {
    case .ring(let centre):
      line([
        ("kind", JSONText.quoted("ring")), ("x", x.text(centre.x)), ("y", y.text(centre.y)),
      ])
    case .bent(let bend):
      line([
        ("kind", JSONText.quoted("bent")),
        ("turns", "[\(bend.turns.compactMap(x.text).joined(separator: ", "))]"),
        ("risesFirst", "\(bend.risesFirst)"),
        ("pace", bend.pace.map { JSONText.quoted($0.name) }),
      ])
    }
  }
}

extension SeriesFacts.Bend.Pace {
  /// The name in JSON.
  var name: String {
    switch self {
    case .faster: "faster"
    case .slower: "slower"
    case .varied: "varied"
    }
  }
}

extension SeriesFacts.LeveragePoint.Effect {
  /// The name in JSON.
  var name: String {
    switch self {
    case .makes: "makes"
    case .hides: "hides"
    case .turns: "turns"
    }
  }
}
