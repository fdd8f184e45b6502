import SonifyBase

extension SeriesFacts {
  /// A cycle of the calendar that the values follow.
  public struct Season: Equatable, Sendable {
    /// A cycle and the parts of it that are compared.
    public enum Cycle: Equatable, Sendable {
      /// The twelve months of a year, January first.
      case months
      /// The four quarters of a year.
      case quarters
      /// The seven days of a week, Monday first.
      case weekdays
      /// The 24 hours of a day, midnight first.
      case hours
    }

    /// The cycle.
    public let cycle: Cycle
    /// The part in which the values are highest on average, relative to the level of the time; from 0.
    public let high: Int
    /// The part in which they are lowest, from 0.
    public let low: Int
    /// The difference between both averages, above zero.
    public let swing: Double
    /// The share of the variance about the level of the time that the averages explain, 0 to 1.
    public let share: Double
    /// The swing in the later half of the line divided by that in the earlier half, or nil if it hardly
    /// changes.
    public let growth: Double?
  }
}

/// The cycles of the calendar in a line over dates.
///
/// They are found as in the classical decomposition of time series (W. Persons, "Indices of business
/// conditions", 1919): the values less the mean of the cycle around each are averaged by month, quarter,
/// day of the week, or hour.
struct Seasons {
  private let xs: [Double]
  private let ys: [Double]

  private static let day = 86_400.0
  private static let year = 365.2425 * day
  /// The maximum relative difference of a period from a cycle of the calendar.
  private static let tolerance = 0.03
  /// The minimum share of the variance that averages explain, if no period was found.
  private static let minShare = 0.1
  /// The size of sums' rounding errors, as a part of the largest value.
  private static let rounding = 0x1p-40
  /// The change of the swing from half to half that is worth saying.
  private static let minGrowth = 1.5

  /// Keeps the values that are present.
  /// - Parameters:
  ///   - ys: the values; those that are not finite are missing.
  ///   - xs: the x of each value in seconds since 1970, rising.
  init(_ ys: [Double], at xs: [Double]) {
    let present = ys.indices.filter { ys[$0].isFinite }
    self.xs = present.map { xs[$0] }
    self.ys = present.map { ys[$0] }
  }

  /// Finds the seasons of the line.
  /// - Parameter periods: the lengths of the line's periods in seconds.
  /// - Returns: the seasons, the widest first.
  /// - Complexity: O(*n*).
  func found(periods: [Double]) -> [SeriesFacts.Season] {
    guard xs.count >= 12, let first = xs.first, let last = xs.last, last > first else { return [] }
    let step = (last - first) / Double(xs.count - 1)
    let cycles: [(SeriesFacts.Season.Cycle, Double, Double)] = [
      (step > 80 * Self.day ? .quarters : .months, Self.year, step > 80 * Self.day ? 100 : 32),
      (.weekdays, 7 * Self.day, 1.5), (.hours, Self.day, 1 / 20.0),
    ]
    return cycles.compactMap { cycle, length, maxStep -> SeriesFacts.Season? in
      // Three cycles at least, and a few values in each part.
      guard last - first >= 2.9 * length, step <= maxStep * Self.day else { return nil }
      let isPeriod = periods.contains { abs($0 / length - 1) <= Self.tolerance }
      guard isPeriod || cycle == .weekdays || cycle == .hours else { return nil }
      return season(cycle, length: length, isKnown: isPeriod)
    }.sorted { $0.swing > $1.swing }
  }

  /// Returns the season of a cycle, or nil if averages of chance could differ as much.
  private func season(
    _ cycle: SeriesFacts.Season.Cycle, length: Double, isKnown: Bool
  ) -> SeriesFacts.Season? {
    let rest = centred(distancesFromLevel(length))
    let parts = xs.map(cycle.part)
    let profile = Self.means(of: rest, parts, count: cycle.count)
    // Evenly spaced rows may leave a month out, as February.
    let present = profile.indices.filter { profile[$0].isFinite }
    guard 2 * present.count > cycle.count,
      let high = present.max(by: { profile[$0] < profile[$1] }),
      let low = present.min(by: { profile[$0] < profile[$1] }), profile[high] > profile[low]
    else { return nil }
    var (count, total, misfit) = (0.0, 0.0, 0.0)
    for index in rest.indices where rest[index].isFinite && profile[parts[index]].isFinite {
      let distance = rest[index] - profile[parts[index]]
      (count, total, misfit) = (
        count + 1, total + rest[index] * rest[index], misfit + distance * distance
      )
    }
    guard total > 0, count > Double(2 * cycle.count),
      profile[high] - profile[low] > Self.rounding * (ys.map(\.magnitude).max() ?? 0)
    else { return nil }
    let share = max(0, 1 - misfit / total)
    guard isKnown || share >= Self.minShare && TurnedCycles(rest, at: xs, cycle).exceedChance
    else { return nil }
    return .init(
      cycle: cycle, high: high, low: low, swing: profile[high] - profile[low], share: share,
      growth: growth(of: rest, parts, profile))
  }

  /// Returns the values less the mean of a whole cycle around each; NaN near both ends.
  private func distancesFromLevel(_ length: Double) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(ys.count + 1)
    for y in ys { sums.append(sums[sums.count - 1] + y) }
    var (first, end) = (0, 0)
    let (start, last) = (xs[0], xs[xs.count - 1])
    return xs.indices.map { index in
      let x = xs[index]
      while xs[first] <= x - length / 2 { first += 1 }
      while end < xs.count, xs[end] <= x + length / 2 { end += 1 }
      // Of monthly rows half a cycle is not quite reached.
      guard x - start >= 0.45 * length, last - x >= 0.45 * length, end > first else { return .nan }
      return ys[index] - (sums[end] - sums[first]) / Double(end - first)
    }
  }

  /// Returns distances from their mean: along a curve, the mean of a cycle is beside its middle.
  private func centred(_ distances: [Double]) -> [Double] {
    let present = distances.filter(\.isFinite)
    let mean = present.reduce(0) { $0 + $1 / Double(present.count) }
    return distances.map { $0 - mean }
  }

  private static func means(of numbers: [Double], _ parts: [Int], count: Int) -> [Double] {
    var (sums, counts) = (
      [Double](repeating: 0, count: count), [Double](repeating: 0, count: count)
    )
    for (number, part) in zip(numbers, parts) where number.isFinite {
      sums[part] += number
      counts[part] += 1
    }
    return zip(sums, counts).map { $1 > 1 ? $0 / $1 : .nan }
  }

  /// Returns how much more the values swing in the later half, or nil if that is little.
  private func growth(of rest: [Double], _ parts: [Int], _ profile: [Double]) -> Double? {
    let middle = rest.count / 2
    func swing(_ range: Range<Int>) -> (size: Double, error: Double) {
      var (products, squares, count) = (0.0, 0.0, 0.0)
      for index in range where rest[index].isFinite && profile[parts[index]].isFinite {
        products += rest[index] * profile[parts[index]]
        squares += profile[parts[index]] * profile[parts[index]]
        count += 1
      }
      guard squares > 0, count > 12 else { return (0, .infinity) }
      let size = products / squares
      var misfit = 0.0
      for index in range where rest[index].isFinite && profile[parts[index]].isFinite {
        let distance = rest[index] - size * profile[parts[index]]
        misfit += distance * distance
      }
      return (size, (misfit / (count - 1) / squares).squareRoot())
    }
    let (early, late) = (swing(0..<middle), swing(middle..<rest.count))
    guard early.size > 0, late.size > 0,
      abs(late.size - early.size) > 4 * hypotenuse(early.error, late.error)
    else { return nil }
    let growth = late.size / early.size
    return growth >= Self.minGrowth || growth <= 1 / Self.minGrowth ? growth : nil
  }

  /// Returns the values less the mean of their part of a period, so that what is left shows its levels.
  /// - Parameter length: the length of the period along x.
  /// - Returns: as many values as are present.
  /// - Complexity: O(*n*).
  func withoutPeriod(_ length: Double) -> [Double] {
    guard length > 0, let first = xs.first, let last = xs.last, last - first >= 2 * length else {
      return ys
    }
    let rows = Double(xs.count - 1) * length / (last - first)
    let count = max(2, min(48, Int(rows.rounded())))
    let parts = xs.map { x in
      let place = (x - first) / length
      return min(count - 1, Int((place - place.rounded(.down)) * Double(count)))
    }
    let profile = Self.means(of: distancesFromLevel(length), parts, count: count)
    return zip(ys, parts).map { profile[$1].isFinite ? $0 - profile[$1] : $0 }
  }
}

extension SeriesFacts.Season.Cycle {
  /// The number of parts.
  public var count: Int {
    switch self {
    case .months: 12
    case .quarters: 4
    case .weekdays: 7
    case .hours: 24
    }
  }

  /// The length of a week or a day in seconds; nil for a year, whose length varies.
  private var length: Double? {
    switch self {
    case .months, .quarters: nil
    case .weekdays: 7 * 86_400
    case .hours: 86_400
    }
  }

  /// Returns the number of the week or day of a time in seconds since 1970, rising.
  func number(_ time: Double) -> Int {
    // The first day of 1970 was a Thursday.
    length.map { Int(((time + (self == .weekdays ? 3 * 86_400 : 0)) / $0).rounded(.down)) }
      ?? CivilDate(daysSince1970: Int((time / 86_400).rounded(.down))).year
  }

  /// Returns the part of a time in seconds since 1970.
  func part(_ time: Double) -> Int {
    let days = (time / 86_400).rounded(.down)
    switch self {
    case .months: return CivilDate(daysSince1970: Int(days)).month - 1
    case .quarters: return (CivilDate(daysSince1970: Int(days)).month - 1) / 3
    // The first day of 1970 was a Thursday.
    case .weekdays: return ((Int(days) + 3) % 7 + 7) % 7
    case .hours: return min(23, Int((time - days * 86_400) / 3600))
    }
  }
}
