/// Bytes as text by RFC 4648, section 4.
package enum Base64 {
  /// Returns bytes as text, padded with "=".
  /// - Complexity: O(*n*).
  package static func text(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var group = 0
      for place in 0..<3 { group = group << 8 | (place < count ? Int(bytes[start + place]) : 0) }
      for place in 0..<4 {
        text.append(
          place <= count ? letters[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
