/// A mark that a listener set in a chart, as it is kept from session to session.
///
/// It is found again by what it marks: the series by its name, and the point by its x.
public struct KeptMark: Equatable, Sendable {
  /// The name of the series.
  public var series: String
  /// The position of the point.
  public var x: Position
  /// The index of the point among those of the series with the same x, from 0.
  public var rank: Int
  /// The number of the mark, from 1.
  public var number: Int
  /// The name that the listener gave the mark, or an empty text.
  public var name: String

  /// A position on an x axis.
  public enum Position: Equatable, Sendable {
    /// A number; for a date, seconds since 1970.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// Creates a mark.
  public init(
    series: String, x: Position, rank: Int = 0, number: Int = 1, name: String = ""
  ) {
    self.series = series
    self.x = x
    self.rank = rank
    self.number = number
    self.name = name
  }
}
