import SonifyBase
package import SonifyChart

/// The preposition, if any, that introduces an x.
package enum PlaceForm {
  /// "in 1957".
  case inYear
  /// "in March 1958", "in July".
  case during
  /// "on 29 March 1958".
  case on
  /// "at 29 March 1958 14:05".
  case atTime
  /// "at 12 km", or without a unit where the title is long.
  case at
  /// "at speed 12".
  case atTitle(String)
  /// "for Manchuria".
  case of

  /// The maximum length of a title that is repeated with every number, in Unicode scalars.
  private static let longestTitle = 12

  package init(_ axis: DataAxis) {
    switch axis {
    case .categorical(let axis):
      let isOfMonths = CalendarCycle.months.places(axis.categories) != nil
      let isOfWeekdays = CalendarCycle.weekdays.places(axis.categories) != nil
      self = isOfMonths ? .during : isOfWeekdays ? .on : .of
    case .numeric(let axis):
      let title = UntrustedText.harmless(axis.title)
      self =
        switch axis.quantity {
        case .number:
          axis.unit == nil && (1...Self.longestTitle).contains(title.unicodeScalars.count)
            ? .atTitle(title) : .at
        case .year, .date(.year): .inYear
        case .date(.quarter), .date(.month): .during
        case .date(.day): .on
        case .date: .atTime
        case .duration: .at
        }
    }
  }

  /// Returns an x, with the axis's title if it is a number without a unit: "speed 40".
  func name(_ x: String) -> String {
    if case .atTitle(let title) = self {
      PlacePhrases.titled.text(["x": x, "title": title])
    } else {
      x
    }
  }

  /// Returns an x with its preposition: "in 1957".
  func place(_ x: String) -> String {
    switch self {
    case .inYear: PlacePhrases.inYear.text(["year": x])
    case .during: PlacePhrases.during.text(["x": x])
    case .on: PlacePhrases.on.text(["x": x])
    case .atTime: PlacePhrases.atTime.text(["time": x])
    case .at: PlacePhrases.at.text(["x": x])
    case .atTitle(let title): PlacePhrases.atTitle.text(["x": x, "title": title])
    case .of: PlacePhrases.of.text(["x": x])
    }
  }

  /// Returns a value and its x: "268.8 in 1957".
  package func point(_ value: String, at x: String) -> String {
    switch self {
    case .inYear: PlacePhrases.valueInYear.text(["value": value, "year": x])
    case .during: PlacePhrases.valueDuring.text(["value": value, "x": x])
    case .on: PlacePhrases.valueOn.text(["value": value, "x": x])
    case .atTime: PlacePhrases.valueAtTime.text(["value": value, "time": x])
    case .at: PlacePhrases.valueAt.text(["value": value, "x": x])
    case .atTitle(let title):
      PlacePhrases.valueAtTitle.text(["value": value, "x": x, "title": title])
    case .of: PlacePhrases.valueOf.text(["value": value, "x": x])
    }
  }
}

extension DataAxis {
  /// Whether its categories are months or days of the week, which have an order.
  var isOfCalendar: Bool {
    guard case .categorical(let axis) = self else { return false }
    return CalendarCycle.months.places(axis.categories) != nil
      || CalendarCycle.weekdays.places(axis.categories) != nil
  }
}
