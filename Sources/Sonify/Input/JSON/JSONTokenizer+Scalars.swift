import SonifyTables

extension JSONTokenizer {
  /// Skips a word that stands for a value.
  mutating func word(_ word: StaticString) throws(InputError) {
    for letter in word.description.utf8 {
      guard stream.next == letter else { throw notValue() }
      try stream.advance()
    }
    guard isEndOfWord else { throw notValue() }
  }

  /// Reads the digits and signs of a number into ``text``.
  mutating func number() throws(InputError) {
    text.removeAll(keepingCapacity: true)
    try stream.take(into: &text, limit: Self.maxNumber) { Self.isDigit($0) || Self.isSign($0) }
    guard text.count <= Self.maxNumber else {
      throw fault(atToken: JSONFaultPhrases.longNumber, ["maximum": "\(Self.maxNumber)"])
    }
    if stream.next == UInt8(ascii: "I"), text.isEmpty || text == [UInt8(ascii: "-")] {
      let sign = text
      try word("Infinity")
      text = sign + Array("Infinity".utf8)
    } else {
      guard isEndOfWord, isNumber else { throw notNumber() }
    }
  }

  /// Whether ``text`` is a number in JSON syntax.
  private var isNumber: Bool {
    var position = 0
    func digits() -> Bool {
      let start = position
      while position < text.count, Self.isDigit(text[position]) { position += 1 }
      return position > start
    }
    func take(_ sign: UInt8, or other: UInt8) -> Bool {
      guard position < text.count, text[position] == sign || text[position] == other else {
        return false
      }
      position += 1
      return true
    }
    let (minus, plus, point) = (UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."))
    _ = take(minus, or: minus)
    if !take(UInt8(ascii: "0"), or: UInt8(ascii: "0")), !digits() { return false }
    if take(point, or: point), !digits() { return false }
    if take(UInt8(ascii: "e"), or: UInt8(ascii: "E")) {
      _ = take(plus, or: minus)
      if !digits() { return false }
    }
    return position == text.count
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte | 0x20 == UInt8(ascii: "e")
  }

  private var isEndOfWord: Bool {
    guard let byte = stream.next else { return true }
    return byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  /// Returns the error of a malformed number; one that ends in a digit cannot be cut off.
  private func notNumber() -> InputError {
    text.last.map(Self.isDigit) == true ? noValue() : notValue()
  }

  private func notValue() -> InputError { stream.next == nil ? cutOff() : noValue() }

  private func noValue() -> InputError {
    guard depth == 0, place.line > 0, extent == .many || extent == .lines else {
      return fault(atToken: JSONFaultPhrases.notValue)
    }
    return fault(atToken: JSONFaultPhrases.notJSON, ["command": "grep '^{' FILE"])
  }
}
