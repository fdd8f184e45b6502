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
  /// The texts after everything else.
  let closing: [String]
  /// The captions of the tones, if they were asked for.
  let captions: [Caption]
  /// Whether gridlines may be spoken over tones.
  let speaksOver: Bool

  /// Collects the texts.
  /// - Parameters:
  ///   - composition: the composition.
  ///   - score: the score of `composition`, at its level.
  ///   - chart: the chart of the composition.
  ///   - detail: the amount of speech.
  ///   - speaksOver: whether gridlines may be spoken over tones.
  ///   - hasCaptions: whether there are captions of the tones.
  /// - Complexity: as ``ChartFacts``, unless `detail` is ``NarrationDetail/none``.
  package init(
    _ composition: Composition, levelled score: Score, of chart: ChartDescriptor,
    detail: NarrationDetail, speaksOver: Bool = false, hasCaptions: Bool = true
  ) {
    self.score = score
    passes = composition.passes
    self.speaksOver = speaksOver
    let whole = chart.withTotals
    let words = detail == .none ? nil : ChartNarration(chart)
    opening = words?.opening ?? []
    closing = detail == .full ? words?.closing ?? [] : []
    announcements = composition.passes.map { pass in
      guard detail == .full else { return nil }
      guard composition.passes.count > 1 else { return composition.order?.text }
      return Lists.text(pass.series.map(whole.name(ofSeries:)))
    }
    gridlines = composition.passes.map { pass in
      detail == .full ? Self.gridlines(of: pass, in: whole) : []
    }
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
