import SonifyTables

/// What Python prints of dictionaries, lists and tuples, in the signs of JSON:
/// `{'age': 0.19, 'bmi': None}`, `[('Ann', 3), ('Bob', 5)]`, `Counter({'a': 3})`.
struct PythonLiteral {
  private let bytes: [UInt8]
  private var position = 0
  private var json: [UInt8] = []
  private var depth = 0

  /// The maximum number of bytes of such a text; what people print is shorter.
  private static let maxCount = 16 << 20
  private static let maxDepth = 64
  /// What such texts begin with, and texts in JSON do not.
  private static let beginnings = [
    "{'", "[(", "[{'", "{\n'", "{(", "['", "Counter(", "OrderedDict(", "defaultdict(",
    "dict_items(", "deque(", "{1:", "{0:", "{np.", "[np.", "{datetime.", "[datetime.", "{Decimal(",
    "[Decimal(", "{Timestamp(", "[Timestamp(", "([", "({",
  ]

  /// Returns a text that is one such literal as JSON, with the same lines; nil if it is none.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func json(_ source: ByteSource) throws(InputError) -> ByteSource? {
    guard source.count <= maxCount, !source.isCut else { return nil }
    let beginning = try source.beginning(256).drop { $0 <= 0x20 }
    guard beginnings.contains(where: { beginning.starts(with: $0.utf8) }) else { return nil }
    var literal = PythonLiteral(bytes: try source.beginning(source.count))
    guard literal.value() else { return nil }
    literal.skipSpace()
    guard literal.position == literal.bytes.count else { return nil }
    return ByteSource(name: source.name, bytes: literal.json)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Skips white space, but keeps the ends of lines.
  private mutating func skipSpace() {
    while let byte = next, byte <= 0x20 {
      if byte == .lineFeed { json.append(byte) }
      position += 1
    }
  }

  private mutating func write(_ text: String) { json += text.utf8 }

  // MARK: - Values

  /// Reads a value, writes it, and returns whether there was one.
  private mutating func value() -> Bool {
    skipSpace()
    guard let byte = next, depth < Self.maxDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "{"): return dictionary()
    case UInt8(ascii: "["): return list(to: "]")
    case UInt8(ascii: "("): return list(to: ")")
    case UInt8(ascii: "'"), .quote: return string()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return number()
    default: return named()
    }
  }

  private mutating func dictionary() -> Bool {
    position += 1
    write("{")
    var isFirst = true
    while true {
      skipSpace()
      if take("}") { break }
      guard isFirst || take(",") else { return false }
      skipSpace()
      if take("}") { break }
      if !isFirst { write(",") }
      isFirst = false
      guard key() else { return false }
      skipSpace()
      guard take(":") else { return false }
      write(":")
      guard value() else { return false }
    }
    write("}")
    return true
  }

  /// Reads a key; one that is no string is written as a string.
  private mutating func key() -> Bool {
    if next == UInt8(ascii: "'") || next == .quote { return string() }
    let start = json.count
    guard value() else { return false }
    let text = json[start...].filter { $0 != .quote && $0 != .lineFeed }
    json.removeSubrange(start...)
    json += [.quote] + text + [.quote]
    return true
  }

  private mutating func list(to end: Unicode.Scalar) -> Bool {
    position += 1
    write("[")
    var isFirst = true
    while true {
      skipSpace()
      if take(end) { break }
      guard isFirst || take(",") else { return false }
      skipSpace()
      if take(end) { break }
      if !isFirst { write(",") }
      isFirst = false
      guard value() else { return false }
    }
    write("]")
    return true
  }

  private mutating func string() -> Bool {
    let mark = bytes[position]
    position += 1
    json.append(.quote)
    while let byte = next, byte != mark {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = next else { return false }
        position += 1
        // JSON has no escape for an apostrophe, and another one for a byte.
        if escaped == UInt8(ascii: "x") {
          write("\\u00")
        } else if escaped == UInt8(ascii: "'") {
          json.append(escaped)
        } else {
          json += [byte, escaped]
        }
      case .quote: write("\\\"")
      case 0..<0x20: return false
      default: json.append(byte)
      }
    }
    json.append(.quote)
    return take(Unicode.Scalar(mark))
  }

  private mutating func number() -> Bool {
    let start = position
    while let byte = next,
      (0x30...0x39).contains(byte) || "+-.eE_".utf8.contains(byte)
    {
      position += 1
    }
    var text = bytes[start..<position].filter { $0 != UInt8(ascii: "_") }
    if text == [UInt8(ascii: "-")], word() == "inf" {
      write("null")
      return true
    }
    let point = UInt8(ascii: ".")
    if let place = text.firstIndex(of: point) {
      // JSON has a digit on both sides of a point.
      if place + 1 == text.count || !(0x30...0x39).contains(text[place + 1]) {
        text.insert(0x30, at: place + 1)
      }
      if place == 0 || !(0x30...0x39).contains(text[place - 1]) { text.insert(0x30, at: place) }
    }
    json += text
    return text.contains { (0x30...0x39).contains($0) }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = next,
      (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5f
        || byte == UInt8(ascii: ".")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: - Names and calls

  /// Reads a constant, or the call that makes a value.
  private mutating func named() -> Bool {
    let name = word()
    switch name {
    case "None", "nan", "inf", "NaT": write("null")
    case "True": write("true")
    case "False": write("false")
    default:
      guard !name.isEmpty, take("(") else { return false }
      return call(name.split(separator: ".").last.map(String.init) ?? name)
    }
    return true
  }

  /// Reads the arguments of a call and what closes it.
  private mutating func call(_ name: String) -> Bool {
    switch name {
    case "date", "datetime": return date()
    case "defaultdict":
      // The first argument is what makes missing values.
      while let byte = next, byte != UInt8(ascii: ","), byte != .lineFeed { position += 1 }
      guard take(",") else { return false }
    case "Counter", "OrderedDict", "dict_items", "dict_values", "deque", "array", "Timestamp",
      "Decimal", "float16", "float32", "float64", "int8", "int16", "int32", "int64", "str_",
      "bool_":
      break
    default: return false
    }
    let start = json.count
    guard value() else { return false }
    if name == "Decimal" {
      let number = json[start...].filter { $0 != .quote }
      json.removeSubrange(start...)
      json += number
    }
    // What follows, such as the type of an array, is no value.
    while let byte = next, byte != UInt8(ascii: ")"), byte != UInt8(ascii: "(") { position += 1 }
    return take(")")
  }

  /// Reads the numbers of a date, and writes it as a string.
  private mutating func date() -> Bool {
    let start = position
    while let byte = next, byte != UInt8(ascii: ")") { position += 1 }
    let parts = String(decoding: bytes[start..<position], as: UTF8.self).split(separator: ",")
      .map { String($0.filter { $0 != " " }) }
    guard (3...7).contains(parts.count), parts.allSatisfy({ Int($0) != nil }), take(")") else {
      return false
    }
    let padded = parts.map { $0.count == 1 ? "0" + $0 : $0 }
    let day = padded[..<3].joined(separator: "-")
    let clock = (padded.dropFirst(3) + ["00"]).prefix(3).joined(separator: ":")
    write(parts.count == 3 ? "\"\(day)\"" : "\"\(day)T\(clock)\"")
    return true
  }
}
