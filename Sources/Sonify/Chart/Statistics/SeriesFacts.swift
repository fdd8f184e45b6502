/// The facts of one series, from all its points that lie on the x axis.
///
/// Numbers are in the units of the axes: dates are seconds since 1970-01-01T00:00:00Z, categories
/// are counted from 0. Facts that do not apply to the kind of the chart are nil or empty: bars of
/// categories have no trend, points of a scatter chart no turning points.
public struct SeriesFacts: Equatable, Sendable {
  /// The name of the series; empty if it has none.
  public let name: String
  /// The number of points, including missing values.
  public let count: Int
  /// The number of points without a value.
  public let missing: Int
  /// A summary of the values, or nil if there are none.
  public let values: Values?
  /// The overall trend, or nil if there are fewer than three points or no order along x.
  public let trend: Trend?
  /// The least-squares line, or nil if x is not a measure, as in bars of categories, or there are too
  /// few values for a line.
  public let linearFit: LinearFit?
  /// The correlation of y and x, or nil if either is constant, x has no order, or there are too few
  /// values.
  public let correlation: Correlation?
  /// Peaks and lows that are more than noise, by rising x.
  public let turningPoints: [TurningPoint]
  /// The straight parts of the line, by rising x; one if it neither bends nor breaks.
  public let segments: [Segment]
  /// Abrupt changes of the level, by rising x.
  public let steps: [Step]
  /// The outliers, by rising x.
  public let outliers: [Outlier]
  /// The values that lie far from the others, if they are too many to be ``outliers``: the spread
  /// or the skew of the values.
  public let farValues: FarValues?
  /// The value of more than half of the points, or nil if there is none.
  public let majority: Majority?
  /// The longest run of equal values along a line, or nil if chance would produce it.
  public let equalRun: EqualRun?
  /// Groups of points of a scatter chart, by rising x; none or two to four.
  public let clusters: [Cluster]
  /// What the points of a scatter chart lie on, or nil if that is a straight line, nothing clear, or
  /// groups.
  public let form: Form?
  /// How far the points of a scatter chart spread about their line or curve along x, or nil if that
  /// does not clearly change.
  public let spread: SpreadChange?
  /// The single point on which the correlation of a scatter chart depends, or nil if there is none.
  public let leveragePoint: LeveragePoint?
  /// Whether y depends on x in any way, at the 5 % level for a correlation and 1 % for others; nil
  /// if the chart is no scatter chart or x has no order.
  public let isDependent: Bool?
  /// The values of a scatter chart by category if x has categories without an order, largest mean
  /// first; otherwise empty.
  public let categories: [Category]
  /// Missing values and absent rows, by rising x.
  public let gaps: [Gap]
  /// The period with which the line repeats itself, or nil if there is none.
  public let period: Period?
  /// The cycles of the calendar that a line over dates follows, the widest first.
  public let seasons: [Season]
  /// The law by which a line grows or shrinks, or nil if it is straight, turns, or has no trend.
  public let growth: Growth?
  /// How many times as far the values spread about the line in its last third as in its first third; nil
  /// if that hardly changes.
  public let spreadRatio: Double?
  /// The x of the peaks of a histogram, rising: at least one unless all bins are empty; empty for
  /// other kinds of charts.
  public let modes: [Double]

  /// A value and its x.
  public struct Place: Equatable, Sendable {
    /// The x of the value.
    public var x: Double
    /// The value.
    public var y: Double

    /// Makes a point from its x and its value.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A summary of one or more values.
  public struct Values: Equatable, Sendable {
    /// The first of the smallest values.
    public var minimum: Place
    /// The first of the largest values.
    public var maximum: Place
    /// The first value.
    public var first: Place
    /// The last value.
    public var last: Place
    /// The arithmetic mean.
    public var mean: Double
    /// The square root of the sum of squared distances from the mean divided by *n* − 1, or nil for
    /// a single value.
    public var standardDeviation: Double?
    /// The median; for an even count, the mean of the two values in the middle.
    ///
    /// Of a table of slots it is unknown, and so are the quartiles: NaN.
    public var median: Double
    /// The first quartile, of type 7; NaN if it is unknown.
    public var lowerQuartile: Double
    /// The third quartile, of type 7; NaN if it is unknown.
    public var upperQuartile: Double
    /// The skewness: positive if larger values are spread farther; nil if all are the same.
    public var skewness: Double?
    /// The autocorrelation of neighbours, −1 to 1, or nil if all values are the same or x has no
    /// order.
    public var lag1Autocorrelation: Double?
  }

  /// A peak or a low.
  public struct TurningPoint: Equatable, Sendable {
    /// The point.
    public var place: Place
    /// Whether it is a peak.
    public var isPeak: Bool
    /// The distance in y to the line's extreme on the side where it moves away less before it turns
    /// again: above zero, in the unit of y.
    public var prominence: Double
  }

  /// A part of a line that is nearly straight.
  public struct Segment: Equatable, Sendable {
    /// The x of its first value.
    public var from: Double
    /// The x of its last value.
    public var to: Double
    /// The change of y per unit of x.
    public var slope: Double
  }

  /// An abrupt change of the level.
  public struct Step: Equatable, Sendable {
    /// The x of the last value on the old level.
    public var after: Double
    /// The x of the first value on the new level.
    public var x: Double
    /// The mean of the level before.
    public var levelBefore: Double
    /// The mean of the level after.
    public var levelAfter: Double
  }

  /// A value far from the usual range.
  public struct Outlier: Equatable, Sendable {
    /// The point.
    public var place: Place
    /// The distance from the usual value in robust deviations, negative below it.
    public var deviations: Double
    /// The name of the point, or nil if it has none.
    public var label: String?
  }

  /// The number of values far from the others, or on a line from their neighbours.
  public struct FarValues: Equatable, Sendable {
    /// The number above the others.
    public var above: Int
    /// The number below the others.
    public var below: Int
  }

  /// A group of points.
  public struct Cluster: Equatable, Sendable {
    /// The mean of its points.
    public var centre: Place
    /// The number of points.
    public var count: Int
  }

  /// Points without a value, or rows that should be there.
  public struct Gap: Equatable, Sendable {
    /// The x of the first missing point.
    public var from: Double
    /// The x of the last missing point.
    public var to: Double
    /// The number of missing points; for absent rows, the number that would fit.
    public var count: Int
    /// Whether the rows are present and only their values are missing.
    public var hasRows: Bool
    /// The x of the last point before and of the first after absent rows whose own x are unknown, as
    /// those of readings at uneven times; nil if they are known.
    public var between: ClosedRange<Double>?
  }

  /// A period with which a line repeats itself.
  public struct Period: Equatable, Sendable {
    /// The length in points, usually 2 or more: the length divided by the usual distance of
    /// neighbouring points.
    ///
    /// Absent rows are counted as if they were present; a year of monthly rows has 12.
    public var points: Double
    /// The length along x, if it is known.
    public var length: Double?
    /// The strength, above 0 and at most 1: the autocorrelation or, for unevenly spaced points, the
    /// share of the variance that a wave of that length explains.
    public var strength: Double
  }
}
