import SonifyBase
package import SonifyChart

extension Composer {
  /// Composes a chart that is walked through: its first series alone if all are more than can be
  /// played in one go.
  /// - Returns: the composition, and whether it is of all series.
  /// - Throws: ``CompositionError`` if no series can be played.
  /// - Complexity: O(points).
  package func compose(
    walking chart: ChartDescriptor
  ) throws(CompositionError) -> (composition: Composition, isWhole: Bool) {
    do {
      return (try compose(chart), true)
    } catch .tooManySeries(_, let maximum, _), .tooManyRows(_, let maximum, _) {
      var first = chart
      first.series = Array(chart.series.prefix(max(1, maximum)))
      return (try compose(first), false)
    }
  }
}
