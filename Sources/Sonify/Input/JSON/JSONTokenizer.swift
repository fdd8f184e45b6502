/// Takes JSON apart, one token after another, in memory that depends on its depth alone.
///
/// RFC 8259, and besides it `NaN`, `Infinity` and `-Infinity`, which Python writes. Half of a pair
/// of surrogates becomes U+FFFD. Strings are at most ``greatestText`` long and values at most
/// ``greatestDepth`` deep.
struct JSONTokenizer {
  /// A token; what strings, keys and numbers read is in ``text``.
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray
    case key, string, number, null
    case boolean(Bool)
    /// The data are at their end, behind a whole value.
    case end
  }

  /// What the last key or string reads, as UTF-8, or how the last number is written.
  private(set) var text: [UInt8] = []
  /// On which line the last token starts, counted from 0.
  private(set) var line = 0
  /// How many objects and arrays are open.
  var depth: Int { openings.count }

  /// How deep values may be nested.
  static let greatestDepth = 256
  /// How many bytes a string may have.
  static let greatestText = 16 << 20

  private var stream: ByteStream
  private let takesMany: Bool
  private var openings: [Opening] = []
  private var state = State.value
  private var tokenOffset = 0

  private struct Opening {
    var isObject: Bool
    var line: Int
  }

  private enum State {
    /// A value must come.
    case value
    /// A value or the end of the array that just began.
    case firstElement
    /// A key or the end of the object that just began.
    case firstKey
    /// A key must come.
    case key
    /// A comma or an end must come.
    case afterValue
  }

  /// Starts at the beginning of a source.
  /// - Parameters:
  ///   - source: the text.
  ///   - takesMany: whether one value may follow another, as in NDJSON.
  /// - Throws: ``InputError/unreadable(source:reason:)``.
  init(_ source: ByteSource, takesMany: Bool = false) throws(InputError) {
    stream = try ByteStream(source)
    self.takesMany = takesMany
    name = source.name
  }

  private let name: String

  /// Takes the next token.
  /// - Throws: ``InputError`` with the place where the text stops being JSON, or cannot be read.
  mutating func next() throws(InputError) -> Token {
    if state == .afterValue {
      try skipSpace()
      guard let opening = openings.last else {
        guard stream.next != nil else { return .end }
        guard takesMany else { throw fault("more follows behind the end of the value") }
        return try value()
      }
      switch (stream.next, opening.isObject) {
      case (UInt8(ascii: ","), _):
        try stream.advance()
        state = opening.isObject ? .key : .value
      case (UInt8(ascii: "}"), true), (UInt8(ascii: "]"), false): return try close()
      case (nil, _): throw cutOff()
      default: throw fault("a comma or \(opening.isObject ? "}" : "]") is missing")
      }
    }
    try skipSpace()
    switch state {
    case .firstElement where stream.next == UInt8(ascii: "]"): return try close()
    case .firstKey where stream.next == UInt8(ascii: "}"): return try close()
    case .firstKey, .key: return try key()
    case .value, .firstElement, .afterValue:
      if takesMany, openings.isEmpty, stream.next == nil { return .end }
      return try value()
    }
  }

  /// Passes over a value whose first token was taken: all of it, if it is an object or an array.
  mutating func skip(_ first: Token) throws(InputError) {
    guard first == .beginObject || first == .beginArray else { return }
    let outside = depth - 1
    while depth > outside { _ = try next() }
  }

  /// An error at the last token.
  func fault(atToken problem: String) -> InputError {
    JSONFault(line: line, offset: tokenOffset, problem: problem).error(source: name)
  }

  private func fault(_ problem: String) -> InputError {
    JSONFault(line: stream.line, offset: stream.offsetInLine, problem: problem).error(source: name)
  }

  private func cutOff() -> InputError {
    guard let opening = openings.last else { return fault("a value is missing") }
    let kind = opening.isObject ? "object" : "array"
    return fault("ends within the \(kind) that begins on line \(opening.line + 1): cut off?")
  }

  private mutating func skipSpace() throws(InputError) {
    while let byte = stream.next,
      byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
    { try stream.advance() }
    line = stream.line
    tokenOffset = stream.offsetInLine
  }

  private mutating func close() throws(InputError) -> Token {
    try stream.advance()
    state = .afterValue
    return openings.removeLast().isObject ? .endObject : .endArray
  }

  private mutating func open(isObject: Bool) throws(InputError) -> Token {
    guard depth < Self.greatestDepth else {
      throw fault("more than \(Self.greatestDepth) objects and arrays within each other")
    }
    openings.append(Opening(isObject: isObject, line: stream.line))
    try stream.advance()
    state = isObject ? .firstKey : .firstElement
    return isObject ? .beginObject : .beginArray
  }

  private mutating func key() throws(InputError) -> Token {
    guard stream.next != nil else { throw cutOff() }
    guard stream.next == Dialect.quote else { throw fault("a key in quotation marks is missing") }
    try string()
    try skipSpaceWithin()
    guard stream.next != nil else { throw cutOff() }
    guard stream.next == UInt8(ascii: ":") else { throw fault("a colon is missing") }
    try stream.advance()
    state = .value
    return .key
  }

  /// As ``skipSpace()``, within what counts as one token.
  private mutating func skipSpaceWithin() throws(InputError) {
    let (line, offset) = (line, tokenOffset)
    try skipSpace()
    (self.line, tokenOffset) = (line, offset)
  }

  private mutating func value() throws(InputError) -> Token {
    switch stream.next {
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    case nil: throw cutOff()
    default: break
    }
    state = .afterValue
    switch stream.next {
    case Dialect.quote:
      try string()
      return .string
    case UInt8(ascii: "t"):
      try word("true")
      return .boolean(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .boolean(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    case UInt8(ascii: "N"):
      try word("NaN")
      return .null
    default:
      try number()
      return .number
    }
  }

  private mutating func word(_ word: StaticString) throws(InputError) {
    for scalar in word.description.utf8 {
      guard stream.next == scalar else { throw notValue() }
      try stream.advance()
    }
    guard isEndOfWord else { throw notValue() }
  }

  private var isEndOfWord: Bool {
    guard let byte = stream.next else { return true }
    return byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  private func notValue() -> InputError {
    stream.next == nil ? cutOff() : fault(atToken: "this is not a value of JSON")
  }

  private mutating func number() throws(InputError) {
    text.removeAll(keepingCapacity: true)
    if stream.next == UInt8(ascii: "-") { try keep() }
    if stream.next == UInt8(ascii: "I") {
      let sign = text
      try word("Infinity")
      text = sign + Array("Infinity".utf8)
      return
    }
    if stream.next == UInt8(ascii: "0") { try keep() } else { try digits() }
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
    while let byte = stream.next, Self.isDigit(byte) {
      guard text.count < 4096 else { throw fault(atToken: "a number of more than 4096 digits") }
      try keep()
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  private mutating func keep() throws(InputError) {
    if let byte = stream.next { text.append(byte) }
    try stream.advance()
  }

  /// Reads a string whose quotation mark comes next.
  private mutating func string() throws(InputError) {
    text.removeAll(keepingCapacity: true)
    var isAscii = true
    try stream.advance()
    while true {
      guard let byte = stream.next else { throw cutOff() }
      switch byte {
      case Dialect.quote:
        try stream.advance()
        if !isAscii, (try? UTF8Span(validating: text.span)) == nil {
          throw fault(atToken: "a string that is not UTF-8")
        }
        return
      case UInt8(ascii: "\\"):
        try stream.advance()
        try escape()
      case 0..<0x20: throw fault("a control character within a string")
      default:
        isAscii = isAscii && byte < 0x80
        try keep()
      }
      guard text.count <= Self.greatestText else {
        throw fault(atToken: "a string longer than \(Self.greatestText >> 20) MB")
      }
    }
  }

  private mutating func escape() throws(InputError) {
    guard let byte = stream.next else { throw cutOff() }
    let plain: UInt8
    switch byte {
    case Dialect.quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = byte
    case UInt8(ascii: "b"): plain = 0x08
    case UInt8(ascii: "f"): plain = 0x0c
    case UInt8(ascii: "n"): plain = 0x0a
    case UInt8(ascii: "r"): plain = 0x0d
    case UInt8(ascii: "t"): plain = 0x09
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw fault("\\ and a sign that JSON does not know")
    }
    text.append(plain)
    try stream.advance()
  }

  /// Reads four digits behind "\u", and the other half if they are one of a pair.
  private mutating func unicodeEscape() throws(InputError) {
    try stream.advance()
    var unit = try fourDigits()
    while true {
      if !(0xd800...0xdfff).contains(unit) {
        append(unit)
        return
      }
      guard unit < 0xdc00, stream.next == UInt8(ascii: "\\") else {
        append(0xfffd)
        return
      }
      try stream.advance()
      guard stream.next == UInt8(ascii: "u") else {
        append(0xfffd)
        return try escape()
      }
      try stream.advance()
      let other = try fourDigits()
      if (0xdc00...0xdfff).contains(other) {
        append(0x10000 + (unit - 0xd800) << 10 + (other - 0xdc00))
        return
      }
      append(0xfffd)
      unit = other
    }
  }

  private mutating func fourDigits() throws(InputError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = stream.next else { throw cutOff() }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault("\\u without four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      try stream.advance()
    }
    return value
  }

  private mutating func append(_ scalar: UInt32) {
    text.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }
}
