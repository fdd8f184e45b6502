import SonifyBase

/// Times of day as people and programs write them: 09:30, 9:30 PM, 14:05:09.250, 14:05:09Z, 14h30, 9pm, 7.15 Uhr.
package enum TimeOfDay {
  private static let colon = UInt8(ascii: ":")
  /// What stands after the hour in French.
  private static let hourSign = UInt8(ascii: "h")
  private static let hour = 3600.0
  private static let day = 86_400.0

  /// Reads a time.
  /// - Parameter text: the time without surrounding white space.
  /// - Returns: the seconds since midnight, above 86,400 on a later day, or nil if the text is no time.
  package static func seconds(_ text: Span<UInt8>) -> Double? {
    if text.count > 7, text[text.count - 1] == UInt8(ascii: "Z") {
      return seconds(of: text.extracting(..<(text.count - 1)), hours: 0...24, minParts: 3)
    }
    if let bare = withoutUhr(text) { return seconds(of: bare.span, hours: 0...24, minParts: 1) }
    guard let half = halfOfDay(text) else { return seconds(of: text, hours: 0...999_999) }
    return seconds(of: text.extracting(..<half.start).trimmed, hours: 1...12, minParts: 1).map {
      $0.truncatingRemainder(dividingBy: day / 2) + (half.isAfternoon ? day / 2 : 0)
    }
  }

  /// Returns the time before "Uhr" with colons, of which German has full stops, or nil if the text ends otherwise.
  private static func withoutUhr(_ text: Span<UInt8>) -> [UInt8]? {
    guard text.count > 3,
      text.extracting((text.count - 3)...).indices.allSatisfy({
        text[text.count - 3 + $0] | 0x20 == uhr[$0]
      })
    else { return nil }
    let bare = text.extracting(..<(text.count - 3)).trimmed
    return bare.indices.map { bare[$0] == UInt8(ascii: ".") ? colon : bare[$0] }
  }

  private static let uhr = Array("uhr".utf8)

  /// Reads 09:30 or 14:05:09.250, or fewer parts if asked for.
  private static func seconds(
    of text: Span<UInt8>, hours: ClosedRange<Double>, minParts: Int = 2
  ) -> Double? {
    var seconds = 0.0
    var (start, count) = (0, 0)
    for position in 0...text.count
    where position == text.count || text[position] == colon
      || count == 0 && text[position] == hourSign
    {
      let field = text.extracting(start..<position)
      let digits = field.indices.prefix { field[$0] &- UInt8(ascii: "0") < 10 }.count
      guard count < 3, digits == 2 || count == 0 && (1...6).contains(digits),
        digits == field.count || count == 2 && field[digits] == UInt8(ascii: "."),
        case .number(let value) = DecimalNumber.read(field, decimal: UInt8(ascii: ".")),
        count == 0 ? hours.contains(value) : value < 60
      else { return nil }
      seconds = seconds * 60 + value
      (start, count) = (position + 1, count + 1)
    }
    guard count >= minParts else { return nil }
    for _ in count..<3 { seconds *= 60 }
    return seconds
  }

  /// Returns where AM or PM begins at the end of a text, also written "a.m.", and which it is; nil if
  /// there is neither.
  private static func halfOfDay(_ text: Span<UInt8>) -> (start: Int, isAfternoon: Bool)? {
    var letters: [UInt8] = []
    var start = text.count
    while start > 0, letters.count < 2 {
      let byte = text[start - 1] | 0x20
      if byte &- UInt8(ascii: "a") < 26 {
        letters.insert(byte, at: 0)
      } else if text[start - 1] != UInt8(ascii: ".") {
        break
      }
      start -= 1
    }
    guard letters == Array("am".utf8) || letters == Array("pm".utf8) else { return nil }
    // The narrow space that programs put before it.
    if start > 2, text[start - 3] == 0xe2, text[start - 2] == 0x80, text[start - 1] == 0xaf {
      start -= 3
    }
    return (start, letters[0] == UInt8(ascii: "p"))
  }

  /// Returns whether all cells of a column are times of day, and no lengths of time.
  ///
  /// AM, PM and Uhr, and some headers, say so, and so do round times at least an hour apart. Otherwise they are
  /// times of day in the first column, or without headers, if the hours have two digits, and the rows are
  /// in their order, as those of measurements are. They must not begin at zero, as lengths do, unless they
  /// fill much of the day.
  /// - Parameters:
  ///   - cells: the cells that are not missing.
  ///   - header: the header of their column.
  ///   - isFirst: whether the column is the first of the table.
  /// - Returns: whether each is a time, and the column means times of day.
  static func areTimes(_ cells: [ArraySlice<UInt8>], header: HeaderWords, isFirst: Bool) -> Bool {
    let times = cells.compactMap { seconds($0.span.trimmed) }
    guard times.count == cells.count, let least = times.min(), let greatest = times.max(),
      least < day, !header.contains(anyOf: wordsOfLengths)
    else { return false }
    let areMarked = cells.allSatisfy {
      halfOfDay($0.span.trimmed) != nil || withoutUhr($0.span.trimmed) != nil
    }
    if areMarked { return true }
    if header.contains(anyOf: wordsOfClocks) || header.words == ["time", "of", "day"] {
      return true
    }
    // Unlike "time", these words are of no lengths.
    if greatest <= day, header.words.count == 1, ["hora", "heure", "ora"].contains(header.last) {
      return true
    }
    let haveTwoDigits = cells.allSatisfy { $0.span.trimmed.indices.contains(2) && isPadded($0) }
    let haveSeconds = cells.contains { cell in cell.count { $0 == colon } > 1 }
    if !haveSeconds, header.contains(anyOf: wordsOfRest) { return true }
    // 2h30 is a length, unless such times fill the day.
    let haveHourSigns = cells.contains { $0.contains(hourSign) }
    guard !haveHourSigns || least >= 5 * hour && greatest >= 12 * hour else { return false }
    if !haveSeconds, header.contains(anyOf: wordsOfShifts), least >= 5 * hour { return true }
    // What starts in the morning or later may start within an hour.
    let starts = header.contains(anyOf: wordsOfStarts) && least >= 3 * hour
    let isWide = starts || greatest - least >= (haveTwoDigits ? hour : 2 * hour)
    if !haveSeconds, greatest <= day, isWide, areRound(times) { return true }
    let isLong = greatest >= 20 * hour || !haveSeconds && greatest - least >= 6 * hour
    guard least >= hour || isLong else { return false }
    if haveSeconds, greatest <= day, haveEvenSteps(times) { return true }
    guard haveTwoDigits, isFirst || header.words.isEmpty,
      header.words.isEmpty || header.contains(anyOf: wordsOfTimes)
    else { return false }
    // After midnight and in each series they begin anew, or they count on; the last may stand first.
    let steps = zip(times, times.dropFirst())
    let falls = steps.count { $0 > $1 && $1 >= $0 - day / 2 && $1 != least }
    let rises = steps.count { $0 < $1 && $1 <= $0 + day / 2 && $1 != greatest }
    return greatest <= day ? min(falls, rises) < 2 : falls == 0 && haveSeconds
  }

  /// Returns whether all times are multiples of five minutes.
  private static func areRound(_ times: [Double]) -> Bool {
    times.allSatisfy { $0.remainder(dividingBy: 300) == 0 }
  }

  /// Returns whether times are as far apart as the first two, some of which may be midnight later.
  private static func haveEvenSteps(_ times: [Double]) -> Bool {
    guard times.count > 2, times[0] != times[1] else { return false }
    let step = times[1] - times[0]
    return zip(times, times.dropFirst()).allSatisfy {
      ($1 - $0 - step).remainder(dividingBy: day) == 0
    }
  }

  /// Returns whether the hour of a time has two digits, or it is on a later day.
  private static func isPadded(_ cell: ArraySlice<UInt8>) -> Bool {
    let text = cell.span.trimmed
    return text[2] == colon || text[2] == hourSign || seconds(text) ?? 0 > day
  }

  /// Returns times in the order of the rows, of which the last may stand first, with those after midnight
  /// on the next day; or as they are if they have no such order.
  package static func continued(_ times: [Double]) -> [Double] {
    rising(times) ?? rising(times.reversed()).map { $0.reversed() } ?? times
  }

  /// Returns times with those after midnight on the next day, or nil if they fall nevertheless.
  private static func rising(_ times: [Double]) -> [Double]? {
    var days = 0.0
    var last = -Double.infinity
    let continued = times.map { time in
      guard !time.isNaN else { return time }
      if time + days < last - day / 2 { days += day }
      last = max(last, time + days)
      return time + days
    }
    let present = continued.filter { !$0.isNaN }
    return zip(present, present.dropFirst()).contains { $0 > $1 } ? nil : continued
  }

  /// Returns whether times rise or fall alone if those after midnight are of the next day.
  package static func passMidnight(_ times: [Double]) -> Bool {
    let present = times.filter { !$0.isNaN }
    let continued = continued(present)
    let steps = zip(continued, continued.dropFirst())
    return present != continued && (steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 })
  }

  /// Words of headers above times of day.
  private static let wordsOfClocks = [
    "clock", "uhrzeit", "uhr", "kl", "godzina", "sunrise", "sunset", "dawn", "dusk", "departure",
    "departures", "arrival", "arrivals", "opens", "closes", "bedtime", "abfahrt", "ankunft",
    "timestamp", "moonrise", "moonset", "started", "ended", "arrives", "leaves", "klokkeslett",
    "sonnenaufgang", "sonnenuntergang", "aufgang", "untergang", "départ", "arrivée", "soleil",
    "salida", "llegada", "odjazd", "przyjazd",
  ]
  /// Words of headers above times of day, unless they are of ``LengthOfTime/areInHours(_:header:isFirst:)``.
  private static let wordsOfRest = [
    "bed", "sleep", "asleep", "wake", "woke", "awake", "break", "lunch", "breakfast", "dinner",
    "aufgewacht", "aufgestanden", "schlafenszeit", "coucher", "lever", "réveil",
  ]
  /// Words of headers above times of day or lengths of time.
  private static let wordsOfTimes = [
    "time", "times", "start", "begin", "zeit", "heure", "hora", "ora", "tijd", "czas", "hour",
    "hr", "stunde", "uur",
  ]
  private static let wordsOfStarts = ["start", "starts", "begin", "begins", "beginn"]
  /// Words of headers above the ends of hours at work, which are no early ones.
  private static let wordsOfShifts =
    wordsOfStarts + [
      "end", "ends", "ende", "von", "bis", "from", "to", "kommen", "gehen", "début", "fin",
      "inicio",
    ]
  /// Words of headers above lengths of time.
  private static let wordsOfLengths = [
    "duration", "elapsed", "length", "lap", "split", "pace", "uptime", "runtime", "wait",
    "latency", "delay", "delays", "late", "gap", "interval", "travel", "verspätung", "retard",
    "retraso", "record", "worked", "slept", "spent", "finish", "total", "avg", "average", "mean",
    "dauer", "durée", "eta", "remaining", "left",
  ]
}
