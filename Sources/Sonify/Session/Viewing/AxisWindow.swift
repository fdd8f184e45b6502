import SonifyChart

/// A part of an x axis, halved in width by each step of zooming in.
///
/// Positions on the axis run from 0 at its lower end to 1 at its upper end, in its own scale.
struct AxisWindow: Equatable, Sendable {
  /// The maximum number of steps: beyond it, doubles cannot distinguish positions.
  static let maxDepth = 44

  /// The number of times the axis has been halved, 0 to ``maxDepth``.
  let depth: Int
  /// The position at which the window begins, 0 to 1 − ``width``.
  let start: Double

  /// The window over the whole axis.
  static let whole = AxisWindow(depth: 0, start: 0)

  /// Creates a window, clamped to the ends of the axis.
  init(depth: Int, start: Double) {
    self.depth = min(Self.maxDepth, max(0, depth))
    let width = Double(sign: .plus, exponent: -self.depth, significand: 1)
    self.start = start.isNaN ? 0 : min(1 - width, max(0, start))
  }

  /// The part of the axis that it covers, 1 or less.
  var width: Double { Double(sign: .plus, exponent: -depth, significand: 1) }

  /// Whether it covers the whole axis.
  var isWhole: Bool { depth == 0 }

  /// Returns a window of half or twice the width in which `place` keeps its relative position; the
  /// same window if it cannot be zoomed.
  func zoomed(inward: Bool, around place: Double) -> AxisWindow {
    guard !inward || depth < Self.maxDepth else { return self }
    let place = min(start + width, max(start, place))
    let factor = inward ? 0.5 : 2
    return AxisWindow(depth: depth + (inward ? 1 : -1), start: place - (place - start) * factor)
  }

  /// Returns a window of the same width that begins `widths` widths later, or earlier if negative.
  func panned(byWidths widths: Double) -> AxisWindow {
    AxisWindow(depth: depth, start: start + widths * width)
  }

  /// Returns a window of the same width centred on a position.
  func centred(on place: Double) -> AxisWindow {
    AxisWindow(depth: depth, start: place - width / 2)
  }

  /// Returns the min and max x of the window; for categories, the first and the last in it.
  func values(on axis: DataAxis) -> ClosedRange<Double> {
    guard !isWhole else { return axis.range }
    let low = axis.value(at: start)
    let high = max(low, axis.value(at: start + width))
    // Powers of logarithms may differ slightly from the original numbers.
    guard case .categorical = axis else { return (low...high).clamped(to: axis.range) }
    // A category at the edge must not be lost to rounding.
    let (first, last) = ((low - 1e-9).rounded(.up), (high + 1e-9).rounded(.down))
    return first <= last ? first...last : low.rounded()...low.rounded()
  }
}
