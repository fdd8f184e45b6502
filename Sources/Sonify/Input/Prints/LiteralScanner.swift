import SonifyTables

/// Reads literals of SQL, and strings in quotation marks, one after the other.
struct LiteralScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether a backslash in a string changes the meaning of the next character, as in MySQL and Tcl.
  let hasEscapes: Bool

  init(_ bytes: [UInt8], hasEscapes: Bool) {
    self.bytes = bytes.last == .carriageReturn ? Array(bytes.dropLast()) : bytes
    self.hasEscapes = hasEscapes
  }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { position >= bytes.count }

  /// Reads a byte, and returns whether it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space.
  mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  /// Reads a word in any case, and returns whether it is the next one.
  mutating func take(word: String) -> Bool {
    let end = position + word.utf8.count
    guard end <= bytes.count,
      zip(bytes[position..<end], word.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }),
      end == bytes.count || !Self.isWord(bytes[end])
    else { return false }
    position = end
    skipSpace()
    return true
  }

  /// Reads a number, a string, a blob or NULL, which is empty; nil if there is none.
  mutating func literal() -> (text: String, isQuoted: Bool)? {
    if let text = quoted(UInt8(ascii: "'")) { return (text, true) }
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) || Self.isSign(bytes[position]) {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["x", "e", "n"].contains(word.lowercased()), let text = quoted(UInt8(ascii: "'")) {
      return (text, true)
    }
    if ["null", "true", "false"].contains(word.lowercased()) {
      return (word.lowercased() == "null" ? "" : word, false)
    }
    return word.isPrintedNumber ? (word, false) : nil
  }

  /// Reads a string in quotation marks, which it holds doubled; nil if there is none.
  mutating func quoted(_ mark: UInt8) -> String? {
    guard position < bytes.count, bytes[position] == mark else { return nil }
    var text: [UInt8] = []
    var place = position + 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), hasEscapes, place + 1 < bytes.count {
        text.append(Self.escaped(bytes[place + 1]))
        place += 2
      } else if byte != mark {
        text.append(byte)
        place += 1
      } else if place + 1 < bytes.count, bytes[place + 1] == mark {
        text.append(mark)
        place += 2
      } else {
        position = place + 1
        return String(decoding: text, as: UTF8.self)
      }
    }
    return nil
  }

  /// Reads a name, perhaps in quotation marks and after that of a schema; nil if there is none.
  mutating func name() -> String? {
    var name: String?
    repeat {
      if let text = quoted(.quote) ?? quoted(UInt8(ascii: "`")) {
        name = text
      } else if take(UInt8(ascii: "[")) {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        name = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end + 1
      } else {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        guard position > start else { return nil }
        name = String(decoding: bytes[start..<position], as: UTF8.self)
      }
    } while take(UInt8(ascii: "."))
    skipSpace()
    return name
  }

  /// Skips to a comma or the closing bracket of the list that is open, beyond brackets within.
  mutating func skipToComma() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "'"):
        guard quoted(UInt8(ascii: "'")) != nil else { break }
        continue
      default: break
      }
      position += 1
    }
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): .lineFeed
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): .carriageReturn
    default: byte
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5f
      || byte >= 0x80
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == 0x2b || byte == 0x2d || byte == 0x2e }
}
