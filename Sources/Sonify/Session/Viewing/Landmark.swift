import SonifyChart

/// A point of interest in a series.
struct Landmark: Equatable, Sendable {
  /// The kind of a landmark.
  enum Kind: Equatable, Sendable {
    /// A point that the author labelled.
    case label
    /// The lowest value in view.
    case lowest
    /// The highest value in view.
    case highest
    /// The line turns downward.
    case peak
    /// The line turns upward.
    case trough
    /// A sudden change of level; the landmark is the first point at the new one.
    case step(SeriesFacts.Step)
    /// An outlier, by its distance in robust deviations from the values around it; negative is
    /// below.
    case outlier(deviations: Double)
    /// The points of the stop have no value, or rows between the previous stop and this one are
    /// absent.
    case gap(SeriesFacts.Gap)
    /// A gridline of the x axis.
    case gridline
    /// A value meets the condition that was typed.
    case match
    /// The series crosses or touches another.
    case crossing(series: Int, Crossings.Outcome)
  }

  /// The kinds of the landmark, in the order in which they are said; at least one.
  var kinds: [Kind]
  /// The x of the landmark.
  var x: Double
  /// The value there, or nil if the landmark has none.
  var y: Double?
  /// The index of the stop that contains the landmark or is nearest to it.
  var stop: Int
}
