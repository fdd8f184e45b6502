extension SeriesFacts {
  /// A single point on which the linear correlation of a scatter chart depends.
  public struct LeveragePoint: Equatable, Sendable {
    /// What a point does to the correlation of the others.
    public enum Effect: Equatable, Sendable {
      /// The others are not clearly correlated.
      case makes
      /// The others are clearly correlated; with the point, all are not.
      case hides
      /// The others are correlated with the other sign.
      case turns
    }

    /// The point.
    public var place: Place
    /// The name of the point, or nil if it has none.
    public var label: String?
    /// What the point does.
    public var effect: Effect
    /// Pearson's correlation of the others, or nil if their x or y are all the same.
    public var pearsonWithout: Double?
  }

  /// What the points of a scatter chart lie on, other than a straight line.
  public enum Form: Equatable, Sendable {
    /// A curve.
    case bent(Bend)
    /// A ring around a centre.
    case ring(centre: Place)
  }

  /// A curve that the points of a scatter chart follow clearly better than a straight line.
  public struct Bend: Equatable, Sendable {
    /// The change of the rate of a curve that does not turn.
    public enum Pace: Equatable, Sendable {
      /// The curve becomes steeper.
      case faster
      /// The curve becomes flatter.
      case slower
      /// Neither all along.
      case varied
    }

    /// The x at which the curve turns, rising; at most three.
    public var turns: [Double]
    /// Whether the curve rises at its start.
    public var risesFirst: Bool
    /// The change of the rate, or nil if the curve turns.
    public var pace: Pace?
  }

  /// How the distances of points from their line or curve change along x.
  public enum SpreadChange: Equatable, Sendable {
    case growing, shrinking
  }

  /// The values of one category.
  public struct Category: Equatable, Sendable {
    /// The index of the category on the x axis.
    public var x: Double
    /// The number of values.
    public var count: Int
    /// The arithmetic mean of the values.
    public var mean: Double
    /// The median of the values.
    public var median: Double
  }
}
