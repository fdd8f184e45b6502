import SonifyBase

extension ChartStatements {
  /// The maximum length of a text alternative, in Unicode scalars: editors of pages and documents
  /// warn of longer ones, and screen readers cannot stop within them.
  private static let maxAlternative = 150

  /// The text alternative of the chart, a line of at most 150 Unicode scalars: what the chart is,
  /// with as many of its strongest features as fit.
  ///
  /// Sentences are whole. Where the strongest feature does not fit, the names of the axes give way
  /// to it, and then the wording becomes compact.
  var alternative: String {
    let compact = ChartStatements(chart, facts: facts, wording: .compact)
    for form in wording == .compact ? [compact] : [self, compact] {
      for opening in [form.briefFrame, form.kindAlone] {
        if let text = Self.joined([opening] + form.briefFeatures, keeping: 2) { return text }
      }
    }
    for opening in [frame, briefFrame, compact.frame, compact.briefFrame] {
      if let text = Self.joined([opening], keeping: 1) { return text }
    }
    return UntrustedText.shortened(kindAlone, limit: Self.maxAlternative, sign: "…")
  }

  /// What the chart is, without its axes; with them if it has no title.
  private var kindAlone: String {
    title.isEmpty
      ? briefFrame : OpeningPhrases.kindAlone[wording].text(["title": title, "content": content])
  }

  /// Returns as many of the first lines as fit, in one line, or nil if fewer than a number fit.
  private static func joined(_ lines: [String], keeping count: Int) -> String? {
    var text = ""
    for (index, line) in lines.enumerated() {
      let longer = text.isEmpty ? line : text + " " + line
      guard longer.unicodeScalars.count <= maxAlternative else { return index < count ? nil : text }
      text = longer
    }
    return text
  }
}
