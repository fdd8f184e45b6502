/// Which words lead to a place on the x axis.
enum PlaceForm {
  /// "in 1957", "in March 1958", "in July".
  case during
  /// "on 29 March 1958".
  case on
  /// "at 12 km".
  case at
  /// "for Manchuria".
  case of

  init(_ axis: DataAxis) {
    switch axis {
    case .categorical(let axis):
      let isOfMonths = CalendarCycle.months.places(axis.categories) != nil
      let isOfWeekdays = CalendarCycle.weekdays.places(axis.categories) != nil
      self = isOfMonths ? .during : isOfWeekdays ? .on : .of
    case .numeric(let axis):
      self =
        switch axis.quantity {
        case .number: .at
        case .year, .date(.year), .date(.quarter), .date(.month): .during
        case .date(.day): .on
        case .date: .at
        }
    }
  }

  /// A value and where it stands: "268.8 in 1957".
  func point(_ value: String, at x: String) -> String {
    let phrase =
      switch self {
      case .during: PlacePhrases.valueDuring
      case .on: PlacePhrases.valueOn
      case .at: PlacePhrases.valueAt
      case .of: PlacePhrases.valueOf
      }
    return phrase.text(["value": value, "x": x])
  }
}
