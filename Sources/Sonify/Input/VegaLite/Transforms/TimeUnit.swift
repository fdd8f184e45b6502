import SonifyBase
import SonifyTables

/// A unit of time by which dates are grouped: "yearmonth", "month", "utchours".
///
/// Dates are moved to the beginning of their unit; if the year is not part of the unit, to that in
/// 2012, as in Vega.
struct TimeUnit: Equatable, Sendable {
  /// One part of a date.
  enum Part: String, CaseIterable, Sendable {
    case year, quarter, month, week, dayofyear, date, day, hours, minutes, seconds, milliseconds
  }

  /// The parts, coarsest first.
  let parts: [Part]
  /// Whether the data are already at the beginnings of the unit.
  private(set) var isBinned: Bool
  /// The number of finest parts that belong together: 5 for steps of 5 minutes.
  private(set) var step = 1

  /// The year of dates whose year does not matter, 2012; it begins on a Sunday.
  static let usualYear = 2012

  /// Parses the name of a unit.
  init?(_ name: String) {
    var rest = name[...]
    isBinned = rest.hasPrefix("binned")
    if isBinned { rest = rest.dropFirst(6) }
    if rest.hasPrefix("utc") { rest = rest.dropFirst(3) }
    var parts: [Part] = []
    while !rest.isEmpty {
      guard let part = Part.allCases.first(where: { rest.hasPrefix($0.rawValue) }),
        !parts.contains(part)
      else { return nil }
      parts.append(part)
      rest = rest.dropFirst(part.rawValue.count)
    }
    guard !parts.isEmpty, !parts.contains(.week) || parts.contains(.year) else { return nil }
    self.parts = parts
  }

  /// Reads a unit: a name, or an object with its name and its step.
  init?(_ node: DocumentNode) {
    guard let name = node.text ?? node["unit"]?.text else { return nil }
    self.init(name)
    if node["binned"]?.value.boolean == true { isBinned = true }
    guard let step = node["step"]?.number else { return }
    guard step >= 1, step <= 10_000, ![.week, .day].contains(parts.last) || step == 1 else {
      return nil
    }
    self.step = Int(step)
  }

  /// Whether the unit recurs every year, week, day or hour, so that its values are categories and
  /// not dates.
  var isCyclic: Bool { !parts.contains(.year) }

  /// Returns the beginning of the unit that contains a time.
  /// - Parameter milliseconds: the time, in milliseconds since 1970.
  /// - Returns: milliseconds since 1970; NaN beyond the calendar.
  func start(of milliseconds: Double) -> Double {
    guard let moment = TimestampComponents(milliseconds) else { return .nan }
    /// Returns the beginning of the step that a part belongs to, if it is the finest.
    func stepped(_ part: Part, _ value: Int, from first: Int = 0) -> Int {
      guard part == parts.last, step > 1 else { return value }
      let distance = value - first
      return first + (distance - (distance % step + step) % step)
    }
    let year = isCyclic ? Self.usualYear : stepped(.year, moment.year)
    var month = 0
    var day = 1
    if parts.contains(.month) {
      month = stepped(.month, moment.month - 1)
    } else if parts.contains(.quarter) {
      month = stepped(.quarter, (moment.month - 1) / 3) * 3
    }
    if parts.contains(.date) {
      day = stepped(.date, moment.day, from: 1)
    } else if parts.contains(.dayofyear) {
      day = stepped(.dayofyear, moment.dayOfYear, from: 1)
    } else if parts.contains(.week) {
      day = moment.dayOfYear - (parts.contains(.day) ? 0 : moment.weekday)
    } else if parts.contains(.day) {
      day = isCyclic ? moment.weekday + 1 : moment.dayOfYear
    }
    func clock(_ part: Part, _ value: Int) -> Double {
      parts.contains(part) ? Double(stepped(part, value)) : 0
    }
    return Timestamp(parts: [
      Double(year), Double(month), Double(day), clock(.hours, moment.hour),
      clock(.minutes, moment.minute), clock(.seconds, moment.second),
      clock(.milliseconds, moment.millisecond),
    ]).milliseconds
  }

  /// The title of the categories of a cyclic unit: "month", "weekday and hour".
  var title: String {
    let titles = parts.map { part in
      switch part {
      case .day: TimeUnitPhrases.weekday.text()
      case .date: TimeUnitPhrases.day.text()
      case .dayofyear: TimeUnitPhrases.dayOfYear.text()
      case .hours: TimeUnitPhrases.hour.text()
      case .minutes: TimeUnitPhrases.minute.text()
      case .seconds: TimeUnitPhrases.second.text()
      case .milliseconds: TimeUnitPhrases.millisecond.text()
      case .year: TimeUnitPhrases.year.text()
      case .quarter: TimeUnitPhrases.quarter.text()
      case .month: TimeUnitPhrases.month.text()
      case .week: TimeUnitPhrases.week.text()
      }
    }
    return titles.dropFirst().reduce(titles[0]) {
      Lists.pair.text(["first": $0, "second": $1])
    }
  }

  /// Returns the name of the beginning of a cyclic unit: "March", "Monday", "Q2", "14:30", "5
  /// March".
  func name(of milliseconds: Double) -> String {
    guard let moment = TimestampComponents(milliseconds) else { return "" }
    return LocaleSettings.naming { name(of: moment) }
  }

  private func name(of moment: TimestampComponents) -> String {
    var words: [String] = []
    if parts.contains(.year) { words.append(padded(moment.year, 4)) }
    if parts.contains(.quarter) {
      let number = "\((moment.month - 1) / 3 + 1)"
      words.append(TimeUnitPhrases.numberedQuarter.text(["number": number]))
    }
    if parts.contains(.dayofyear) {
      words.append(TimeUnitPhrases.numberedDay.text(["number": "\(moment.dayOfYear)"]))
    }
    if parts.contains(.day) { words.append(Self.weekdayNames[moment.weekday]) }
    let dates = LocaleSettings.current.dates
    switch (parts.contains(.date), parts.contains(.month)) {
    case (true, true):
      words.append(
        TimeUnitPhrases.dayOfMonth.text([
          "day": "\(moment.day)", "month": dates.monthsInDates[moment.month - 1],
        ]))
    case (true, false): words.append("\(moment.day)")
    case (false, true): words.append(dates.months[moment.month - 1])
    case (false, false): break
    }
    let clock: [(Part, Int)] = [
      (.hours, moment.hour), (.minutes, moment.minute), (.seconds, moment.second),
    ]
    let times = clock.filter { parts.contains($0.0) }.map { padded($0.1, 2) }
    if !times.isEmpty {
      words.append(
        times.count == 1 && parts.contains(.hours) ? "\(times[0]):00" : times.joined(separator: ":")
      )
    }
    if parts.contains(.milliseconds) {
      words.append(TimeUnitPhrases.milliseconds.text(["number": "\(moment.millisecond)"]))
    }
    return words.joined(separator: " ")
  }

  /// The names of the days of the week in the current locale, from Sunday.
  private static var weekdayNames: [String] {
    [
      TimeUnitPhrases.sunday.text(), TimeUnitPhrases.monday.text(),
      TimeUnitPhrases.tuesday.text(), TimeUnitPhrases.wednesday.text(),
      TimeUnitPhrases.thursday.text(), TimeUnitPhrases.friday.text(),
      TimeUnitPhrases.saturday.text(),
    ]
  }

  /// The English names of the months and the days of the week, by their names in the current
  /// locale.
  static var englishNames: [String: String] {
    let words = LocaleSettings.naming { LocaleSettings.current.dates.months + weekdayNames }
    return Dictionary(
      zip(words, TimeFormat.months + TimeFormat.weekdays), uniquingKeysWith: { first, _ in first })
  }
}
