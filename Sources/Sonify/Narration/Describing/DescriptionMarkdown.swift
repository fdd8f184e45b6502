/// The description of a chart as a page of Markdown.
struct DescriptionMarkdown {
  private let description: ChartDescription

  init(
    _ chart: ChartDescriptor, facts: ChartFacts, detail: ChartDescription.Detail, wording: Wording
  ) {
    description = ChartDescription(chart, facts: facts, detail: detail, wording: wording)
  }

  /// The whole text, which ends in a line end.
  var text: String { description.lines.map { "- \($0)\n" }.joined() }
}
