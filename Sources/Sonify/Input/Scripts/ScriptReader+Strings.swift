import SonifyTables

extension ScriptReader {
  /// Reads a string or a template without expressions; what a server or the script fills in is unknown.
  mutating func string() -> ScriptValue? {
    let start = position
    let mark = text.bytes[start]
    let isTemplate = mark == UInt8(ascii: "`")
    var kept: [UInt8] = []
    position += 1
    while let byte = next, byte != mark {
      if byte.isEndOfLine, !isTemplate { return nil }
      let isFilled = isTemplate && text.has("${", at: position)
      if isFilled || text.endOfServerPart(at: position) != nil {
        position = isTemplate ? text.endOfTemplate(at: start) : text.endOfString(at: start)
        return unknown(from: start)
      }
      position += 1
      if byte == UInt8(ascii: "\\") {
        guard let escaped = next else { return nil }
        position += 1
        append(escaped: escaped, to: &kept)
      } else {
        kept.append(byte)
      }
    }
    guard next != nil else { return nil }
    position += 1
    return .text(String(decoding: kept, as: UTF8.self))
  }

  /// Adds the character that stands after a backslash.
  private mutating func append(escaped byte: UInt8, to kept: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "n"): kept.append(.lineFeed)
    case UInt8(ascii: "t"): kept.append(0x09)
    case UInt8(ascii: "r"), .lineFeed: break
    case .carriageReturn: if next == .lineFeed { position += 1 }
    case UInt8(ascii: "u"), UInt8(ascii: "x"):
      var unit = code(byte == UInt8(ascii: "u") ? 4 : 2)
      if let high = unit, 0xD800..<0xDC00 ~= high, text.has("\\u", at: position) {
        position += 2
        unit = code(4).map { 0x10000 + (high - 0xD800) << 10 + ($0 &- 0xDC00) & 0x3FF }
      }
      kept += (unit.flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{fffd}").utf8
    default: kept.append(byte)
    }
  }

  /// Reads the hexadecimal digits of a character: a number of them, or those between braces.
  private mutating func code(_ count: Int) -> UInt32? {
    let isBraced = next == UInt8(ascii: "{")
    if isBraced { position += 1 }
    let digits = text.bytes[min(position, text.bytes.count)...].prefix(isBraced ? 6 : count)
      .prefix { Character(Unicode.Scalar($0)).isHexDigit }
    position += digits.count
    if isBraced, next == UInt8(ascii: "}") { position += 1 }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
