public import SonifyChart

extension ChartDescription {
  /// How a description is written.
  public enum Format: String, CaseIterable, Sendable {
    /// One fact a line, to be heard.
    case text
    /// A page with headings, lists and a table of statistics, in Markdown.
    case markdown
    /// All facts for programs, as `docs/description.schema.json` says.
    case json
  }

  /// The description of a chart as a whole text, which ends in a line end.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - facts: what was found in it.
  ///   - format: how it is written; JSON holds all facts, whatever the detail.
  ///   - detail: how much is said.
  ///   - wording: in what kind of sentences.
  /// - Returns: the text.
  /// - Complexity: O(*n* log *n*) in the number of points of charts of several series; O(*n*) of others.
  public static func text(
    of chart: ChartDescriptor, facts: ChartFacts, as format: Format = .text,
    detail: Detail = .full, wording: Wording = .descriptive
  ) -> String {
    switch format {
    case .text:
      ChartDescription(chart, facts: facts, detail: detail, wording: wording).lines
        .map { $0 + "\n" }.joined()
    case .markdown:
      DescriptionMarkdown(chart, facts: facts, detail: detail, wording: wording).text
    case .json: DescriptionJSON(chart, facts: facts).text
    }
  }
}
