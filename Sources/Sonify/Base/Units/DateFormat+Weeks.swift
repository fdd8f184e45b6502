extension DateFormat {
  /// Reads a week of ISO 8601, perhaps with a day.
  func week(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> Day? {
    guard let year = cursor.number(text, digits: 4...4) else { return nil }
    _ = cursor.take(text, "-")
    guard cursor.takeLetter(text, "w"), let week = cursor.number(text, digits: 2...2),
      let monday = Self.monday(ofWeek: week, of: year)
    else { return nil }
    guard !cursor.isAtEnd(text) else { return (CivilDate(daysSince1970: monday), .week) }
    _ = cursor.take(text, "-")
    guard let day = cursor.number(text, digits: 1...1), (1...7).contains(day) else { return nil }
    return (CivilDate(daysSince1970: monday - 1 + day), .day)
  }

  /// Returns the Monday of a week of ISO 8601, in days since 1970; nil if the year has no such week.
  package static func monday(ofWeek week: Int, of year: Int) -> Int? {
    guard (1...53).contains(week), (-9999...9999).contains(year),
      let first = monday(ofFirstWeekOf: year),
      let next = monday(ofFirstWeekOf: year + 1), first + week * 7 <= next
    else { return nil }
    return first + week * 7 - 7
  }

  /// Returns the Monday of the week that contains 4 January, in days since 1970.
  private static func monday(ofFirstWeekOf year: Int) -> Int? {
    CivilDate(year: year, month: 1, day: 4).map { fourth in
      let days = fourth.daysSince1970
      // 1 January 1970 was a Thursday.
      return days - ((days + 3) % 7 + 7) % 7
    }
  }
}
