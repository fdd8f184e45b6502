/// Reads one XML document from bytes that are valid UTF-8.
struct XMLReader {
  private let text: [UInt8]
  private var position = 0
  private var nodes = 0
  private var open: [XMLElement] = []
  private var root: XMLElement?

  init(_ text: [UInt8]) { self.text = text }

  /// Reads the whole document.
  mutating func document() throws(XMLFault) -> XMLElement {
    try declaration()
    while position < text.count {
      if text[position] == UInt8(ascii: "<") { try markup() } else { try characters() }
    }
    guard open.isEmpty, let root else { throw fault(.truncated) }
    return root
  }

  // MARK: Markup

  private mutating func declaration() throws(XMLFault) {
    guard take("<?xml"), let byte = next, Self.isSpace(byte) else {
      position = 0
      return
    }
    let start = position
    try skip(past: "?>")
    let words = String(decoding: text[start..<position], as: UTF8.self).lowercased()
    guard let range = words.firstRange(of: "encoding") else { return }
    let value = words[range.upperBound...].drop { $0 == "=" || $0.isWhitespace }.dropFirst()
      .prefix { $0 != "\"" && $0 != "'" }
    guard ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"].contains(String(value)) else {
      throw fault(.encoding)
    }
  }

  private mutating func markup() throws(XMLFault) {
    if take("<!--") { return try comment() }
    if take("<![CDATA[") { return try section() }
    if take("<?") { return try skip(past: "?>") }
    if take("<!DOCTYPE") { return try documentType() }
    if take("</") { return try endTag() }
    try startTag()
  }

  private mutating func comment() throws(XMLFault) {
    let start = position
    try skip(past: "--")
    guard take(">") else { throw fault(.malformed, at: start) }
  }

  private mutating func section() throws(XMLFault) {
    let start = position
    try skip(past: "]]>")
    try add(Array(text[start..<(position - 3)]), isText: true, at: start)
  }

  /// Skips a document type declaration with its internal subset.
  private mutating func documentType() throws(XMLFault) {
    guard open.isEmpty, root == nil else { throw fault(.malformed) }
    var isInSubset = false
    while let byte = next {
      if isInSubset, take("<!--") {
        try comment()
      } else if isInSubset, take("<?") {
        try skip(past: "?>")
      } else {
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          guard let end = text[position...].firstIndex(of: byte) else { throw fault(.truncated) }
          position = end + 1
        case UInt8(ascii: "["): isInSubset = true
        case UInt8(ascii: "]"): isInSubset = false
        case UInt8(ascii: ">") where !isInSubset: return
        default: break
        }
      }
    }
    throw fault(.truncated)
  }

  private mutating func startTag() throws(XMLFault) {
    let start = position
    position += 1
    guard open.isEmpty ? root == nil : true else { throw fault(.outside, at: start) }
    let name = try self.name()
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      if take("/>") || take(">") { break }
      guard hadSpace else { throw fault(next == nil ? .truncated : .malformed) }
      let (name, value) = try attribute()
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw fault(.repeatedAttribute(name))
      }
      try count()
    }
    try count()
    guard open.count < XMLDocument.maxDepth else { throw fault(.tooLarge, at: start) }
    open.append(XMLElement(name: name, attributes: attributes))
    if text[position - 2] == UInt8(ascii: "/") { close() }
  }

  private mutating func endTag() throws(XMLFault) {
    let start = position
    let name = try self.name()
    skipSpace()
    guard take(">") else { throw fault(next == nil ? .truncated : .malformed) }
    guard let element = open.last else { throw fault(.outside, at: start) }
    guard element.name == name else { throw fault(.wrongEnd(open: element.name), at: start) }
    close()
  }

  private mutating func close() {
    let element = open.removeLast()
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].contents.append(.element(element))
    }
  }

  private mutating func attribute() throws(XMLFault) -> (name: String, value: String) {
    let name = try self.name()
    skipSpace()
    guard take("=") else { throw fault(next == nil ? .truncated : .malformed) }
    skipSpace()
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(next == nil ? .truncated : .malformed)
    }
    position += 1
    let start = position
    guard let end = text[position...].firstIndex(of: quote) else { throw fault(.truncated) }
    let raw = text[start..<end]
    guard !raw.contains(UInt8(ascii: "<")) else { throw fault(.malformed) }
    let value = try replacing(raw)
    position = end + 1
    return (name, String(decoding: value.map { Self.isSpace($0) ? 0x20 : $0 }, as: UTF8.self))
  }

  // MARK: Text

  private mutating func characters() throws(XMLFault) {
    let start = position
    position = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    let raw = text[start..<position]
    try add(try replacing(raw), isText: !raw.allSatisfy(Self.isSpace), at: start)
  }

  /// Adds text to the open element; outside of it only white space may stand.
  private mutating func add(_ bytes: [UInt8], isText: Bool, at start: Int) throws(XMLFault) {
    guard bytes.allSatisfy({ $0 >= 0x20 || Self.isSpace($0) }) else {
      throw fault(.character, at: start)
    }
    guard !open.isEmpty else {
      guard !isText else { throw fault(.outside, at: start) }
      return
    }
    try count()
    open[open.count - 1].contents.append(.text(String(decoding: bytes, as: UTF8.self)))
  }

  /// Returns the whole text with its references replaced.
  func replaced() throws(XMLFault) -> [UInt8] { try replacing(text[...]) }

  /// Replaces the references in a text.
  private func replacing(_ raw: ArraySlice<UInt8>) throws(XMLFault) -> [UInt8] {
    guard raw.contains(UInt8(ascii: "&")) else { return Array(raw) }
    var replaced: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        replaced.append(byte)
        continue
      }
      let start = rest.startIndex
      guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: ";")) else {
        throw fault(.malformed, at: start)
      }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if let scalar = Self.entities[name] {
        replaced.append(scalar)
      } else if name.hasPrefix("#") {
        guard let scalar = Self.scalar(name.dropFirst()) else { throw fault(.character, at: start) }
        replaced += Array(String(scalar).utf8)
      } else {
        throw fault(.entity(name), at: start)
      }
    }
    return replaced
  }

  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Returns the character of a reference as "65" or "x41", or nil if no document may have it.
  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let value, let scalar = Unicode.Scalar(value), value >= 0x20 || isSpace(UInt8(value)),
      value & 0xFFFE != 0xFFFE
    else { return nil }
    return scalar
  }

  // MARK: Bytes

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ word: StaticString) -> Bool {
    let bytes = word.description.utf8
    guard text[position...].starts(with: bytes) else { return false }
    position += bytes.count
    return true
  }

  private mutating func skip(past word: StaticString) throws(XMLFault) {
    let bytes = Array(word.description.utf8)
    let start = position
    while let place = text[position...].firstIndex(of: bytes[0]) {
      position = place
      if text[place...].starts(with: bytes) {
        position += bytes.count
        return
      }
      position += 1
    }
    throw fault(.truncated, at: start)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = next, Self.isSpace(byte) { position += 1 }
    return position > start
  }

  private mutating func name() throws(XMLFault) -> String {
    let start = position
    while let byte = next, Self.isNameByte(byte) { position += 1 }
    guard position > start, !Self.isDigitOrSign(text[start]) else {
      throw fault(next == nil ? .truncated : .malformed)
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  /// Letters of other scripts are taken as they are; their exact ranges matter to nobody here.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || isDigitOrSign(byte)
  }

  private static func isDigitOrSign(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func count() throws(XMLFault) {
    nodes += 1
    guard nodes <= XMLDocument.maxNodes else { throw fault(.tooLarge) }
  }

  private func fault(_ problem: XMLFault.Problem, at place: Int? = nil) -> XMLFault {
    let before = text.prefix(place ?? position)
    return XMLFault(problem: problem, line: before.count { $0 == 0x0A } + 1)
  }
}
