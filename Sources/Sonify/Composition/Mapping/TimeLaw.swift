import SonifyBase
import SonifyChart

/// The mapping from x to frames.
struct TimeLaw: Equatable, Sendable {
  /// A position on the x axis with a fixed time.
  struct Knot: Equatable, Sendable {
    /// The position along the x axis: 0 at the lower end of its range, 1 at the upper.
    var position: Double
    /// The time in frames, not yet rounded.
    var frame: Double
  }

  private let axis: AxisPlacement
  private let knots: [Knot]

  /// Maps the whole x axis linearly to a range of frames.
  init(_ axis: DataAxis, over frames: ClosedRange<Double>) {
    self.init(
      axis,
      through: [
        Knot(position: 0, frame: frames.lowerBound), Knot(position: 1, frame: frames.upperBound),
      ])
  }

  /// Interpolates linearly from knot to knot.
  /// - Precondition: there is a knot; positions rise and frames do not fall.
  init(_ axis: DataAxis, through knots: [Knot]) {
    precondition(!knots.isEmpty)
    self.axis = axis.placement
    self.knots = knots
  }

  /// The first frame with a position on the x axis.
  var start: Int { Int(knots[0].frame.rounded()) }

  /// The last frame with a position on the x axis.
  var end: Int { Int(knots[knots.count - 1].frame.rounded()) }

  /// Returns the frame on which an x sounds; outside all knots, that of the nearest one.
  ///
  /// The only x of an axis without width sounds at the start.
  func frame(at x: Double) -> Int { Int(time(at: x).rounded()) }

  /// Returns the time at which an x sounds, in fractional frames.
  func time(at x: Double) -> Double {
    guard axis.low < axis.high else { return knots[0].frame }
    return time(atPosition: axis.position(of: x))
  }

  /// Returns the time of a position along the x axis, 0 at the lower end of its range, 1 at the
  /// upper.
  func time(atPosition position: Double) -> Double {
    let next = knots.partitioningIndex { $0.position >= position }
    guard next > 0 else { return knots[0].frame }
    guard next < knots.count else { return knots[knots.count - 1].frame }
    let (low, high) = (knots[next - 1], knots[next])
    let fraction = (position - low.position) / (high.position - low.position)
    return low.frame + (high.frame - low.frame) * fraction
  }
}
