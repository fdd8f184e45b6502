import SonifyBase
package import SonifyChart

/// The narration of a chart, spoken before and after its sound.
package struct ChartNarration: Equatable, Sendable {
  /// Sentences about what the chart is and the range of each axis.
  package let opening: [String]
  /// The points that the author labelled.
  package let labels: [String]
  /// Its most important feature, and that the chart has ended.
  package let closing: [String]

  /// The maximum number of Unicode scalars spoken of a sentence.
  private static let longestSentence = 1000

  /// Creates the narration of a chart.
  /// - Complexity: as ``ChartFacts``.
  package init(_ chart: ChartDescriptor) {
    let statements = ChartStatements(
      chart, facts: ChartFacts(chart), wording: .descriptive)
    opening = Self.clean(statements.spokenAuthor + statements.opening)
    labels = Self.clean(statements.spokenLabels)
    // The opening has already said what it is.
    let features = Self.clean(Array(statements.brief.dropFirst()))
    let said = Set(opening)
    closing =
      features.filter { !said.contains($0) } + Self.clean([ClosingPhrases.finished.text()])
  }

  /// Returns the words of the author of a chart, to be displayed where they are not spoken.
  package static func author(of chart: ChartDescriptor) -> [String] {
    clean(ChartStatements.spokenAuthor(of: chart, .descriptive))
  }

  private static func clean(_ lines: [String]) -> [String] {
    lines.map { UntrustedText.harmless($0, limit: longestSentence) }.filter { !$0.isEmpty }
  }
}
