/// Converts UTF-16 to UTF-8, piece by piece.
///
/// An unpaired surrogate, and half a unit at the end, become U+FFFD.
struct UTF16Decoder: Sendable {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second byte has not arrived.
  private var half: UInt8?
  /// A lead surrogate whose trail surrogate has not arrived.
  private var high: UInt16?

  /// The number of bytes that show whether text is in UTF-16.
  static let markSize = 4
  /// The number of bytes of the byte order mark, which are no text.
  let markLength: Int

  /// Starts after a byte order mark, or before the first two characters if both are ASCII; nil if there is neither.
  /// - Parameter beginning: the first bytes of the data, at least ``markSize`` unless there are fewer.
  init?(beginning: some Collection<UInt8>) {
    let first = Array(beginning.prefix(Self.markSize))
    func areASCII(_ places: [Int], zeros: [Int]) -> Bool {
      first.count == Self.markSize && zeros.allSatisfy { first[$0] == 0 }
        && places.allSatisfy { (0x09..<0x7f).contains(first[$0]) }
    }
    if first.starts(with: [0xff, 0xfe]) {
      (isBigEndian, markLength) = (false, 2)
    } else if first.starts(with: [0xfe, 0xff]) {
      (isBigEndian, markLength) = (true, 2)
    } else if areASCII([0, 2], zeros: [1, 3]) {
      (isBigEndian, markLength) = (false, 0)
    } else if areASCII([1, 3], zeros: [0, 2]) {
      (isBigEndian, markLength) = (true, 0)
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
