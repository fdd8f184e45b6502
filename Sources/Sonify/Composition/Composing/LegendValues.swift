package import SonifyChart

/// The values whose pitches the legend plays.
package enum LegendValues {
  /// The most gridlines that are played.
  static let maxGridlineCount = 12

  /// The least value of an axis, the greatest, and the gridlines between, rising.
  ///
  /// Of many gridlines, some at even distances stand for all.
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
