/// Dates whose time of day is written otherwise than after the day and a space.
extension DateFormat {
  /// Returns a date after its time of day, as in "15:09:39 24.07.2026", with the time after it; nil if it is not
  /// so.
  static func withTimeLast(_ text: Span<UInt8>) -> [UInt8]? {
    guard text.count > 10, text[0] &- 0x30 < 10, text[1] == 0x3a || text[2] == 0x3a,
      var end = text.indices.first(where: { text[$0] == 0x20 })
    else { return nil }
    // 3:25 PM 7/24/2026.
    if end + 3 < text.count, text[end + 3] == 0x20, text[end + 2] | 0x20 == UInt8(ascii: "m") {
      end += 3
    }
    guard end + 6 < text.count, text[end + 2] != 0x3a, text[end + 3] != 0x3a,
      text[end + 1] &- 0x30 < 10 || (text[end + 1] | 0x20) &- 0x61 < 26
    else { return nil }
    let isApart = text[end - 1] == 0x2c
    return ((end + 1)..<text.count).map { text[$0] } + [0x20]
      + (0..<(isApart ? end - 1 : end)).map { text[$0] }
  }

  /// Reads the digits of hours, minutes and perhaps seconds, which end a text.
  ///
  /// They may follow a colon, as in 20200101:0011, and those with seconds a low line or a hyphen: 20200101_001130.
  /// Numbers of documents are others.
  func compactClock(
    _ text: Span<UInt8>, _ start: DateCursor
  ) -> (seconds: Double, part: DateReading.Part)? {
    var cursor = start
    let date = 8
    let sign = cursor.isAtDigit(text) ? 0 : 1
    guard [date + 4 + sign, date + 6 + sign].contains(text.count),
      case let hasSeconds = text.count == date + 6 + sign,
      sign == 0 || cursor.take(text, ":") || hasSeconds && cursor.oneOf(text, "_", "-") != nil
    else { return nil }
    guard let hour = cursor.number(text, digits: 2...2), hour < 24,
      let minute = cursor.number(text, digits: 2...2), minute < 60,
      let second = hasSeconds ? cursor.number(text, digits: 2...2) : 0, second < 61
    else { return nil }
    return (Double(hour * 3600 + minute * 60 + second), hasSeconds ? .second : .minute)
  }

  /// Reads a date with the time of day before the year, "Thu Jan 31 12:30:05 UTC 2012", as C and `date`
  /// write it.
  func timeBeforeYear(_ text: Span<UInt8>) -> DateReading? {
    guard text.count > 15, case let head = text.extracting(0..<(text.count - 5)),
      text[text.count - 5] == 0x20, head[head.count - 1] != 0x2c
    else { return nil }
    let last = text.extracting((text.count - 4)..<text.count)
    var digits = DateCursor()
    var cursor = DateCursor()
    cursor.skipWeekday(head, mayBeMonth: true)
    guard let year = digits.number(last, digits: 4...4), let month = cursor.month(head) else {
      return nil
    }
    cursor.skipSeparators(head)
    guard let number = cursor.number(head, digits: 1...2), let time = cursor.time(head),
      let date = CivilDate(year: year, month: month, day: number)
    else { return nil }
    return reading(of: time, after: Double(date.daysSince1970) * 86_400)
  }
}
