/// Decimal numbers in tables, read to the nearest `Double`.
///
/// A number is an optional sign, digits with at most one decimal sign among, before or after them,
/// and optionally `e` and an integer exponent. Words such as "inf" and hexadecimal digits are not
/// numbers here.
package enum DecimalNumber {
  /// The result of reading a cell.
  package enum Reading: Equatable {
    case number(Double)
    /// A number larger than the largest `Double`, or the word for infinity.
    case infinite
    case notNumber
  }

  /// Reads the number that starts at `position`, if the fast path is exact for it.
  ///
  /// The fast path takes numbers of at most 19 digits without an exponent; whether the cell ends after them is
  /// left to the caller.
  /// - Parameters:
  ///   - bytes: text that is followed by at least nine further bytes.
  ///   - position: the start of the number; after it on return, or anywhere if there is none.
  ///   - decimal: the decimal sign.
  /// - Returns: the nearest `Double`, or nil if the cell needs the slow path.
  @inline(__always)
  static func simple(_ bytes: Span<UInt8>, at position: inout Int, decimal: UInt8) -> Double? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position &+= 1 }
    guard
      let magnitude = short(bytes, at: &position, decimal: decimal)
        ?? long(bytes, at: &position, decimal: decimal)
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// Reads digits with a decimal sign among, before or after them that end within eight bytes.
  /// - Returns: the nearest `Double`, or nil if there are no such digits; then `position` is unchanged.
  @inline(__always)
  private static func short(
    _ bytes: Span<UInt8>, at position: inout Int, decimal: UInt8
  ) -> Double? {
    let digits = eightDigits(bytes, at: position)
    let first = others(in: digits)
    let next = first & (first &- 1)
    guard next != 0 else { return nil }
    // Both in bits, eight to a byte.
    let sign = UInt64(truncatingIfNeeded: first.trailingZeroBitCount & 56)
    let end = UInt64(truncatingIfNeeded: next.trailingZeroBitCount & 56)
    let isDecimal = UInt8(truncatingIfNeeded: digits &>> sign) == decimal ^ UInt8(ascii: "0")
    guard isDecimal, end > 8 else { return nil }
    let before = (1 &<< sign) &- 1
    let joined = (digits & before) | ((digits >> 8) & ~before)
    position &+= Int(truncatingIfNeeded: end >> 3)
    // Zeros take the place of what follows the digits, and come before them.
    let mantissa = value(ofDigits: joined &<< (72 &- end))
    return Double(Int64(bitPattern: mantissa))
      / powersOfTen[Int(truncatingIfNeeded: (end &- sign &- 8) >> 3)]
  }

  /// Reads up to 19 digits with at most one decimal sign among, before or after them.
  @inline(__always)
  private static func long(
    _ bytes: Span<UInt8>, at position: inout Int, decimal: UInt8
  ) -> Double? {
    var mantissa: UInt64 = 0
    var digits = readDigits(bytes, at: &position, into: &mantissa)
    var decimals = 0
    if bytes[position] == decimal {
      position &+= 1
      decimals = readDigits(bytes, at: &position, into: &mantissa)
      digits &+= decimals
    }
    guard digits > 0, digits < 20 else { return nil }
    return quotient(mantissa, decimals: decimals)
  }

  /// Reads a whole cell.
  /// - Parameters:
  ///   - text: the cell without surrounding white space.
  ///   - decimal: the decimal sign.
  /// - Returns: the nearest `Double`, or why there is none.
  package static func read(_ text: Span<UInt8>, decimal: UInt8) -> Reading {
    var position = 0
    let isNegative = readSign(text, at: &position)
    let start = position
    var mantissa: UInt64 = 0
    var digits = 0
    var decimals = 0
    var hasDecimal = false
    while position < text.count {
      if isDigit(text[position]) {
        mantissa = mantissa &* 10 &+ UInt64(text[position] &- UInt8(ascii: "0"))
        digits += 1
        decimals += hasDecimal ? 1 : 0
      } else if text[position] == decimal, !hasDecimal {
        hasDecimal = true
      } else {
        break
      }
      position += 1
    }
    guard digits > 0 else {
      let isInfinite =
        isWord("inf", text, from: start) || isWord("infinity", text, from: start)
      return isInfinite ? .infinite : .notNumber
    }
    guard let exponent = readExponent(text, at: &position), position == text.count else {
      return .notNumber
    }
    let power = exponent - decimals
    let magnitude: Double
    if digits < 20, (-19...0).contains(power) {
      magnitude = quotient(mantissa, decimals: -power)
    } else if digits < 20, mantissa <= 1 << 53, (0...19).contains(power) {
      magnitude = Double(mantissa) * powersOfTen[power]
    } else {
      magnitude = readLong(text, from: start, decimal: decimal)
    }
    return magnitude.isFinite ? .number(isNegative ? -magnitude : magnitude) : .infinite
  }

  /// Reads an ASCII sign or a Unicode minus, if there is one.
  /// - Returns: whether it is a minus.
  private static func readSign(_ text: Span<UInt8>, at position: inout Int) -> Bool {
    if text.count > 0, text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") {
      position = 1
      return text[0] == UInt8(ascii: "-")
    }
    let hasMinus = text.count > 2 && text[0] == 0xe2 && text[1] == 0x88 && text[2] == 0x92
    if hasMinus { position = 3 }
    return hasMinus
  }

  /// Reads an exponent, if there is one, clamped to ±99,999.
  /// - Returns: the exponent, 0 if there is none, or nil if it has no digits.
  private static func readExponent(_ text: Span<UInt8>, at position: inout Int) -> Int? {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "e") else { return 0 }
    position += 1
    var isNegative = false
    if position < text.count,
      text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: "+")
    {
      isNegative = text[position] == UInt8(ascii: "-")
      position += 1
    }
    let start = position
    var exponent = 0
    while position < text.count, isDigit(text[position]) {
      exponent = min(99_999, exponent * 10 + Int(text[position] &- UInt8(ascii: "0")))
      position += 1
    }
    guard position > start else { return nil }
    return isNegative ? -exponent : exponent
  }

  /// Reads a number of any length with the standard library.
  private static func readLong(_ text: Span<UInt8>, from start: Int, decimal: UInt8) -> Double {
    let plain = (start..<text.count).map { text[$0] == decimal ? UInt8(ascii: ".") : text[$0] }
    return Double(String(decoding: plain, as: UTF8.self)) ?? .infinity
  }

  /// Returns `mantissa` divided by 10 to the power of `decimals`, 0…19, rounded once, half to even.
  ///
  /// Up to 2⁵³ and 10²² both are exact `Double` values, so that one division rounds once (Clinger,
  /// "How to read floating point numbers accurately", 1990). Above that, 64 or more bits of the
  /// quotient and whether there is a remainder determine the rounding.
  @inline(__always)
  static func quotient(_ mantissa: UInt64, decimals: Int) -> Double {
    if mantissa <= 1 << 53 {
      return Double(Int64(bitPattern: mantissa)) / powersOfTen[decimals]
    }
    return longQuotient(mantissa, decimals: decimals)
  }

  @inline(never)
  private static func longQuotient(_ mantissa: UInt64, decimals: Int) -> Double {
    var divisor: UInt64 = 1
    for _ in 0..<decimals { divisor *= 10 }
    // Shifted so that the high word is smaller than the divisor and the quotient has 63 or 64 bits.
    let left = divisor.leadingZeroBitCount
    let right = mantissa.leadingZeroBitCount
    let numerator = (mantissa << right) >> 1
    let division = (divisor << left).dividingFullWidth((numerator, (mantissa << right) << 63))
    let sticky: UInt64 = division.remainder == 0 ? 0 : 1
    // The lowest bit is far below the rounding position, where it only means "more than half".
    let magnitude = Double(division.quotient | sticky)
    return magnitude * Double(sign: .plus, exponent: left - right - 63, significand: 1)
  }

  /// Reads digits, up to eight of them at once.
  /// - Returns: their number.
  @inline(__always)
  private static func readDigits(
    _ bytes: Span<UInt8>, at position: inout Int, into mantissa: inout UInt64
  ) -> Int {
    let digits = eightDigits(bytes, at: position)
    let others = others(in: digits)
    guard others == 0 else {
      let count = others.trailingZeroBitCount >> 3
      // Zeros take the place of what follows the digits, and come before them.
      let aligned = (digits << 8) &<< UInt64(truncatingIfNeeded: 56 &- count &* 8)
      mantissa = mantissa &* wholePowersOfTen[count] &+ value(ofDigits: aligned)
      position &+= count
      return count
    }
    mantissa = mantissa &* 100_000_000 &+ value(ofDigits: digits)
    let start = position
    position &+= 8
    while true {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return position &- start }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      position &+= 1
    }
  }

  /// Returns the values of eight bytes as digits, the first in the lowest byte; those of other bytes are above 9.
  @inline(__always)
  private static func eightDigits(_ bytes: Span<UInt8>, at position: Int) -> UInt64 {
    let eight = unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    return eight ^ 0x3030_3030_3030_3030
  }

  /// Returns the top bit of each byte that is no digit.
  @inline(__always)
  private static func others(in digits: UInt64) -> UInt64 {
    // Without their top bits, no sum of bytes carries into the next.
    let sums = (digits & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7676_7676_7676_7676
    return (sums | digits) & 0x8080_8080_8080_8080
  }

  /// Returns the number of eight decimal digits from 0 to 9, the first in the lowest byte.
  ///
  /// Pairs, then fours, then eights are combined by multiplication (Lemire, "Quickly parsing eight
  /// digits", 2022).
  @inline(__always)
  private static func value(ofDigits digits: UInt64) -> UInt64 {
    let pairs = digits &* 10 &+ (digits >> 8)
    let mask: UInt64 = 0x0000_00ff_0000_00ff
    let upper = (pairs & mask) &* 0x000f_4240_0000_0064
    let lower = ((pairs >> 16) & mask) &* 0x0000_2710_0000_0001
    return (upper &+ lower) >> 32
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isWord(_ word: StaticString, _ text: Span<UInt8>, from start: Int) -> Bool {
    guard text.count - start == word.utf8CodeUnitCount else { return false }
    let letters = Array(word.description.utf8)
    return letters.indices.allSatisfy { text[start + $0] | 0x20 == letters[$0] }
  }

  private static let wholePowersOfTen: InlineArray<8, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000,
  ]
  private static let powersOfTen: InlineArray<20, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19,
  ]
}
