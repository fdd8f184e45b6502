import SonifyBase
package import SonifyChart

/// The preposition, if any, that introduces an x.
package enum XPreposition {
  /// "in 1957".
  case inYear
  /// "in August", by a name in the data.
  case inMonth
  /// "in March 1958".
  case during
  /// "on Monday", by a name in the data.
  case onWeekday
  /// "on 29 March 1958".
  case on
  /// "at 29 March 1958 14:05".
  case atTime
  /// "at 14:05".
  case atClock
  /// "at 12 km".
  case at
  /// "at speed 12", or "at x 12" where the title is long or ends in a number.
  case atTitle(String)
  /// "in row 12".
  case inRow
  /// "for Manchuria".
  case of

  /// The maximum length of a title that is repeated with every number, in Unicode scalars.
  private static let longestTitle = 24

  /// Returns whether a title can stand before a number: "column 1 120" would be one.
  private static func mayPrecedeNumber(_ title: String) -> Bool {
    (1...longestTitle).contains(title.unicodeScalars.count)
      && title.last.map { !("0"..."9").contains($0) } ?? false
  }

  package init(_ axis: DataAxis) {
    switch axis {
    case .categorical(let axis):
      let isOfMonths = CalendarCycle.months.places(axis.categories) != nil
      let isOfWeekdays = CalendarCycle.weekdays.places(axis.categories) != nil
      self =
        isOfMonths ? .inMonth : isOfWeekdays ? .onWeekday : axis.isOfYears ? .inYear : .of
    case .numeric(let axis):
      let title = UntrustedText.harmless(axis.title)
      self =
        switch axis.quantity {
        case .number:
          axis.unit != nil
            ? .at
            : .atTitle(Self.mayPrecedeNumber(title) ? title : "x")
        case .row: .inRow
        case .year, .date(.year): .inYear
        case .date(.quarter), .date(.month): .during
        case .date(.day): .on
        case .date: .atTime
        case .timeOfDay: .atClock
        case .duration, .size: .at
        }
    }
  }

  /// Where something stands: "in 1957".
  package func place(_ x: String) -> String {
    switch self {
    case .inYear: PlacePhrases.inYear.text(["year": x])
    case .inMonth: PlacePhrases.inMonth.text(["month": x])
    case .during: PlacePhrases.during.text(["x": x])
    case .onWeekday: PlacePhrases.onWeekday.text(["weekday": x])
    case .on: PlacePhrases.on.text(["x": x])
    case .atTime: PlacePhrases.atTime.text(["time": x])
    case .atClock: PlacePhrases.atClock.text(["clock": x])
    case .at: PlacePhrases.at.text(["x": x])
    case .atTitle(let title): PlacePhrases.atTitle.text(["x": x, "title": title])
    case .inRow: PlacePhrases.inRow.text(["number": x])
    case .of: PlacePhrases.of.text(["x": x])
    }
  }

  /// Returns a value and its x: "268.8 in 1957".
  package func point(_ value: String, at x: String) -> String {
    switch self {
    case .inYear: PlacePhrases.valueInYear.text(["value": value, "year": x])
    case .inMonth: PlacePhrases.valueInMonth.text(["value": value, "month": x])
    case .during: PlacePhrases.valueDuring.text(["value": value, "x": x])
    case .onWeekday: PlacePhrases.valueOnWeekday.text(["value": value, "weekday": x])
    case .on: PlacePhrases.valueOn.text(["value": value, "x": x])
    case .atTime: PlacePhrases.valueAtTime.text(["value": value, "time": x])
    case .atClock: PlacePhrases.valueAtClock.text(["value": value, "clock": x])
    case .at: PlacePhrases.valueAt.text(["value": value, "x": x])
    case .atTitle(let title):
      PlacePhrases.valueAtTitle.text(["value": value, "x": x, "title": title])
    case .inRow: PlacePhrases.valueInRow.text(["value": value, "number": x])
    case .of: PlacePhrases.valueOf.text(["value": value, "x": x])
    }
  }

  /// "After" with an x: "after 1957".
  package func after(_ x: String) -> String {
    switch self {
    case .inYear: AfterPhrases.year.text(["year": x])
    case .inMonth: AfterPhrases.month.text(["month": x])
    case .during: AfterPhrases.period.text(["period": x])
    case .onWeekday: AfterPhrases.weekday.text(["weekday": x])
    case .on: AfterPhrases.day.text(["day": x])
    case .atTime: AfterPhrases.time.text(["time": x])
    case .atClock: AfterPhrases.clock.text(["clock": x])
    case .at: AfterPhrases.number.text(["x": x])
    case .atTitle(let title): AfterPhrases.titled.text(["x": x, "title": title])
    case .inRow: AfterPhrases.titled.text(["x": x, "title": PlacePhrases.row.text()])
    case .of: AfterPhrases.category.text(["name": x])
    }
  }

  /// How far something goes: "until 1957".
  func until(_ x: String) -> String {
    switch self {
    case .inYear: UntilPhrases.year.text(["year": x])
    case .inMonth: UntilPhrases.month.text(["month": x])
    case .during: UntilPhrases.period.text(["period": x])
    case .onWeekday: UntilPhrases.weekday.text(["weekday": x])
    case .on: UntilPhrases.day.text(["day": x])
    case .atTime: UntilPhrases.time.text(["time": x])
    case .atClock: UntilPhrases.clock.text(["clock": x])
    case .at: UntilPhrases.number.text(["x": x])
    case .atTitle(let title): UntilPhrases.titled.text(["x": x, "title": title])
    case .inRow: UntilPhrases.titled.text(["x": x, "title": PlacePhrases.row.text()])
    case .of: UntilPhrases.category.text(["name": x])
    }
  }

  /// From where to where something goes: "from 1957 to 1960".
  package func span(from first: String, to last: String) -> String {
    switch self {
    case .inYear: SpanPhrases.years.text(["firstYear": first, "lastYear": last])
    case .inMonth, .during: SpanPhrases.months.text(["firstMonth": first, "lastMonth": last])
    case .on: SpanPhrases.days.text(["firstDay": first, "lastDay": last])
    case .atTime: SpanPhrases.times.text(["firstTime": first, "lastTime": last])
    case .onWeekday, .atClock, .at, .atTitle, .inRow, .of:
      SpanPhrases.others.text(["first": first, "last": last])
    }
  }

  /// Returns the text of a stretch of x with points at its ends alone: "between 31 May and 28 June 1958".
  package func between(_ first: String, _ last: String) -> String {
    switch self {
    case .on: SpanPhrases.betweenDays.text(["firstDay": first, "lastDay": last])
    case .atTime: SpanPhrases.betweenTimes.text(["firstTime": first, "lastTime": last])
    case .inYear, .inMonth, .during, .onWeekday, .atClock, .at, .atTitle, .inRow, .of:
      SpanPhrases.betweenOthers.text(["first": first, "last": last])
    }
  }
}
