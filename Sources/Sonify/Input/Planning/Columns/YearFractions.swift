import SonifyBase
import SonifyTables

/// Decimal years, as 1949.083 for February 1949.
enum YearFractions: Double, CaseIterable, Sendable {
  case quarters = 4
  case months = 12
  case days = 365

  /// Determines the parts of years from the first values of a column.
  ///
  /// Steps between quarters and months are whole numbers of them, within what rounding to two
  /// decimals and the lengths of months leave.
  init?(_ values: [Double]) {
    let present = values.filter { !$0.isNaN }
    guard present.count > 3, present.contains(where: { $0 != $0.rounded() }),
      present.allSatisfy({ (1500..<2200).contains($0) }),
      zip(present, present.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let steps = zip(present, present.dropFirst()).map { $1 - $0 }
    let fitting = [Self.quarters, .months].first { parts in
      steps.allSatisfy { step in
        let count = step * parts.rawValue
        return count > 0.5 && abs(count - count.rounded()) < 0.15
      }
    }
    self = fitting ?? .days
  }

  /// Returns a decimal year as the beginning of its quarter or month, or as its day, in seconds since
  /// 1970; NaN outside the years 1500 to 2200.
  func seconds(_ number: Double) -> Double {
    guard (1500..<2200).contains(number) else { return .nan }
    // 1949.33 is May: two decimals may be one hundredth short.
    let year = Int(number.rounded(.down))
    let part = (number - Double(year)) * rawValue + (self == .days ? 0 : 0.05)
    let month = self == .days ? 1 : min(12, 1 + Int(part) * 12 / Int(rawValue))
    guard let date = CivilDate(year: year, month: month, day: 1) else { return .nan }
    let days = Double(date.daysSince1970) + (self == .days ? part.rounded(.down) : 0)
    return days * 86_400
  }
}

/// How the numbers of a column stand for times.
enum TimeNumbers: Equatable, Sendable {
  /// They count since 1970.
  case unix(UnixTime)
  /// They are decimal years.
  case years(YearFractions)

  /// Returns a number as seconds since 1970.
  func seconds(_ number: Double) -> Double {
    switch self {
    case .unix(let time): time.seconds(number)
    case .years(let fractions): fractions.seconds(number)
    }
  }
}

extension ColumnProfile {
  /// Finds how the numbers of the column stand for times.
  /// - Parameter column: the index of the column.
  /// - Returns: the unit and the origin, or nil if they do not.
  func times(_ column: Int) -> TimeNumbers? {
    if let time = unixTime(column) { return .unix(time) }
    guard content == .number, style == nil, let yearFractions, summary.isRising,
      let range = summary.range, (1500..<2200).contains(range.lowerBound),
      (1500..<2200).contains(range.upperBound)
    else { return nil }
    let words = HeaderWords(name)
    // Instruments write the cycle of a satellite and the like before them.
    let isAmongFirst =
      column < 4 && sampled > 20 && range.lowerBound >= 1900 && range.upperBound < 2100
    let isTime =
      words.words.isEmpty && (column == 0 || isAmongFirst)
      || words.contains(anyOf: ["time", "date", "year", "years", "decimal", "zeit", "jahr"])
    return isTime ? .years(yearFractions) : nil
  }
}
