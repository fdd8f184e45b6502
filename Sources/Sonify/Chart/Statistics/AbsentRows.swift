import Glibc
import SonifyBase

/// Which rows would fit where some are absent.
struct AbsentRows: Sendable {
  private let rhythm: Rhythm

  /// How rows follow each other.
  private enum Rhythm: Sendable {
    /// So far apart.
    case even(Double)
    /// Each x so many times the one before.
    case growing(Double)
    /// So many months of the calendar apart.
    case months(Int)
    /// On these days of the week, of which 0 is the one of 1970-01-01.
    case days(Set<Int>)
  }

  /// The most rows that are counted.
  static let maxCount = 1_000_000_000_000_000
  private static let day = 86_400.0
  /// From so many rows on it is no chance that a day of the week has none.
  private static let minForWeekdays = 10

  /// Learns how the rows of a line follow each other.
  ///
  /// Dates no finer than months go by the calendar, in which months are not equally long. Rows for
  /// days may leave out days of the week: such as make up less than a fiftieth of the rows are not
  /// missed.
  /// - Parameters:
  ///   - xs: where the rows are, rising and finite.
  ///   - axis: what x lies on.
  /// - Complexity: O(*n*) expected.
  init(_ xs: [Double], on axis: DataAxis) {
    guard case .numeric(let axis) = axis else {
      rhythm = .even(1)
      return
    }
    let step = Self.medianStep(of: xs)
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

  /// The gap between two neighbouring rows; one row at least is taken to be absent.
  func between(_ x: Double, _ next: Double) -> SeriesFacts.Gap {
    func gap(_ count: Double, from: Double, to: Double) -> SeriesFacts.Gap {
      let count = max(1, min(Double(Self.maxCount), count))
      return .init(from: from, to: to, count: Int(exactly: count.rounded()) ?? 1, hasRows: false)
    }
    switch rhythm {
    case .even(let step):
      let absent = ((next - x) / step).rounded() - 1
      guard absent >= 2, absent.isFinite else { break }
      return gap(absent, from: x + step, to: next - step)
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
    // Too near for a row at the usual distance: in the middle.
    let middle = x / 2 + next / 2
    return gap(1, from: middle, to: middle)
  }

  private static func medianStep(of xs: [Double]) -> Double {
    (Selection.median(of: zip(xs, xs.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }) ?? 1)
      .clamped
  }

  /// How many months rows are apart as a rule; nothing if more often they are in the same month.
  private static func months(_ xs: [Double]) -> Int? {
    let months = xs.compactMap { month(of: $0).map(Double.init) }
    guard months.count == xs.count, months.count > 1 else { return nil }
    let steps = zip(months, months.dropFirst()).map { $1 - $0 }.sorted()
    let step = steps[steps.count / 2]
    return step >= 1 ? Int(step) : nil
  }

  /// The days of the week on which there are rows as a rule; nothing if they tell too little.
  private static func days(_ xs: [Double]) -> Set<Int>? {
    guard xs.count >= minForWeekdays else { return nil }
    var counts = [Int](repeating: 0, count: 7)
    for x in xs {
      guard let date = date(of: x) else { return nil }
      counts[weekday(date)] += 1
    }
    return Set(counts.indices.filter { 50 * counts[$0] >= max(50, xs.count) })
  }

  /// How many days a moment lies after 1970-01-01.
  private static func date(of x: Double) -> Int? {
    CivilDate.moments.contains(x) ? Int((x / day).rounded(.down)) : nil
  }

  private static func weekday(_ date: Int) -> Int { (date % 7 + 7) % 7 }

  /// How many months a moment lies after the beginning of the year 0.
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
