/// A way of writing dates, and of reading them as seconds since 1970-01-01T00:00:00Z.
///
/// All but ``compact`` may be followed by a time of day, as in "T12:30:05.25+01:00"; without an
/// offset it is taken to be UTC. Seconds of 60 run into the next minute.
enum DateFormat: CaseIterable, Sendable {
  /// 2012-01-31, 2012/1/31 or, without a day, 2012-01.
  case yearFirst
  /// 20120131.
  case compact
  /// 31.01.2012.
  case dotted
  /// Jan 31 2012, January 31, 2012 or, without a day, Jan 2012.
  case monthName
  /// 31 January 2012 or 31-Jan-2012.
  case dayMonthName
  /// 1/31/2012.
  case slashedMonthFirst
  /// 31/1/2012.
  case slashedDayFirst

  /// What the format looks like.
  var example: String {
    switch self {
    case .yearFirst: "2012-01-31"
    case .compact: "20120131"
    case .dotted: "31.01.2012"
    case .monthName: "Jan 31 2012"
    case .dayMonthName: "31 January 2012"
    case .slashedMonthFirst: "1/31/2012, month first"
    case .slashedDayFirst: "31/1/2012, day first"
    }
  }

  /// Reads a whole cell.
  /// - Parameter text: the cell without surrounding white space.
  /// - Returns: seconds since 1970, or nothing when the cell is not such a date.
  func seconds(_ text: Span<UInt8>) -> Double? {
    guard text.count <= 64 else { return nil }
    var cursor = DateCursor()
    guard let date = date(text, &cursor), let time = cursor.time(text) else { return nil }
    return Double(date.daysSince1970) * 86_400 + time
  }

  private func date(_ text: Span<UInt8>, _ cursor: inout DateCursor) -> CivilDate? {
    switch self {
    case .yearFirst:
      guard let year = cursor.number(text, digits: 4...4),
        let separator = cursor.oneOf(text, "-", "/"),
        let month = cursor.number(text, digits: 1...2)
      else { return nil }
      guard cursor.take(text, separator) else {
        return cursor.isAtEnd(text) ? CivilDate(year: year, month: month, day: 1) : nil
      }
      guard let day = cursor.number(text, digits: 1...2) else { return nil }
      return CivilDate(year: year, month: month, day: day)
    case .compact:
      guard let number = cursor.number(text, digits: 8...8), cursor.isAtEnd(text) else {
        return nil
      }
      return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    case .dotted:
      return numbers(text, &cursor, separator: ".", monthFirst: false)
    case .slashedMonthFirst:
      return numbers(text, &cursor, separator: "/", monthFirst: true)
    case .slashedDayFirst:
      return numbers(text, &cursor, separator: "/", monthFirst: false)
    case .monthName:
      guard let month = cursor.month(text) else { return nil }
      cursor.skipSeparators(text)
      guard let number = cursor.number(text, digits: 1...4) else { return nil }
      if number >= 1000 { return CivilDate(year: number, month: month, day: 1) }
      cursor.skipSeparators(text)
      guard let year = cursor.number(text, digits: 4...4) else { return nil }
      return CivilDate(year: year, month: month, day: number)
    case .dayMonthName:
      guard let day = cursor.number(text, digits: 1...2) else { return nil }
      cursor.skipSeparators(text)
      guard let month = cursor.month(text) else { return nil }
      cursor.skipSeparators(text)
      guard let year = cursor.number(text, digits: 4...4) else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
  }

  private func numbers(
    _ text: Span<UInt8>, _ cursor: inout DateCursor, separator: Unicode.Scalar, monthFirst: Bool
  ) -> CivilDate? {
    let separator = UInt8(ascii: separator)
    guard let first = cursor.number(text, digits: 1...2), cursor.take(text, separator),
      let second = cursor.number(text, digits: 1...2), cursor.take(text, separator),
      let year = cursor.number(text, digits: 4...4)
    else { return nil }
    return CivilDate(
      year: year, month: monthFirst ? first : second, day: monthFirst ? second : first)
  }
}

/// A place in a date that is being read.
private struct DateCursor {
  private var position = 0

  func isAtEnd(_ text: Span<UInt8>) -> Bool { position == text.count }

  /// Reads a whole number of a number of digits within `digits`.
  mutating func number(_ text: Span<UInt8>, digits: ClosedRange<Int>) -> Int? {
    let start = position
    var number = 0
    while position < text.count, position - start < digits.upperBound,
      case let digit = text[position] &- UInt8(ascii: "0"), digit < 10
    {
      number = number * 10 + Int(digit)
      position += 1
    }
    return position - start >= digits.lowerBound ? number : nil
  }

  mutating func take(_ text: Span<UInt8>, _ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func oneOf(
    _ text: Span<UInt8>, _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> UInt8? {
    for scalar in [first, second] where take(text, UInt8(ascii: scalar)) {
      return UInt8(ascii: scalar)
    }
    return nil
  }

  mutating func skipSeparators(_ text: Span<UInt8>) {
    while take(text, UInt8(ascii: " ")) || take(text, UInt8(ascii: ","))
      || take(text, UInt8(ascii: "-")) || take(text, UInt8(ascii: "."))
    {}
  }

  /// Reads an English name of a month, whole or its first three letters; "Sept" too.
  mutating func month(_ text: Span<UInt8>) -> Int? {
    var letters: [UInt8] = []
    while position < text.count, case let letter = text[position] | 0x20,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter), letters.count < 10
    {
      letters.append(letter)
      position += 1
    }
    guard letters.count >= 3 else { return nil }
    let names: [StaticString] = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let index = names.firstIndex { name in
      let name = Array(name.description.utf8)
      return letters == name || letters == Array(name.prefix(3))
        || letters == Array("sept".utf8) && name.starts(with: letters)
    }
    return index.map { $0 + 1 }
  }

  /// Reads what may follow the day: nothing, or a time of day with an offset, in seconds.
  mutating func time(_ text: Span<UInt8>) -> Double? {
    if isAtEnd(text) { return 0 }
    guard
      take(text, UInt8(ascii: "T")) || take(text, UInt8(ascii: "t"))
        || take(text, UInt8(ascii: " ")), let hour = number(text, digits: 1...2), hour <= 24,
      take(text, UInt8(ascii: ":")), let minute = number(text, digits: 2...2), minute < 60
    else { return nil }
    var seconds = Double(hour * 3600 + minute * 60)
    if take(text, UInt8(ascii: ":")) {
      guard let second = number(text, digits: 2...2), second <= 60 else { return nil }
      seconds += Double(second)
      if take(text, UInt8(ascii: ".")) || take(text, UInt8(ascii: ",")) {
        guard let fraction = fraction(text) else { return nil }
        seconds += fraction
      }
    }
    guard seconds <= 86_401 else { return nil }
    _ = take(text, UInt8(ascii: " "))
    guard let offset = offset(text), isAtEnd(text) else { return nil }
    return seconds - offset
  }

  private mutating func fraction(_ text: Span<UInt8>) -> Double? {
    let start = position
    var value = 0.0
    var unit = 1.0
    while position < text.count, case let digit = text[position] &- UInt8(ascii: "0"), digit < 10 {
      if position - start < 9 {
        value = value * 10 + Double(digit)
        unit *= 10
      }
      position += 1
    }
    return position > start ? value / unit : nil
  }

  private mutating func offset(_ text: Span<UInt8>) -> Double? {
    if isAtEnd(text) || take(text, UInt8(ascii: "Z")) || take(text, UInt8(ascii: "z")) { return 0 }
    let isWest = take(text, UInt8(ascii: "-"))
    guard isWest || take(text, UInt8(ascii: "+")), let hours = number(text, digits: 2...2) else {
      return nil
    }
    _ = take(text, UInt8(ascii: ":"))
    let minutes = isAtEnd(text) ? 0 : number(text, digits: 2...2)
    guard let minutes, hours <= 24, minutes < 60 else { return nil }
    return Double(hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }
}
