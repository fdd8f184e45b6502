import SonifyTables

/// Finds the pieces of a line, one after the other.
struct LogScanner {
  /// The line.
  let bytes: [UInt8]
  private var position = 0
  private var hasFailed = false
  private let units: LogUnits
  /// Whether the line is one of syslog, where process 1 has a number in brackets as others have; elsewhere
  /// a single digit may be an index.
  private let isOfSystem: Bool
  /// The number of a process, which separates what stands before it from the message.
  private var process: LogLine.Piece?

  init(_ bytes: [UInt8], _ units: LogUnits) {
    self.bytes = bytes
    isOfSystem = NamedLogDay(bytes, from: 0) != nil
    self.units = units
  }

  /// Whether the whole line was read.
  var isAtEnd: Bool { !hasFailed && position >= bytes.count }

  /// Returns the next piece, or nil at the end or at a quotation mark that is not closed.
  mutating func next() -> LogLine.Piece? {
    if let process {
      self.process = nil
      return process
    }
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    if bytes[start] == .quote { return quoted() }
    // The deviation right after a number: "0.43+0.007".
    if bytes[start] == UInt8(ascii: "+"), start > 0, bytes[start - 1] > 0x20 {
      position += 1
      return LogLine.Piece(kind: .sign(bytes[start]), range: start..<position)
    }
    if let end = LogTime.end(of: bytes, from: start), isBoundary(end) {
      position = end
      return LogLine.Piece(kind: .time, range: start..<end)
    }
    if let end = joinedDurationEnd(start) {
      position = end
      return LogLine.Piece(kind: .number, range: start..<end, unit: (end - 1)..<end)
    }
    if let end = digitsEnd(start), let unit = unit(from: end) {
      position = max(end, unit.upperBound)
      if !unit.isEmpty { joinDuration(from: start) }
      return LogLine.Piece(kind: .number, range: start..<position, unit: unit)
    }
    if isArrow(start) {
      position += 2
      return LogLine.Piece(kind: .sign(UInt8(ascii: ">")), range: start..<position)
    }
    let isStroke = bytes[start] == UInt8(ascii: "/") && (isDigit(start + 1) || isSpace(start + 1))
    if Self.isMark(bytes[start]) || isStroke {
      position += 1
      return LogLine.Piece(kind: .sign(bytes[start]), range: start..<position)
    }
    while position < bytes.count, !isSpace(position), !Self.isMark(bytes[position]),
      !isArrow(position)
    {
      position += 1
    }
    skipPort(of: start..<position)
    let word = start..<position
    skipProcess()
    return LogLine.Piece(kind: .word, range: word)
  }

  /// Moves past the port that follows an address of the Internet.
  private mutating func skipPort(of word: Range<Int>) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":"),
      bytes[word].count(where: { $0 == UInt8(ascii: ".") }) == 3,
      bytes[word].allSatisfy({ $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 }),
      let end = LogTime.digitsEnd(bytes, position + 1, 1...5), isBoundary(end)
    else { return }
    position = end
  }

  /// Moves past the number of the process that follows the name of a program, as in "sshd[812]:", which is
  /// a sign, as it differs with each start.
  private mutating func skipProcess() {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "["),
      let end = LogTime.digitsEnd(bytes, position + 1, (isOfSystem ? 1 : 2)...10),
      end + 1 < bytes.count,
      bytes[end] == UInt8(ascii: "]"), bytes[end + 1] == UInt8(ascii: ":")
    else { return }
    process = LogLine.Piece(kind: .sign(bytes[end]), range: position..<(end + 2))
    position = end + 2
  }

  /// Moves past smaller units of a length of time: "10 min 48 s".
  private mutating func joinDuration(from start: Int) {
    while true {
      var next = position
      while next < bytes.count, bytes[next] == 0x20 { next += 1 }
      guard isDigit(next), let end = digitsEnd(next), let unit = unit(from: end), !unit.isEmpty,
        HumanMeasure.duration.value(bytes[start..<unit.upperBound].span) != nil
      else { return }
      position = unit.upperBound
    }
  }

  /// Returns the end of a length of time in several units without spaces, "2h5m" or "0m0.058s", or nil if
  /// there is none.
  private func joinedDurationEnd(_ start: Int) -> Int? {
    guard isDigit(start) else { return nil }
    var end = start
    var numbers = 0
    while end < bytes.count, isDigit(end) || bytes[end] == UInt8(ascii: ".") || isOfUnit(end) {
      if isDigit(end), end == start || isOfUnit(end - 1) { numbers += 1 }
      end += 1
    }
    guard numbers > 1, end - start <= 24, isBoundary(end),
      HumanMeasure.duration.value(bytes[start..<end].span) != nil
    else { return nil }
    return end
  }

  private mutating func quoted() -> LogLine.Piece? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != .quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else {
      hasFailed = true
      return nil
    }
    position = end + 1
    return value(start..<end) ?? LogLine.Piece(kind: .word, range: start..<end)
  }

  /// Returns the number or the time that is all between the quotation marks of a value, as in `temperature="21.5"`; nil if
  /// other text is.
  private func value(_ text: Range<Int>) -> LogLine.Piece? {
    guard text.lowerBound > 1, bytes[text.lowerBound - 2] == UInt8(ascii: "=") else { return nil }
    if LogTime.end(of: bytes, from: text.lowerBound) == text.upperBound {
      return LogLine.Piece(kind: .time, range: text)
    }
    // A comma may be a decimal sign or one of thousands.
    guard !bytes[text].contains(UInt8(ascii: ",")), let end = digitsEnd(text.lowerBound),
      end <= text.upperBound, let unit = unit(from: end),
      max(end, unit.upperBound) == text.upperBound
    else { return nil }
    return LogLine.Piece(kind: .number, range: text, unit: unit)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "|"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func isDigit(_ place: Int) -> Bool {
    place < bytes.count && bytes[place] &- UInt8(ascii: "0") < 10
  }

  private func isSpace(_ place: Int) -> Bool { place >= bytes.count || bytes[place] <= 0x20 }

  private func isArrow(_ place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place] == UInt8(ascii: "-")
      && bytes[place + 1] == UInt8(ascii: ">")
  }

  /// Returns whether a number or a time may end here.
  private func isBoundary(_ place: Int) -> Bool {
    if isSpace(place) || bytes[place] == .quote { return true }
    switch bytes[place] {
    // What goes on with digits is an address.
    case UInt8(ascii: ":"): return !isDigit(place + 1)
    case let byte where Self.isMark(byte): return true
    case UInt8(ascii: "/"): return true
    case UInt8(ascii: "+"): return isDigit(place + 1)
    case UInt8(ascii: "-"): return isArrow(place)
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "'"): return isSpace(place + 1)
    // An ellipsis, or plus or minus.
    case 0xc2: return place + 1 < bytes.count && bytes[place + 1] == 0xb1
    case 0xe2: return place + 1 < bytes.count && bytes[place + 1] == 0x80
    default: return false
    }
  }

  /// Returns the end of the number that starts here, without its unit, or nil if there is none.
  private func digitsEnd(_ start: Int) -> Int? {
    var end = start
    if isSign(end) {
      end += 1
    } else if bytes[end] == 0xe2, bytes[end...].starts(with: "−".utf8) {
      end += 3
    }
    let first = end
    while isDigit(end) { end += 1 }
    // What a comma before three digits means is judged by the whole column.
    if end > first, end - first <= 3 {
      while end < bytes.count, bytes[end] == UInt8(ascii: ","),
        (end + 1...end + 3).allSatisfy(isDigit), !isDigit(end + 4)
      {
        end += 4
      }
    }
    let whole = end
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(end + 1) {
      end += 1
      while isDigit(end) { end += 1 }
    }
    guard whole > first || end > whole else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = isSign(end + 1) ? end + 2 : end + 1
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    return end
  }

  private func isSign(_ place: Int) -> Bool {
    place < bytes.count && (bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+"))
  }

  /// Returns the unit of the number that ends here, which may stand after a space; an empty range if it has
  /// none, and nil if what follows makes a word of the number.
  private func unit(from end: Int) -> Range<Int>? {
    let unit = end..<unitEnd(end)
    if !unit.isEmpty {
      return isBoundary(unit.upperBound) && units.contains(bytes[unit]) ? unit : nil
    }
    guard isBoundary(end) else { return nil }
    var start = end
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    let word = start..<unitEnd(start)
    let isUnit =
      start > end && !word.isEmpty && isBoundary(word.upperBound) && !isMarked(word.upperBound)
      && units.contains(word: bytes[word])
    return isUnit ? word : unit
  }

  private func unitEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, isOfUnit(end) { end += 1 }
    return end
  }

  /// Returns whether ":" or "=" follows, so that what ends here is a label.
  private func isMarked(_ place: Int) -> Bool {
    var next = place
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    return next < bytes.count && [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(bytes[next])
  }

  private func isOfUnit(_ place: Int) -> Bool {
    let byte = bytes[place]
    if (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "%") { return true }
    // The micro and the degree sign.
    if byte == 0xc2 || byte == 0xb5 || byte == 0xb0 { return true }
    return byte == UInt8(ascii: "/") && place + 1 < bytes.count
      && (bytes[place + 1] | 0x20) &- UInt8(ascii: "a") < 26
  }
}
