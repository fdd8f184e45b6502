import SonifyBase

/// Reads the elements of a long array that are simple values, or objects like the one before.
///
/// It accepts only what ``JSONTokenizer`` accepts, and gives the same values; anything else is left.
struct JSONElementReader {
  /// The object that the next ones are like, and its keys.
  private var shape = JSONObject()
  private var keys = JSONKeys([])
  /// The number of elements before the next attempt, and between attempts.
  private var (next, pause) = (8, 8)

  /// Reads elements after the last one.
  /// - Parameters:
  ///   - tokens: the tokens; the last one ended an element.
  ///   - elements: the elements of the array so far.
  ///   - count: the number of values so far, which is updated.
  mutating func read(
    _ tokens: inout JSONTokenizer, into elements: inout [JSONValue], _ count: inout Int
  ) {
    guard elements.count >= next, tokens.isAfterElement, let last = elements.last else { return }
    if case .object(let object) = last, !object.hasKeys(of: shape) {
      shape = object
      keys = JSONKeys(object.members.map { Array($0.key.utf8) })
    }
    let known = elements.count
    let maximum = JSONValue.maxCount - shape.members.count - 1
    tokens.stream.skip { bytes, end, cursor in
      guard count < maximum, cursor.skipComma(bytes),
        let value = element(bytes, &cursor.position), cursor.position < end
      else { return false }
      if case .object = value { count += shape.members.count }
      count += 1
      elements.append(value)
      return true
    }
    pause = elements.count > known ? 8 : min(pause * 2, 1024)
    next = elements.count + pause
  }

  private mutating func element(_ bytes: Span<UInt8>, _ position: inout Int) -> JSONValue? {
    guard bytes[position] == UInt8(ascii: "{") else { return Self.scalar(bytes, &position) }
    guard !shape.members.isEmpty, shape.repeatedKey == nil else { return nil }
    var object = shape
    keys.beginRow()
    for index in shape.members.indices {
      // What begins an object is followed by a key, and so is what is between two members.
      position += 1
      Self.skipSpace(bytes, &position)
      guard bytes[position] == .quote, let key = keys.match(bytes, at: position + 1),
        key.column == index
      else { return nil }
      keys.take(index)
      position = key.end + 1
      Self.skipSpace(bytes, &position)
      guard bytes[position] == UInt8(ascii: ":") else { return nil }
      position += 1
      Self.skipSpace(bytes, &position)
      guard let value = Self.scalar(bytes, &position) else { return nil }
      object.replaceValue(at: index, with: value)
      Self.skipSpace(bytes, &position)
      let isLast = index + 1 == shape.members.count
      guard bytes[position] == (isLast ? UInt8(ascii: "}") : UInt8(ascii: ",")) else { return nil }
    }
    position += 1
    return .object(object)
  }

  /// Moves past spaces; line ends are left, so that lines need not be counted.
  @inline(__always)
  private static func skipSpace(_ bytes: Span<UInt8>, _ position: inout Int) {
    while bytes[position] == 0x20 { position &+= 1 }
  }

  @inline(__always)
  private static func scalar(_ bytes: Span<UInt8>, _ position: inout Int) -> JSONValue? {
    let start = position
    if bytes[start] == .quote {
      guard let end = JSONSkipper.stringEnd(bytes, from: start),
        let text = try? UTF8Span(validating: bytes.extracting((start + 1)..<(end - 1)))
      else { return nil }
      position = end
      return .text(String(copying: text))
    }
    if let end = JSONSkipper.numberEnd(bytes, from: start) {
      guard end - start <= JSONTokenizer.maxNumber,
        case .number(let value) = DecimalNumber.read(
          bytes.extracting(start..<end), decimal: UInt8(ascii: "."))
      else { return nil }
      position = end
      return .number(value)
    }
    guard let end = JSONSkipper.wordEnd(bytes, from: start) else { return nil }
    position = end
    switch bytes[start] {
    case UInt8(ascii: "t"): return .boolean(true)
    case UInt8(ascii: "f"): return .boolean(false)
    default: return .null
    }
  }
}
