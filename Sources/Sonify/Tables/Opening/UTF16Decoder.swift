/// Converts UTF-16 to UTF-8, piece by piece.
///
/// An unpaired surrogate, and half a unit at the end, become U+FFFD.
struct UTF16Decoder: Sendable {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second byte has not arrived.
  private var half: UInt8?
  /// A lead surrogate whose trail surrogate has not arrived.
  private var high: UInt16?

  /// Starts after a byte order mark; nil if there is none.
  /// - Parameter mark: the first two bytes of the data.
  init?(mark: some Sequence<UInt8>) {
    if mark.starts(with: [0xff, 0xfe]) {
      isBigEndian = false
    } else if mark.starts(with: [0xfe, 0xff]) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  /// Returns the next bytes, in UTF-8.
  mutating func take(_ piece: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(piece.count)
    for position in piece.indices {
      let byte = piece[position]
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let (upper, lower) = isBigEndian ? (first, byte) : (byte, first)
      append(UInt16(upper) << 8 | UInt16(lower), to: &text)
    }
    return text
  }

  /// Returns what an incomplete unit or surrogate at the end becomes.
  mutating func finish() -> [UInt8] {
    defer { (half, high) = (nil, nil) }
    return half == nil && high == nil ? [] : Self.replacement
  }

  private static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let first = high {
      high = nil
      if UTF16.isTrailSurrogate(unit) {
        encode(0x10000 + (UInt32(first) & 0x3ff) << 10 + UInt32(unit) & 0x3ff, to: &text)
        return
      }
      text += Self.replacement
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      encode(UInt32(unit), to: &text)
    }
  }

  private func encode(_ value: UInt32, to text: inout [UInt8]) {
    if value < 0x80 {
      text.append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      text += Self.replacement
    }
  }
}
