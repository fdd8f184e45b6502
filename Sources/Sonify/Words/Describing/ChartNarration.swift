import SonifyBase
package import SonifyChart

/// What is said of a chart before and after it sounds.
package struct ChartNarration: Equatable, Sendable {
  /// What the chart is, and what its axes run over; a sentence each.
  package let opening: [String]
  /// The most important of it, and that this is all.
  package let closing: [String]

  /// How many Unicode scalars of a sentence are said.
  private static let longestSentence = 1000

  /// Finds the words.
  /// - Complexity: as ``ChartFacts``.
  package init(_ chart: ChartDescriptor) {
    let statements = ChartStatements(
      chart, facts: ChartFacts(chart), wording: .descriptive)
    opening = Self.clean(statements.opening)
    // What it is has been said.
    closing = Self.clean(
      Array(statements.brief.dropFirst()) + [ClosingPhrases.finished.text()])
  }

  private static func clean(_ lines: [String]) -> [String] {
    lines.map { UntrustedText.harmless($0, limit: longestSentence) }.filter { !$0.isEmpty }
  }
}
