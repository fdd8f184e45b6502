import SonifyBase

/// Dates and times of day in logs.
enum LogTime {
  /// Returns the end of the date, the time of day or both that start at a position of a line, or nil if
  /// there is none.
  static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    guard isDigit(bytes, start) else { return NamedLogDay(bytes, from: start)?.end }
    guard let day = dayEnd(bytes, start) else {
      let clock =
        clockEnd(bytes, start, hours: 2...2)
        // A single digit and two may be a ratio.
        ?? clockEnd(bytes, start, hours: 1...1).flatMap { $0 - start > 5 ? $0 : nil }
      return clock.map { halfOfDayEnd(bytes, $0) }
    }
    var next = day
    if isAt(bytes, next, ",") { next += 1 }
    if isAt(bytes, next, " ", "T", ":") { next += 1 }
    guard next > day, let clock = clockEnd(bytes, next, hours: 1...2) else { return day }
    return offsetEnd(bytes, halfOfDayEnd(bytes, clock))
  }

  /// Returns a date, a time of day or both as a cell that tables have.
  static func cell(_ text: ArraySlice<UInt8>) -> String {
    var bytes = Array(text)
    if NamedLogDay(bytes, from: 0) != nil { return String(decoding: text, as: UTF8.self) }
    let day = dayEnd(bytes, 0)
    var start = day ?? 0
    while isAt(bytes, start, " ", "T", ":", ",") { start += 1 }
    // A comma parts the milliseconds of Python's logging.
    for place in start..<bytes.count where bytes[place] == UInt8(ascii: ",") {
      bytes[place] = UInt8(ascii: ".")
    }
    if let day, day < start { bytes.replaceSubrange(day..<start, with: [0x20]) }
    let cell = String(decoding: bytes, as: UTF8.self)
    return day == nil ? twentyFourHours(cell) : cell
  }

  /// Returns "4:05 PM" as "16:05", and other texts as they are.
  private static func twentyFourHours(_ text: String) -> String {
    guard text.utf8.contains(0x20) else { return text }
    let words = text.split(separator: " ")
    guard words.count == 2, let colon = words[0].firstIndex(of: ":"),
      let hour = Int(words[0][..<colon])
    else { return text }
    let isAfternoon = words[1].lowercased().hasPrefix("p")
    let full = hour % 12 + (isAfternoon ? 12 : 0)
    return (full < 10 ? "0" : "") + "\(full)" + words[0][colon...]
  }

  static func isDigit(_ bytes: [UInt8], _ place: Int) -> Bool {
    place < bytes.count && bytes[place] &- UInt8(ascii: "0") < 10
  }

  /// Returns whether one of some characters stands at a position.
  private static func isAt(
    _ bytes: [UInt8], _ position: Int, _ characters: Unicode.Scalar...
  ) -> Bool {
    position < bytes.count && characters.contains { bytes[position] == UInt8(ascii: $0) }
  }

  static func digitsEnd(
    _ bytes: [UInt8], _ start: Int, _ count: ClosedRange<Int>
  ) -> Int? {
    var end = start
    while isDigit(bytes, end) { end += 1 }
    return count.contains(end - start) ? end : nil
  }

  /// Returns the end of 2012-01-31, 2012/1/31, 31.1.2012, 1/31/2012, 31/Jan/2012 or 31-Jan-2012.
  private static func dayEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard let first = digitsEnd(bytes, start, 1...4), first < bytes.count else { return nil }
    let separator = bytes[first]
    guard isAt(bytes, first, "-", "/", ".") else { return nil }
    var second = first + 1
    while second < bytes.count, bytes[second] != separator, second < first + 4 { second += 1 }
    guard second < bytes.count, bytes[second] == separator,
      let end = digitsEnd(bytes, second + 1, 1...4), end - start <= 11
    else { return nil }
    // Three numbers with points may be a version, but for days with a whole year.
    guard separator != UInt8(ascii: ".") || end - second == 5 else { return nil }
    guard first - start == 4 || end - second == 5 else { return nil }
    let middle = bytes[(first + 1)..<second]
    let isNumber = middle.count < 3 && middle.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    return isNumber && !middle.isEmpty || CalendarCycle.months.index(of: middle.span) != nil
      ? end : nil
  }

  /// Returns the end of 14:05, 14:05:09 or 14:05:09.250.
  static func clockEnd(
    _ bytes: [UInt8], _ start: Int, hours: ClosedRange<Int>
  ) -> Int? {
    guard var end = digitsEnd(bytes, start, hours) else { return nil }
    for _ in 0..<2 {
      guard isAt(bytes, end, ":"),
        let next = digitsEnd(bytes, end + 1, 2...2)
      else { break }
      end = next
    }
    guard end - start > 3 else { return nil }
    let hasSeconds = bytes[start..<end].count { $0 == UInt8(ascii: ":") } == 2
    if hasSeconds, isAt(bytes, end, ".", ","),
      let fraction = digitsEnd(bytes, end + 1, 1...9)
    {
      end = fraction
    }
    return end
  }

  private static func halfOfDayEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    if isAt(bytes, end, " ") { end += 1 }
    guard end + 1 < bytes.count,
      isAt(bytes, end, "a", "p", "A", "P"), isAt(bytes, end + 1, "m", "M"),
      end + 2 == bytes.count || bytes[end + 2] <= 0x2f
    else { return start }
    return end + 2
  }

  /// Returns the end of "Z", "+01:00", " +0100" or " UTC".
  private static func offsetEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    if isAt(bytes, end, "Z") { return end + 1 }
    if isAt(bytes, end, " ") { end += 1 }
    if bytes[end...].starts(with: "UTC".utf8) { return end + 3 }
    guard isAt(bytes, end, "+", "-") else { return start }
    if let digits = digitsEnd(bytes, end + 1, 4...4) { return digits }
    guard let hours = digitsEnd(bytes, end + 1, 2...2) else { return start }
    if isAt(bytes, hours, ":") {
      return digitsEnd(bytes, hours + 1, 2...2) ?? start
    }
    // After a space it is a number.
    return end == start ? hours : start
  }
}
