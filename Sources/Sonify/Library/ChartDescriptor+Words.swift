public import SonifyChart
public import SonifyWords

extension ChartDescriptor {
  /// What the chart says, in words.
  ///
  /// Numbers, dates and sentences follow ``Conventions/current``.
  /// - Parameters:
  ///   - detail: how much is said.
  ///   - wording: in what kind of sentences.
  ///   - format: lines of one fact each, a page in Markdown, or JSON with all facts.
  /// - Returns: the text, without a line end after it.
  /// - Complexity: O(*n* log *n*) in the number of points of charts of several series; O(*n*) of others.
  public func describe(
    detail: ChartDescription.Detail = .full, wording: Wording = .descriptive,
    as format: ChartDescription.Format = .text
  ) -> String {
    let text = ChartDescription.text(
      of: self, facts: ChartFacts(self), as: format, detail: detail, wording: wording)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
