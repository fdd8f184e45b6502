import SonifyBase
import SonifyChart
import SonifyTables

/// Ends y axes at the values that are no outliers, where the user asks for it.
enum RobustAxes {
  /// Returns a chart whose y axes leave out outliers.
  /// - Throws: ``InputError`` if the gridlines that were chosen are not on the axis.
  static func applied(
    _ choices: ChartChoices, to chart: ChartDescriptor
  ) throws(InputError) -> ChartDescriptor {
    var chart = chart
    for number in 0...chart.additionalAxes.count {
      guard let squeeze = chart.squeeze(onAxis: number), var axis = chart.yAxis(number) else {
        continue
      }
      let values = squeeze.roundRange
      let keepsZero = chart.kind.hasBars && axis.scale == .linear
      axis.range =
        keepsZero
        ? min(0, values.lowerBound)...max(0, values.upperBound)
        : max(
          axis.range.lowerBound, values.lowerBound)...min(
            axis.range.upperBound, values.upperBound)
      axis.gridlines = try choices.yGrid.values(in: axis.range, axis.scale, axis.quantity)
      if number == 0 {
        chart.yAxis = axis
      } else {
        chart.additionalAxes[number - 1] = .numeric(axis)
      }
    }
    return chart
  }
}
