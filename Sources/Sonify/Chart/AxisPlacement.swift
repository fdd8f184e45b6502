import Glibc
package import SonifyBase

/// The positions of values along an axis, without its title and gridlines: small enough for
/// millions of calls.
package struct AxisPlacement: Equatable, Sendable {
  package let low: Double
  package let high: Double
  package let scale: AxisScale

  /// Makes a placement on an axis from `low` to `high`.
  package init(low: Double, high: Double, scale: AxisScale) {
    (self.low, self.high, self.scale) = (low, high, scale)
  }

  /// Returns the position of a value: 0 at the lower end, 1 at the upper.
  package func position(of value: Double) -> Double {
    guard low < high else {
      if value.isNaN { return .nan }
      return value == low ? 0.5 : value < low ? -.infinity : .infinity
    }
    if value == high { return 1 }
    switch scale {
    case .linear:
      let width = high - low
      guard width.isFinite else { return (value / 2 - low / 2) / (high / 2 - low / 2) }
      return (value - low) / width
    case .log10, .ln:
      guard value > 0 else { return value.isNaN ? .nan : -.infinity }
      let first = log(max(low, .leastNonzeroMagnitude))
      return (log(value) - first) / (log(high) - first)
    }
  }

  /// Returns the value at a position.
  package func value(at position: Double) -> Double {
    guard low < high, position < 1 else { return high }
    guard position > 0 else { return low }
    switch scale {
    case .linear: return low * (1 - position) + high * position
    case .log10, .ln:
      let first = log(max(low, .leastNonzeroMagnitude))
      return exp(first + (log(high) - first) * position)
    }
  }
}

extension NumericAxis {
  /// Returns the position of a value along the axis: 0 at the lower end of its range, 1 at the
  /// upper.
  ///
  /// Values outside the range are below 0 or above 1; on an axis without width, its only value is
  /// at ½. Distances follow the scale of the axis. NaN has no position, so the result is NaN.
  public func position(of value: Double) -> Double { placement.position(of: value) }

  /// Returns the value at a position along the axis, 0 at the lower end of its range, 1 at the
  /// upper.
  public func value(at position: Double) -> Double { placement.value(at: position) }

  package var placement: AxisPlacement {
    AxisPlacement(low: range.lowerBound, high: range.upperBound, scale: scale)
  }
}

extension DataAxis {
  /// Returns the position of an x along the axis: 0 at the lower end of its range, 1 at the upper.
  ///
  /// Categories are equally far apart.
  public func position(of x: Double) -> Double { placement.position(of: x) }

  /// Returns the x at a position along the axis, 0 at the lower end of its range, 1 at the upper.
  public func value(at position: Double) -> Double { placement.value(at: position) }

  /// The positions of values along the axis; categories are numbered from 0.
  package var placement: AxisPlacement {
    switch self {
    case .numeric(let axis): axis.placement
    case .categorical:
      AxisPlacement(low: range.lowerBound, high: range.upperBound, scale: .linear)
    }
  }

  /// The values of the gridlines; none for categories.
  package var gridlines: [Double] {
    switch self {
    case .numeric(let axis): axis.gridlines
    case .categorical: []
    }
  }
}
