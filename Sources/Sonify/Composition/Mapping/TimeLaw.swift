import SonifyBase
import SonifyChart

/// From x to frames.
struct TimeLaw: Equatable, Sendable {
  /// A place on the x axis whose time is fixed.
  struct Knot: Equatable, Sendable {
    /// The place along the x axis: 0 at the lower end of its range, 1 at the upper.
    var position: Double
    /// The time in frames, not yet rounded.
    var frame: Double
  }

  private let axis: AxisPlacement
  private let knots: [Knot]

  /// Lays the whole x axis evenly over a stretch of time.
  init(_ axis: DataAxis, over frames: ClosedRange<Double>) {
    self.init(
      axis,
      through: [
        Knot(position: 0, frame: frames.lowerBound), Knot(position: 1, frame: frames.upperBound),
      ])
  }

  /// Runs straight from knot to knot.
  /// - Precondition: there is a knot; positions rise and frames do not fall.
  init(_ axis: DataAxis, through knots: [Knot]) {
    precondition(!knots.isEmpty)
    self.axis = axis.placement
    self.knots = knots
  }

  /// The first frame that has a place on the x axis.
  var start: Int { Int(knots[0].frame.rounded()) }

  /// The last frame that has a place on the x axis.
  var end: Int { Int(knots[knots.count - 1].frame.rounded()) }

  /// The frame on which an x sounds; that of the nearest knot outside of all.
  ///
  /// The one x of an axis without width sounds at the start.
  func frame(at x: Double) -> Int { Int(time(at: x).rounded()) }

  /// The time at which an x sounds, in frames and parts of a frame.
  func time(at x: Double) -> Double {
    guard axis.low < axis.high else { return knots[0].frame }
    return time(atPosition: axis.position(of: x))
  }

  /// The time of a place along the x axis, 0 at the lower end of its range, 1 at the upper.
  func time(atPosition position: Double) -> Double {
    let next = knots.partitioningIndex { $0.position >= position }
    guard next > 0 else { return knots[0].frame }
    guard next < knots.count else { return knots[knots.count - 1].frame }
    let (low, high) = (knots[next - 1], knots[next])
    let fraction = (position - low.position) / (high.position - low.position)
    return low.frame + (high.frame - low.frame) * fraction
  }
}
