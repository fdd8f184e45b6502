import Glibc
package import SonifyBase

/// The gridlines of an axis whose author gives none.
///
/// Every function returns rising values within the given range, in time and memory proportional to
/// the given count, whatever the range.
package enum Gridlines {
  /// The default number of gridlines.
  static let usualCount = 5

  /// The maximum number of gridlines.
  package static let maxCount = 1000

  /// Returns the gridlines that suit the scale and the quantity of an axis.
  /// - Parameters:
  ///   - range: the minimum and maximum; on a logarithmic scale, both above zero.
  ///   - scale: the spacing of values along the axis.
  ///   - quantity: the meaning of the values.
  ///   - count: the number of gridlines wanted; the result may have half or twice as many.
  /// - Returns: the values of the gridlines, rising.
  package static func values(
    in range: ClosedRange<Double>, scale: AxisScale = .linear,
    quantity: NumericAxis.Quantity = .number,
    about count: Int = usualCount
  ) -> [Double] {
    switch (scale, quantity) {
    case (.log10, .size(.binary)): powers(in: range, base: 2, about: count)
    case (.log10, _): powers(in: range, base: 10, about: count)
    case (.ln, _): powers(in: range, base: M_E, about: count)
    case (.linear, .number): numbers(in: range, about: count)
    case (.linear, .year), (.linear, .row): numbers(in: range, about: count, whole: true)
    case (.linear, .duration), (.linear, .timeOfDay): durations(in: range, about: count)
    case (.linear, .size(let prefixes)): sizes(in: range, prefixes, about: count)
    case (.linear, .date): dates(in: range, about: count)
    }
  }

  /// Returns round numbers: the multiples of 1, 2, 2.5 or 5 times a power of ten.
  ///
  /// Each is the double nearest to its decimal, so that it prints as that decimal. A range without
  /// width has a gridline at its only value; one narrower than 10⁻³⁰⁰ may have none.
  /// - Parameters:
  ///   - range: the minimum and maximum; an infinite range has no gridlines.
  ///   - count: the number of gridlines wanted, within 1…1000; the result may have half or twice as
  ///     many.
  ///   - whole: whether to use only whole numbers.
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
      let cost = Double(abs(values.count - count)) + step.penalty
      if cost < bestCost { (best, bestCost) = (values, cost) }
    }
    return best
  }

  /// Returns round numbers of the largest unit of sizes that the range reaches.
  private static func sizes(
    in range: ClosedRange<Double>, _ prefixes: SizePrefixes, about count: Int
  ) -> [Double] {
    let unit = prefixes.unit(of: max(range.lowerBound.magnitude, range.upperBound.magnitude))
    let units = range.lowerBound / unit...range.upperBound / unit
    return numbers(in: units, about: count).map { $0 * unit }.filter(range.contains)
  }

  /// Returns the edges of bins that hold a range: neighbouring multiples of 1, 2, 2.5 or 5 times a
  /// power of ten, the first at or below its lower end, the last at or above its upper.
  /// - Parameters:
  ///   - range: the minimum and maximum; finite.
  ///   - count: the number of bins wanted, within 1…1000; the result may have half or twice as
  ///     many.
  ///   - limit: the maximum number of bins, at least 2; exceeded by one if nothing else fits.
  ///   - whole: whether to use only whole numbers.
  /// - Returns: the edges, rising; the only value, if the range has no width.
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
      // The count of bins would be wrong here: huge ones that meet inside the range are few as
      // well.
      let bins = (range.upperBound / 2 - range.lowerBound / 2) / (step.value / 2)
      let cost = abs(bins - Double(count)) + step.penalty / 2
      if edges.count - 1 <= limit, cost < bestCost { (best, bestCost) = (edges, cost) }
    }
    return best
  }

  /// Returns the step that would divide a range into `count` parts, and the minimum step.
  ///
  /// A step below the spacing of doubles would give the same value more than once.
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

  /// Returns powers of a base, for a logarithmic axis.
  ///
  /// If there are many, it returns every second, fifth and so on; if fewer than two are in the
  /// range, 1, 2 and 5 times powers of ten; if fewer than two of those are, round numbers.
  /// - Parameters:
  ///   - range: the minimum and maximum; unless both are above zero, the result is that of
  ///     ``numbers(in:about:whole:)``.
  ///   - base: the base of the powers, greater than 1.
  ///   - count: the number of gridlines wanted, within 1…1000; the result may have half or twice as
  ///     many.
  /// - Returns: the powers within the range, rising.
  package static func powers(
    in range: ClosedRange<Double>, base: Double = 10, about count: Int = usualCount
  ) -> [Double] {
    guard range.lowerBound > 0, range.upperBound.isFinite, base > 1 else {
      return numbers(in: range, about: count)
    }
    // A tolerance of half a step at the ends keeps a power that rounding of the logarithm would
    // lose.
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

  /// Returns all whole numbers of a range of moderate numbers, or a round selection if there are
  /// too many.
  private static func wholeNumbers(in range: ClosedRange<Double>, atMost limit: Int) -> [Double] {
    let first = range.lowerBound.rounded(.up)
    let last = range.upperBound.rounded(.down)
    guard first <= last else { return [] }
    guard last - first < Double(limit) else {
      return numbers(in: range, about: max(2, limit / 2), whole: true)
    }
    return Array(stride(from: first, through: last, by: 1))
  }

  /// Returns the double nearest to `digits`·10^`exponent`; infinite or zero beyond the range of
  /// doubles.
  static func decimal(_ digits: Int, exponent: Int) -> Double {
    // Both are exact up to 2⁵³ and 10²², so one operation rounds once (Clinger, "How to read floating point
    // numbers accurately", 1990); reading text takes twenty times as long.
    if digits.magnitude <= 1 << 53, abs(exponent) <= 22 {
      let power = pow(10, Double(abs(exponent)))
      return exponent < 0 ? Double(digits) / power : Double(digits) * power
    }
    return Double("\(digits)e\(exponent)") ?? .nan
  }
}

/// A round step: a few digits times a power of ten.
private struct DecimalStep {
  var digits: Int
  var exponent: Int

  var value: Double { Gridlines.decimal(digits, exponent: exponent) }

  /// Whether every multiple is a whole number.
  var isWhole: Bool { exponent >= 0 || (exponent == -1 && digits % 10 == 0) }

  /// The cost of an unfamiliar step, as a number of gridlines too many or too few.
  var penalty: Double { digits == 25 ? 1.5 : 0 }

  /// Returns the steps from 1 to 10 times 10^`exponent`, coarsest first so that it wins a tie.
  static func candidates(exponent: Int) -> [DecimalStep] {
    [100, 50, 25, 20, 10].map { DecimalStep(digits: $0, exponent: exponent - 1) }
  }

  /// Returns the multiples within a range whose width is at most 10,000 steps and whose ends are at
  /// most
  /// 2⁵³ steps from zero.
  func multiples(in range: ClosedRange<Double>) -> [Double] {
    let first = Int((range.lowerBound / value).rounded(.down))
    let last = Int((range.upperBound / value).rounded(.up))
    return (first...last).map { Gridlines.decimal($0 * digits, exponent: exponent) }
      .filter(range.contains)
  }

  /// Returns the multiples from the last at or below a range, as in ``multiples(in:)``, to the
  /// first at or above it; those beyond the largest finite number are clamped to it.
  func multiples(around range: ClosedRange<Double>) -> [Double] {
    let first = Int((range.lowerBound / value).rounded(.down))
    let last = max(first + 1, Int((range.upperBound / value).rounded(.up)))
    let edges = (first...last).map { multiple in
      let edge = Gridlines.decimal(multiple * digits, exponent: exponent)
      return min(max(edge, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
    // Rounding may have added one too many at either end.
    let start = edges.lastIndex { $0 <= range.lowerBound } ?? 0
    let end = edges.firstIndex { $0 >= range.upperBound } ?? edges.count - 1
    return start < end ? Array(edges[start...end]) : edges
  }
}
