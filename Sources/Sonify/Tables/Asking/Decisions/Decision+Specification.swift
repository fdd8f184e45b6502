import SonifyBase

extension Decision {
  /// Which part of a Vega-Lite specification is used, and what was done with the others; a path is
  /// that of a part, as in "encoding.x.scale".
  public enum Specification: Equatable, Sendable {
    /// The view with this number, counted from 1, of `of` views.
    case view(Int, of: Int)
    /// Layers that are not used, by their numbers and marks, as in "2 (text)", and their number.
    case skippedLayers([String], count: Int)
    /// The text marks of the layer with this number, counted from 1, are labels of points.
    case labels(layer: Int)
    /// A channel such as "color" gives y because it is the only one that measures something.
    case measured(channel: String, path: String)
    /// Two columns are y: the ends of each mark.
    case twoEnds(String, String)
    /// The channels for series make one series because they have too many values, `values`.
    case oneSeries(paths: [String], values: Int)
    /// Integers in a channel of dates were read as years.
    case numbersAsYears(path: String)
    /// The axis is reversed in the drawing and not in the chart; `isPitch` if it is the axis of
    /// pitch.
    case notReversed(path: String, isPitch: Bool)
    /// What was done with a part, in a phrase, and whether a listener should hear of it.
    case part(path: String, text: String, isReported: Bool)
    /// The number of further parts that have no effect.
    case moreParts(Int)
  }
}

extension Decision.Specification {
  var text: String {
    switch self {
    case .view(let number, let count):
      ViewChoicePhrases.view.text(["number": "\(number)", "count": "\(count)"])
    case .skippedLayers(let layers, let count):
      UntrustedText.harmless(
        (count == 1 ? ViewChoicePhrases.layer : ViewChoicePhrases.layers)
          .text(["names": Lists.items(layers, of: count)]), limit: 200)
    case .labels(let number): ViewChoicePhrases.labels.text(["number": "\(number)"])
    case .measured(let channel, let path):
      ViewChoicePhrases.measured.text(["channel": channel, "part": path])
    case .twoEnds(let one, let other):
      ViewChoicePhrases.twoEnds.text(["one": one, "other": other])
    case .oneSeries(let paths, let count):
      UnfollowedPhrases.oneSeries.text(
        count: count,
        [
          "part": Lists.items(paths), "count": "\(count)",
          "maximum": "\(ChartChoices.maxDetails)",
        ])
    case .numbersAsYears(let path): UnfollowedPhrases.asYears.text(["part": path])
    case .notReversed(let path, _): UnfollowedPhrases.notTurned.text(["part": path])
    case .part(_, let text, _): UntrustedText.harmless(text, limit: 200)
    case .moreParts(let count):
      UnfollowedPhrases.more.text(count: count, ["count": "\(count)"])
    }
  }

  var isReported: Bool {
    switch self {
    case .part(_, _, let isReported): isReported
    case .view, .skippedLayers, .labels, .measured, .twoEnds, .oneSeries, .numbersAsYears,
      .notReversed, .moreParts:
      true
    }
  }

  var remedy: Remedy? {
    switch self {
    case .view: .view
    case .oneSeries: .series
    case .notReversed(_, isPitch: true): .invertedPitch
    case .skippedLayers, .labels, .measured, .twoEnds, .numbersAsYears, .notReversed, .part,
      .moreParts:
      nil
    }
  }
}
