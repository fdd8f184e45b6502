import SonifyBase
import SonifyTables

/// A token of an expression.
enum ExpressionToken: Equatable {
  case literal(JSONValue)
  case name(String)
  case sign(String)

  /// The text of the token.
  var text: String {
    switch self {
    case .literal(let value): value.coercedText
    case .name(let text), .sign(let text): text
    }
  }

  /// Whether a factor of a product can begin with it.
  var beginsFactor: Bool {
    switch self {
    case .literal, .name: true
    case .sign(let sign): sign == "("
    }
  }

  /// Whether a factor of a product can end with it.
  var endsFactor: Bool {
    switch self {
    case .literal, .name: true
    case .sign(let sign): sign == ")"
    }
  }

  /// The operators and punctuation marks, longest first.
  private static let signs: [[UInt8]] = [
    "===", "!==", "**", "==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "<", ">", "!",
    "?", ":", "(", ")", "[", "]", ",", ".", "^",
  ].map { Array($0.utf8) }

  /// Splits an expression into tokens.
  /// - Returns: the tokens, and the first byte of each.
  /// - Throws: ``ExpressionFault`` at a character that is not part of any token.
  static func list(
    _ text: String
  ) throws(ExpressionFault) -> (tokens: [ExpressionToken], starts: [Int]) {
    let bytes = Array(text.utf8)
    var tokens: [ExpressionToken] = []
    var starts: [Int] = []
    var position = 0
    while position < bytes.count {
      let count = tokens.count
      let start = position
      do throws(ExpressionFault) {
        try take(bytes, &position, &tokens)
      } catch {
        throw ExpressionFault(problem: error.problem, byte: start)
      }
      if tokens.count > count { starts.append(start) }
    }
    return (tokens, starts)
  }

  /// Takes the next token, or the blank before it.
  private static func take(
    _ bytes: [UInt8], _ position: inout Int, _ tokens: inout [ExpressionToken]
  ) throws(ExpressionFault) {
    let byte = bytes[position]
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0d: position += 1
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      tokens.append(.literal(.text(try string(bytes, &position))))
    case _ where isDigit(byte), UInt8(ascii: ".") where isDigit(bytes, position + 1):
      tokens.append(.literal(.number(try number(bytes, &position))))
    case _ where isLetter(byte):
      let start = position
      while position < bytes.count, isLetter(bytes[position]) || isDigit(bytes[position]) {
        position += 1
      }
      tokens.append(.name(String(decoding: bytes[start..<position], as: UTF8.self)))
    default:
      guard let sign = signs.first(where: { bytes[position...].starts(with: $0) }) else {
        let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self).prefix(1)
        throw ExpressionFault(
          problem: ExpressionPhrases.notUnderstood.text(["sign": "\(scalar)"]))
      }
      tokens.append(.sign(String(decoding: sign, as: UTF8.self)))
      position += sign.count
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isDigit(_ bytes: [UInt8], _ position: Int) -> Bool {
    position < bytes.count && isDigit(bytes[position])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }

  private static func number(
    _ bytes: [UInt8], _ position: inout Int
  ) throws(ExpressionFault) -> Double {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isExponent = isSign && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
      guard
        isDigit(byte) || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
          || position > start && isExponent
      else { break }
      position += 1
    }
    let text = bytes[start..<position]
    guard case .number(let value) = DecimalNumber.read(text.span, decimal: UInt8(ascii: ".")) else {
      throw ExpressionFault(
        problem: ExpressionPhrases.notNumber.text(["text": String(decoding: text, as: UTF8.self)]))
    }
    return value
  }

  private static func string(
    _ bytes: [UInt8], _ position: inout Int
  ) throws(ExpressionFault) -> String {
    let quote = bytes[position]
    var content: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "n"): content.append(0x0a)
        case UInt8(ascii: "t"): content.append(0x09)
        case let other: content.append(other)
        }
      } else {
        content.append(bytes[position])
      }
      position += 1
    }
    guard position < bytes.count else {
      throw ExpressionFault(problem: ExpressionPhrases.openText.text())
    }
    position += 1
    return String(decoding: content, as: UTF8.self)
  }
}
