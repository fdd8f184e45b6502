import SonifyBase
public import SonifyChart

/// An overview of a chart and the ranges of its axes, in short lines: what a listener should know
/// before the sound, and the metadata of a sound file.
public struct ChartOverview: Equatable, Sendable {
  /// The chart's title, harmless to a terminal; empty if it has none.
  public let title: String

  /// The author's own words about the chart, harmless to a terminal; empty if there are none.
  public let summary: String

  /// The origin of the data in the author's words, harmless to a terminal; empty if it is unknown.
  public let source: String

  /// One line for each axis: "x: year, 1917 to 1975".
  public let axes: [String]

  /// The names of the series in one line, such as "5 series: MSFT, AMZN, …" or "stacked bars of 3
  /// series: Red, Green, Blue"; nil if there is one series or none.
  public let series: String?

  /// The number of points and of missing values; for a histogram, the number of values that it
  /// counts and the number of bins.
  public let points: String

  /// The maximum number of series that are named; the rest are only counted.
  private static let namedSeries = 12
  /// The maximum length of the author's words, in Unicode scalars.
  private static let summaryLimit = 1000
  /// The maximum length of the source, in Unicode scalars.
  private static let sourceLimit = 300

  /// Creates the overview of `chart`.
  /// - Complexity: O(points).
  public init(_ chart: ChartDescriptor) {
    title = UntrustedText.harmless(chart.title)
    let x = chart.kind == .histogram ? chart.xAxis.binSentence : chart.xAxis.sentence
    summary = UntrustedText.harmless(chart.summary ?? "", limit: Self.summaryLimit)
    source = UntrustedText.harmless(chart.source ?? "", limit: Self.sourceLimit)
    let others = chart.additionalAxes.enumerated().map { number, axis in
      let hasSeries = chart.series.contains { $0.axis == number + 1 }
      return (hasSeries ? OverviewPhrases.anotherYAxis : OverviewPhrases.furtherAxis)
        .text(["axis": axis.sentence])
    }
    let axes =
      [
        OverviewPhrases.xAxis.text(["axis": x]),
        OverviewPhrases.yAxis.text(["axis": chart.yAxis.sentence]),
      ] + others
    self.axes = axes.map { UntrustedText.harmless($0, limit: 300) }
    let names = chart.series.prefix(Self.namedSeries).map { Self.name($0.name) }
    let rest = chart.series.count - names.count
    let phrase = rest > 0 ? OverviewPhrases.manySeries : OverviewPhrases.series
    series =
      chart.series.count < 2
      ? nil
      : phrase.text(count: rest, ["content": chart.contentText, "names": Lists.items(names)])
    guard chart.kind != .histogram else {
      points =
        series == nil
        ? OverviewPhrases.histogram.text(["content": chart.contentText, "size": chart.sizeText])
        : chart.sizeText
      return
    }
    let missing = chart.series.reduce(0) { total, series in
      total + series.missingCount
    }
    points = Lists.items([
      chart.sizeText,
      missing == 0
        ? OverviewPhrases.noneMissing.text() : OverviewPhrases.missing.text(count: missing),
    ])
  }

  /// The axes in one line, as written to sound files.
  public var comment: String { axes.joined(separator: "; ") }

  /// All lines, the title first.
  public var lines: [String] {
    [title, summary].filter { !$0.isEmpty } + axes + (series.map { [$0] } ?? []) + [points]
      + sourceLines
  }

  /// The source of the data in a line, if it is known.
  package var sourceLines: [String] {
    source.isEmpty ? [] : [OpeningPhrases.source.text(["source": source])]
  }

  private static func name(_ name: String) -> String { UntrustedText.harmless(name, limit: 60) }
}
