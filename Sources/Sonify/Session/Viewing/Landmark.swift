import SonifyChart

/// A place worth stopping at on the way along a series.
struct Landmark: Equatable, Sendable {
  /// What makes a place worth stopping at.
  enum Kind: Equatable, Sendable {
    /// The least value in view.
    case lowest
    /// The greatest value in view.
    case highest
    /// The line turns downward.
    case peak
    /// The line turns upward.
    case trough
    /// The level changes at once, and the place is the first on the new one.
    case step(SeriesFacts.Step)
    /// A value that stands out, so many robust deviations above what is usual, or below if negative.
    case outlier(deviations: Double)
    /// The points of the stop have no value, or rows that ought to lie between the stop before and
    /// this one are absent.
    case gap(SeriesFacts.Gap)
    /// A value at which the x axis is divided.
    case gridline
    /// The series meets another.
    case crossing(series: Int, Crossings.Outcome)
  }

  /// What makes the place worth stopping at, in the order in which it is said; one at least.
  var kinds: [Kind]
  /// Where it lies.
  var x: Double
  /// The value there, if it is one of values.
  var y: Double?
  /// The stop of the series that holds the place or lies nearest to it.
  var stop: Int
}
