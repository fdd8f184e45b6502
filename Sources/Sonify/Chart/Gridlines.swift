import Glibc
package import SonifyBase

/// Where an axis is divided when its author does not say.
///
/// Every function gives rising values that lie within the range it is asked for, and takes time
/// and memory in proportion to the count it is asked for, whatever the range.
package enum Gridlines {
  /// How many gridlines an axis has when nothing is asked for.
  static let usualCount = 5

  /// The most gridlines that can be asked for.
  package static let maxCount = 1000

  /// Divides an axis in the way that suits its scale and its quantity.
  /// - Parameters:
  ///   - range: the least and the greatest value; of a logarithmic scale, both above zero.
  ///   - scale: how values are spaced along the axis.
  ///   - quantity: what the values stand for.
  ///   - count: how many gridlines are wanted; there may be half or twice as many.
  /// - Returns: the values at which to divide the axis, rising.
  package static func values(
    in range: ClosedRange<Double>, scale: AxisScale = .linear,
    quantity: NumericAxis.Quantity = .number,
    about count: Int = usualCount
  ) -> [Double] {
    switch (scale, quantity) {
    case (.log10, _): powers(in: range, base: 10, about: count)
    case (.ln, _): powers(in: range, base: M_E, about: count)
    case (.linear, .number): numbers(in: range, about: count)
    case (.linear, .year): numbers(in: range, about: count, whole: true)
    case (.linear, .duration): durations(in: range, about: count)
    case (.linear, .date): dates(in: range, about: count)
    }
  }

  /// Round numbers: the multiples of 1, 2, 2.5 or 5 times a power of ten.
  ///
  /// Each is the double nearest to its decimal, so that it prints as that decimal. A range of no
  /// width is divided at its one value; one narrower than 10⁻³⁰⁰ may have no gridlines.
  /// - Parameters:
  ///   - range: the least and the greatest value; an infinite range has no gridlines.
  ///   - count: how many gridlines are wanted, within 1…1000; there may be half or twice as many.
  ///   - whole: whether only whole numbers will do.
  /// - Returns: the multiples within the range, rising.
  package static func numbers(
    in range: ClosedRange<Double>, about count: Int = usualCount, whole: Bool = false
  ) -> [Double] {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    guard range.lowerBound < range.upperBound else { return [range.lowerBound + 0] }
    let count = min(max(count, 1), maxCount)
    let wanted = wantedStep(in: range, about: count, whole: whole)
    let exponent = Int(log10(wanted.step).rounded(.down))

    var best: [Double] = []
    var bestCost = Double.infinity
    for step in DecimalStep.candidates(exponent: exponent) {
      guard step.value >= wanted.minimum, step.value.isFinite, !whole || step.isWhole else {
        continue
      }
      let values = step.multiples(in: range)
      let cost = Double(abs(values.count - count)) + step.oddness
      if cost < bestCost { (best, bestCost) = (values, cost) }
    }
    return best
  }

  /// The edges of bins that hold a range: neighbouring multiples of 1, 2, 2.5 or 5 times a power of
  /// ten, the first at or below its lower end, the last at or above its upper.
  /// - Parameters:
  ///   - range: the least and the greatest value; finite.
  ///   - count: how many bins are wanted, within 1…1000; there may be half or twice as many.
  ///   - limit: how many bins there may be, at least 2; there is one more if only that will do.
  ///   - whole: whether only whole numbers will do.
  /// - Returns: the edges, rising; that one value alone, if the range has no width.
  static func edges(
    around range: ClosedRange<Double>, about count: Int, atMost limit: Int = maxCount,
    whole: Bool = false
  ) -> [Double] {
    guard range.lowerBound < range.upperBound else { return [range.lowerBound + 0] }
    let wanted = wantedStep(in: range, about: count, whole: whole)
    let exponent = Int(log10(wanted.step).rounded(.down))
    var best: [Double] = [range.lowerBound, range.upperBound]
    var bestCost = Double.infinity
    for step in DecimalStep.candidates(exponent: exponent + 1)
      + DecimalStep.candidates(exponent: exponent)
    {
      guard step.value >= wanted.minimum, step.value.isFinite, !whole || step.isWhole else {
        continue
      }
      let edges = step.multiples(around: range)
      // Not how many bins there are: vast ones that meet inside the range are few as well.
      let bins = (range.upperBound / 2 - range.lowerBound / 2) / (step.value / 2)
      let cost = abs(bins - Double(count)) + step.oddness / 2
      if edges.count - 1 <= limit, cost < bestCost { (best, bestCost) = (edges, cost) }
    }
    return best
  }

  /// The step that would divide a range as often as wanted, and the least that would do.
  ///
  /// A step below the spacing of doubles would name the same value more than once.
  private static func wantedStep(
    in range: ClosedRange<Double>, about count: Int, whole: Bool
  ) -> (step: Double, minimum: Double) {
    let count = min(max(count, 1), maxCount)
    let halfWidth = range.upperBound / 2 - range.lowerBound / 2
    let magnitude = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let minimum = max(magnitude.ulp, whole ? 1 : 1e-300)
    return (
      min(max(halfWidth / (Double(count) / 2), minimum), .greatestFiniteMagnitude), minimum
    )
  }

  /// Powers of a base, for a logarithmic axis.
  ///
  /// Where there are many, every second, fifth and so on; where fewer than two fall inside, 1, 2
  /// and 5 times powers of ten; where fewer than two of those do, round numbers.
  /// - Parameters:
  ///   - range: the least and the greatest value; unless both are above zero, the result is that
  ///     of ``numbers(in:about:whole:)``.
  ///   - base: what is raised to whole powers, greater than 1.
  ///   - count: how many gridlines are wanted, within 1…1000; there may be half or twice as many.
  /// - Returns: the powers within the range, rising.
  package static func powers(
    in range: ClosedRange<Double>, base: Double = 10, about count: Int = usualCount
  ) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite, base > 1 else {
      return numbers(in: range, about: count)
    }
    // Half a step of play at the ends keeps a power that rounding of the logarithm would lose.
    let exponents =
      (log(range.lowerBound) / log(base) - 0.5)...(log(range.upperBound) / log(base) + 0.5)
    let powers = wholeNumbers(in: exponents, atMost: 2 * min(max(count, 1), maxCount))
      .map { exponent in
        switch base {
        case 10: decimal(1, exponent: Int(exponent))
        case M_E: exp(exponent)
        default: pow(base, exponent)
        }
      }
      .filter(range.contains)
    if powers.count >= 2 { return powers }

    let decades =
      Int(log10(range.lowerBound).rounded(.down))...Int(log10(range.upperBound).rounded(.down))
    if decades.count <= 3 {
      let divided = decades.flatMap { decade in
        [1, 2, 5].map { decimal($0, exponent: decade) }
      }.filter(range.contains)
      if divided.count >= 2 { return divided }
    }
    return numbers(in: range, about: count)
  }

  /// All whole numbers of a range of moderate numbers, or a round selection of them when there
  /// are too many.
  private static func wholeNumbers(in range: ClosedRange<Double>, atMost limit: Int) -> [Double] {
    let first = range.lowerBound.rounded(.up)
    let last = range.upperBound.rounded(.down)
    guard first <= last else { return [] }
    guard last - first < Double(limit) else {
      return numbers(in: range, about: max(2, limit / 2), whole: true)
    }
    return Array(stride(from: first, through: last, by: 1))
  }

  /// The double nearest to `digits`·10^`exponent`; infinite or zero past the range of doubles.
  fileprivate static func decimal(_ digits: Int, exponent: Int) -> Double {
    Double("\(digits)e\(exponent)") ?? .nan
  }
}

/// A round step: a few digits times a power of ten.
private struct DecimalStep {
  var digits: Int
  var exponent: Int

  var value: Double { Gridlines.decimal(digits, exponent: exponent) }

  /// Whether every multiple is a whole number.
  var isWhole: Bool { exponent >= 0 || (exponent == -1 && digits % 10 == 0) }

  /// How much less familiar the step is, counted in gridlines too many or too few.
  var oddness: Double { digits == 25 ? 1.5 : 0 }

  /// The steps from 1 to 10 times 10^`exponent`, coarsest first so that it wins a tie.
  static func candidates(exponent: Int) -> [DecimalStep] {
    [100, 50, 25, 20, 10].map { DecimalStep(digits: $0, exponent: exponent - 1) }
  }

  /// The multiples within a range whose width is at most 10,000 steps and whose ends are at most
  /// 2⁵³ steps from zero.
  func multiples(in range: ClosedRange<Double>) -> [Double] {
    let first = Int((range.lowerBound / value).rounded(.down))
    let last = Int((range.upperBound / value).rounded(.up))
    return (first...last).map { Gridlines.decimal($0 * digits, exponent: exponent) }
      .filter(range.contains)
  }

  /// The multiples from the last at or below a range, as in ``multiples(in:)``, to the first at or
  /// above it; those beyond the greatest number lie there.
  func multiples(around range: ClosedRange<Double>) -> [Double] {
    let first = Int((range.lowerBound / value).rounded(.down))
    let last = max(first + 1, Int((range.upperBound / value).rounded(.up)))
    let edges = (first...last).map { multiple in
      let edge = Gridlines.decimal(multiple * digits, exponent: exponent)
      return min(max(edge, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
    // Rounding may have named one too many at either end.
    let start = edges.lastIndex { $0 <= range.lowerBound } ?? 0
    let end = edges.firstIndex { $0 >= range.upperBound } ?? edges.count - 1
    return start < end ? Array(edges[start...end]) : edges
  }
}
