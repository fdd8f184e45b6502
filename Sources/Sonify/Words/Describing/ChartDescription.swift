import SonifyBase
public import SonifyChart

/// A description of a chart for a single hearing: short lines of one fact each, the most important
/// first.
///
/// The author's own words come first, then what the chart is; what stands out most and the rest by strength;
/// the number of points, and last the statistics, the names of the series, and the source of the data. A brief
/// description leaves out the author's words, the source, and the ranges of the axes. A subject without facts has no line. Lines describe the data, never their appearance
/// or causes. No line is empty, and all are harmless to a terminal.
public struct ChartDescription: Equatable, Sendable {
  /// The level of detail.
  public enum Detail: String, CaseIterable, Sendable, Codable {
    /// One line of at most 150 characters for the text alternative of a picture.
    case alt
    /// What the chart is, and its most important feature: about ten seconds of speech.
    case brief
    /// The features that matter most: about half a minute of speech.
    case normal
    /// All notable facts.
    case full
  }

  /// The lines, one fact each.
  public let lines: [String]

  /// Describes a chart.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - whole: the chart over all of its x axis, if `chart` shows only a part of it.
  ///   - facts: the facts found in `chart`.
  ///   - detail: the level of detail.
  ///   - wording: the wording of the sentences.
  /// - Complexity: O(*n* log *n*) in the number of points for charts of several series; O(*n*) for
  ///   others.
  public init(
    _ chart: ChartDescriptor, within whole: ChartDescriptor? = nil, facts: ChartFacts,
    detail: Detail = .normal, wording: Wording = .descriptive
  ) {
    let statements = ChartStatements(chart, facts: facts, wording: wording)
    let lines =
      switch detail {
      case .brief: statements.brief
      case .alt: [statements.alternative]
      case .normal: statements.author + statements.normal + statements.source
      case .full: statements.full
      }
    self.lines = Self.clean(lines + (whole.map(statements.lines) ?? []))
  }

  /// Describes one series: its trend and course, notable features, and statistics.
  /// - Parameters:
  ///   - index: the index of the series in the chart; in a stacked chart, the index after the last
  ///     is the total.
  ///   - chart: the chart.
  ///   - facts: the facts found in the series.
  ///   - wording: the wording of the sentences.
  /// - Returns: lines of one fact each, empty if the chart has no such series.
  /// - Complexity: O(*n*) in the number of points.
  public static func lines(
    ofSeries index: Int, of chart: ChartDescriptor, facts: SeriesFacts,
    wording: Wording = .descriptive
  ) -> [String] {
    let whole = chart.withTotals
    guard whole.series.indices.contains(index) else { return [] }
    return clean(SeriesStatements(index, of: whole, facts: facts, wording: wording).full)
  }

  /// As ``lines(ofSeries:of:facts:wording:)``, with a name and a colon before the first line.
  package static func lines(
    ofSeries index: Int, named name: String, of chart: ChartDescriptor, facts: SeriesFacts,
    wording: Wording
  ) -> [String] {
    let whole = chart.withTotals
    guard whole.series.indices.contains(index) else { return [] }
    let statements = SeriesStatements(index, of: whole, facts: facts, wording: wording)
    guard let first = statements.afterColon.full.first else { return [] }
    let labelled = OpeningPhrases.labelled.text(["name": name, "statement": first])
    return clean([labelled] + statements.full.dropFirst())
  }

  /// Lines without what an empty name leaves in them.
  private static func clean(_ lines: [String]) -> [String] {
    lines.map { UntrustedText.harmless($0, limit: longestLine) }.filter { !$0.isEmpty }
  }

  /// The maximum number of Unicode scalars in a line: more than any list of names has.
  private static let longestLine = 4000
}
