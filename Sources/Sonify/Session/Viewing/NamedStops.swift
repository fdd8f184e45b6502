import SonifyBase
package import SonifyChart
import SonifyComposition

/// The stops of a chart with the words in which a session says them, for what is made of a chart
/// without a session.
package struct NamedStops: Sendable {
  /// A stop and its text.
  package struct Stop: Equatable, Sendable {
    /// The number of points it stands for, including missing ones.
    package let rows: Int
    /// The range from the x of its first point to that of its last.
    package let xs: ClosedRange<Double>
    /// The x of its middle point.
    package let x: Double
    /// The value that sounds: for several points their median, or nil if all values are missing.
    package let y: Double?
    /// The range of its values, or nil if all are missing.
    package let ys: ClosedRange<Double>?
    /// Whether it is or holds an outlier, as its ping says.
    package let isOutlier: Bool
    /// The author's name for its only point, or nil if it has none.
    package let label: String?
    /// What a session says there on the way from the stop before, without the name of the series.
    package let text: String
  }

  /// The chart that is explored: with the totals as its last series, if it has stacks.
  package let chart: ChartDescriptor
  /// The index of the series of totals, or nil if the chart has no stacks.
  package let totals: Int?
  /// The stops of every series, in order of x.
  package let series: [[Stop]]

  /// The maximum length of a text, in Unicode scalars.
  private static let textLimit = 1000

  /// Finds the stops of a chart.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - limit: the maximum number of stops of all series; each may have 400 at most, as in a
  ///     session.
  /// - Complexity: O(points) expected, in parallel, and O(stops × log points).
  package init(_ chart: ChartDescriptor, atMost limit: Int) {
    let count = max(1, chart.series.count + (chart.hasStacks ? 1 : 0))
    var walk = Walk(
      chart, sound: SoundOptions(),
      stopLimit: max(1, min(ChartView.maxStopCount, limit / count)))
    let choices = Choices(SessionOptions(), given: SessionSettings())
    let view = walk.view
    var context = SpeechContext()
    self.chart = view.source.chart
    totals = view.source.totals
    series = view.stops.indices.map { index in
      var before: Walk.Cursor?
      return view.stops[index].indices.map { number in
        let stop = view.stops[index][number]
        let cursor = Walk.Cursor(series: index, stop: number)
        walk.stand(at: cursor)
        if before == nil {
          // The series is named where its stops are listed.
          context.keyPressed(isHurried: false)
          _ = context.isNew(level: walk.level)
          context.readOut()
        }
        let text = WalkTexts(walk: walk, choices: choices)
          .point(after: before ?? cursor, in: &context).line
        before = cursor
        return Stop(
          rows: stop.rows, xs: stop.xs, x: stop.x, y: stop.y, ys: stop.ys,
          isOutlier: walk.isMarked(by: .outliers), label: view.label(of: stop, inSeries: index),
          text: UntrustedText.harmless(text, limit: Self.textLimit))
      }
    }
  }
}
