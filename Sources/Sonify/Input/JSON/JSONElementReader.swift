import SonifyBase
import SonifyTables

/// Reads the elements of a long array that are simple values, or objects like the one before.
///
/// It accepts only what ``JSONTokenizer`` accepts, and gives the same values; anything else is left.
struct JSONElementReader {
  /// The objects that are alike, and their keys.
  private var rows = JSONRows(keys: [])
  private var keys = JSONKeys([])
  /// The number of bytes after the first element; nil before it, and once there is room for all.
  private var first: Int?
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
    if elements.count == 1 { first = tokens.stream.remaining }
    guard elements.count >= next, tokens.isAfterElement, let last = elements.last else { return }
    if case .object(let object) = last, object.keys != rows.keys || object.repeatedKey != nil {
      rows = JSONRows(keys: object.repeatedKey == nil ? object.keys : [])
      keys = JSONKeys(rows.keys.map { Array($0.utf8) })
    }
    takeLast(&elements)
    makeRoom(tokens.stream.remaining, &elements)
    let known = elements.count
    let maximum = JSONValue.maxCount - rows.keys.count - 1
    tokens.stream.skip { bytes, end, cursor in
      guard count < maximum, cursor.skipComma(bytes) else { return false }
      guard let value = element(bytes, &cursor.position) else {
        rows.cancelRow()
        return false
      }
      let isRow = if case .object = value { true } else { false }
      guard cursor.position < end else {
        if isRow { rows.removeLast() }
        return false
      }
      count += isRow ? rows.keys.count + 1 : 1
      elements.append(value)
      return true
    }
    pause = elements.count > known ? 8 : min(pause * 2, 1024)
    next = elements.count + pause
  }

  /// Makes room for as many elements as will follow if they are as long as those so far.
  ///
  /// Elements of a long array are then not moved to more room again and again; what is not needed is never
  /// touched.
  private mutating func makeRoom(_ remaining: Int, _ elements: inout [JSONValue]) {
    guard let first, elements.count >= Self.many else { return }
    let length = max(1, (first - remaining) / (elements.count - 1))
    let count = min(
      elements.count + remaining / length + remaining / length / 8, JSONValue.maxCount)
    elements.reserveCapacity(count)
    rows.reserve(min(count, JSONValue.maxCount / max(1, rows.keys.count)))
    self.first = nil
  }

  /// Gives back room that a whole array does not need.
  func giveBackRoom(_ elements: inout [JSONValue]) {
    guard elements.count >= Self.many else { return }
    if elements.capacity / 2 > elements.count { elements = elements.map { $0 } }
    rows.giveBackRoom()
  }

  /// The minimum number of elements of a long array.
  private static let many = 4096

  /// Takes objects that were read by themselves among the rows, if there are few and all before them are rows:
  /// the first of an array, those at the end of a window of the text, and the last.
  func takeLast(_ elements: inout [JSONValue]) {
    let first = rows.count
    guard !rows.keys.isEmpty, first < elements.count, elements.count - first <= Self.maxTaken
    else { return }
    if first > 0 {
      guard case .object(let last) = elements[first - 1], last.isRow(first - 1, of: rows) else {
        return
      }
    }
    let objects = elements[first...].compactMap { element in
      if case .object(let object) = element { object } else { nil }
    }
    guard objects.count == elements.count - first,
      objects.allSatisfy({ $0.row == nil && $0.repeatedKey == nil && $0.keys == rows.keys })
    else { return }
    for (index, object) in objects.enumerated() {
      for (column, member) in object.members.enumerated() { rows.append(member.value, at: column) }
      elements[first + index] = .object(JSONObject(rows.endRow(), of: rows))
    }
  }

  /// The maximum number of objects that are taken at once.
  private static let maxTaken = 16

  private mutating func element(_ bytes: Span<UInt8>, _ position: inout Int) -> JSONValue? {
    guard bytes[position] == UInt8(ascii: "{") else { return Self.scalar(bytes, &position) }
    guard !rows.keys.isEmpty else { return nil }
    keys.beginRow()
    for index in rows.keys.indices {
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
      rows.append(value, at: index)
      Self.skipSpace(bytes, &position)
      let isLast = index + 1 == rows.keys.count
      guard bytes[position] == (isLast ? UInt8(ascii: "}") : UInt8(ascii: ",")) else { return nil }
    }
    position += 1
    return .object(JSONObject(rows.endRow(), of: rows))
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
