import SonifyBase
import SonifyTables

/// Reads expressions of scripts as far as they are written out.
///
/// These are literals, names of values, sums, and calls such as `Date.UTC(2020, 0, 1)` or `rows.map(row => row.value)`.
/// No script is run.
struct ScriptReader {
  let text: ScriptText
  let names: ScriptNames
  /// The position of the next byte.
  var position: Int
  /// The parameters and constants of the functions around.
  var bindings: [String: ScriptValue] = [:]

  /// The maximum depth of values and calls.
  private static let maxDepth = 96

  /// Creates a reader at a position.
  init(_ names: ScriptNames, at position: Int, bindings: [String: ScriptValue] = [:]) {
    (text, self.names, self.position, self.bindings) = (names.text, names, position, bindings)
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { text[position] }

  /// Skips white space and comments.
  mutating func skipSpace() { position = text.skipSpace(position) }

  /// Skips a sign after white space, and returns whether it stood there.
  mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard text.has(sign, at: position) else { return false }
    position += sign.utf8.count
    return true
  }

  /// Returns what cannot be known of an expression that began at a position.
  func unknown(from start: Int) -> ScriptValue { .unknown(start..<max(start, position)) }

  // MARK: - Expressions

  /// Reads an expression; one that cannot be read is skipped, and unknown.
  mutating func value() -> ScriptValue {
    skipSpace()
    let start = position
    guard names.depth < Self.maxDepth, names.takeStep() else {
      position = names.endOfExpression(from: start)
      return unknown(from: start)
    }
    names.depth += 1
    defer { names.depth -= 1 }
    let condition = binary(above: 0)
    skipSpace()
    guard let condition, let end = next, end != UInt8(ascii: "<") else {
      if condition == nil { position = names.endOfExpression(from: start) }
      return condition ?? unknown(from: start)
    }
    switch end {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ":"):
      return condition
    case UInt8(ascii: "?") where text[position + 1] != UInt8(ascii: "."):
      position += 1
      let first = value()
      guard take(":") else { break }
      let second = value()
      switch condition {
      case .boolean(let holds): return holds ? first : second
      default: return unknown(from: start)
      }
    case UInt8(ascii: "=")
    where text[position + 1] != UInt8(ascii: "=") && text[position + 1] != UInt8(ascii: ">"):
      position += 1
      return value()
    default:
      // The next statement may begin on a line of its own.
      let isNext = text.bytes[start..<position].last { $0 > 0x20 || $0.isEndOfLine }
      if isNext?.isEndOfLine == true { return condition }
    }
    position = names.endOfExpression(from: start)
    return unknown(from: start)
  }

  /// Signs between two values, by how strongly they join them.
  private static let signs: [(sign: String, strength: Int)] = [
    ("??", 1), ("||", 1), ("&&", 2), ("===", 3), ("!==", 3), ("==", 3), ("!=", 3), ("<=", 4),
    (">=", 4), ("**", 7), ("<", 4), (">", 4), ("+", 5), ("-", 5), ("*", 6), ("/", 6), ("%", 6),
  ]

  /// Reads values that signs join more strongly than others.
  private mutating func binary(above strength: Int) -> ScriptValue? {
    guard var left = unary() else { return nil }
    while true {
      skipSpace()
      // A script ends there.
      guard !text.has("</", at: position) else { return left }
      guard let sign = Self.signs.first(where: { text.has($0.sign, at: position) }),
        sign.strength > strength,
        text[position + sign.sign.utf8.count] != UInt8(ascii: "=")
          || sign.strength == 3 || sign.strength == 4
      else { return left }
      let start = position
      position += sign.sign.utf8.count
      guard let right = binary(above: sign.strength) else { return nil }
      left = Self.joined(left, sign.sign, right) ?? unknown(from: start)
    }
  }

  private static func joined(
    _ left: ScriptValue, _ sign: String, _ right: ScriptValue
  ) -> ScriptValue? {
    switch sign {
    case "??", "||":
      return left.isUnknown ? nil : left.hasContents || left.text != nil ? left : right
    case "&&": return left.isUnknown || left.text == nil && !left.hasContents ? nil : right
    case "+":
      switch (left, right) {
      case (.number(let first), .number(let second)): return .number(first + second)
      default:
        guard let first = left.text, let second = right.text else { return nil }
        return .text(first + second)
      }
    default:
      guard let first = left.number, let second = right.number else { return nil }
      return switch sign {
      case "-": .number(first - second)
      case "*": .number(first * second)
      case "/": .number(first / second)
      case "%": .number(first.truncatingRemainder(dividingBy: second))
      case "<": .boolean(first < second)
      case ">": .boolean(first > second)
      case "<=": .boolean(first <= second)
      case ">=": .boolean(first >= second)
      case "===", "==": .boolean(first == second)
      case "!==", "!=": .boolean(first != second)
      default: nil
      }
    }
  }

  private mutating func unary() -> ScriptValue? {
    skipSpace()
    let start = position
    guard names.depth < Self.maxDepth else { return nil }
    names.depth += 1
    defer { names.depth -= 1 }
    switch next {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      guard text[start + 1] != next else { return nil }
      let isNegative = next == UInt8(ascii: "-")
      position += 1
      guard let value = unary() else { return nil }
      return value.number.map { .number(isNegative ? -$0 : $0) } ?? unknown(from: start)
    case UInt8(ascii: "!"):
      position += 1
      guard let value = unary() else { return nil }
      // Minified scripts write !0 and !1.
      return value.number.map { .boolean($0 == 0) } ?? unknown(from: start)
    default: return member()
    }
  }

  /// Reads a value with the members and calls after it.
  private mutating func member() -> ScriptValue? {
    let start = position
    guard var value = primary() else { return nil }
    while true {
      let end = position
      skipSpace()
      switch next {
      case UInt8(ascii: "?") where text[position + 1] == UInt8(ascii: "."):
        position += 1
        continue
      case UInt8(ascii: "."):
        position += 1
        skipSpace()
        let key = takeName()
        guard !key.isEmpty else { return nil }
        skipSpace()
        guard next == UInt8(ascii: "(") else {
          value = names.member(key, of: value) ?? unknown(from: start)
          continue
        }
        position += 1
        let arguments = self.arguments()
        value = called(key, of: value, arguments) ?? unknown(from: start)
      case UInt8(ascii: "["):
        position += 1
        let key = self.value()
        guard take("]") else { return nil }
        value = key.text.flatMap { value[$0] } ?? unknown(from: start)
      case UInt8(ascii: "("):
        position += 1
        let arguments = self.arguments()
        value = called(value, arguments) ?? unknown(from: start)
      case UInt8(ascii: "`"): return nil
      case UInt8(ascii: "+") where text.has("++", at: position),
        UInt8(ascii: "-") where text.has("--", at: position):
        return nil
      default:
        position = end
        return value
      }
    }
  }

  /// Reads the arguments of a call and the parenthesis after them.
  mutating func arguments() -> [ScriptValue] {
    elements(to: ")") ?? []
  }

  /// Reads a name; empty if there is none.
  mutating func takeName() -> String {
    let end = text.endOfName(at: position)
    defer { position = end }
    return text.word(position..<end)
  }
}
