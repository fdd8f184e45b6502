import Glibc
import SonifyBase

/// A slot of x with a summary of the rows in it: what a point of a series is if its rows are not at
/// hand, but were summarised where they are.
///
/// Slots never overlap: each row is in one.
package struct RowSlot: Equatable, Sendable {
  /// The x of the first and of the last row, with or without a value.
  package var xs: ClosedRange<Double>
  /// The number of rows, at least 1.
  package var rows: Int
  /// The number of rows without a value.
  package var missing: Int
  /// The summary of the values; nil if all are missing.
  package var values: Values?

  /// A summary of at least one value.
  package struct Values: Equatable, Sendable {
    /// The first value.
    package var first: Double
    /// The last value.
    package var last: Double
    /// The first of the smallest values.
    package var minimum: SeriesFacts.Place
    /// The first of the largest values.
    package var maximum: SeriesFacts.Place
    /// The arithmetic mean.
    package var mean: Double
    /// The median and the quantiles of 10 % and 90 %; nil in slots that were merged.
    package var quantiles: Quantiles?

    /// Makes a summary.
    package init(
      first: Double, last: Double, minimum: SeriesFacts.Place, maximum: SeriesFacts.Place,
      mean: Double, quantiles: Quantiles?
    ) {
      (self.first, self.last) = (first, last)
      (self.minimum, self.maximum) = (minimum, maximum)
      (self.mean, self.quantiles) = (mean, quantiles)
    }

    /// The value in the middle: the median or, if it is unknown, the mean.
    package var middle: Double { quantiles?.median ?? mean }
  }

  /// Quantiles of the values.
  package struct Quantiles: Equatable, Sendable {
    /// The quantile of 10 %.
    package var lower: Double
    /// The median.
    package var median: Double
    /// The quantile of 90 %.
    package var upper: Double

    /// Makes quantiles.
    package init(lower: Double, median: Double, upper: Double) {
      (self.lower, self.median, self.upper) = (lower, median, upper)
    }
  }

  /// Makes a slot.
  package init(xs: ClosedRange<Double>, rows: Int, missing: Int, values: Values?) {
    (self.xs, self.rows, self.missing, self.values) = (xs, rows, missing, values)
  }

  /// The number of rows with a value.
  package var count: Int { rows - missing }

  /// The middle of its x.
  package var x: Double { xs.lowerBound / 2 + xs.upperBound / 2 }

  /// Returns the number of values that stand for those of the slot where 64 stand for those of a
  /// slot with `usual` values.
  package func samples(of usual: Int) -> Int {
    count == 0 ? 0 : max(1, Int(min(256, 64 * Double(count) / Double(max(1, usual)))))
  }

  /// Returns this slot and another one as one, in which quantiles are unknown.
  package func merged(with other: RowSlot) -> RowSlot {
    let xs =
      min(xs.lowerBound, other.xs.lowerBound)...max(xs.upperBound, other.xs.upperBound)
    var merged = RowSlot(
      xs: xs, rows: rows + other.rows, missing: missing + other.missing,
      values: values ?? other.values)
    guard let one = values, let next = other.values else { return merged }
    func earlier(_ one: SeriesFacts.Place, _ next: SeriesFacts.Place) -> SeriesFacts.Place {
      next.x < one.x ? next : one
    }
    let (low, high) = (one.minimum.y - next.minimum.y, one.maximum.y - next.maximum.y)
    merged.values = Values(
      first: self.xs.lowerBound <= other.xs.lowerBound ? one.first : next.first,
      last: self.xs.upperBound >= other.xs.upperBound ? one.last : next.last,
      minimum: low == 0
        ? earlier(one.minimum, next.minimum) : low < 0 ? one.minimum : next.minimum,
      maximum: high == 0
        ? earlier(one.maximum, next.maximum) : high > 0 ? one.maximum : next.maximum,
      mean: one.mean * (Double(count) / Double(merged.count))
        + next.mean * (Double(other.count) / Double(merged.count)),
      quantiles: nil)
    return merged
  }
}

extension ChartDescriptor {
  /// Whether points of the chart are slots of rows.
  package var hasSlots: Bool { series.contains { !$0.slots.isEmpty } }
}

extension DataSeries {
  /// Makes a series of slots, each a point in its middle.
  /// - Precondition: the slots rise in x and do not overlap.
  package init(name: String, slots: [RowSlot]) {
    self.init(
      name: name, isContinuous: true, xs: slots.map(\.x),
      ys: slots.map { $0.values?.middle ?? .nan })
    self.slots = slots
  }

  /// The number of rows: that of the points, unless these are slots.
  package var rowCount: Int { slots.isEmpty ? count : slots.reduce(0) { $0 + $1.rows } }

  /// The number of rows without a value.
  package var missingCount: Int {
    slots.isEmpty
      ? ys.span.count { $0 .!= $0 } : slots.reduce(0) { $0 + $1.missing }
  }
}

extension RowSlot.Values {
  /// Returns values with the same distribution as those of the slot, as far as it is known: two
  /// halves of normal distributions about the median that have its quantiles, within the extremes.
  /// - Parameters:
  ///   - count: the number of values.
  ///   - slope: the rise of a line from the first to the last x, which is no part of the result.
  /// - Returns: the values, rising.
  package func distribution(_ count: Int, without slope: Double = 0) -> [Double] {
    guard let quantiles, count > 1 else { return Array(repeating: middle, count: count) }
    // A line alone spreads its 80 % over 80 % of its rise; of independent parts squares add up.
    let ofLine = 0.4 * slope
    func rest(_ distance: Double) -> Double {
      max(0, distance * distance - ofLine * ofLine).squareRoot()
    }
    let below = rest(quantiles.median - quantiles.lower)
    let above = rest(quantiles.upper - quantiles.median)
    return (0..<count).map { index in
      let score = Self.score((Double(index) + 0.5) / Double(count))
      let value = quantiles.median + score * (score < 0 ? below : above)
      return min(maximum.y, max(minimum.y, value))
    }
  }

  /// Returns values on some levels with the mean of the slot, and with its distribution as far as it
  /// is known.
  /// - Parameters:
  ///   - count: the number of values.
  ///   - levels: the levels, rising; at least one.
  /// - Returns: the values, rising.
  package func distribution(_ count: Int, on levels: [Double]) -> [Double] {
    var ranks = distribution(count).map { value in
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let own = levels.indices.filter { minimum.y <= levels[$0] && levels[$0] <= maximum.y }
    guard let low = own.first, let high = own.last else { return ranks.map { levels[$0] } }
    func excess() -> Double { ranks.reduce(0) { $0 + levels[$1] - mean } }
    // Values at the edge of a level, nearest to the median, move to the next level.
    for _ in 0..<count * levels.count {
      let rest = excess()
      let isAbove = rest > 0
      let movable = ranks.indices.filter { index in
        isAbove
          ? ranks[index] > low && (index == 0 || ranks[index - 1] < ranks[index])
          : ranks[index] < high && (index == count - 1 || ranks[index + 1] > ranks[index])
      }
      let nearest = movable.min { abs($0 - count / 2) < abs($1 - count / 2) }
      guard let index = nearest else { break }
      let moved = ranks[index] + (isAbove ? -1 : 1)
      guard abs(rest + levels[moved] - levels[ranks[index]]) < abs(rest) else { break }
      ranks[index] = moved
    }
    return ranks.map { levels[$0] }
  }

  /// Returns the quantile of a normal distribution whose quantile of 90 % is 1.
  ///
  /// By the approximation of Tukey's lambda distribution with exponent 0.14, whose error is below
  /// 1 % of the spread between the quantiles of 1 % and 99 %.
  private static func score(_ share: Double) -> Double {
    (pow(share, 0.14) - pow(1 - share, 0.14)) / (pow(0.9, 0.14) - pow(0.1, 0.14))
  }
}
