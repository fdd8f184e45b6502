import Glibc
import SonifyBase

/// The rule that decides which steps along x skip rows that should be there.
package struct GapRule: Sendable {
  /// Steps longer than this, in lengths of the x axis, are gaps.
  let limit: Double
  /// The median step, in lengths of the x axis, or nil if points are irregular.
  package let usualStep: Double?
  /// The length of steps that recur, and half as much again.
  private let recurring: Double

  /// Returns whether the step from one x to the next is a gap.
  package func isGap(from x: Double, to next: Double, on axis: DataAxis) -> Bool {
    axis.position(of: next) - axis.position(of: x) > limit
  }

  /// Finds the usual steps of a line.
  ///
  /// If points are regular (at least half of the steps are within a quarter of the median step), a
  /// step of over 3 medians is a gap, unless it recurs as weekends do: a size that makes up over 5
  /// % of the steps, and occurs at least three times, is usual, and so is half as much again, as
  /// for a holiday next to a weekend. Irregular points have gaps only if there are at least a
  /// hundred steps; then a gap is a step that chance would not make among that number of points.
  /// - Parameters:
  ///   - xs: the x of every point, rising within `points`.
  ///   - points: the range of the points that belong to the line.
  ///   - axis: the x axis.
  /// - Complexity: O(*s* log *s*) in the number of steps, at most ``maxSample``.
  package init(_ xs: [Double], _ points: Range<Int>, on axis: DataAxis) {
    let skip = max(1, points.count / Self.maxSample)
    var steps: [Double] = []
    for point in stride(from: points.lowerBound + 1, to: points.upperBound, by: skip) {
      let step = axis.position(of: xs[point]) - axis.position(of: xs[point - 1])
      if step > 0, step.isFinite { steps.append(step) }
    }
    steps.sort()
    guard steps.count >= 3 else {
      (limit, usualStep, recurring) = (.infinity, nil, 0)
      return
    }
    let median = steps[steps.count / 2]
    let regular = Self.count(of: steps, within: 0.75 * median...1.25 * median)
    guard 2 * regular >= steps.count else {
      limit = steps.count < 100 ? .infinity : 2 * log2(Double(points.count)) * median
      (usualStep, recurring) = (nil, 0)
      return
    }
    usualStep = median
    recurring = 1.5 * Self.maxRecurring(steps)
    limit = max(3 * median * (1 + 1e-9), recurring)
  }

  /// Finds the usual steps from the middle of a slot to the middle of the next.
  ///
  /// A slot is absent if a step leaves out more than three usual rows, unless such a step recurs.
  /// - Parameters:
  ///   - slots: the slots, by rising x.
  ///   - axis: the x axis.
  package init(_ slots: ArraySlice<RowSlot>, on axis: DataAxis) {
    let xs = slots.map(\.x)
    let middles = GapRule(xs, xs.indices, on: axis)
    guard let usual = middles.usualStep else {
      self = middles
      return
    }
    let rows = slots.filter { $0.rows > 1 }.map { slot in
      (axis.position(of: slot.xs.upperBound) - axis.position(of: slot.xs.lowerBound))
        / Double(slot.rows - 1)
    }
    let row = min(usual, Selection.median(of: rows) ?? usual)
    // An absent slot makes a step of two.
    limit = max(usual + max(0.5 * usual, 3 * row), middles.recurring)
    usualStep = usual
    recurring = middles.recurring
  }

  /// The maximum number of steps in the sample.
  static let maxSample = 4096

  private static func maxRecurring(_ steps: [Double]) -> Double {
    for step in steps.reversed() {
      let alike = count(of: steps, within: 0.95 * step...1.05 * step)
      if alike >= 3, 20 * alike > steps.count { return step }
    }
    return 0
  }

  private static func count(of steps: [Double], within range: ClosedRange<Double>) -> Int {
    steps.partitioningIndex { $0 > range.upperBound }
      - steps.partitioningIndex { $0 >= range.lowerBound }
  }
}
