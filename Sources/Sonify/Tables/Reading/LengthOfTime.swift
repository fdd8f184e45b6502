import SonifyBase

/// Lengths of time as people and programs write them: 3:25, 1:02:03.5, 2h5m, 7h30, 1 day 3:25:00.
enum LengthOfTime {
  private static let colon = UInt8(ascii: ":")
  private static let hour = 3600.0

  /// Reads a length, in which 3:25 is minutes and seconds.
  /// - Parameter text: the length without surrounding white space.
  /// - Returns: the seconds, or nil if it is no length.
  static func seconds(_ text: Span<UInt8>) -> Double? {
    if let clock = clock(text) ?? daysAndClock(text) ?? clockInHours(text) { return clock }
    guard let parts = HumanMeasure.parts(text) ?? hourParts(text) else { return nil }
    var seconds = 0.0
    var last = Double.infinity
    for part in parts {
      guard let factor = units[part.unit], factor < last else { return nil }
      // A quotient is the nearest number to 0.103, and a product is not.
      seconds += factor < 1 ? part.number / (1 / factor).rounded() : part.number * factor
      last = factor
    }
    return seconds
  }

  /// Reads a length, in which 7:30 is hours and minutes, perhaps with a minus, as of time owed.
  /// - Parameter text: the length without surrounding white space.
  /// - Returns: the seconds, or nil if it is no length.
  static func secondsInHours(_ text: Span<UInt8>) -> Double? {
    let hasSign = text.count > 1 && (text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+"))
    let length = hasSign ? text.extracting(1...) : text
    guard length.count > 0, length[0] &- 0x30 < 10 else { return nil }
    let isShort = length.count(of: colon) == 1
    return seconds(length).map {
      (isShort && clock(length) != nil ? $0 * 60 : $0) * (text[0] == UInt8(ascii: "-") ? -1 : 1)
    }
  }

  /// Returns whether a cell with colons is plainly a length, in a column with a header.
  static func isEvident(_ text: Span<UInt8>, _ header: HeaderWords) -> Bool {
    let colons = text.count(of: colon)
    guard colons > 0 else { return hourParts(text) != nil }
    if colons > 1 || text[text.count - 1] &- 0x30 > 9 { return true }
    if header.words.isEmpty { return mayBeTimeOfDay(text) && clock(text) ?? .infinity < 24 * 60 }
    // Fractions are those of seconds.
    return text.contains(0x2e) || text.contains(0x2c) || header.contains(anyOf: wordsOfTimes)
  }

  /// Returns whether a text with one colon has two digits on both sides of it, as an hour and a minute have; any
  /// other may be one.
  static func mayBeTimeOfDay(_ text: Span<UInt8>) -> Bool {
    text.count(of: colon) != 1 || text.count == 5 && text[2] == colon
  }

  /// Returns whether three in four cells are hours and minutes, by a header of sleep, work or rest.
  ///
  /// None is as long as the hour of a time of day that such a header may stand above as well. "Hours" may be those of
  /// the day in the first column, or with two digits.
  static func areInHours(
    _ cells: [ArraySlice<UInt8>], header: HeaderWords, isFirst: Bool
  ) -> Bool {
    guard !header.contains(anyOf: ["at", "opening", "um"]) else { return false }
    let isOfBreaks = header.contains(anyOf: breaks)
    let isOfNights = header.words.contains("in") && header.words.contains("bed")
    let isOfActivities = header.contains(anyOf: activities)
    let mayBeHours =
      !isFirst && header.contains(anyOf: hours)
      && cells.contains { $0.span.trimmed.indices.contains(1) && $0.span.trimmed[1] &- 0x30 > 9 }
    guard isOfBreaks || isOfNights || isOfActivities || mayBeHours else { return false }
    let lengths = cells.compactMap { cell in
      let text = cell.span.trimmed
      let isShort = text.count(of: colon) == 1 && !text.contains(0x2e) || hourParts(text) != nil
      return isShort ? secondsInHours(text) : nil
    }
    let limit = (isOfBreaks ? 6 : 16) * hour
    // No time of day is beyond 24 hours, and no month beyond 744.
    let areOfWeeks =
      !isOfBreaks && lengths.contains { abs($0) > 24 * hour }
      && lengths.allSatisfy { abs($0) <= 31 * 24 * hour }
    return !lengths.isEmpty && lengths.count * 4 >= cells.count * 3
      && (areOfWeeks || lengths.allSatisfy { abs($0) < limit })
  }

  /// Returns the seconds of "1 days 03:25:00", as pandas writes them, or nil if it is no such time.
  private static func daysAndClock(_ text: Span<UInt8>) -> Double? {
    let words = text.indices.map { text[$0] }.split(separator: 0x20)
    guard words.count == 3, let days = Int(String(decoding: words[0], as: UTF8.self)),
      words[1].starts(with: "day".utf8), let clock = clock(Array(words[2]).span)
    else { return nil }
    return Double(days) * 86_400 + clock
  }

  /// Returns the seconds of "8:36 hrs", or nil if it is no such time.
  private static func clockInHours(_ text: Span<UInt8>) -> Double? {
    let words = text.indices.map { text[$0] }.split(separator: 0x20)
    guard words.count == 2, units[String(decoding: words[1], as: UTF8.self)] == hour,
      words[0].count(where: { $0 == colon }) == 1, let clock = clock(Array(words[0]).span)
    else { return nil }
    return clock * 60
  }

  /// Returns the parts of 7h30; nil if it is no such text.
  static func hourParts(_ text: Span<UInt8>) -> [HumanMeasure.Part]? {
    let parts = text.indices.map { text[$0] }
      .split(separator: UInt8(ascii: "h"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 &- 0x30 < 10 } }),
      let whole = Double(String(decoding: parts[0], as: UTF8.self)),
      let rest = Double(String(decoding: parts[1], as: UTF8.self)), rest < 60
    else { return nil }
    return [(whole, "h"), (rest, "m")]
  }

  /// Returns the seconds of 3:25, 1:02:03.5 or 2-03:04:05, or nil if it is no such time.
  private static func clock(_ text: Span<UInt8>) -> Double? {
    let bytes = text.indices.map { text[$0] }
    let days = bytes.split(separator: 0x2d, maxSplits: 1, omittingEmptySubsequences: false)
    let fields = (days.last ?? []).split(separator: colon, omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), days.count == 1 || fields.count == 3 else { return nil }
    var seconds = 0.0
    for (index, field) in fields.enumerated() {
      let isLast = index == fields.count - 1
      let whole = field.prefix { $0 != 0x2e && $0 != 0x2c }
      let decimal: UInt8 = field.contains(0x2c) ? 0x2c : 0x2e
      guard index == 0 ? (1...4).contains(whole.count) : whole.count == 2,
        isLast || whole.count == field.count,
        case .number(let value) = DecimalNumber.read(
          Array(field).span, decimal: decimal), value >= 0, index == 0 || value < 60,
        field.first.map({ (0x30...0x39).contains($0) }) ?? false
      else { return nil }
      seconds = seconds * 60 + value
    }
    guard days.count == 2 else { return seconds }
    guard let count = Int(String(decoding: days[0], as: UTF8.self)), count >= 0 else { return nil }
    return Double(count) * 86_400 + seconds
  }

  private static let units: [String: Double] = {
    let units: [(String, Double)] = [
      ("w wk week weeks", 604_800), ("d day days", 86_400), ("h hr hrs hour hours", 3600),
      ("m min mins minute minutes", 60), ("s sec secs second seconds", 1), ("ms msec", 1e-3),
      ("us usec µs μs", 1e-6), ("ns nsec", 1e-9),
    ]
    return Dictionary(
      uniqueKeysWithValues: units.flatMap { names, factor in
        names.split(separator: " ").map { (String($0), factor) }
      })
  }()

  private static let wordsOfTimes = [
    "time", "times", "duration", "elapsed", "length", "lap", "split", "pace", "clock", "start",
    "uptime", "runtime", "wait", "delay", "record", "eta", "remaining", "latency", "finish", "zeit",
    "uhrzeit", "dauer", "temps", "durée", "heure", "hora", "ora", "tijd", "kl", "czas", "godzina",
  ]
  /// What lasts hours.
  private static let activities = [
    "sleep", "slept", "asleep", "worked", "working", "overtime", "flextime", "schlaf",
    "schlafdauer", "arbeitszeit", "gearbeitet", "überstunden", "sommeil", "travail", "sueño",
    "sonno", "soll", "ist", "saldo", "gleitzeit",
  ]
  /// Lengths of time or times of day.
  private static let hours = ["hours", "stunden", "heures", "horas", "ore"]
  /// What lasts up to a few hours.
  private static let breaks = ["break", "breaks", "awake", "pause", "pausen", "descanso", "pausa"]
}
