package import SonifyChart
import SonifySession

/// Where the values of a chart are in its picture, for a mark that moves along.
package struct StopPlaces {
  private let layout: PictureLayout
  private let stacks: StackedValues?

  /// Finds the positions in the picture of a chart with the given options.
  package init(_ chart: ChartDescriptor, _ options: PictureOptions) {
    layout = PictureLayout(chart, options)
    stacks =
      layout.areStacked ? StackedValues(layout.chart, series: layout.drawnSeries) : nil
  }

  /// Whether x runs downwards and values run to the right.
  package var isFlipped: Bool { layout.rows != nil }

  /// Returns where a value is drawn, or where it would be if it is missing: at the end of its axis;
  /// nil for a series that is not drawn.
  ///
  /// A part of a stack is at its end away from zero, and the total of one at the end of all parts.
  package func point(ofSeries index: Int, x: Double, y: Double?) -> (x: Double, y: Double)? {
    let drawn = index == layout.totals && layout.areStacked ? layout.drawnSeries.last : index
    guard let drawn, let panel = layout.panels.first(where: { $0.series.contains(drawn) })
    else { return nil }
    let frame = panel.frame
    if let cells = layout.cells {
      return (frame.position(ofX: x), frame.position(ofY: cells.position(ofRow: drawn)))
    }
    let value = y.flatMap { $0.isFinite ? $0 : nil }
    let point = frame.point(
      x, value.map { index == layout.totals ? $0 : end(ofSeries: drawn, x: x) ?? $0 } ?? frame.y.low
    )
    guard layout.chart.kind.hasBars || layout.chart.hasFigures && !layout.areLines else {
      return (point.x, point.y)
    }
    let bar = layout.bar(ofSeries: drawn, in: panel, isStacked: stacks != nil)
    let middle = bar.offset + bar.width / 2
    return isFlipped ? (point.x, point.y + middle) : (point.x + middle, point.y)
  }

  private func end(ofSeries index: Int, x: Double) -> Double? {
    guard let stacks, let place = stacks.xs.firstIndex(of: x),
      let range = stacks.ranges[index]?[place]
    else { return nil }
    return range.upperBound > 0 ? range.upperBound : range.lowerBound
  }
}
