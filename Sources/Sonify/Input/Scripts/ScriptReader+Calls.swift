import SonifyBase
import SonifyTables

/// What every script has.
enum ScriptCalls {
  /// Objects and functions by their names.
  static let objects: Set<String> = [
    "Date", "Math", "Object", "Array", "JSON", "Number", "String", "Boolean", "parseFloat",
    "parseInt", "window", "globalThis", "self",
  ]
}

extension ScriptReader {
  /// Returns what a call gives, or nil if that is unknown.
  /// - Parameters:
  ///   - value: what is called.
  ///   - arguments: its arguments.
  /// - Returns: the value.
  func called(_ value: ScriptValue, _ arguments: [ScriptValue]) -> ScriptValue? {
    let first = arguments.first
    switch value {
    case .function(let function): return result(of: function, arguments)
    case .builtIn("Number"), .builtIn("parseFloat"), .builtIn("parseInt"):
      return first?.number.map { .number($0) }
    case .builtIn("String"): return first?.text.map { .text($0) }
    case .null, .boolean, .number, .text, .date, .array, .object, .builtIn, .unknown: return nil
    }
  }

  /// Returns what a method gives, or nil if that is unknown.
  /// - Parameters:
  ///   - method: its name.
  ///   - value: the object to which it belongs.
  ///   - arguments: its arguments.
  /// - Returns: the value.
  func called(
    _ method: String, of value: ScriptValue, _ arguments: [ScriptValue]
  ) -> ScriptValue? {
    switch value {
    case .builtIn(let object): return called(object, method, arguments)
    case .array(let elements): return called(method, ofArray: elements, arguments)
    case .text(let text):
      guard method == "split", let sign = arguments.first?.text, !sign.isEmpty else { return nil }
      return .array(
        text.split(separator: sign, omittingEmptySubsequences: false).map { .text(String($0)) })
    case .date(let time): return ["getTime", "valueOf"].contains(method) ? .number(time) : nil
    case .number(let number):
      // Digits after the point are for the eye.
      return method == "toFixed" ? .number(number) : nil
    case .object:
      guard case .function(let function)? = value[method] else { return nil }
      return result(of: function, arguments)
    case .null, .boolean, .function, .unknown: return nil
    }
  }

  private func called(
    _ object: String, _ method: String, _ arguments: [ScriptValue]
  ) -> ScriptValue? {
    guard let first = arguments.first else { return nil }
    switch (object, method) {
    case ("Date", "UTC"):
      let numbers = arguments.compactMap(\.number)
      guard numbers.count == arguments.count else { return nil }
      return ScriptDate.time(numbers.count == 1 ? numbers + [0] : numbers).map { .number($0) }
    case ("Date", "parse"): return first.text.flatMap(ScriptDate.time).map { .number($0) }
    case ("Object", "keys"): return first.members.map { .array($0.map { .text($0.key) }) }
    case ("Object", "values"): return first.members.map { .array($0.map(\.value)) }
    case ("Object", "entries"):
      return first.members.map { .array($0.map { .array([.text($0.key), $0.value]) }) }
    case ("Object", "freeze"): return first
    case ("Array", "of"): return .array(arguments)
    case ("Array", "from"):
      guard let elements = first.elements, arguments.count > 1 else {
        return first.elements.map { .array($0) }
      }
      return called("map", ofArray: elements, Array(arguments.dropFirst()))
    case ("JSON", "parse"):
      guard let text = first.text,
        let value = try? JSONValue.parse(ByteSource(name: "", bytes: Array(text.utf8)))
      else { return nil }
      return ScriptValue(value)
    case ("Math", _): return called(ofMath: method, arguments).map { .number($0) }
    case ("Number", "parseFloat"): return first.number.map { .number($0) }
    default: return nil
    }
  }

  private func called(ofMath method: String, _ arguments: [ScriptValue]) -> Double? {
    let numbers = arguments.compactMap(\.number)
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    return switch method {
    case "round": (first + 0.5).rounded(.down)
    case "floor": first.rounded(.down)
    case "ceil": first.rounded(.up)
    case "abs": abs(first)
    case "sqrt": first.squareRoot()
    case "min": numbers.min()
    case "max": numbers.max()
    default: nil
    }
  }

  private func called(
    _ method: String, ofArray elements: [ScriptValue], _ arguments: [ScriptValue]
  ) -> ScriptValue? {
    switch method {
    case "map":
      guard let function = arguments.first else { return nil }
      var results: [ScriptValue] = []
      results.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        guard names.takeValue() else { return nil }
        let own: ScriptValue?
        switch function {
        case .function(let function):
          own = result(of: function, [element, .number(Double(index)), .array(elements)])
        default: own = called(function, [element])
        }
        guard let own, !own.isUnknown else { return nil }
        results.append(own)
      }
      return .array(results)
    case "concat":
      var all = elements
      for argument in arguments {
        guard !argument.isUnknown else { return nil }
        if let more = argument.elements { all += more } else { all.append(argument) }
      }
      return .array(all)
    case "slice":
      let numbers = arguments.compactMap(\.number).map { Int(max(-1e9, min(1e9, $0))) }
      guard numbers.count == arguments.count else { return nil }
      func index(_ number: Int) -> Int {
        min(elements.count, max(0, number < 0 ? elements.count + number : number))
      }
      let (start, end) = (index(numbers.first ?? 0), numbers.count > 1 ? index(numbers[1]) : nil)
      return .array(Array(elements[start..<max(start, end ?? elements.count)]))
    case "reverse": return .array(elements.reversed())
    case "flat":
      return .array(elements.flatMap { $0.elements ?? [$0] })
    default: return nil
    }
  }
}

extension ScriptValue {
  /// Makes the value of JSON.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .array(let elements): self = .array(elements.map { ScriptValue($0) })
    case .object(let object):
      self = .object(object.members.map { Member(key: $0.key, value: ScriptValue($0.value)) })
    }
  }
}
