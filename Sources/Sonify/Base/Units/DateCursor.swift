/// The position of a parser within the text of a date.
struct DateCursor {
  private var position = 0

  /// Returns whether the text ends here.
  func isAtEnd(_ text: Span<UInt8>) -> Bool { position == text.count }

  /// Returns whether a digit follows.
  func isAtDigit(_ text: Span<UInt8>) -> Bool {
    position < text.count && text[position] &- UInt8(ascii: "0") < 10
  }

  /// Returns whether an ASCII character follows.
  func isAt(_ text: Span<UInt8>, _ character: Unicode.Scalar) -> Bool {
    position < text.count && text[position] == UInt8(ascii: character)
  }

  /// Reads a whole number with as many digits as `digits` allows, or returns nil if there are too
  /// few.
  mutating func number(_ text: Span<UInt8>, digits: ClosedRange<Int>) -> Int? {
    let start = position
    var number = 0
    while position - start < digits.upperBound, isAtDigit(text) {
      number = number * 10 + Int(text[position] - UInt8(ascii: "0"))
      position += 1
    }
    return position - start >= digits.lowerBound ? number : nil
  }

  /// Skips an ASCII character if it follows, and returns whether it did.
  mutating func take(_ text: Span<UInt8>, _ character: Unicode.Scalar) -> Bool {
    guard isAt(text, character) else { return false }
    position += 1
    return true
  }

  /// Skips an en dash in UTF-8 if it follows, and returns whether it did.
  mutating func takeEnDash(_ text: Span<UInt8>) -> Bool { take(text, bytes: (0xe2, 0x80, 0x93)) }

  /// Skips an ASCII letter of either case if it follows, and returns whether it did.
  mutating func takeLetter(_ text: Span<UInt8>, _ letter: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  /// Skips the letter of quarters, and returns whether it follows.
  /// - Parameters:
  ///   - text: the text of the date.
  ///   - mayBeRomance: whether it may be "T", as in Romance languages, and not "Q" alone.
  ///   - mayBeNordic: whether it may be "K", as in Nordic languages; after a digit it means thousands.
  /// - Returns: whether it was there.
  mutating func takeQuarter(
    _ text: Span<UInt8>, mayBeRomance: Bool, mayBeNordic: Bool = false
  ) -> Bool {
    takeLetter(text, "q") || mayBeRomance && takeLetter(text, "t")
      || mayBeNordic && takeLetter(text, "k")
  }

  /// Skips the first of some characters that follows, and returns it.
  mutating func oneOf(_ text: Span<UInt8>, _ characters: Unicode.Scalar...) -> Unicode.Scalar? {
    for character in characters where take(text, character) { return character }
    return nil
  }

  /// Skips the separators between the parts of dates with names.
  mutating func skipSeparators(_ text: Span<UInt8>) {
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        position += 1
      default: return
      }
    }
  }

  /// Skips "of" and its like, if one follows, and the separators after it: "3 de enero de 2012".
  mutating func skipPreposition(_ text: Span<UInt8>) {
    let word = text.extracting(word(text))
    guard word.count == 2, word[0] | 0x20 == UInt8(ascii: "d"), word[1] | 0x20 == UInt8(ascii: "e")
    else { return }
    position += 2
    skipSeparators(text)
  }

  /// Skips the ending of an ordinal number, if one follows: "1st", "2nd", "1er".
  mutating func skipOrdinal(_ text: Span<UInt8>) {
    let word = text.extracting(word(text))
    guard word.count == 2 else { return }
    switch (word[0] | 0x20, word[1] | 0x20) {
    case (UInt8(ascii: "s"), UInt8(ascii: "t")), (UInt8(ascii: "n"), UInt8(ascii: "d")),
      (UInt8(ascii: "r"), UInt8(ascii: "d")), (UInt8(ascii: "t"), UInt8(ascii: "h")),
      (UInt8(ascii: "e"), UInt8(ascii: "r")):
      position += 2
    default: return
    }
  }

  /// Reads a year of a Japanese era with its sign 年, as in 令和6年 or 平成元年.
  /// - Returns: the year of the common era, or nil if no era follows.
  mutating func yearOfEra(_ text: Span<UInt8>) -> Int? {
    guard position < text.count, text[position] >= 0xe4 else { return nil }
    let start = position
    for era in Self.eras {
      guard take(text, bytes: era.signs.0), take(text, bytes: era.signs.1) else {
        position = start
        continue
      }
      let year = take(text, bytes: (0xe5, 0x85, 0x83)) ? 1 : number(text, digits: 1...2)
      guard let year, year > 0, take(text, bytes: (0xe5, 0xb9, 0xb4)) else {
        position = start
        return nil
      }
      return era.yearBefore + year
    }
    return nil
  }

  private typealias Sign = (UInt8, UInt8, UInt8)

  /// The eras 令和, 平成 and 昭和, and the last year before each.
  private static let eras: [(signs: (Sign, Sign), yearBefore: Int)] = [
    (((0xe4, 0xbb, 0xa4), (0xe5, 0x92, 0x8c)), 2018),
    (((0xe5, 0xb9, 0xb3), (0xe6, 0x88, 0x90)), 1988),
    (((0xe6, 0x98, 0xad), (0xe5, 0x92, 0x8c)), 1925),
  ]

  /// Skips a sign of several bytes, if it follows, and returns whether it did.
  mutating func take(_ text: Span<UInt8>, bytes sign: (UInt8, UInt8, UInt8)) -> Bool {
    guard position + 2 < text.count, text[position] == sign.0, text[position + 1] == sign.1,
      text[position + 2] == sign.2
    else { return false }
    position += 3
    return true
  }

  /// Skips a name of a weekday, if one follows, and the separators after it.
  /// - Parameters:
  ///   - text: the text of the date.
  ///   - mayBeMonth: whether a month may stand here, so that "mar" is March and not "martes".
  mutating func skipWeekday(_ text: Span<UInt8>, mayBeMonth: Bool = false) {
    let word = word(text)
    guard CalendarCycle.weekdays.index(of: text.extracting(word), beginsDate: true) != nil,
      !mayBeMonth || CalendarCycle.months.index(of: text.extracting(word)) == nil
    else { return }
    position = word.upperBound
    skipSeparators(text)
  }

  /// Reads a name of a month, if one follows.
  ///
  /// - Returns: 1 to 12, or nil if there is no such name.
  mutating func month(_ text: Span<UInt8>) -> Int? {
    let word = word(text)
    guard let index = CalendarCycle.months.index(of: text.extracting(word)) else { return nil }
    position = word.upperBound
    return index + 1
  }

  /// Returns where the word for the year begins that stands in short at the end of a text, with the space
  /// before it, as in "1 апреля 2024 г." and "1 січня 2024 р."; nil if there is none.
  static func yearWord(of text: Span<UInt8>) -> Int? {
    var end = text.count
    if end > 0, text[end - 1] == 0x2e { end -= 1 }
    guard end > 6, text[end - 3] == 0x20,
      text[end - 2] == 0xd0 && text[end - 1] == 0xb3
        || text[end - 2] == 0xd1 && text[end - 1] == 0x80
    else { return nil }
    return end - 3
  }

  /// Returns the range of the letters that follow, of ASCII and of Latin and Cyrillic scripts in two bytes
  /// of UTF-8.
  private func word(_ text: Span<UInt8>) -> Range<Int> {
    var end = position
    while end < text.count {
      if (text[end] | 0x20) &- UInt8(ascii: "a") < 26 {
        end += 1
      } else if (0xc3...0xc5).contains(text[end]) || (0xd0...0xd2).contains(text[end]),
        end + 1 < text.count
      {
        end += 2
      } else {
        break
      }
    }
    return position..<end
  }

  /// Skips a space, or the narrow one that programs put before "PM".
  private mutating func skipSpace(_ text: Span<UInt8>) {
    if take(text, " ") { return }
    guard position + 3 <= text.count, text[position] == 0xe2, text[position + 1] == 0x80,
      text[position + 2] == 0xaf
    else { return }
    position += 3
  }

  /// A time of day.
  typealias Time = (seconds: Double, part: DateReading.Part, offset: Double?)

  /// Reads the text after a day: a time of day, optionally with an offset from UTC.
  ///
  /// Examples: "T12:30:05.25+01:00", "T123005Z", " 3:45 PM", ", 15:45 UTC" or ":15:45:10 +0000".
  /// Seconds of 60 run into the next minute.
  /// - Returns: seconds since midnight, the finest part, and the offset of the clock from UTC in
  ///   seconds, which is nil if there is none; nil if the text is malformed.
  mutating func time(_ text: Span<UInt8>) -> Time? {
    let isISO = takeLetter(text, "t")
    guard isISO || take(text, ":") || take(text, " ") || take(text, ",") && take(text, " ") else {
      return nil
    }
    while !isISO, take(text, " ") {}
    guard let hour = number(text, digits: 1...2) else { return nil }
    var seconds = Double(hour * 3600)
    var part = DateReading.Part.hour
    let hasColon = take(text, ":")
    if hasColon || isISO && isAtDigit(text) {
      guard let minute = number(text, digits: 2...2), minute < 60 else { return nil }
      seconds += Double(minute * 60)
      part = .minute
      if hasColon ? take(text, ":") : isAtDigit(text) {
        guard let second = number(text, digits: 2...2), second <= 60 else { return nil }
        seconds += Double(second)
        part = .second
        if take(text, ".") || take(text, ",") {
          guard let fraction = fraction(text) else { return nil }
          seconds += fraction
          part = .fraction
        }
      }
    }
    skipSpace(text)
    if let isAfternoon = halfOfDay(text) {
      // Programs that write all hours of the day may name its half, too: 18:00 PM, 0:30 AM.
      let isOfDay = isAfternoon ? (13..<24).contains(hour) : hour == 0
      guard isOfDay || (1...12).contains(hour) else { return nil }
      if !isOfDay { seconds += Double((hour == 12 ? -12 : 0) + (isAfternoon ? 12 : 0)) * 3600 }
      _ = take(text, " ")
    } else if part == .hour {
      return nil
    }
    guard seconds <= 86_401 else { return nil }
    if isAtEnd(text) { return (seconds, part, nil) }
    guard let offset = offset(text), isAtEnd(text) else { return nil }
    return (seconds, part, offset)
  }

  /// Reads "AM" or "p.m.", and returns whether it is the second half of the day.
  private mutating func halfOfDay(_ text: Span<UInt8>) -> Bool? {
    let isAfternoon = takeLetter(text, "p")
    guard isAfternoon || takeLetter(text, "a") else { return nil }
    _ = take(text, ".")
    guard takeLetter(text, "m") else { return nil }
    _ = take(text, ".")
    return isAfternoon
  }

  private mutating func fraction(_ text: Span<UInt8>) -> Double? {
    let start = position
    var value = 0.0
    var unit = 1.0
    while isAtDigit(text) {
      if position - start < 9 {
        value = value * 10 + Double(text[position] - UInt8(ascii: "0"))
        unit *= 10
      }
      position += 1
    }
    return position > start ? value / unit : nil
  }

  /// Reads the name of a zone of Europe, or of America as RFC 5322 (section 4.3) has them; CST is also
  /// China's.
  /// - Returns: the hours ahead of UTC, or nil if there is no such name.
  private mutating func zone(_ text: Span<UInt8>) -> Int? {
    let word = word(text)
    guard (3...4).contains(word.count), word.upperBound == text.count else { return nil }
    let name = word.reduce(0) { $0 << 8 | UInt32(text[$1]) }
    guard let hours = Self.zones[name] else { return nil }
    position = word.upperBound
    return hours
  }

  /// The hours of zones by the bytes of their names.
  private static let zones: [UInt32: Int] = [
    "WET": 0, "WEST": 1, "CET": 1, "CEST": 2, "MEZ": 1, "MESZ": 2, "EET": 2, "EEST": 3, "EST": -5,
    "EDT": -4, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7,
  ].reduce(into: [:]) { zones, zone in
    zones[zone.key.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = zone.value
  }

  /// Reads "Z", "+01", "-0330", "+05:30", "UTC", "GMT", the name of a zone, or, as in Go,
  /// "+0000 UTC", as in forms of Google "GMT+1" and "GMT+5:30", or as JavaScript writes it "GMT+0100
  /// (British Summer Time)".
  private mutating func offset(_ text: Span<UInt8>) -> Double? {
    var offset = 0.0
    let isWest = take(text, "-")
    let hasNumber = isWest || take(text, "+")
    if hasNumber {
      guard let hours = number(text, digits: 2...2) else { return nil }
      _ = take(text, ":")
      let minutes = isAtDigit(text) ? number(text, digits: 2...2) : 0
      guard let minutes, hours <= 24, minutes < 60 else { return nil }
      offset = Double(hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
      guard take(text, " ") else { return isAtEnd(text) ? offset : nil }
    }
    if isAtEnd(text) || takeLetter(text, "z") { return offset }
    if !hasNumber, let hours = zone(text) { return Double(hours * 3600) }
    let isUTC = takeLetter(text, "u") && takeLetter(text, "t") && takeLetter(text, "c")
    let isGMT = takeLetter(text, "g") && takeLetter(text, "m") && takeLetter(text, "t")
    guard isUTC || isGMT else { return nil }
    let isWestOfIt = take(text, "-")
    guard offset == 0, isWestOfIt || take(text, "+") else { return offset }
    guard let hours = number(text, digits: 1...2), hours <= 24 else { return nil }
    let hasMinutes = take(text, ":") || isAtDigit(text)
    let minutes = hasMinutes ? number(text, digits: 2...2) : 0
    guard let minutes, minutes < 60 else { return nil }
    skipName(text)
    return Double(hours * 3600 + minutes * 60) * (isWestOfIt ? -1 : 1)
  }

  /// Skips the name of a zone in brackets, in any language, which ends a text.
  private mutating func skipName(_ text: Span<UInt8>) {
    guard position + 2 < text.count, text[position] == 0x20,
      text[position + 1] == UInt8(ascii: "("), text[text.count - 1] == UInt8(ascii: ")")
    else { return }
    position = text.count
  }
}
