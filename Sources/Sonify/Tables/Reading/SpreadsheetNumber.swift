import SonifyArchives

/// A number as spreadsheets show it, split into its parts: "-$1,204.50", "1 204,50 €", "45 %", "12,-".
///
/// Which of its signs is the group separator and which is the decimal sign is left open.
package struct SpreadsheetNumber {
  /// A group separator, which separates the thousands of the integer part.
  package enum Grouping: UInt8, CaseIterable, Sendable {
    case none = 0
    case comma = 0x2c
    case point = 0x2e
    /// A space of any width, no-break or not.
    case space = 0x20
    /// A straight or curly apostrophe.
    case apostrophe = 0x27
  }

  /// The mark before or after the number.
  package private(set) var mark: UnitSign?
  /// Whether the mark stands after the number.
  package private(set) var endsWithMark = false
  /// Whether a dash stands for the decimals.
  package private(set) var endsWithDash = false
  private var isNegative = false
  /// Digits, points, commas, spaces and apostrophes, each as one ASCII byte.
  private var body: [UInt8] = []

  /// The maximum length of such a number, in bytes.
  private static let maxLength = 80

  /// Parses a cell, or returns nil if it is not such a number.
  /// - Parameter text: the cell without surrounding white space.
  package init?(_ text: Span<UInt8>) {
    guard text.count <= Self.maxLength else { return nil }
    // Accountants put negative numbers in brackets.
    let isBracketed =
      text.count > 2 && text[0] == UInt8(ascii: "(") && text[text.count - 1] == UInt8(ascii: ")")
    let text = isBracketed ? text.extracting(1..<(text.count - 1)) : text
    isNegative = isBracketed
    var position = 0
    var hasSign = false
    var hasEnded = false
    // Whether letters stand directly before digits, as in TL1, which is a code if it is so short.
    var mayBeCode = false
    while position < text.count {
      let start = position
      let scalar = Self.scalar(text, at: &position)
      if let byte = Self.bodyByte(scalar) {
        if byte == Grouping.space.rawValue, body.isEmpty || hasEnded { continue }
        guard !hasEnded else { return nil }
        body.append(byte)
      } else if Self.isDash(scalar), !hasEnded, body.count > 1,
        let last = body.last, last == Grouping.comma.rawValue || last == Grouping.point.rawValue
      {
        body.removeLast()
        (endsWithDash, hasEnded) = (true, true)
      } else if endsWithDash, mark == nil, Self.isDash(scalar) {
        continue
      } else if scalar == 0x2d || scalar == 0x2b || scalar == 0x2212 {
        guard body.isEmpty, !hasSign, !isBracketed else { return nil }
        hasSign = true
        isNegative = scalar != 0x2b
      } else if mark == nil, let found = UnitSign.word(text, at: start) {
        (mark, position) = found
        mayBeCode =
          body.isEmpty && position < text.count && Self.isDigit(text[position])
          && text[position - 1] | 0x20 >= 0x61
        hasEnded = !body.isEmpty
        endsWithMark = hasEnded
      } else {
        // A percent sign follows the number, a currency sign is on either side.
        guard mark == nil, let found = UnitSign(scalar), found != .percent || !body.isEmpty
        else { return nil }
        mark = found
        hasEnded = !body.isEmpty
        endsWithMark = hasEnded
      }
    }
    while body.last == Grouping.space.rawValue { body.removeLast() }
    guard body.contains(where: Self.isDigit),
      !mayBeCode || bareDigits ?? 3 > 2 || mark == .rupiah || mark == .rupeeWord
    else { return nil }
  }

  /// The number of digits, or nil if there is anything but digits.
  package var bareDigits: Int? { body.allSatisfy(Self.isDigit) ? body.count : nil }

  /// Whether three digits and no more follow the first point, the last of them a zero.
  package var isRoundThousand: Bool {
    body.count > 4 && body[body.count - 4] == Grouping.point.rawValue && body.last == 0x30
      && body.dropLast(4).allSatisfy(Self.isDigit)
  }

  /// Whether three digits and no more follow the first comma, and several digits are before it, of an amount of money
  /// after a sign of a country whose decimal sign is a point.
  package var isMoneyWithComma: Bool {
    guard let mark, !endsWithMark, mark.rawValue.first?.isLetter == false, headLength > 1,
      mark.pointUse(isAtEnd: false) == .decimal || mark == .dollar, body.count > 4,
      body[body.count - 4] == Grouping.comma.rawValue, headLength == body.count - 4
    else { return false }
    return body.suffix(3).allSatisfy(Self.isDigit)
  }

  /// The number of digits at the start.
  package var headLength: Int { body.prefix { Self.isDigit($0) }.count }

  /// Returns the number without its mark and group separators, with a decimal point.
  /// - Parameters:
  ///   - decimal: the decimal sign.
  ///   - grouping: the group separator; if present, it must stand before every three digits, or as in
  ///     India, "1,20,000", before the last three and every two before them.
  /// - Returns: the number, or nil if it does not have this format.
  package func plain(decimal: UInt8, _ grouping: Grouping) -> [UInt8]? {
    var plain: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    plain.reserveCapacity(body.count + 1)
    var digits = 0
    var isGrouped = false
    // The numbers of groups of two and of three digits between separators, and the digits before them.
    var (pairs, triples, head) = (0, 0, 0)
    var position = 0
    while position < body.count, body[position] != decimal {
      let byte = body[position]
      if Self.isDigit(byte) {
        plain.append(byte)
        digits += 1
      } else {
        guard byte == grouping.rawValue else { return nil }
        if isGrouped {
          if digits == 2, grouping == .comma { pairs += 1 } else { triples += 1 }
          guard digits == 2 && pairs > 0 || digits == 3 else { return nil }
        } else {
          guard (1...3).contains(digits), body[0] != UInt8(ascii: "0") else { return nil }
          head = digits
        }
        isGrouped = true
        digits = 0
      }
      position += 1
    }
    guard !isGrouped || digits == 3, pairs == 0 || triples == 0 && head < 3 else { return nil }
    guard position < body.count else { return plain }
    let decimals = body[(position + 1)...]
    guard decimals.allSatisfy(Self.isDigit) else { return nil }
    return plain + [UInt8(ascii: ".")] + decimals
  }

  /// Returns the body byte for a character, or nil if it cannot be part of a number.
  private static func bodyByte(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x30...0x39, 0x2c, 0x2e: UInt8(scalar)
    case 0x20, 0xa0, 0x2007, 0x2009, 0x202f: Grouping.space.rawValue
    case 0x27, 0x2019: Grouping.apostrophe.rawValue
    default: nil
    }
  }

  /// Reads the character that starts at `position` and moves past it; returns 0 for one that cannot
  /// be part of a number.
  private static func scalar(_ text: Span<UInt8>, at position: inout Int) -> UInt32 {
    let first = UInt32(text[position])
    position += 1
    if first < 0x80 { return first }
    let length = first >> 5 == 0b110 ? 1 : first >> 4 == 0b1110 ? 2 : 0
    guard length > 0, position + length <= text.count else { return 0 }
    var scalar = first & (length == 1 ? 0x1f : 0x0f)
    for _ in 0..<length {
      scalar = scalar << 6 | UInt32(text[position]) & 0x3f
      position += 1
    }
    return scalar
  }

  /// Whether a character is a hyphen or a dash.
  private static func isDash(_ scalar: UInt32) -> Bool {
    scalar == 0x2d || scalar == 0x2013 || scalar == 0x2014
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
