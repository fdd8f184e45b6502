public import SonifyChart

extension ChartDescription {
  /// The format of a description.
  public enum Format: String, CaseIterable, Sendable {
    /// One fact per line, for listening.
    case text
    /// A page with headings, lists and a table of statistics, in Markdown.
    case markdown
    /// All facts for programs, as defined by `docs/description.schema.json`.
    case json
  }

  /// Returns the description of a chart as text that ends in a newline.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - whole: the chart over all of its x axis, if `chart` shows only a part of it.
  ///   - facts: the facts found in it.
  ///   - format: the format; JSON holds all facts, whatever the detail.
  ///   - detail: the level of detail.
  ///   - wording: the wording of the sentences.
  /// - Returns: the text.
  /// - Complexity: O(*n* log *n*) in the number of points for charts of several series; O(*n*) for
  ///   others.
  public static func text(
    of chart: ChartDescriptor, within whole: ChartDescriptor? = nil, facts: ChartFacts,
    as format: Format = .text,
    detail: Detail = .full, wording: Wording = .descriptive
  ) -> String {
    switch format {
    case .text:
      ChartDescription(chart, within: whole, facts: facts, detail: detail, wording: wording)
        .lines.map { $0 + "\n" }.joined()
    case .markdown:
      DescriptionMarkdown(chart, within: whole, facts: facts, detail: detail, wording: wording)
        .text
    case .json: DescriptionJSON(chart, facts: facts).text
    }
  }
}
