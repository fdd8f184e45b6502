import SonifyBase

/// How many moments are in each second, minute, hour, day, month or year.
///
/// It keeps at most some thousand counts: where there are more, they are those of the next longer unit.
struct MomentCounts {
  /// A unit of time.
  enum Unit: Int, CaseIterable {
    case second, minute, hour, day, month, year

    /// Returns the number of a unit since 1970 that a moment is in.
    /// - Parameter seconds: the moment, in seconds since 1970.
    /// - Returns: the number, of years and months from the year 0.
    func number(of seconds: Int) -> Int {
      func days() -> CivilDate { CivilDate(daysSince1970: seconds.quotient(by: 86_400)) }
      return switch self {
      case .second: seconds
      case .minute: seconds.quotient(by: 60)
      case .hour: seconds.quotient(by: 3600)
      case .day: seconds.quotient(by: 86_400)
      case .month: days().year * 12 + days().month - 1
      case .year: days().year
      }
    }

    /// Returns the first second of a unit.
    func start(of number: Int) -> Int {
      let first =
        switch self {
        case .month:
          CivilDate(
            year: number.quotient(by: 12), month: number - number.quotient(by: 12) * 12 + 1, day: 1)
        case .year: CivilDate(year: number, month: 1, day: 1)
        case .second, .minute, .hour, .day: CivilDate?.none
        }
      return switch self {
      case .second: number
      case .minute: number * 60
      case .hour: number * 3600
      case .day: number * 86_400
      case .month, .year: (first?.daysSince1970 ?? 0) * 86_400
      }
    }
  }

  /// The maximum number of counts that are kept.
  private static let maxKept = 4096
  /// The maximum number of counts that are heard, if a longer unit has more than one.
  private static let maxHeard = 100

  private var unit = Unit.second
  private var counts: [Int: Int] = [:]

  /// Counts a moment.
  /// - Parameter seconds: the moment, in seconds since 1970.
  mutating func add(_ seconds: Int) {
    counts[unit.number(of: seconds), default: 0] += 1
    while counts.count > Self.maxKept, let longer = Unit(rawValue: unit.rawValue + 1) {
      counts = Self.counts(counts, of: unit, in: longer)
      unit = longer
    }
  }

  private static func counts(_ counts: [Int: Int], of unit: Unit, in longer: Unit) -> [Int: Int] {
    Dictionary(
      counts.map { (longer.number(of: unit.start(of: $0.key)), $0.value) }, uniquingKeysWith: +)
  }

  /// The counts from the first moment to the last, with those of 0, in the shortest unit that has no more of them than
  /// are heard, and hardly more than there are moments.
  var heard: (unit: Unit, counts: [(start: Int, count: Int)]) {
    let moments = counts.values.reduce(0, +)
    let limit = max(10, min(Self.maxHeard, 2 * moments))
    var (unit, counts) = (unit, counts)
    func length() -> Int {
      guard let first = counts.keys.min(), let last = counts.keys.max() else { return 0 }
      return last - first + 1
    }
    while length() > limit, let longer = Unit(rawValue: unit.rawValue + 1) {
      let fewer = Self.counts(counts, of: unit, in: longer)
      // One or two units are no course.
      if fewer.count < 3, length() <= Self.maxHeard { break }
      (unit, counts) = (longer, fewer)
    }
    guard let first = counts.keys.min() else { return (unit, []) }
    return (unit, (first..<(first + length())).map { (unit.start(of: $0), counts[$0] ?? 0) })
  }
}

extension Int {
  /// Returns the quotient, rounded down.
  fileprivate func quotient(by divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
