import SonifyBase

/// A y axis on which outliers leave the other values little room.
package struct Squeeze: Equatable, Sendable {
  /// The number of the y axis: 0 is ``ChartDescriptor/yAxis``.
  package let axis: Int
  /// The number of outliers beyond the range of the other values of the series on the axis.
  package let outlierCount: Int
  /// The range of the other values.
  package let range: ClosedRange<Double>
  /// The position of that range along the axis, from 0 to 1.
  package let position: ClosedRange<Double>

  /// The share of the axis below which its values are squeezed: a quarter, which is nine semitones of
  /// the usual three octaves.
  static let maxShare = 0.25

  /// Whether the other values share less than a quarter of the axis.
  package var isTight: Bool { position.upperBound - position.lowerBound < Self.maxShare }

  /// Returns an axis range for the values that are no outliers, in round numbers: at most a hundredth
  /// of its width wider at either end.
  package var roundRange: ClosedRange<Double> {
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite else { return range }
    var step = 1.0
    while step > width / 100 { step /= 10 }
    while step * 10 <= width / 100 { step *= 10 }
    // Whole multiples of a power of ten, divided rather than multiplied by a fraction, are the
    // nearest numbers to what is printed.
    func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
      step < 1
        ? (value * (1 / step).rounded()).rounded(rule) / (1 / step).rounded()
        : (value / step).rounded(rule) * step
    }
    let low = rounded(range.lowerBound, .down)
    let high = rounded(range.upperBound, .up)
    // An axis of ratios has no zero.
    return (range.lowerBound > 0 && low <= 0 ? range.lowerBound : low)...high
  }
}

extension ChartDescriptor {
  /// The y axes on which outliers leave the other values less than a quarter of the room.
  ///
  /// - Complexity: O(*n* log *n*) where a few values may squeeze the others, otherwise O(*n*).
  package var squeezes: [Squeeze] {
    (0...additionalAxes.count).compactMap { axis in
      guard mayBeSqueezed(onAxis: axis), let squeeze = squeeze(onAxis: axis), squeeze.isTight
      else { return nil }
      return squeeze
    }
  }

  /// Returns what the outliers of the series on a y axis leave to the others, or nil if there are no
  /// outliers or the others are all equal.
  package func squeeze(onAxis number: Int) -> Squeeze? {
    guard !hasStacks, !series.contains(where: { $0.curve != nil }), let axis = yAxis(number) else {
      return nil
    }
    let placement = axis.placement
    var outside: [Double] = []
    var range: ClosedRange<Double>?
    for series in series where series.axis == number {
      guard series.slots.isEmpty else {
        let outliers = series.slots.outliers.map(\.place)
        outside += outliers.map(\.y)
        for place in series.slots.ends where !outliers.contains(place) {
          range =
            min(
              range?.lowerBound ?? place.y, place.y)...max(
              range?.upperBound ?? place.y, place.y)
        }
        continue
      }
      let points = series.xs.indices.filter {
        series.xs[$0].isFinite && placement.position(of: series.ys[$0]).isFinite
      }
      .sorted { series.xs[$0] < series.xs[$1] }
      let outliers = Set(
        Outlier.outliers(
          in: points.map { placement.position(of: series.ys[$0]) },
          at: points.map { series.xs[$0] }, on: xAxis, of: kind
        ).map(\.index))
      for (index, point) in points.enumerated() {
        let y = series.ys[point]
        if outliers.contains(index) {
          outside.append(y)
        } else {
          range = min(range?.lowerBound ?? y, y)...max(range?.upperBound ?? y, y)
        }
      }
    }
    // Equal values have no range that could be opened; a dip of a high level may lie within it.
    guard let range, range.lowerBound < range.upperBound else { return nil }
    // Outside the axis, as one that was opened, they take no room.
    let count = outside.count { !range.contains($0) && axis.range.contains($0) }
    guard count > 0 else { return nil }
    return Squeeze(
      axis: number, outlierCount: count, range: range,
      position: placement.position(of: range.lowerBound)...placement.position(of: range.upperBound))
  }

  /// Returns a y axis of numbers.
  package func yAxis(_ number: Int) -> NumericAxis? {
    guard number > 0 else { return yAxis }
    if case .numeric(let axis) = additionalAxes[number - 1] { return axis }
    return nil
  }

  /// Returns whether most values share less than a quarter of an axis, without which no outliers can
  /// squeeze the others.
  private func mayBeSqueezed(onAxis number: Int) -> Bool {
    guard let axis = yAxis(number) else { return false }
    let placement = axis.placement
    let columns = series.filter { $0.axis == number }.map {
      $0.slots.isEmpty ? $0.ys : $0.slots.ends.map(\.y)
    }
    let maximum = columns.reduce(0) { $0 + $1.count }
    // The tenths that have values: outliers are far fewer than the others.
    var counts = [Int](repeating: 0, count: 20)
    // A part of the values, from all of the series, usually shows that they lie apart.
    let rounds = 16
    for first in 0..<rounds {
      for values in columns {
        var parts = counts.mutableSpan
        let ys = values.span
        for index in stride(from: first, to: ys.count, by: rounds) {
          let position = placement.position(of: ys[index])
          guard position >= 0, position <= 1 else { continue }
          parts[Int(min(19, position * 20))] &+= 1
        }
      }
      if Self.countApart(counts) > maxApart(of: maximum) { return false }
    }
    return Self.countApart(counts) <= maxApart(of: counts.reduce(0, +))
  }

  /// Returns the number of values outside the quarter of the axis that has the most.
  private static func countApart(_ counts: [Int]) -> Int {
    // A quarter of the axis touches at most six of twenty parts.
    let most = (0...14).map { counts[$0..<($0 + 6)].reduce(0, +) }.max() ?? 0
    return counts.reduce(0, +) - most
  }

  /// Returns the number of values outside a quarter of the axis up to which they may be outliers.
  private func maxApart(of total: Int) -> Int {
    max(3 * series.count, total / 50 + series.count)
  }
}
