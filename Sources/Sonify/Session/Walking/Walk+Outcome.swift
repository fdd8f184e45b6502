extension Walk {
  /// The result of a step.
  enum Outcome: Equatable, Sendable {
    /// The cursor came to a stop.
    case arrived(Arrival)
    /// Another part of the chart came into view around the cursor, which was carried along where
    /// its x is not part of it.
    case viewed(isCursorCarried: Bool)
    /// The step leads nowhere.
    case blocked(Obstacle)
  }

  /// The way on which the cursor came to a stop.
  struct Arrival: Equatable, Sendable {
    /// Where the cursor was, by its stop in the present view; nil if it was nowhere.
    var origin: Cursor?
    /// What was looked for, if this is more than the next point.
    var target: Target?
    /// Whether another part of the chart had to come into view.
    var isInNewView = false
  }

  /// What was looked for and found.
  enum Target: Equatable, Sendable {
    /// The lowest or the highest point of so many series.
    case extreme(RangeEnd, ofSeries: Int)
    /// A landmark.
    case landmark(Landmark)
    /// What a listener named.
    case match(PlaceSearch.Match)
  }

  /// Why a step leads nowhere.
  enum Obstacle: Equatable, Sendable {
    /// No series has a point in view.
    case noPoints
    /// The series has no point beyond the cursor in view: whether it goes on out of view, and
    /// whether the point is the only one in view.
    case endOfSeries(RangeEnd, goesOn: Bool, isOnly: Bool)
    /// The series is the only one.
    case onlySeries
    /// No series follows, or none precedes.
    case endOfChart(isLast: Bool)
    /// There is no value to go to.
    case noValues
    /// No landmark of the choice lies on the way; whether there are others in view.
    case noLandmark(SessionSettings.Landmarks, forward: Bool, hasOthers: Bool)
    /// Nothing in the chart has this name.
    case notFound(String)
    /// A closer view would show too few points.
    case noCloserView
    /// All of the chart is in view already.
    case allInView
    /// The view is at an end of the x axis.
    case endOfAxis(RangeEnd)
  }

  /// The result of a step where no series has a point in view.
  static let lost = Outcome.blocked(.noPoints)
}
