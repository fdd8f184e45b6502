/// A position that the cursor can have: one point, a run of missing points or, if there are too
/// many to visit, all points of a slot.
struct Stop: Equatable, Sendable {
  /// The indices of the points it stands for, at least one, in order of x from the first of the
  /// series.
  var points: Range<Int>
  /// The range from the x of its first point to that of its last.
  var xs: ClosedRange<Double>
  /// The x of its middle point.
  var x: Double
  /// The value that sounds: for several points their median, or nil if all values are missing.
  var y: Double?
  /// The range of its values, or nil if all are missing.
  var ys: ClosedRange<Double>?
  /// The number of rows it stands for, including those without a value: of points or, if these are
  /// slots, of the rows in them.
  var rows: Int
  /// The number of its rows without a value.
  var missing: Int
  /// Whether rows are absent between the previous stop and this one.
  var followsAbsentRows = false

  /// Whether it stands for several rows, of which at least one has a value.
  var isSummary: Bool { rows > 1 && y != nil }

  /// Returns the distance of an x from the range of the points; 0 within it.
  func distance(to x: Double) -> Double { max(0, xs.lowerBound - x, x - xs.upperBound) }
}

/// A point of a chart, in view or not.
struct ChartPoint: Equatable, Sendable {
  /// The index of the series.
  var series: Int
  /// The index of the point, in order of x from the first of the series.
  var point: Int
  /// A number, seconds since 1970 or the index of a category.
  var x: Double
  /// The value, or nil if it is missing.
  var y: Double?
}
