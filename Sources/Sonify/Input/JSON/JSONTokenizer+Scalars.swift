extension JSONTokenizer {
  /// Passes over a word that stands for a value.
  mutating func word(_ word: StaticString) throws(InputError) {
    for letter in word.description.utf8 {
      guard stream.next == letter else { throw notValue() }
      try stream.advance()
    }
    guard isEndOfWord else { throw notValue() }
  }

  /// Reads how a number is written into ``text``.
  mutating func number() throws(InputError) {
    text.removeAll(keepingCapacity: true)
    if stream.next == UInt8(ascii: "-") { try keep() }
    switch stream.next {
    case UInt8(ascii: "I"):
      try word("Infinity")
      text.append(contentsOf: "Infinity".utf8)
      return
    case UInt8(ascii: "0"): try keep()
    default: try digits()
    }
    if stream.next == UInt8(ascii: ".") {
      try keep()
      try digits()
    }
    if let byte = stream.next, byte | 0x20 == UInt8(ascii: "e") {
      try keep()
      if stream.next == UInt8(ascii: "+") || stream.next == UInt8(ascii: "-") { try keep() }
      try digits()
    }
    guard isEndOfWord else { throw notValue() }
  }

  private mutating func digits() throws(InputError) {
    guard let first = stream.next, Self.isDigit(first) else { throw notValue() }
    try stream.take(into: &text, limit: Self.greatestNumber) { Self.isDigit($0) }
    guard text.count <= Self.greatestNumber else {
      throw fault(atToken: "a number of more than \(Self.greatestNumber) digits")
    }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private mutating func keep() throws(InputError) {
    if let byte = stream.next { text.append(byte) }
    try stream.advance()
  }

  private var isEndOfWord: Bool {
    guard let byte = stream.next else { return true }
    return byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  private func notValue() -> InputError {
    if stream.next == nil { return cutOff() }
    guard depth == 0, extent == .many || extent == .lines else {
      return fault(atToken: "this is not a value of JSON")
    }
    return fault(atToken: "not JSON, as what is before it (other lines in between? grep '^{')")
  }
}
