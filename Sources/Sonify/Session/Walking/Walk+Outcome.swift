extension Walk {
  /// The result of a step.
  enum Outcome: Equatable, Sendable {
    /// The cursor arrived at a stop.
    case arrived(Arrival)
    /// Another part of the chart came into view; the cursor was carried along if its x is not in
    /// that part.
    case viewed(isCursorCarried: Bool)
    /// The step was not possible.
    case blocked(Obstacle)
  }

  /// The arrival of the cursor at a stop.
  struct Arrival: Equatable, Sendable {
    /// The cursor before, by its stop in the current view, or nil if there was none.
    var origin: Cursor?
    /// The target of the step, or nil if it was only the next point.
    var target: Target?
    /// Whether another part of the chart was brought into view.
    var isInNewView = false
  }

  /// The target that a step found.
  enum Target: Equatable, Sendable {
    /// The lowest or the highest point of this number of series.
    case extreme(RangeEnd, ofSeries: Int)
    /// A landmark.
    case landmark(Landmark)
    /// A match for what a listener named.
    case match(PointSearch.Match)
    /// A mark.
    case mark(Mark)
  }

  /// The reason why a step was not possible.
  enum Obstacle: Equatable, Sendable {
    /// No series has a point in view.
    case noPoints
    /// The series has no point in view beyond the cursor; `goesOn` if it continues out of view,
    /// `isOnly` if the stop is the only one in view.
    case endOfSeries(RangeEnd, goesOn: Bool, isOnly: Bool)
    /// The series is the only one.
    case onlySeries
    /// There is no series after this one, or none before it.
    case endOfChart(isLast: Bool)
    /// There is no value to go to.
    case noValues
    /// There is no landmark of the choice in this direction; `hasOthers` if there are any in view.
    case noLandmark(SessionSettings.Landmarks, forward: Bool, hasOthers: Bool)
    /// No value in view after this one is higher, or lower.
    case noFurther(RangeEnd)
    /// The chart has no series of this index, but only a number of them.
    case noSeries(Int, count: Int)
    /// Nothing in the chart has this name.
    case notFound(String)
    /// A closer view would show too few points.
    case noCloserView
    /// The whole chart is in view already.
    case allInView
    /// The view is at an end of the x axis.
    case endOfAxis(RangeEnd)
  }

  /// The result of a step if no series has a point in view.
  static let lost = Outcome.blocked(.noPoints)
}
