/// A day of the proleptic Gregorian calendar.
package struct CivilDate: Hashable, Sendable {
  /// The astronomical year; 0 is 1 BC.
  package var year: Int
  /// The month, 1 to 12.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int

  /// The times of every day in the calendar, the years −999,999 to 999,999, in seconds since
  /// 1970-01-01T00:00:00Z.
  package static let moments = -31_619_087_596_800.0...31_494_784_780_799.0

  /// Makes a day from its parts, or returns nil if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (-999_999...999_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes the day that is `days` days after 1970-01-01.
  ///
  /// The arithmetic is that of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  package init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days from 1970-01-01.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The quarter of the year, 1 to 4.
  var quarter: Int { (month + 2) / 3 }

  /// Returns the number of days in a month.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate {
  /// Returns the number of months from the year 0 to a time in seconds since 1970, with the part of
  /// its month that has passed; within the calendar, else at its end.
  package static func months(at time: Double) -> Double {
    guard !time.isNaN else { return .nan }
    let time = min(moments.upperBound, max(moments.lowerBound, time))
    let days = (time / 86_400).rounded(.down)
    let date = CivilDate(daysSince1970: Int(days))
    let passed = Double(date.day - 1) + (time - days * 86_400) / 86_400
    return Double(date.year * 12 + date.month - 1)
      + passed / Double(Self.days(inMonth: date.month, of: date.year))
  }
}
