import SonifyChart
import SonifyTables

extension ChartAssembly {
  /// Returns what was decided about the axes.
  func axisDecisions(
    _ x: XColumn, _ xAxis: DataAxis, _ axes: YAxes, _ drafts: [SeriesDraft]
  ) -> [Decision] {
    var found: [Decision.Axis] = []
    if x.isRearranged { found.append(.calendarOrder(x.title)) }
    if case .numeric(let axis) = xAxis {
      found.append(.scale(.x, axis.scale, axis.quantity))
      found.append(.gridlines(.x, count: axis.gridlines.count))
    } else {
      found.append(.categories(.x))
    }
    for (number, axis) in ([axes.first] + axes.others).enumerated() {
      let names = drafts.indices.filter { axes.assigned[$0] == number }.map {
        drafts[$0].series.name
      }
      if number > 0 {
        found.append(.ownAxis(names))
      } else if names.count > 1 {
        let isOneColumn = roles.series != nil
        found.append(
          .sharedAxis(
            names, isOneColumn: isOneColumn,
            byRange: choices.yRange == nil && !isOneColumn && haveLikeRanges(axes, number, drafts)))
      }
      let y: Decision.AxisName = axes.others.isEmpty ? .y : .yOf(names)
      found.append(.range(y, axis.range))
      found.append(.scale(y, axis.scale, axis.quantity))
      found.append(.gridlines(y, count: axis.gridlines.count))
    }
    return Decision.joined(found.map { .axis($0) })
  }

  /// Returns whether the ranges of all series on an axis differ less than tenfold.
  private func haveLikeRanges(_ axes: YAxes, _ number: Int, _ drafts: [SeriesDraft]) -> Bool {
    let ranges = drafts.indices.filter { axes.assigned[$0] == number }.compactMap {
      drafts[$0].y.range
    }
    let widths = ranges.map { $0.upperBound - $0.lowerBound }
    guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max(),
      let narrowest = widths.min()
    else { return false }
    return narrowest > 0 && high - low <= YAxes.maxRatio * narrowest
  }
}
