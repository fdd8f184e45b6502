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
  /// Calls that make a value of their last argument.
  private static let wrappers: Set<String> = [
    "Counter", "OrderedDict", "defaultdict", "dict_items", "dict_keys", "dict_values", "deque",
    "array", "Timestamp", "Decimal", "float", "float16", "float32", "float64", "int8", "int16",
    "int32", "int64", "str_", "bool_",
  ]

  /// Returns a text that is one such literal as JSON; nil if it is none, or JSON itself.
  ///
  /// The ends of lines stay, but for those within keys and calls.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func json(_ source: ByteSource) throws(InputError) -> ByteSource? {
    guard source.count <= maxCount, !source.isCut, mayBe(try source.beginning(256)[...]) else {
      return nil
    }
    var literal = PythonLiteral(bytes: try source.beginning(source.count))
    guard literal.value() else { return nil }
    literal.skipSpace()
    guard literal.position == literal.bytes.count else { return nil }
    return ByteSource(name: source.name, bytes: literal.json)
  }

  /// Returns whether a text begins as such a literal and not as JSON: after its first brackets is something
  /// else than JSON has there, or the name of a call stands before all.
  private static func mayBe(_ beginning: ArraySlice<UInt8>) -> Bool {
    let text = beginning.drop { $0 <= 0x20 }
    let call = text.prefix { ($0 | 0x20) &- 0x61 < 26 || $0 == 0x5f }
    if !call.isEmpty {
      return text.dropFirst(call.count).first == UInt8(ascii: "(")
        && wrappers.contains(String(decoding: call, as: UTF8.self))
    }
    let brackets = text.prefix { $0 <= 0x20 || "{[(".utf8.contains($0) }
    guard !brackets.isEmpty, let next = text.dropFirst(brackets.count).first else { return false }
    if brackets.contains(UInt8(ascii: "(")) || next == UInt8(ascii: "'") { return true }
    let isKey = brackets.last { $0 > 0x20 } == UInt8(ascii: "{")
    switch next {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return isKey
    // true, false and null are JSON.
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return isKey
    default: return (next | 0x20) &- 0x61 < 26
    }
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
    let text = json[start...].filter { ![.quote, .lineFeed, UInt8(ascii: "\\")].contains($0) }
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
        guard write(escaped: escaped) else { return false }
      case .quote: write("\\\"")
      case 0..<0x20: return false
      default: json.append(byte)
      }
    }
    json.append(.quote)
    return take(Unicode.Scalar(mark))
  }

  /// Writes what stands for a character after a backslash, in the signs of JSON where it has them.
  private mutating func write(escaped byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "u"), UInt8(ascii: "\\"), .quote:
      json += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "x"): write("\\u00")
    case UInt8(ascii: "U"):
      let digits = String(decoding: bytes[position...].prefix(8), as: UTF8.self)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return false
      }
      position += 8
      write(String(Character(scalar)))
    case 0x30...0x37, UInt8(ascii: "a"), UInt8(ascii: "v"), UInt8(ascii: "N"): return false
    default: json.append(byte)
    }
    return true
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
    guard case .number = DecimalNumber.read(text.span, decimal: point) else { return false }
    json += text
    return true
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
    case _ where Self.wrappers.contains(name): break
    default: return false
    }
    let start = json.count
    guard value() else { return false }
    if ["Decimal", "float"].contains(name) {
      let number = json[start...].filter { $0 != .quote }
      json.removeSubrange(start...)
      if case .number = DecimalNumber.read(number.span, decimal: UInt8(ascii: ".")) {
        json += number
      } else {
        write("null")
      }
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
