import SonifyBase
import SonifyTables

/// Splits JSON into tokens, in memory that depends only on the depth of nesting.
///
/// The syntax is RFC 8259 and also `NaN`, `Infinity` and `-Infinity`, which Python writes. An
/// unpaired surrogate becomes U+FFFD. Strings are limited to ``maxText`` bytes, keys to ``maxKey``,
/// and nesting to ``maxDepth``.
struct JSONTokenizer {
  /// A token; the text of strings, keys and numbers is in ``text``.
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray
    case key, string, number, null
    case boolean(Bool)
    /// The end of the data, after a complete value.
    case end
  }

  /// The values in a text.
  enum Extent {
    /// One value, and nothing after it.
    case one
    /// A sequence of values, as in NDJSON.
    case many
    /// A sequence of values, each on a line of its own.
    case lines
    /// The first value; the rest is ignored.
    case first
  }

  /// The text of the last key or string, as UTF-8, or the source text of the last number or
  /// boolean.
  var text: [UInt8] = []
  /// The position of the last token.
  private(set) var place = ByteStream.Place()
  /// The values in the text; it may become more specific during reading.
  var extent: Extent
  /// The number of open objects and arrays.
  var depth: Int { openings.count }
  /// The line of the last token, counted from 0.
  var line: Int { place.line }

  /// The maximum depth of nesting.
  static let maxDepth = 256
  /// The maximum number of bytes in a string.
  static let maxText = 16 << 20
  /// The maximum number of bytes in a key.
  static let maxKey = 64 << 10
  /// The number of bytes of a line that are enough for what is shown of it.
  private static let maxBeginning = 400
  /// The maximum number of digits, signs and points in a number.
  static let maxNumber = 4096

  var stream: ByteStream
  private let name: String
  private var openings: [Opening] = []
  private var state = State.value

  private struct Opening {
    var isObject: Bool
    var line: Int
  }

  private enum State {
    /// Expects a value.
    case value
    /// Expects a value or the end of the array that was just opened.
    case firstElement
    /// Expects a key or the end of the object that was just opened.
    case firstKey
    /// Expects a key.
    case key
    /// Expects a comma or an end.
    case afterValue
  }

  /// Starts at the beginning of a text, or at a value within it.
  /// - Parameters:
  ///   - source: the text.
  ///   - extent: the values that it holds.
  ///   - place: the position of the first value.
  ///   - windowSize: the number of bytes in the window.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  init(
    _ source: ByteSource, _ extent: Extent = .one, from place: ByteStream.Place = .init(),
    windowSize: Int = ByteStream.usualWindow
  ) throws(InputError) {
    stream = try ByteStream(source, from: place, windowSize: windowSize)
    self.extent = extent
    name = source.name
  }

  /// Reads the next token.
  /// - Throws: ``InputError`` with the line and byte where the text stops being JSON, or if it
  ///   cannot be read.
  mutating func next() throws(InputError) -> Token {
    if state == .afterValue {
      guard let opening = openings.last else { return try afterTopLevelValue() }
      try skipSpace()
      switch (stream.next, opening.isObject) {
      case (UInt8(ascii: ","), _):
        try stream.advance()
        state = opening.isObject ? .key : .value
      case (UInt8(ascii: "}"), true), (UInt8(ascii: "]"), false): return try close()
      case (nil, _): throw cutOff()
      default: throw fault(JSONFaultPhrases.noComma, ["bracket": opening.isObject ? "}" : "]"])
      }
    }
    try skipSpace()
    switch state {
    case .firstElement where stream.next == UInt8(ascii: "]"): return try close()
    case .firstKey where stream.next == UInt8(ascii: "}"): return try close()
    case .firstKey, .key: return try key()
    case .value, .firstElement, .afterValue:
      if openings.isEmpty, stream.next == nil, extent == .many || extent == .lines { return .end }
      return try value()
    }
  }

  /// Returns whether the current line is the given one, counted from 0, and ends after the last
  /// token.
  func endsOnLine(_ line: Int) -> Bool {
    guard stream.place.line == line else { return false }
    return stream.next == .lineFeed || stream.next == .carriageReturn
  }

  /// The position after the last token.
  var end: ByteStream.Place { stream.place }

  /// Continues after values that were read otherwise, as many as there may be between two tokens.
  mutating func resume(at place: ByteStream.Place) throws(InputError) { try stream.move(to: place) }

  /// Leaves the line of the next byte, and the values that are open on it.
  /// - Parameter last: the end of the last row.
  /// - Returns: the beginning of what was left of the line, as text that is safe to print.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  mutating func leaveLine(after last: ByteStream.Place) throws(InputError) -> String {
    var beginning: [UInt8] = []
    var start = stream.place
    let fault = start.offset
    start.offset = max(start.lineStart, last.offset)
    try stream.move(to: start)
    while let byte = stream.next, stream.place.offset < fault || !byte.isEndOfLine {
      if beginning.count < Self.maxBeginning { beginning.append(byte) }
      try stream.advance()
    }
    openings.removeAll()
    state = .value
    return CellText.harmless(beginning)
  }

  /// Skips a value whose first token was read: the whole value, if it is an object or an array.
  mutating func skip(_ first: Token) throws(InputError) {
    guard first == .beginObject || first == .beginArray else { return }
    let outside = depth - 1
    while case _ = try next(), depth > outside { _ = skipElements() }
  }

  /// The numbers of values of each kind.
  struct Counts {
    var numbers = 0
    var nulls = 0
    var arrays = 0
    var objects = 0
    var others = 0
  }

  /// Whether the last token ended an element of an array, and others may be read without it.
  var isAfterElement: Bool {
    state == .afterValue && openings.last?.isObject == false
      && extent != .lines && depth + JSONSkipper.maxDepth < Self.maxDepth
  }

  /// Skips elements after one that was read, in an array; those that are rare or malformed are left.
  /// - Returns: the number of elements of each kind.
  mutating func skipElements() -> Counts {
    var counts = Counts()
    guard isAfterElement else { return counts }
    stream.skip { bytes, end, cursor in
      guard cursor.skipComma(bytes), case let first = bytes[cursor.position],
        JSONSkipper.skip(bytes, &cursor), cursor.position < end
      else { return false }
      switch first {
      case UInt8(ascii: "{"): counts.objects += 1
      case UInt8(ascii: "["): counts.arrays += 1
      case UInt8(ascii: "n"), UInt8(ascii: "N"): counts.nulls += 1
      case .quote, UInt8(ascii: "t"), UInt8(ascii: "f"): counts.others += 1
      default: counts.numbers += 1
      }
      return true
    }
    return counts
  }

  /// Returns an error at the last token.
  func fault(
    atToken problem: Phrase, _ values: KeyValuePairs<String, String> = [:]
  ) -> InputError {
    JSONFault(place: place, problem: .other(problem.text(values))).error(source: name)
  }

  /// Returns the error of a string, the last token, that is not UTF-8.
  func notUTF8() -> InputError {
    JSONFault(place: place, problem: .notUTF8).error(source: name)
  }

  /// Returns an error at the next byte.
  func fault(_ problem: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> InputError {
    JSONFault(place: stream.place, problem: .other(problem.text(values))).error(source: name)
  }

  /// Returns the error of a text that ends too early.
  func cutOff() -> InputError {
    guard let opening = openings.last else { return fault(JSONFaultPhrases.noValue) }
    return fault(
      opening.isObject ? JSONFaultPhrases.endsInObject : JSONFaultPhrases.endsInArray,
      ["line": "\(opening.line + 1)"])
  }

  /// Reads what follows a top-level value.
  private mutating func afterTopLevelValue() throws(InputError) -> Token {
    if extent == .first { return .end }
    try skipSpace()
    if stream.next == nil { return .end }
    guard extent != .one else {
      throw JSONFault(place: stream.place, problem: .more).error(source: name)
    }
    return try value()
  }

  @inline(__always)
  private mutating func skipSpace() throws(InputError) {
    if let byte = stream.next, byte > 0x20 {
      place = stream.place
    } else {
      try skipSpaceSlowly()
    }
  }

  private mutating func skipSpaceSlowly() throws(InputError) {
    while let byte = stream.next,
      byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
    {
      if byte.isEndOfLine, extent == .lines, depth > 0 {
        throw fault(
          openings.last?.isObject == true
            ? JSONFaultPhrases.lineEndsInObject : JSONFaultPhrases.lineEndsInArray)
      }
      try stream.advance()
    }
    place = stream.place
  }

  private mutating func close() throws(InputError) -> Token {
    try stream.advance()
    state = .afterValue
    return openings.removeLast().isObject ? .endObject : .endArray
  }

  private mutating func open(isObject: Bool) throws(InputError) -> Token {
    guard depth < Self.maxDepth else {
      throw fault(JSONFaultPhrases.deep, ["maximum": "\(Self.maxDepth)"])
    }
    openings.append(Opening(isObject: isObject, line: line))
    try stream.advance()
    state = isObject ? .firstKey : .firstElement
    return isObject ? .beginObject : .beginArray
  }

  private mutating func key() throws(InputError) -> Token {
    guard stream.next != nil else { throw cutOff() }
    guard stream.next == .quote else { throw fault(JSONFaultPhrases.noKey) }
    try string(limit: Self.maxKey)
    let place = place
    try skipSpace()
    self.place = place
    guard stream.next != nil else { throw cutOff() }
    guard stream.next == UInt8(ascii: ":") else { throw fault(JSONFaultPhrases.noColon) }
    try stream.advance()
    state = .value
    return .key
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
    case .quote:
      try string(limit: Self.maxText)
      return .string
    case UInt8(ascii: "t"):
      try word("true")
      text = Array("true".utf8)
      return .boolean(true)
    case UInt8(ascii: "f"):
      try word("false")
      text = Array("false".utf8)
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
}

extension DelimitedWriter {
  /// Puts a simple value into the current row; null leaves its cell empty.
  /// - Returns: whether the cell was empty before; otherwise its content is replaced.
  @discardableResult
  mutating func put(_ token: JSONTokenizer.Token, _ text: [UInt8], at column: Int) -> Bool {
    switch token {
    case .number: put(number: text, at: column)
    case .string, .boolean: put(text, at: column)
    default: put([], at: column)
    }
  }
}
