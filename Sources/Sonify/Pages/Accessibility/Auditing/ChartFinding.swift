import SonifyBase

/// What would keep people out of a chart: what, where, how far from the rule, and how to mend it.
package struct ChartFinding: Equatable, Sendable {
  /// A rule.
  package enum Rule: String, CaseIterable, Sendable {
    /// The contrast of text.
    case textContrast
    /// The contrast of marks.
    case markContrast
    /// Something beside colour tells series apart.
    case colourAlone
    /// Colours differ for every kind of colour vision.
    case colourPair
    /// The number of series that can be told apart.
    case seriesCount
    /// There is a title.
    case title
    /// Each axis has a title.
    case axisTitle
    /// Each value axis has a unit.
    case unit
    /// There is a description.
    case description
    /// Colours can be measured.
    case unreadColour

    /// The success criterion of WCAG 2.2 that a finding fails, or nil.
    package var criterion: String? {
      switch self {
      case .textContrast: "1.4.3"
      case .markContrast: "1.4.11"
      case .colourAlone: "1.4.1"
      case .colourPair, .seriesCount, .title, .axisTitle, .unit, .description, .unreadColour: nil
      }
    }
  }

  /// The rule.
  package let rule: Rule
  /// Where it is in the chart, as "config.axis.labelColor", or nil.
  package let place: String?
  /// The measured value, or nil.
  package let value: Double?
  /// The minimum or maximum of the rule, or nil.
  package let limit: Double?
  /// What is wrong and how far from the rule, in the language of the current locale settings.
  package let problem: String
  /// How to mend it.
  package let remedy: String

  /// Creates a finding.
  init(
    _ rule: Rule, at place: String? = nil, value: Double? = nil, limit: Double? = nil,
    _ problem: String, _ remedy: String
  ) {
    self.rule = rule
    // A place is a path of keys that come from the file.
    self.place = place.map { UntrustedText.harmless($0) }
    self.value = value
    self.limit = limit
    self.problem = problem
    self.remedy = remedy
  }

  /// The finding as one line.
  package var line: String {
    let text = AuditPhrases.line.text(["problem": problem, "remedy": remedy])
    return place.map { "\($0): \(text)" } ?? text
  }
}
