import SonifyBase
import SonifyTables

extension RowChoices.Period {
  /// Returns the time at which the period with a time begins, by the clock of the times; NaN stays.
  func beginning(of time: Double) -> Double {
    guard self != .row, CivilDate.moments.contains(time) else { return time }
    let day = Int((time / 86_400).rounded(.down))
    var date = CivilDate(daysSince1970: day)
    switch self {
    case .row, .day: return Double(day) * 86_400
    // 1970 began on a Thursday.
    case .week: return Double(day - ((day + 3) % 7 + 7) % 7) * 86_400
    case .month: date.day = 1
    case .quarter: (date.month, date.day) = ((date.month - 1) / 3 * 3 + 1, 1)
    case .year: (date.month, date.day) = (1, 1)
    }
    return Double(date.daysSince1970) * 86_400
  }

  /// Returns the beginning of the period after that which begins at a time.
  func next(after beginning: Double) -> Double {
    self.beginning(of: beginning + Self.secondsOfDay * daysIntoNext)
  }

  /// A number of days that leads from the beginning of any such period into the next one.
  private var daysIntoNext: Double {
    switch self {
    case .row, .day: 1
    case .week: 7
    case .month: 32
    case .quarter: 93
    case .year: 367
    }
  }

  private static let secondsOfDay = 86_400.0

  /// Returns the beginnings of all periods from that which begins at the first time to that which begins at the last.
  /// - Parameters:
  ///   - beginnings: the first and the last beginning.
  ///   - maximum: the maximum number of periods.
  /// - Returns: the beginnings; nil if there are more than `maximum`.
  func beginnings(in beginnings: ClosedRange<Double>, upTo maximum: Int) -> [Double]? {
    var found: [Double] = []
    var time = beginnings.lowerBound
    while time <= beginnings.upperBound {
      guard found.count < maximum else { return nil }
      found.append(time)
      time = next(after: time)
    }
    return found
  }

  /// The finest part of the dates at which such periods begin.
  var granularity: DateGranularity {
    switch self {
    case .row, .day, .week: .day
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }

  /// Returns the name of a column whose values are those of each such period.
  func name(of column: String) -> String {
    let phrase =
      switch self {
      case .row, .day: GroupNamePhrases.eachDay
      case .week: GroupNamePhrases.eachWeek
      case .month: GroupNamePhrases.eachMonth
      case .quarter: GroupNamePhrases.eachQuarter
      case .year: GroupNamePhrases.eachYear
      }
    return LocaleSettings.naming { phrase.text(["name": column]) }
  }
}
