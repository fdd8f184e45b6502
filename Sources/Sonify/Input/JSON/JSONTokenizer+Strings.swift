import SonifyTables

extension JSONTokenizer {
  /// Reads the text of the next string, as UTF-8, into ``text``.
  /// - Parameter limit: the maximum number of bytes.
  /// - Throws: ``InputError``.
  mutating func string(limit: Int) throws(InputError) {
    text.removeAll(keepingCapacity: true)
    var isAscii = true
    try stream.advance()
    while true {
      try stream.take(into: &text, limit: limit) {
        $0 >= 0x20 && $0 < 0x80 && $0 != .quote && $0 != UInt8(ascii: "\\")
      }
      guard text.count <= limit else {
        throw fault(atToken: JSONFaultPhrases.longString, ["size": "\(limit >> 10)"])
      }
      switch stream.next {
      case nil: throw cutOff()
      case .quote:
        try stream.advance()
        if !isAscii, (try? UTF8Span(validating: text.span)) == nil {
          throw notUTF8()
        }
        return
      case UInt8(ascii: "\\"):
        try stream.advance()
        try escape()
      case .lineFeed: throw fault(JSONFaultPhrases.lineEndsInString)
      case let byte? where byte < 0x20: throw fault(JSONFaultPhrases.control)
      case let byte?:
        isAscii = false
        text.append(byte)
        try stream.advance()
      }
    }
  }

  private mutating func escape() throws(InputError) {
    guard let byte = stream.next else { throw cutOff() }
    let plain: UInt8
    switch byte {
    case .quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = byte
    case UInt8(ascii: "b"): plain = 0x08
    case UInt8(ascii: "f"): plain = 0x0c
    case UInt8(ascii: "n"): plain = 0x0a
    case UInt8(ascii: "r"): plain = 0x0d
    case UInt8(ascii: "t"): plain = 0x09
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw fault(JSONFaultPhrases.unknownEscape, ["sign": "\\"])
    }
    text.append(plain)
    try stream.advance()
  }

  /// Reads four digits after "\u", and the trail surrogate if they are a lead surrogate.
  private mutating func unicodeEscape() throws(InputError) {
    try stream.advance()
    var unit = try fourDigits()
    while (0xd800...0xdfff).contains(unit) {
      guard unit < 0xdc00, stream.next == UInt8(ascii: "\\") else { return append(0xfffd) }
      try stream.advance()
      guard stream.next == UInt8(ascii: "u") else {
        append(0xfffd)
        return try escape()
      }
      try stream.advance()
      let other = try fourDigits()
      if (0xdc00...0xdfff).contains(other) {
        return append(0x10000 + (unit - 0xd800) << 10 + (other - 0xdc00))
      }
      append(0xfffd)
      unit = other
    }
    append(unit)
  }

  private mutating func fourDigits() throws(InputError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = stream.next else { throw cutOff() }
      guard let digit = Self.hexadecimalDigit(byte) else {
        throw fault(JSONFaultPhrases.shortEscape, ["sign": "\\u"])
      }
      value = value << 4 | UInt32(digit)
      try stream.advance()
    }
    return value
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private mutating func append(_ scalar: UInt32) {
    text.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
  }
}
