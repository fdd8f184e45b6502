import SonifyBase

/// Which series of a chart show quantities of one kind, so that one may be above another, and
/// their lines may cross.
///
/// Series on different y axes never do. On one axis they do if the axis has a unit, or a title of
/// its own (the values of one column, or what an author calls them); bars below zero and above it are not
/// compared where columns call the axis. An axis that is only called
/// by its columns shows one kind where ``QuantityName/isAlike(_:)`` says so of their names.
package struct Comparability: Equatable, Sendable {
  /// For each series, the first series of the same kind.
  private let kinds: [Int]

  /// Compares the series of a chart.
  /// - Complexity: O(*n*) in the number of points of columns without a unit.
  package init(_ chart: ChartDescriptor) {
    var kinds = Array(chart.series.indices)
    let listed = chart.yAxes.indices.map { chart.listsSeries(inTitleOf: $0) }
    let names = chart.series.map { QuantityName($0.name) }
    let ranges = Self.ranges(of: chart, listed)
    for second in kinds.indices {
      let axis = chart.series[second].axis
      let first = kinds.indices.prefix(second).first { first in
        guard chart.series[first].axis == axis else { return false }
        guard listed.indices.contains(axis), listed[axis] else { return true }
        // Below zero, bars of what goes out or of one sex are as long as those above, and not lower.
        if chart.kind.hasBars, Self.areOpposite(ranges[first], ranges[second]) { return false }
        guard chart.yAxes[axis].unit == nil else { return true }
        return names[first].isAlike(names[second]) && Self.areNear(ranges[first], ranges[second])
      }
      if let first { kinds[second] = kinds[first] }
    }
    self.kinds = kinds
  }

  /// Whether all series are of one kind.
  package var areAll: Bool { kinds.allSatisfy { $0 == kinds.first } }

  /// Returns whether two series are of one kind.
  package func areComparable(_ first: Int, _ second: Int) -> Bool {
    kinds.indices.contains(first) && kinds.indices.contains(second)
      && kinds[first] == kinds[second]
  }

  /// The maximum width of two ranges together, relative to the narrower one: as of columns that
  /// share an axis.
  private static let maxRatio = 10.0

  private static func areNear(_ first: ClosedRange<Double>?, _ second: ClosedRange<Double>?) -> Bool
  {
    guard let first, let second else { return true }
    let narrower = min(
      first.upperBound / 2 - first.lowerBound / 2, second.upperBound / 2 - second.lowerBound / 2)
    let whole =
      max(first.upperBound, second.upperBound) / 2 - min(first.lowerBound, second.lowerBound) / 2
    return narrower == 0 || whole <= maxRatio * narrower
  }

  /// Returns whether all values of one series are below zero and all of the other above it.
  private static func areOpposite(
    _ first: ClosedRange<Double>?, _ second: ClosedRange<Double>?
  ) -> Bool {
    guard let first, let second else { return false }
    let (low, high) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    return low.upperBound <= 0 && high.lowerBound >= 0 && low.lowerBound < 0
  }

  /// Returns the range of the values of each series whose axis is called by its columns.
  private static func ranges(
    of chart: ChartDescriptor, _ listed: [Bool]
  ) -> [ClosedRange<Double>?] {
    chart.series.map { one in
      guard listed.indices.contains(one.axis), listed[one.axis] else { return nil }
      let range = one.ys.reduce((Double.infinity, -Double.infinity)) {
        $1.isFinite ? (min($0.0, $1), max($0.1, $1)) : $0
      }
      return range.0 <= range.1 ? range.0...range.1 : nil
    }
  }
}
