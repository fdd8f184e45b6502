/// A line of a log in pieces: times, numbers, words, and the signs between them.
struct LogLine {
  /// What a piece is.
  enum Kind: Equatable {
    /// A date, a time of day, or both.
    case time
    /// A number with its unit, if it has one: "12", "5.2ms", "427.36 MB".
    case number
    /// A word, or a text in quotation marks.
    case word
    /// A sign between words; ">" also stands for an arrow.
    case sign(UInt8)
  }

  /// A piece of the line.
  struct Piece {
    var kind: Kind
    /// Its bytes, without quotation marks.
    var range: Range<Int>
  }

  /// The pieces from left to right, without those that tell how grave a message is.
  let pieces: [Piece]

  private let bytes: [UInt8]

  /// The maximum length of a line, in bytes.
  private static let maxLength = 2000

  /// Splits a line, or returns nil if it is too long, a quotation mark is open, or it begins as values do:
  /// with a quotation mark or a brace.
  /// - Parameters:
  ///   - line: the line.
  ///   - units: the units that are known so far.
  init?(_ line: String, _ units: LogUnits) {
    guard line.utf8.count <= Self.maxLength,
      let first = line.utf8.first(where: { $0 > 0x20 }), first != .quote, first != UInt8(ascii: "{")
    else { return nil }
    bytes = Array(line.utf8)
    var scanner = LogScanner(bytes, units)
    var pieces: [Piece] = []
    while let piece = scanner.next() {
      let text = scanner.bytes[piece.range]
      if piece.kind == .word, let first = text.first, Self.initials.contains(first),
        Self.levels.contains(where: text.elementsEqual)
      {
        continue
      }
      pieces.append(piece)
    }
    guard scanner.isAtEnd else { return nil }
    self.pieces = pieces
  }

  /// Returns the bytes of a piece.
  func bytes(of piece: Piece) -> ArraySlice<UInt8> { bytes[piece.range] }

  /// Returns the text of a piece.
  func text(_ piece: Piece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }

  /// Whether any piece is a number.
  var hasNumbers: Bool { pieces.contains { $0.kind == .number } }

  /// Whether the first piece that is no sign is a time.
  var beginsWithTime: Bool {
    pieces.first { if case .sign = $0.kind { false } else { true } }?.kind == .time
  }

  /// The number of parts between commas and semicolons in which a word stands beside a number, as in a
  /// sentence and not in a row of cells.
  var mixedPartCount: Int {
    let delimiters: [Kind] = [.sign(UInt8(ascii: ",")), .sign(UInt8(ascii: ";"))]
    return pieces.split { delimiters.contains($0.kind) }.count { part in
      let numbers = part.count { $0.kind == .number || $0.kind == .time }
      return numbers > 0
        && part.contains { piece in
          piece.kind == .word && bytes[piece.range].count { ($0 | 0x20) &- 0x61 < 26 } > 1
        }
    }
  }

  /// The title that the line is, if it is one with a number, such as "Benchmark 1: ls -l": the word before
  /// the number, and all that follows the colon.
  var title: (name: String, text: String)? {
    guard pieces.count > 3, pieces[0].kind == .word, pieces[1].kind == .number,
      pieces[2].kind == .sign(UInt8(ascii: ":")), pieces[3].kind == .word,
      !pieces[3...].contains(where: {
        [.sign(UInt8(ascii: ":")), .sign(UInt8(ascii: "="))].contains($0.kind)
      })
    else { return nil }
    let text = bytes[pieces[3].range.lowerBound...]
    return (self.text(pieces[0]), String(decoding: text, as: UTF8.self))
  }

  /// Returns the unit of a number; empty if it has none.
  func unit(of piece: Piece) -> String {
    let digits = Set("0123456789.,+- ".utf8)
    var rest = bytes[piece.range].drop(while: digits.contains)
    // What an exponent has is no unit.
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e"),
      let second = rest.dropFirst().first, digits.contains(second)
    {
      rest = rest.dropFirst().drop(while: digits.contains)
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Returns a piece as a cell: a time as one that dates have, a number without signs of thousands.
  func cell(_ piece: Piece) -> String {
    switch piece.kind {
    case .time: return LogTime.cell(bytes[piece.range])
    case .number:
      var number = bytes[piece.range]
      // Speeds such as 1.45x are multiples.
      if number.last == UInt8(ascii: "x") { number.removeLast() }
      guard number.contains(UInt8(ascii: ",")) else {
        return String(decoding: number, as: UTF8.self)
      }
      return String(decoding: number.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    case .word, .sign:
      let word = text(piece)
      return LogTemplate.infinities.contains(word.lowercased()) ? "" : word
    }
  }

  /// How grave messages are, which may differ from line to line.
  private static let levels: [[UInt8]] = [
    "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "TRACE", "CRITICAL", "FATAL",
  ].map { Array($0.utf8) }
  private static let initials = Array("DINWETCF".utf8)
}

/// Finds the pieces of a line, one after the other.
struct LogScanner {
  /// The line.
  let bytes: [UInt8]
  private var position = 0
  private var hasFailed = false
  private let units: LogUnits

  init(_ bytes: [UInt8], _ units: LogUnits) {
    self.bytes = bytes
    self.units = units
  }

  /// Whether the whole line was read.
  var isAtEnd: Bool { !hasFailed && position >= bytes.count }

  /// Returns the next piece, or nil at the end or at a quotation mark that is not closed.
  mutating func next() -> LogLine.Piece? {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    if bytes[start] == .quote { return quoted() }
    // The deviation right behind a number: "0.43+0.007".
    if bytes[start] == UInt8(ascii: "+"), start > 0, bytes[start - 1] > 0x20 {
      position += 1
      return LogLine.Piece(kind: .sign(bytes[start]), range: start..<position)
    }
    if let end = LogTime.end(of: bytes, from: start), isBoundary(end) {
      position = end
      return LogLine.Piece(kind: .time, range: start..<end)
    }
    if let end = numberEnd(start) {
      position = end
      return LogLine.Piece(kind: .number, range: start..<end)
    }
    if isArrow(start) {
      position += 2
      return LogLine.Piece(kind: .sign(UInt8(ascii: ">")), range: start..<position)
    }
    let isStroke = bytes[start] == UInt8(ascii: "/") && (isDigit(start + 1) || isSpace(start + 1))
    if Self.isSign(bytes[start]) || isStroke {
      position += 1
      return LogLine.Piece(kind: .sign(bytes[start]), range: start..<position)
    }
    while position < bytes.count, !isSpace(position), !Self.isSign(bytes[position]),
      !isArrow(position)
    {
      position += 1
    }
    return LogLine.Piece(kind: .word, range: start..<position)
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
    return LogLine.Piece(kind: .word, range: start..<end)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
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
    case let byte where Self.isSign(byte): return true
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

  /// Returns the end of the number that starts here, with its unit, or nil if there is none.
  private func numberEnd(_ start: Int) -> Int? {
    var end = start
    if bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    } else if bytes[end] == 0xe2, bytes[end...].starts(with: "−".utf8) {
      end += 3
    }
    let first = end
    while isDigit(end) { end += 1 }
    if end > first, end - first <= 3 {
      while end + 3 < bytes.count, bytes[end] == UInt8(ascii: ","), isDigit(end + 1),
        isDigit(end + 2), isDigit(end + 3), !isDigit(end + 4)
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
      var exponent = end + 1
      if exponent < bytes.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[exponent]) {
        exponent += 1
      }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    let unit = end
    while end < bytes.count, isOfUnit(end) { end += 1 }
    if end > unit { return isBoundary(end) && units.contains(bytes[unit..<end]) ? end : nil }
    guard isBoundary(end) else { return nil }
    // The unit may stand after a space.
    var next = end
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next > end else { return end }
    var last = next
    while last < bytes.count, isOfUnit(last) { last += 1 }
    let isUnit =
      last > next && isBoundary(last) && units.contains(word: bytes[next..<last]) && !isMarked(last)
    return isUnit ? last : end
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
