import SonifyBase
package import SonifyChart
package import SonifySound
import SonifyWords

/// The texts to be spoken with a composition, before their durations are known.
package struct NarrationScript: Equatable, Sendable {
  /// The text that may be spoken at an x gridline.
  struct GridlineText: Equatable, Sendable {
    /// The time of the gridline, in frames of the composition.
    var frame: Int
    /// The x of the gridline.
    var place: String
    /// The x and the value there, or nil if several series sound or none has a value there.
    var value: String?
  }

  /// The text about a point that the author labelled.
  struct LabelText: Equatable, Sendable {
    /// The time of the point, in frames of the composition.
    var frame: Int
    /// The x of the point and its label.
    var text: String
    /// The label alone, if there is too little time for the x.
    var label: String
  }

  /// The score.
  package let score: Score
  /// The passes of the composition.
  let passes: [PlayedPass]
  /// The texts before everything else.
  let opening: [String]
  /// The text before each pass.
  let announcements: [String?]
  /// The texts at gridlines of each pass, by rising time.
  let gridlines: [[GridlineText]]
  /// The labels of points in each pass, by rising time.
  let labels: [[LabelText]]
  /// The texts after the tones if not all labels were spoken.
  let labelSummary: [String]
  /// The texts after everything else.
  let closing: [String]
  /// The author's words if they are displayed but not spoken.
  let displayedAuthor: [String]
  /// The captions of the tones, if they were asked for.
  let captions: [Caption]
  /// Whether gridlines and labels may be spoken over tones.
  let speaksOver: Bool
  /// Whether labels are spoken.
  let speaksLabels: Bool
  /// Whether there are captions.
  let hasCaptions: Bool

  /// Collects the texts.
  /// - Parameters:
  ///   - composition: the composition.
  ///   - score: the score of `composition`, at its level.
  ///   - chart: the chart of the composition.
  ///   - detail: the amount of speech.
  ///   - speaksOver: whether gridlines and labels may be spoken over tones.
  ///   - hasCaptions: whether there are captions of the tones.
  /// - Complexity: as ``ChartFacts``, unless `detail` is ``NarrationDetail/none``.
  package init(
    _ composition: Composition, levelled score: Score, of chart: ChartDescriptor,
    detail: NarrationDetail, speaksOver: Bool = false, hasCaptions: Bool = true
  ) {
    self.score = score
    passes = composition.passes
    (self.speaksOver, self.hasCaptions) = (speaksOver, hasCaptions)
    let whole = chart.withTotals
    let words = detail == .none ? nil : ChartNarration(chart)
    opening = words?.opening ?? []
    closing = detail == .full ? words?.closing ?? [] : []
    announcements = composition.passes.map { pass in
      guard detail == .full else { return nil }
      guard composition.passes.count > 1 else { return composition.order?.text }
      return whole.name(ofPass: pass.series) { Lists.text($0) }
    }
    gridlines = composition.passes.map { pass in
      detail == .full ? Self.gridlines(of: pass, in: whole) : []
    }
    labels = composition.passes.map { pass in
      detail == .full || hasCaptions ? Self.labels(of: pass, in: chart) : []
    }
    speaksLabels = detail == .full
    labelSummary = detail == .full ? words?.labels ?? [] : []
    displayedAuthor = hasCaptions && detail == .none ? ChartNarration.author(of: chart) : []
    captions = hasCaptions ? DataCaptions(of: whole, in: composition).captions : []
  }

  private static func gridlines(
    of pass: PlayedPass, in chart: ChartDescriptor
  ) -> [GridlineText] {
    let text = ValueText(axis: chart.xAxis)
    let only = pass.series.count == 1 ? pass.series.first : nil
    let points = only.map { OrderedPoints(chart.series[$0], of: chart) }
    let values = only.map { ValueText(axis: chart.axis(of: chart.series[$0])) }
    return chart.xAxis.gridlines.filter(chart.xAxis.range.contains).sorted().map { x in
      let place = UntrustedText.harmless(text.textWithUnit(x), limit: 100)
      let value = points?.value(at: x).flatMap { y in
        values.map { UntrustedText.harmless($0.textWithUnit(y), limit: 100) }
      }
      return GridlineText(
        frame: pass.time.frame(at: x), place: place,
        value: value.map { NarrationPhrases.valueAt.text(["x": place, "value": $0]) })
    }
  }
}

extension NarrationScript {
  /// The maximum number of Unicode scalars of a label that are spoken or displayed while the chart
  /// sounds: about six seconds of speech.
  private static let labelLimit = 100

  /// Returns the labels of the points that sound in a pass.
  private static func labels(
    of pass: PlayedPass, in chart: ChartDescriptor
  ) -> [LabelText] {
    let totals = chart.hasStacks ? chart.series.count : nil
    let series = pass.series.flatMap { $0 == totals ? Array(0...$0) : [$0] }
    let text = ValueText(axis: chart.xAxis)
    let points = LabelledPoints(chart).points.filter { series.contains($0.series) }
    return points.map { point in
      let place = UntrustedText.harmless(text.textWithUnit(point.x), limit: 100)
      let label = UntrustedText.harmless(point.label, limit: labelLimit)
      let frame = pass.time.frame(at: point.x)
      guard series.count > 1 else {
        return LabelText(
          frame: frame, text: NarrationPhrases.labelAt.text(["x": place, "label": label]),
          label: label)
      }
      let name = chart.name(ofSeries: point.series)
      return LabelText(
        frame: frame,
        text: NarrationPhrases.labelOf.text(["name": name, "x": place, "label": label]),
        label: label)
    }.sorted { $0.frame < $1.frame }
  }
}

extension OrderedPoints {
  /// Returns the value at an x, or nil if there is no point, several points, or one without a
  /// value.
  fileprivate func value(at x: Double) -> Double? {
    let first = points.partitioningIndex { xs[$0] >= x }
    let end = points.partitioningIndex { xs[$0] > x }
    guard end == first + 1 else { return nil }
    let y = ys[points[first]]
    return y.isFinite ? y : nil
  }
}
