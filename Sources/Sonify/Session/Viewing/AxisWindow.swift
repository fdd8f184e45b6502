import SonifyChart

/// A part of an x axis, half as wide with every step of zooming in.
///
/// Places on the axis run from 0 at its lower end to 1 at its upper, in its own scale.
struct AxisWindow: Equatable, Sendable {
  /// The most steps: beyond, doubles cannot tell places apart.
  static let maxDepth = 44

  /// How many times the whole has been halved, 0 to ``maxDepth``.
  let depth: Int
  /// The place at which the part begins, 0 to 1 − ``width``.
  let start: Double

  /// All of the axis.
  static let whole = AxisWindow(depth: 0, start: 0)

  /// Makes a part of an axis, as near to the one asked for as the ends of the axis allow.
  init(depth: Int, start: Double) {
    self.depth = min(Self.maxDepth, max(0, depth))
    let width = Double(sign: .plus, exponent: -self.depth, significand: 1)
    self.start = start.isNaN ? 0 : min(1 - width, max(0, start))
  }

  /// How much of the axis it is, 1 or less.
  var width: Double { Double(sign: .plus, exponent: -depth, significand: 1) }

  /// Whether it is all of the axis.
  var isWhole: Bool { depth == 0 }

  /// The part that is half or twice as wide and in which a place keeps its share of the width; the
  /// same where there is no such part.
  func zoomed(inward: Bool, around place: Double) -> AxisWindow {
    guard !inward || depth < Self.maxDepth else { return self }
    let place = min(start + width, max(start, place))
    let factor = inward ? 0.5 : 2
    return AxisWindow(depth: depth + (inward ? 1 : -1), start: place - (place - start) * factor)
  }

  /// The part as wide that begins so many widths later, or earlier if negative.
  func panned(byWidths widths: Double) -> AxisWindow {
    AxisWindow(depth: depth, start: start + widths * width)
  }

  /// The part as wide with a place in its middle.
  func centred(on place: Double) -> AxisWindow {
    AxisWindow(depth: depth, start: place - width / 2)
  }

  /// The least and the greatest x of the part; of names, the first and the last that lie in it.
  func values(on axis: DataAxis) -> ClosedRange<Double> {
    guard !isWhole else { return axis.range }
    let low = axis.value(at: start)
    let high = max(low, axis.value(at: start + width))
    // Powers of logarithms may lie beside their numbers.
    guard case .categorical = axis else { return (low...high).clamped(to: axis.range) }
    // A name on the edge must not be lost to rounding.
    let (first, last) = ((low - 1e-9).rounded(.up), (high + 1e-9).rounded(.down))
    return first <= last ? first...last : low.rounded()...low.rounded()
  }
}
