import SonifyBase
package import SonifyChart
package import SonifySound
import SonifyWords

/// All that is to be said with a composition, before it is known how long the words take.
package struct NarrationScript: Equatable, Sendable {
  /// What may be said while a gridline of x sounds.
  struct GridlineText: Equatable, Sendable {
    /// When the gridline sounds, in frames of the composition.
    var frame: Int
    /// Where it is.
    var place: String
    /// Where it is and the value there; nothing where several series sound or none has a value there.
    var value: String?
  }

  /// What sounds.
  package let score: Score
  /// Which series sound when.
  let passes: [PlayedPass]
  /// What is said before all.
  let opening: [String]
  /// What is said before each pass.
  let announcements: [String?]
  /// What may be said in each pass, rising in time.
  let gridlines: [[GridlineText]]
  /// What is said behind all.
  let closing: [String]
  /// What the captions tell of the tones.
  let captions: [Caption]
  /// Whether gridlines may be told while tones sound.
  let speaksOver: Bool

  /// Finds the words.
  /// - Parameters:
  ///   - composition: what was composed.
  ///   - score: the score of `composition`, at its level.
  ///   - chart: what it was made from.
  ///   - detail: how much is said.
  ///   - speaksOver: whether values at gridlines may be said while tones sound.
  /// - Complexity: as ``ChartFacts``, where anything is said.
  package init(
    _ composition: Composition, levelled score: Score, of chart: ChartDescriptor,
    detail: NarrationDetail, speaksOver: Bool = false
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
    captions = DataCaptions(of: whole, in: composition).captions
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
  /// The value at an x; nothing where there is no point, several, or one without a value.
  fileprivate func value(at x: Double) -> Double? {
    let first = points.partitioningIndex { xs[$0] >= x }
    let end = points.partitioningIndex { xs[$0] > x }
    guard end == first + 1 else { return nil }
    let y = ys[points[first]]
    return y.isFinite ? y : nil
  }
}
