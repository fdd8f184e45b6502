import SonifyTables

extension ScriptReader {
  /// Reads a literal, a name or what stands in parentheses; nil if it is malformed.
  mutating func primary() -> ScriptValue? {
    skipSpace()
    let start = position
    guard let byte = next else { return nil }
    if let end = text.endOfServerPart(at: start) {
      position = end
      return unknown(from: start)
    }
    switch byte {
    case .quote, UInt8(ascii: "'"), UInt8(ascii: "`"): return string()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return number()
    case UInt8(ascii: "["):
      position += 1
      return elements(to: "]").map { .array($0) }
    case UInt8(ascii: "{"):
      position += 1
      return object()
    case UInt8(ascii: "("):
      if let function = arrowFunction() { return function }
      position = start + 1
      let value = self.value()
      guard take(")") else { return nil }
      return value
    case UInt8(ascii: "/"):
      guard let end = text.endOfExpression(at: start, after: UInt8(ascii: "(")) else { return nil }
      position = end
      return unknown(from: start)
    default: return named()
    }
  }

  /// Reads a number.
  private mutating func number() -> ScriptValue? {
    let start = position
    while let byte = next,
      ScriptText.isOfName(byte) || byte == UInt8(ascii: ".")
        || "+-".utf8.contains(byte) && "eE".utf8.contains(text.bytes[position - 1])
          && !text.has("0x", at: start)
    {
      position += 1
    }
    var digits = text.bytes[start..<position].filter { $0 != UInt8(ascii: "_") }
    if text.has("0x", at: start) || text.has("0X", at: start) {
      return UInt64(String(decoding: digits.dropFirst(2), as: UTF8.self), radix: 16)
        .map { .number(Double($0)) }
    }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    if digits.first == UInt8(ascii: ".") { digits.insert(0x30, at: 0) }
    guard case .number(let number) = DecimalNumber.read(digits.span, decimal: UInt8(ascii: "."))
    else { return nil }
    return .number(number)
  }

  /// Reads elements and what closes them; nil if they are malformed.
  mutating func elements(to close: String) -> [ScriptValue]? {
    var elements: [ScriptValue] = []
    while true {
      skipSpace()
      guard next != nil else { return nil }
      if take(close) { return elements }
      if take(",") {
        // An element may be missing.
        elements.append(.null)
        continue
      }
      let start = position
      if take("...") {
        guard let spread = value().elements else { return nil }
        elements += spread
      } else {
        elements.append(value())
      }
      skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if !text.has(close, at: position) {
        // What a server writes between elements has no comma.
        let isOfServer = text.bytes[start] == UInt8(ascii: "{") || next == UInt8(ascii: "{")
        position = names.endOfExpression(from: position)
        guard isOfServer, position > start else { return nil }
        elements.append(unknown(from: start))
      }
      guard names.takeValue() else { return nil }
    }
  }

  /// Reads the members of an object and the brace after them; nil if they are malformed.
  private mutating func object() -> ScriptValue? {
    var members: [ScriptValue.Member] = []
    while true {
      skipSpace()
      if take("}") { return .object(members) }
      if take("...") {
        let start = position
        guard let spread = value().members else { return unknown(from: start) }
        members += spread
      } else if let end = text.endOfServerPart(at: position) {
        position = end
        continue
      } else {
        guard let member = member(before: members) else { return nil }
        members.append(member)
      }
      skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if next != UInt8(ascii: "}") {
        return nil
      }
      guard names.takeValue() else { return nil }
    }
  }

  /// Reads a member of an object, which may be a method or stand for the value of its name.
  private mutating func member(before: [ScriptValue.Member]) -> ScriptValue.Member? {
    let start = position
    var key: String
    switch next {
    case .quote, UInt8(ascii: "'"):
      guard let text = string()?.text else { return nil }
      key = text
    case UInt8(ascii: "["):
      position += 1
      let computed = value()
      guard take("]") else { return nil }
      key = computed.text ?? ""
    case let byte? where byte &- 0x30 < 10: key = number()?.text ?? ""
    default:
      key = takeName()
      guard !key.isEmpty else { return nil }
    }
    skipSpace()
    switch next {
    case UInt8(ascii: ":"):
      position += 1
      return ScriptValue.Member(key: key, value: value())
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      return ScriptValue.Member(key: key, value: named(key, at: start))
    case UInt8(ascii: "("):
      return function().map { ScriptValue.Member(key: key, value: $0) }
    default:
      // A method of a special kind.
      position = names.endOfExpression(from: start)
      return ScriptValue.Member(key: key, value: unknown(from: start))
    }
  }
}
