/// Windows-1252, which browsers read for pages in it, in ISO 8859-1, in ASCII and in no stated
/// encoding (WHATWG Encoding).
package enum Windows1252 {
  /// Returns the character of a byte; the five bytes without one are control characters.
  package static func character(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(controls[Int(byte) - 0x80]) ?? "\u{FFFD}"
  }

  /// Returns a text in UTF-8.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(contentsOf: UTF8.encode(character(byte)) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return text
  }

  /// The characters of 0x80 to 0x9F.
  private static let controls: [UInt32] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030,
    0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C,
    0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D,
    0x017E, 0x0178,
  ]
}
