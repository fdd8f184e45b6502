import Glibc
import SonifyBase

/// The spacing of a line's rows, which shows where rows are absent and how many.
struct AbsentRows: Sendable {
  private let rhythm: Rhythm
  /// Whether nearly all rows are a few usual steps apart, so that it is known where absent ones would be.
  private let isRegular: Bool

  /// The spacing of rows.
  private enum Rhythm: Sendable {
    /// The step between neighbouring rows.
    case even(Double)
    /// The logarithm of the ratio between neighbouring rows.
    case growing(Double)
    /// The number of calendar months between neighbouring rows.
    case months(Int)
    /// The days of the week that have rows; day 0 is that of 1970-01-01.
    case days(Set<Int>)
  }

  /// The maximum number of absent rows in a gap.
  static let maxCount = 1_000_000_000_000_000
  private static let day = 86_400.0
  /// The share of a step by which rows at even distances may be off.
  private static let tolerance = 0.01
  /// Of this number of steps between rows, one may be no multiple of the usual one.
  private static let regularShare = 10
  /// The minimum number of rows from which a weekday without rows is not due to chance.
  private static let minForWeekdays = 10

  /// Finds the spacing of the rows of a line.
  ///
  /// Dates with a granularity of months or coarser follow the calendar, as months differ in length.
  /// Daily rows may omit days of the week: those with less than a fiftieth of the rows are not
  /// counted as absent.
  /// - Parameters:
  ///   - xs: the x of every row, rising and finite.
  ///   - axis: the x axis.
  /// - Complexity: O(*n*) expected.
  init(_ xs: [Double], on axis: DataAxis) {
    guard case .numeric(let axis) = axis else {
      (rhythm, isRegular) = (.even(1), true)
      return
    }
    let step = Self.medianStep(of: xs)
    let others = zip(xs, xs.dropFirst()).count { Self.isOffGrid(($1 - $0) / step) }
    isRegular = others * Self.regularShare <= xs.count
    rhythm =
      switch axis.quantity {
      case .date(.year), .date(.quarter), .date(.month):
        Self.months(xs).map { .months($0) } ?? .even(step)
      case .date(.day) where step == Self.day:
        Self.days(xs).map { .days($0) } ?? .even(step)
      case _ where axis.scale != .linear && (xs.first ?? 0) > 0:
        .growing(Self.medianStep(of: xs.map { log($0) }))
      default: .even(step)
      }
  }

  /// Returns the gap between two neighbouring rows, which has at least one absent row.
  func between(_ x: Double, _ next: Double) -> SeriesFacts.Gap {
    func gap(_ count: Double, from: Double, to: Double) -> SeriesFacts.Gap {
      let count = max(1, min(Double(Self.maxCount), count))
      return .init(from: from, to: to, count: Int(exactly: count.rounded()) ?? 1, hasRows: false)
    }
    switch rhythm {
    case .even(let step):
      let steps = (next - x) / step
      let absent = steps.rounded() - 1
      guard absent >= 2, absent.isFinite else { break }
      var gap = gap(absent, from: x + step, to: next - step)
      if !isRegular || Self.isOffGrid(steps) { gap.between = x...next }
      return gap
    case .growing(let step):
      let absent = ((log(next) - log(x)) / step).rounded() - 1
      guard absent >= 2, absent.isFinite else { break }
      return gap(absent, from: x * exp(step), to: next / exp(step))
    case .months(let step):
      guard let first = Self.month(of: x), let last = Self.month(of: next) else { break }
      let absent = (last - first - 1) / step
      guard absent > 0, let from = Self.start(ofMonth: first + step),
        let to = Self.start(ofMonth: first + absent * step)
      else { break }
      return gap(Double(absent), from: from, to: to)
    case .days(let weekdays):
      guard let first = Self.date(of: x), let last = Self.date(of: next), last - first > 1 else {
        break
      }
      let days = (first + 1)..<last
      let usual = days.prefix(7).filter { weekdays.contains(Self.weekday($0)) }
      let final = days.suffix(7).last { weekdays.contains(Self.weekday($0)) }
      guard let from = usual.first, let to = final else { break }
      let whole = days.count / 7 * weekdays.count
      let rest = days.suffix(days.count % 7).count { weekdays.contains(Self.weekday($0)) }
      return gap(
        Double(whole + rest), from: Double(from) * Self.day, to: Double(to) * Self.day)
    }
    // Too close for a row at the usual distance: the gap is in the middle.
    let middle = x / 2 + next / 2
    var gap = gap(1, from: middle, to: middle)
    if case .even = rhythm { gap.between = x...next }
    return gap
  }

  /// Returns whether a distance in steps is no whole number of them.
  private static func isOffGrid(_ steps: Double) -> Bool {
    abs(steps - steps.rounded()) > tolerance
  }

  private static func medianStep(of xs: [Double]) -> Double {
    (Selection.median(of: zip(xs, xs.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }) ?? 1)
      .clamped
  }

  /// Returns the usual number of months between rows, or nil if most are in the same month as the
  /// one before.
  private static func months(_ xs: [Double]) -> Int? {
    let months = xs.compactMap { month(of: $0).map(Double.init) }
    guard months.count == xs.count, months.count > 1 else { return nil }
    let steps = zip(months, months.dropFirst()).map { $1 - $0 }.sorted()
    let step = steps[steps.count / 2]
    return step >= 1 ? Int(step) : nil
  }

  /// Returns the days of the week that usually have rows, or nil if there are too few rows to know.
  private static func days(_ xs: [Double]) -> Set<Int>? {
    guard xs.count >= minForWeekdays else { return nil }
    var counts = [Int](repeating: 0, count: 7)
    for x in xs {
      guard let date = date(of: x) else { return nil }
      counts[weekday(date)] += 1
    }
    return Set(counts.indices.filter { 50 * counts[$0] >= max(50, xs.count) })
  }

  /// Returns the number of days from 1970-01-01 to a time, or nil if it is outside the calendar.
  private static func date(of x: Double) -> Int? {
    CivilDate.moments.contains(x) ? Int((x / day).rounded(.down)) : nil
  }

  private static func weekday(_ date: Int) -> Int { (date % 7 + 7) % 7 }

  /// Returns the number of months from the start of the year 0 to a time, or nil if it is outside
  /// the calendar.
  private static func month(of x: Double) -> Int? {
    date(of: x).map { CivilDate(daysSince1970: $0) }.map { $0.year * 12 + $0.month - 1 }
  }

  private static func start(ofMonth month: Int) -> Double? {
    let year = (month >= 0 ? month : month - 11) / 12
    return CivilDate(year: year, month: month - year * 12 + 1, day: 1).map {
      Double($0.daysSince1970) * day
    }
  }
}
