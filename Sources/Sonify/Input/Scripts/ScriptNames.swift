import SonifyTables

/// The values of the names of scripts, as far as they are written out, and how much was read for them.
final class ScriptNames {
  let text: ScriptText
  let outline: ScriptOutline
  /// The arguments of a call of the function around what is read.
  var scope: [String: ScriptValue] = [:] {
    didSet { known = [:] }
  }
  /// The depth of the values that are being read.
  var depth = 0
  private var steps = 0
  private var values = 0
  private var calls = 0
  /// The number of bytes that may still be searched.
  var rest: Int
  /// What was found, by the position after the equals sign; nil while it is being read.
  private var known: [Int: (value: ScriptValue, end: Int)?] = [:]

  /// The maximum numbers of expressions and values that are read, and of functions that are called.
  private static let (maxSteps, maxValues, maxCalls) = (8_000_000, 8_000_000, 100_000)

  /// Takes scripts and their outline.
  init(_ text: ScriptText, _ outline: ScriptOutline) {
    (self.text, self.outline) = (text, outline)
    rest = (32 << 20) + 4 * text.bytes.count
  }

  /// Counts an expression, and returns whether it may be read.
  func takeStep() -> Bool {
    steps += 1
    return steps <= Self.maxSteps && rest > 0
  }

  /// Counts a call of a function, and returns whether it may be made.
  func takeCall() -> Bool {
    calls += 1
    return calls <= Self.maxCalls
  }

  /// Returns where an expression or the inside of a block ends, or the end of all if enough was searched.
  func endOfExpression(from position: Int, isBlock: Bool = false) -> Int {
    guard rest > 0 else { return text.bytes.count }
    let end = text.endOfExpression(from: position, isBlock: isBlock)
    rest -= end - position
    return end
  }

  /// Counts a value, and returns whether it may be kept.
  func takeValue() -> Bool {
    values += 1
    return values <= Self.maxValues
  }

  /// Returns a member of a value, or nil if it is unknown.
  func member(_ key: String, of value: ScriptValue) -> ScriptValue? {
    switch value {
    case .builtIn(let name):
      if ["window", "globalThis", "self"].contains(name) {
        return self.value(of: key, at: text.bytes.count)
      }
      return ["UTC", "PI"].contains(key) || !name.contains(".") ? .builtIn("\(name).\(key)") : nil
    case .array(let elements) where key == "length": return .number(Double(elements.count))
    case .null, .boolean, .number, .text, .date, .array, .object, .function, .unknown:
      return value[key]
    }
  }

  /// Returns the value that a name has at a position, or nil if it is unknown.
  ///
  /// The last assignment before it counts, or else the only one after it. A value that is changed in between, as by
  /// `push`, or assigned in a function that ended, is unknown, and so is an empty array: a script fills it.
  func value(of name: String, at use: Int) -> ScriptValue? {
    guard let places = outline.assignments[name] else { return function(named: name) }
    let earlier = places.last { $0 < use }
    guard let place = earlier ?? (places.count == 1 ? places[0] : nil) else { return nil }
    guard let found = read(at: place), !found.value.isUnknown else { return nil }
    switch found.value {
    case .array(let elements): guard !elements.isEmpty else { return nil }
    case .object(let members): guard !members.isEmpty else { return nil }
    case .null: return nil
    case .boolean, .number, .text, .date, .function, .builtIn, .unknown: break
    }
    guard place < use ? found.end <= use : isAround(use, place) else { return nil }
    return place < use
      ? value(found, of: name, to: use, isOpen: true)
      : value(found, of: name, to: endOfScript(at: place), isOpen: false)
  }

  /// Returns whether a later position lies in a block around an earlier one, and in no other after it.
  private func isAround(_ use: Int, _ place: Int) -> Bool {
    var (depth, outermost) = (0, 0)
    var position = use
    var before: UInt8?
    while position < place, rest > 0 {
      let byte = text.bytes[position]
      let (next, isCode) = text.next(after: position, before)
      if next == position + 1 {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        outermost = min(outermost, depth)
      }
      if isCode, byte > 0x20 { before = text.bytes[next - 1] }
      rest -= next - position
      position = next
    }
    return depth == outermost && rest > 0
  }

  /// Returns the last value that a name gets, with all later changes of its parts, or nil if it is unknown.
  func lastValue(of name: String) -> ScriptValue? {
    guard let place = outline.assignments[name]?.last, let found = read(at: place) else {
      return nil
    }
    return value(found, of: name, to: endOfScript(at: place), isOpen: false)
  }

  private func value(
    _ found: (value: ScriptValue, end: Int), of name: String, to end: Int, isOpen: Bool
  ) -> ScriptValue? {
    changes(of: name, from: found.end, to: end, isOpen: isOpen)?
      .reduce(found.value) { $0.setting($1.value, at: $1.path[...]) }
  }

  private func function(named name: String) -> ScriptValue? {
    guard let place = outline.functions[name] else { return nil }
    var reader = ScriptReader(self, at: place)
    return reader.function()
  }

  /// Returns the value after an equals sign, and where it ends; nil while it is being read.
  func read(at place: Int) -> (value: ScriptValue, end: Int)? {
    if let found = known[place] { return found }
    known[place] = .some(nil)
    var reader = ScriptReader(self, at: place)
    let value = reader.value()
    known[place] = (value, reader.position)
    return (value, reader.position)
  }

  private func endOfScript(at position: Int) -> Int {
    text.ranges.first { $0.contains(position) }?.upperBound ?? text.bytes.count
  }

  // MARK: - Changes

  /// Methods that change an array.
  private static let changes: Set<String> = [
    "push", "unshift", "splice", "sort", "pop", "shift", "fill", "reverse", "copyWithin",
  ]

  /// A change of a part of a value, as by `option.series[0].data = values`.
  private struct Change {
    /// The keys and indices that lead to the part.
    var path: [String]
    /// What the part becomes.
    var value: ScriptValue
  }

  /// Returns the changes of the value of a name over a part of the scripts.
  /// - Parameters:
  ///   - name: the name.
  ///   - start: where its value ends.
  ///   - end: where it is used.
  ///   - isOpen: whether the block in which it got its value must not have ended.
  /// - Returns: the changes in their order; nil if the whole value is changed, or is that of another name.
  private func changes(
    of name: String, from start: Int, to end: Int, isOpen: Bool
  ) -> [Change]? {
    let wanted = Array(name.utf8)
    var changes: [Change] = []
    var position = start
    var depth = 0
    var before: UInt8?
    while position < end {
      let byte = text.bytes[position]
      let endOfName = text.endOfName(at: position)
      if endOfName > position {
        if endOfName - position == wanted.count, before != UInt8(ascii: "."),
          text.bytes[position..<endOfName].elementsEqual(wanted)
        {
          let own = position..<endOfName
          if let change = change(own, before: before, isConditional: depth > 0) {
            guard !change.path.isEmpty else { return nil }
            changes.append(change)
          } else if isParameter(own, use: end) {
            return nil
          }
        }
        before = text.bytes[endOfName - 1]
        position = endOfName
        continue
      }
      let (next, isCode) = text.next(after: position, before)
      if next == position + 1 {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if depth < 0, isOpen { return nil }
      }
      if isCode, byte > 0x20 { before = text.bytes[next - 1] }
      rest -= next - position
      guard rest > 0 else { return nil }
      position = next
    }
    return changes
  }

  /// Returns the change that is made where a name stands, or nil if there is none.
  private func change(_ name: Range<Int>, before: UInt8?, isConditional: Bool) -> Change? {
    let whole = Change(path: [], value: .unknown(name))
    let isCounted = before == UInt8(ascii: "+") || before == UInt8(ascii: "-")
    if isCounted, text.has("++", at: name.lowerBound - 2) || text.has("--", at: name.lowerBound - 2)
    {
      return whole
    }
    var path: [String] = []
    /// Whether the rest of the path is only known to the script.
    var isOpen = false
    var position = text.skipSpace(name.upperBound)
    while true {
      if text[position] == UInt8(ascii: ".") {
        let start = position + 1
        position = text.endOfName(at: start)
        let member = text.word(start..<position)
        position = text.skipSpace(position)
        if text[position] == UInt8(ascii: "(") {
          guard Self.changes.contains(member) else { return nil }
          return Change(path: path, value: .unknown(name.lowerBound..<position))
        }
        if !isOpen { path.append(member) }
      } else if text[position] == UInt8(ascii: "[") {
        var reader = ScriptReader(self, at: position + 1)
        let key = reader.value()
        position = text.skipSpace(endOfExpression(from: position + 1) + 1)
        isOpen = isOpen || key.text == nil
        if let key = key.text, !isOpen { path.append(key) }
      } else {
        break
      }
    }
    let signs = ["++", "--", "+=", "-=", "*=", "/="]
    let unknown = Change(path: path, value: .unknown(name.lowerBound..<position))
    if signs.contains(where: { text.has($0, at: position) }) { return unknown }
    guard !path.isEmpty || isOpen, text[position] == UInt8(ascii: "="),
      text[position + 1] != UInt8(ascii: "=")
    else { return nil }
    guard !isOpen, !isConditional else { return unknown }
    var reader = ScriptReader(self, at: position + 1)
    return Change(path: path, value: reader.value())
  }

  /// Words before parentheses that hold no parameters, but for the variable of a loop.
  private static let conditions: Set<String> = ["if", "for", "while", "switch", "with"]

  /// Returns whether a name is a parameter of a function around a use.
  private func isParameter(_ name: Range<Int>, use: Int) -> Bool {
    let position = text.skipSpace(name.upperBound)
    var body: Int
    if text.has("=>", at: position) {
      body = text.skipSpace(position + 2)
    } else {
      guard let close = edge(of: position, by: 1), text[close] == UInt8(ascii: ")"),
        let open = edge(of: name.lowerBound - 1, by: -1), text[open] == UInt8(ascii: "(")
      else { return false }
      body = text.skipSpace(close + 1)
      if text.has("=>", at: body) {
        body = text.skipSpace(body + 2)
      } else {
        let word = word(before: open)
        // for (const data of all)
        let isOfLoop =
          word == "for"
          && text.word(name.upperBound..<close).split(separator: " ").first.map {
            ["of", "in"].contains($0)
          } ?? false
        guard text[body] == UInt8(ascii: "{"), isOfLoop || !Self.conditions.contains(word) else {
          return false
        }
      }
    }
    let isBlock = text[body] == UInt8(ascii: "{")
    return use < endOfExpression(from: isBlock ? body + 1 : body, isBlock: isBlock)
  }

  /// Returns the first byte from a position on that is not of a list of names and patterns; nil if the list is long.
  private func edge(of start: Int, by step: Int) -> Int? {
    var position = start
    while (0..<text.bytes.count).contains(position), abs(position - start) < 1000 {
      let byte = text.bytes[position]
      guard ScriptText.isOfName(byte) || byte <= 0x20 || ",.:={}[]".utf8.contains(byte) else {
        return position
      }
      position += step
    }
    return nil
  }

  private func word(before position: Int) -> String {
    var end = position
    while end > 0, text.bytes[end - 1] <= 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start < 16, ScriptText.isOfName(text.bytes[start - 1]) { start -= 1 }
    return text.word(start..<end)
  }
}
