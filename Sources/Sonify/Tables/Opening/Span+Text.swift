extension Span<UInt8> {
  /// The bytes without leading and trailing spaces, tabs and UTF-8 no-break spaces.
  package var trimmed: Span<UInt8> {
    @_lifetime(copy self)
    get {
      var low = 0
      var high = count
      while low < high {
        if self[low] == 0x20 || self[low] == 0x09 {
          low += 1
        } else if high - low > 1, self[low] == 0xc2, self[low + 1] == 0xa0 {
          low += 2
        } else {
          break
        }
      }
      while high > low {
        if self[high - 1] == 0x20 || self[high - 1] == 0x09 {
          high -= 1
        } else if high - low > 1, self[high - 1] == 0xa0, self[high - 2] == 0xc2 {
          high -= 2
        } else {
          break
        }
      }
      return extracting(low..<high)
    }
  }

  /// Whether all bytes are spaces, tabs and line ends.
  var isWhitespace: Bool {
    for position in indices
    where self[position] != 0x20 && self[position] != 0x09
      && !self[position].isEndOfLine
    {
      return false
    }
    return true
  }

  /// As many of the first bytes as a message can show, at most 400.
  package var start: [UInt8] { (0..<Swift.min(count, 400)).map { self[$0] } }

  /// Returns whether a byte occurs.
  package func contains(_ byte: UInt8) -> Bool { indices.contains { self[$0] == byte } }

  /// Returns whether a text, of one byte at least, occurs.
  package func contains(_ text: [UInt8]) -> Bool {
    guard count >= text.count else { return false }
    for start in 0...(count - text.count) where self[start] == text[0] {
      var length = 1
      while length < text.count, self[start + length] == text[length] { length += 1 }
      if length == text.count { return true }
    }
    return false
  }

  /// Returns the number of occurrences of a byte.
  func count(of byte: UInt8) -> Int {
    var count = 0
    for position in indices where self[position] == byte { count &+= 1 }
    return count
  }
}
