/// A y axis while series are given to it.
struct SharedAxis {
  /// The values of its series.
  private(set) var range: ClosedRange<Double>
  /// The quantity of its series, as far as their names say it.
  let family: String?
  /// The width of the narrowest of its series that is not constant.
  private var narrowest: Double
  /// The smallest of the upper bounds of its series: of counts, that of the smallest ones.
  private var smallest: Double
  /// The longest bars of the series whose bars are the shortest.
  private var shortest: Double

  /// Creates an axis for the values of a series.
  init(_ range: ClosedRange<Double>, family: String?) {
    (self.range, self.family) = (range, family)
    narrowest = range.isConstant ? .infinity : range.width
    (smallest, shortest) = (range.upperBound, range.reach)
  }

  /// Decides whether another series can share the axis, so that each still fills at least a tenth of it.
  /// - Parameters:
  ///   - other: the values of the series.
  ///   - family: its quantity.
  ///   - areCounts: whether all values are whole numbers.
  ///   - areBars: whether all series are bars; those to both sides of zero are compared by their lengths.
  /// - Returns: whether it fits.
  func fits(
    _ other: ClosedRange<Double>, family: String?, areCounts: Bool, areBars: Bool
  ) -> Bool {
    guard family == self.family else { return false }
    let union = range.union(other)
    if union == range, other.isConstant { return true }
    if areBars, union.lowerBound < 0, union.upperBound > 0,
      union.width <= YAxes.maxRatio * min(shortest, other.reach)
    {
      return true
    }
    let areNear =
      areCounts && union.lowerBound >= 0 && other.upperBound < YAxes.maxRatio * smallest
      && range.upperBound < YAxes.maxRatio * other.upperBound
    let narrower = min(narrowest, other.isConstant ? .infinity : other.width)
    return union.width <= (areNear ? YAxes.maxRatioOfCounts : YAxes.maxRatio) * narrower
  }

  /// Adds the values of a series.
  mutating func add(_ other: ClosedRange<Double>) {
    range = range.union(other)
    if !other.isConstant { narrowest = min(narrowest, other.width) }
    smallest = min(smallest, other.upperBound)
    shortest = min(shortest, other.reach)
  }
}

extension ClosedRange<Double> {
  fileprivate var width: Double { upperBound - lowerBound }
  fileprivate var isConstant: Bool { lowerBound == upperBound }
  /// The distance of the end that is further from zero.
  fileprivate var reach: Double { Swift.max(abs(lowerBound), abs(upperBound)) }

  fileprivate func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
