/// A finite number as the shortest decimal that identifies it, which is how its author wrote it.
package struct DecimalDigits: Equatable {
  /// Whether the number is below zero; false for zero.
  private(set) var isNegative: Bool
  /// The digits, each 0 to 9, most significant first, without zeros at either end; none for zero.
  package private(set) var digits: [UInt8]
  /// The power of ten of the last digit; 0 for zero.
  package private(set) var exponent: Int

  /// The power of ten of the first digit, or nil for zero.
  package var leadingExponent: Int? { digits.isEmpty ? nil : exponent + digits.count - 1 }

  /// Reads a number, or returns nil if it is not finite.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    isNegative = value < 0
    digits = []
    exponent = 0
    var point: Int?
    let characters = Array(value.magnitude.description.utf8)
    for (index, character) in characters.enumerated() {
      if character == UInt8(ascii: ".") {
        point = digits.count
      } else if character == UInt8(ascii: "e") {
        exponent = Int(String(decoding: characters[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(character - UInt8(ascii: "0"))
      }
    }
    if let point { exponent -= digits.count - point }
    trim()
  }

  /// Rounds the number to the nearest multiple of 10^`place`; a tie goes to the even one.
  package mutating func round(toPlace place: Int) {
    let dropped = place - exponent
    guard dropped > 0, !digits.isEmpty else { return }
    guard dropped <= digits.count else {
      digits = []
      return trim()
    }
    let next = digits[digits.count - dropped]
    // There are no zeros at the end, so more digits are more than a tie.
    let isTie = next == 5 && dropped == 1
    let isOdd = dropped < digits.count && digits[digits.count - dropped - 1] % 2 == 1
    let roundsUp = isTie ? isOdd : next >= 5
    digits.removeLast(dropped)
    exponent = place
    if roundsUp { increment() }
    trim()
  }

  /// The nearest floating-point number.
  package var value: Double {
    let digits = digits.map(\.description).joined()
    return Double("\(isNegative ? "-" : "")\(digits.isEmpty ? "0" : digits)e\(exponent)") ?? .nan
  }

  private mutating func increment() {
    var position = digits.count - 1
    while position >= 0, digits[position] == 9 {
      digits[position] = 0
      position -= 1
    }
    if position >= 0 { digits[position] += 1 } else { digits.insert(1, at: 0) }
  }

  private mutating func trim() {
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
    if digits.isEmpty { (exponent, isNegative) = (0, false) }
  }

  /// Returns the number with all its zeros, as in "-1,234.5".
  /// - Complexity: O(*n*) in the distance of the outermost digit from the point.
  func positional(
    _ notation: NumberNotation = .english, groupingThousands: Bool
  ) -> String {
    let wholeCount = max(0, digits.count + exponent)
    let whole = digits.prefix(wholeCount).map(\.description).joined()
    let padded = whole + String(repeating: "0", count: max(wholeCount - digits.count, 0))
    var text = isNegative ? "-" : ""
    text += wholeCount == 0 ? "0" : groupingThousands ? notation.grouped(padded) : padded
    if exponent < 0 {
      text += notation.decimalSign
      text += String(repeating: "0", count: max(0, -exponent - digits.count))
      for digit in digits.dropFirst(wholeCount) { text += digit.description }
    }
    return text
  }

  /// Returns the number as digits and a power of ten, as in "-1.2345e-7".
  func scientific(_ notation: NumberNotation = .english) -> String {
    guard let first = digits.first, let leadingExponent else { return "0" }
    let rest = digits.dropFirst().map(\.description).joined()
    return (isNegative ? "-" : "") + first.description
      + (rest.isEmpty ? "" : notation.decimalSign + rest) + "e\(leadingExponent)"
  }
}
