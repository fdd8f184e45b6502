import Glibc

extension NumericAxis {
  /// Where a value lies along the axis: 0 at the lower end of its range, 1 at the upper.
  ///
  /// Values outside the range lie below 0 or above 1; on an axis without width, its one value lies
  /// at ½. Distances follow the scale of the axis. Only "not a number" has no place.
  public func position(of value: Double) -> Double {
    guard range.lowerBound < range.upperBound else {
      if value.isNaN { return .nan }
      return value == range.lowerBound ? 0.5 : value < range.lowerBound ? -.infinity : .infinity
    }
    if value == range.upperBound { return 1 }
    switch scale {
    case .linear:
      let width = range.upperBound - range.lowerBound
      guard width.isFinite else {
        return (value / 2 - range.lowerBound / 2) / (range.upperBound / 2 - range.lowerBound / 2)
      }
      return (value - range.lowerBound) / width
    case .log10, .ln:
      guard value > 0 else { return value.isNaN ? .nan : -.infinity }
      let low = log(max(range.lowerBound, .leastNonzeroMagnitude))
      return (log(value) - low) / (log(range.upperBound) - low)
    }
  }

  /// The value that lies at a place along the axis, 0 at the lower end of its range, 1 at the upper.
  public func value(at position: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
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

extension DataAxis {
  /// Where an x lies along the axis: 0 at the lower end of its range, 1 at the upper.
  ///
  /// Names are equally far apart.
  public func position(of x: Double) -> Double { numeric.position(of: x) }

  /// The x that lies at a place along the axis, 0 at the lower end of its range, 1 at the upper.
  public func value(at position: Double) -> Double { numeric.value(at: position) }

  /// The axis as numbers; categories are numbered from 0.
  private var numeric: NumericAxis {
    switch self {
    case .numeric(let axis): axis
    case .categorical: NumericAxis(title: "", range: range)
    }
  }

  /// Values at which the axis is divided; names divide nothing.
  var gridlines: [Double] {
    switch self {
    case .numeric(let axis): axis.gridlines
    case .categorical: []
    }
  }
}
