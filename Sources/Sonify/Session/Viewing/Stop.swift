/// A place where the cursor can stand: one point, a run of missing points or, where there are too
/// many to visit, all points of a slot.
struct Stop: Equatable, Sendable {
  /// The points it stands for, one at least, counted in order of x from the first of the series.
  var points: Range<Int>
  /// The x of its first and of its last point.
  var xs: ClosedRange<Double>
  /// The x of the point in its middle.
  var x: Double
  /// The value that sounds: of several, the median; nothing where all are missing.
  var y: Double?
  /// The least and the greatest of its values, if it has any.
  var ys: ClosedRange<Double>?
  /// How many of its points have no value.
  var missing: Int
  /// Whether rows that ought to be there are absent between the stop before it and this one.
  var followsAbsentRows = false

  /// How many points it stands for, missing ones included.
  var rows: Int { points.count }

  /// Whether it stands for several points, of which at least one has a value.
  var isSummary: Bool { rows > 1 && y != nil }

  /// How far an x lies from the points; 0 among them.
  func distance(to x: Double) -> Double { max(0, xs.lowerBound - x, x - xs.upperBound) }
}

/// One point of a chart, wherever the listener is.
struct ChartPlace: Equatable, Sendable {
  /// The series, counted from 0.
  var series: Int
  /// The point, counted in order of x from the first of the series.
  var point: Int
  /// A number, seconds since 1970 or the index of a category.
  var x: Double
  /// The value; nothing where it is missing.
  var y: Double?
}
