package import SonifyChart

/// The values whose pitches the legend plays.
package enum LegendValues {
  /// The maximum number of gridlines in a legend.
  static let maxGridlineCount = 12

  /// Returns the minimum of an axis, the maximum, and the gridlines between them, rising.
  ///
  /// If there are many gridlines, every second, third and so on is used.
  package static func of(_ axis: NumericAxis) -> [Double] {
    guard axis.range.lowerBound < axis.range.upperBound else { return [axis.range.lowerBound] }
    let lines = axis.gridlines.filter {
      $0 > axis.range.lowerBound && $0 < axis.range.upperBound
    }
    let skip = (lines.count + maxGridlineCount - 1) / maxGridlineCount
    let chosen = stride(from: 0, to: lines.count, by: max(1, skip)).map { lines[$0] }
    return [axis.range.lowerBound, axis.range.upperBound] + chosen
  }
}
