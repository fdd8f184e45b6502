public import SonifyChart
public import SonifyWords

extension ChartDescriptor {
  /// Returns a description of the chart in words.
  ///
  /// Numbers, dates and sentences follow ``LocaleSettings/current``.
  /// - Parameters:
  ///   - detail: the level of detail.
  ///   - wording: the wording of the sentences.
  ///   - format: lines of one fact each, a page in Markdown, or JSON with all facts.
  /// - Returns: the text, without a trailing newline.
  /// - Complexity: O(*n* log *n*) in the number of points for charts of several series; O(*n*) for
  ///   others.
  public func describe(
    detail: ChartDescription.Detail = .normal, wording: Wording = .descriptive,
    as format: ChartDescription.Format = .text
  ) -> String {
    let text = ChartDescription.text(
      of: self, facts: ChartFacts(self), as: format, detail: detail, wording: wording)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
