/// Splits HTML that nobody vouches for into tags and texts, in one pass.
///
/// It is a tolerant reader of tags, which is enough to find metadata: it builds no tree, and what
/// browsers would mend it takes as it stands. Comments and declarations are skipped.
package struct HTMLTokenizer {
  /// A tag or a text.
  package enum Token: Equatable, Sendable {
    /// A start tag, with its name in lower case.
    case start(String, attributes: [String: String])
    /// An end tag, with its name in lower case.
    case end(String)
    /// The bytes of a text, in which references are not replaced.
    case text(Range<Int>)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The number of bytes that were read so far.
  package var offset: Int { position }
  /// The element whose contents are text up to its end tag, or nil.
  private var rawElement: String?

  /// The maximum number of bytes of an attribute that is kept; longer ones, as embedded pictures,
  /// become empty.
  private static let maxValue = 64 << 10
  /// The maximum number of attributes of a tag that are kept.
  private static let maxAttributes = 256
  /// The elements whose contents are text.
  private static let rawElements: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]

  /// Starts at the first byte.
  /// - Parameter bytes: the document, in UTF-8 or ASCII.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns a text, of which malformed UTF-8 is repaired and references are replaced.
  /// - Parameters:
  ///   - range: the bytes of the text.
  ///   - isRaw: whether there are no references, as in a script.
  /// - Returns: the text.
  package func string(_ range: Range<Int>, isRaw: Bool = false) -> String {
    isRaw ? String(decoding: bytes[range], as: UTF8.self) : Self.string(bytes[range])
  }

  /// Returns the next token, or nil at the end.
  package mutating func next() -> Token? {
    while position < bytes.count {
      if let name = rawElement { return rawText(of: name) }
      guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else { return text() }
      switch bytes[position + 1] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
      case UInt8(ascii: "/"):
        position += 2
        let name = self.name()
        skip(past: UInt8(ascii: ">"))
        if !name.isEmpty { return .end(name) }
      case let byte where Self.isLetter(byte):
        position += 1
        return startTag()
      default: return text()
      }
    }
    return nil
  }

  private mutating func text() -> Token {
    let start = position
    position = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return .text(start..<position)
  }

  /// Returns the text up to the end tag of an element, which follows as the next token.
  private mutating func rawText(of name: String) -> Token? {
    rawElement = nil
    let start = position
    var place = start
    let end = Array("</\(name)".utf8)
    while let found = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[found...].prefix(end.count).elementsEqual(end, by: { $0 | 0x20 == $1 | 0x20 }) {
        position = found
        return start < found ? .text(start..<found) : next()
      }
      place = found + 1
    }
    position = bytes.count
    return start < position ? .text(start..<position) : nil
  }

  private mutating func skipDeclaration() {
    guard bytes[position...].starts(with: "<!--".utf8) else {
      return skip(past: UInt8(ascii: ">"))
    }
    position += 4
    while let found = bytes[position...].firstIndex(of: UInt8(ascii: "-")) {
      position = found + 1
      guard bytes[found...].starts(with: "-->".utf8) else { continue }
      position = found + 3
      return
    }
    position = bytes.count
  }

  private mutating func startTag() -> Token {
    let name = self.name()
    var attributes: [String: String] = [:]
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        break
      }
      guard !Self.isSpace(byte), byte != UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let (key, value) = attribute()
      if attributes.count < Self.maxAttributes, attributes[key] == nil { attributes[key] = value }
    }
    if Self.rawElements.contains(name) { rawElement = name }
    return .start(name, attributes: attributes)
  }

  private mutating func attribute() -> (String, String) {
    let start = position
    // An equals sign at the start is part of the name, as in browsers.
    position += 1
    while position < bytes.count, !Self.endsName(bytes[position]),
      bytes[position] != UInt8(ascii: "=")
    { position += 1 }
    let key = Self.name(bytes[start..<position])
    let afterName = position
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = afterName
      return (key, "")
    }
    position += 1
    skipSpace()
    guard position < bytes.count else { return (key, "") }
    let quote = bytes[position]
    let value: ArraySlice<UInt8>
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let end = bytes[position...].firstIndex(of: quote) ?? bytes.count
      value = bytes[position..<end]
      position = min(end + 1, bytes.count)
    } else {
      let start = position
      while position < bytes.count, !Self.isSpace(bytes[position]),
        bytes[position] != UInt8(ascii: ">")
      { position += 1 }
      value = bytes[start..<position]
    }
    return (key, value.count > Self.maxValue ? "" : Self.string(value))
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return Self.name(bytes[start..<position])
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func skip(past byte: UInt8) {
    position =
      bytes[min(position, bytes.count)...].firstIndex(of: byte).map { $0 + 1 }
      ?? bytes.count
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  // MARK: References

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var replaced = ""
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      replaced += rest[..<start]
      rest = rest[start...]
      if let end = rest.utf8.prefix(24).firstIndex(of: UInt8(ascii: ";")),
        let character = character(rest[rest.utf8.index(after: start)..<end])
      {
        replaced.unicodeScalars.append(character)
        rest = rest[rest.utf8.index(after: end)...]
      } else if let name = openNames.first(where: { rest.utf8.dropFirst().starts(with: $0.utf8) }),
        let character = HTMLEntities.character(name)
      {
        replaced.unicodeScalars.append(character)
        rest = rest[rest.utf8.index(start, offsetBy: name.utf8.count + 1)...]
      } else {
        replaced += "&"
        rest = rest[rest.utf8.index(after: start)...]
      }
    }
    return replaced + rest
  }

  /// The usual names that browsers take without a semicolon too.
  private static let openNames = ["nbsp", "amp", "lt", "gt", "quot"]

  /// Returns the character of a reference without its signs, or nil if it is not one.
  private static func character(_ name: Substring) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return HTMLEntities.character(String(name)) }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.map(HTMLEntities.character(numbered:))
  }
}
