import SonifyBase
public import SonifyChart

/// What a chart says, in words to be heard once: short lines of one fact each, the most important
/// first.
///
/// First come the author's own words, then what the chart is and what its axes run over, how it goes
/// on the whole, its extremes, what is notable besides, how many points there are, and at last its
/// statistics. Only what is there is said; data are spoken of, never how they look or why they are so.
/// No line is empty, and all are harmless to a terminal.
public struct ChartDescription: Equatable, Sendable {
  /// How much is said.
  public enum Detail: String, CaseIterable, Sendable, Codable {
    /// Two sentences: what the chart is, and the most important of it.
    case brief
    /// All that is worth saying.
    case full
  }

  /// One fact each.
  public let lines: [String]

  /// Describes a chart.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - facts: what was found in it.
  ///   - detail: how much is said.
  ///   - wording: in what kind of sentences.
  /// - Complexity: O(*n* log *n*) in the number of points of charts of several series; O(*n*) of others.
  public init(
    _ chart: ChartDescriptor, facts: ChartFacts, detail: Detail = .full,
    wording: Wording = .descriptive
  ) {
    let statements = ChartStatements(chart, facts: facts, wording: wording)
    lines = Self.clean(detail == .brief ? statements.brief : statements.full)
  }

  /// Describes one series: how it goes, what stands out in it, and its statistics.
  /// - Parameters:
  ///   - index: which series of the chart it is; of stacks, the one behind the last is the total.
  ///   - chart: the chart.
  ///   - facts: what was found in the series.
  ///   - wording: in what kind of sentences.
  /// - Returns: lines of one fact each, none for a series that the chart does not have.
  /// - Complexity: O(*n*) in the number of points.
  public static func lines(
    ofSeries index: Int, of chart: ChartDescriptor, facts: SeriesFacts,
    wording: Wording = .descriptive
  ) -> [String] {
    let whole = chart.withTotals
    guard whole.series.indices.contains(index) else { return [] }
    return clean(SeriesStatements(index, of: whole, facts: facts, wording: wording).full)
  }

  /// Lines without what an empty name leaves in them.
  private static func clean(_ lines: [String]) -> [String] {
    lines.map { UntrustedText.harmless($0, limit: longestLine) }.filter { !$0.isEmpty }
  }

  /// How many Unicode scalars of a line are kept: more than any list of names has.
  private static let longestLine = 4000
}
