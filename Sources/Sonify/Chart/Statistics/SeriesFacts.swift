/// What is worth knowing of one series, from all its points that lie on the x axis.
///
/// Numbers are in the units of the axes: dates are seconds since 1970-01-01T00:00:00Z, names are
/// counted from 0. What the kind of the chart has no sense of is nothing or empty: bars of names have
/// no trend, points of a scatter chart no turning points.
public struct SeriesFacts: Equatable, Sendable {
  /// What the series is called; empty when nothing names it.
  public let name: String
  /// How many points there are, missing ones included.
  public let count: Int
  /// How many points have no value.
  public let missing: Int
  /// What the values come to; nothing if there are none.
  public let values: Values?
  /// Whether the values rise or fall along x on the whole.
  public let trend: Trend?
  /// The line of least squares.
  public let linearFit: LinearFit?
  /// How closely y goes with x.
  public let correlation: Correlation?
  /// Peaks and troughs that are more than noise, rising in x.
  public let turningPoints: [TurningPoint]
  /// The straight parts of the line, rising in x; one if it neither bends nor breaks.
  public let segments: [Segment]
  /// Places where the level changes at once, rising in x.
  public let steps: [Step]
  /// Values that stand out, rising in x.
  public let outliers: [Outlier]
  /// Groups of points of a scatter chart, rising in x; none or two to four.
  public let clusters: [Cluster]
  /// Where values are missing or rows absent, rising in x.
  public let gaps: [Gap]
  /// How the line comes round again and again.
  public let period: Period?
  /// The x of the peaks of a histogram, rising: one at least unless all bins are empty; none of other
  /// charts.
  public let modes: [Double]

  /// A value and where it stands.
  public struct Place: Equatable, Sendable {
    /// Where it stands on the x axis.
    public var x: Double
    /// The value.
    public var y: Double

    /// Makes a place.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// What at least one value comes to.
  public struct Values: Equatable, Sendable {
    /// The first of the least values.
    public var minimum: Place
    /// The first of the greatest values.
    public var maximum: Place
    /// The first value.
    public var first: Place
    /// The last value.
    public var last: Place
    /// The arithmetic mean.
    public var mean: Double
    /// The square root of the sum of squared distances from the mean over *n* − 1; nothing for one
    /// value.
    public var standardDeviation: Double?
    /// The value in the middle; of an even count, the mean of the two.
    public var median: Double
    /// The value below which a quarter lies, of type 7.
    public var lowerQuartile: Double
    /// The value below which three quarters lie, of type 7.
    public var upperQuartile: Double
    /// Positive where the greater values spread farther; nothing where all are the same.
    public var skewness: Double?
    /// The autocorrelation of neighbours, −1 to 1; nothing where all are the same, or x has no order.
    public var lag1Autocorrelation: Double?
  }

  /// A peak or a trough.
  public struct TurningPoint: Equatable, Sendable {
    /// Where it is.
    public var place: Place
    /// Whether it is a peak.
    public var isPeak: Bool
    /// How far the line moves away from it on the lesser side before it turns again: above zero, in
    /// the unit of y.
    public var prominence: Double
  }

  /// A part of a line that is as good as straight.
  public struct Segment: Equatable, Sendable {
    /// The x of its first value.
    public var from: Double
    /// The x of its last value.
    public var to: Double
    /// How much y rises for 1 of x.
    public var slope: Double
  }

  /// A place where the level changes at once.
  public struct Step: Equatable, Sendable {
    /// The x of the last value on the old level.
    public var after: Double
    /// The x of the first value on the new level.
    public var x: Double
    /// The mean of the level that ends.
    public var levelBefore: Double
    /// The mean of the level that begins.
    public var levelAfter: Double
  }

  /// A value that stands out.
  public struct Outlier: Equatable, Sendable {
    /// Where it is.
    public var place: Place
    /// How many robust deviations it lies above what is usual, or below if negative.
    public var deviations: Double
    /// What the point is called, if it has a name.
    public var label: String?
  }

  /// A group of points.
  public struct Cluster: Equatable, Sendable {
    /// The mean of its points.
    public var centre: Place
    /// How many points it has.
    public var count: Int
  }

  /// Points without a value, or rows that ought to be there.
  public struct Gap: Equatable, Sendable {
    /// The x of the first that is missing.
    public var from: Double
    /// The x of the last that is missing.
    public var to: Double
    /// How many are missing: of absent rows, as many as would fit.
    public var count: Int
    /// Whether the points are there, and only their values missing.
    public var hasRows: Bool
  }

  /// How a line comes round again.
  public struct Period: Equatable, Sendable {
    /// After how many points, 2 or more as a rule: its length in terms of the usual distance of
    /// neighbouring points.
    ///
    /// Absent rows count as if they were there; of months, a year has 12.
    public var points: Double
    /// How far along x.
    public var length: Double?
    /// How alike the line is to itself that much later, above 0, 1 at most: its autocorrelation, or,
    /// of unevenly spaced points, the share of its variance that a wave of that length accounts for.
    public var strength: Double
  }
}
