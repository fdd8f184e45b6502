import SonifyBase
import SonifyTables

/// What an expression of JavaScript is, as far as it can be known without running the script.
indirect enum ScriptValue {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// A moment, in milliseconds since 1970, by the clock that is written.
  case date(Double)
  case array([ScriptValue])
  case object([Member])
  /// A function that is written out.
  case function(ScriptFunction)
  /// Something that every script has, such as `Math.round` or `Date`, by its name.
  case builtIn(String)
  /// What only a browser can find out, by the range of its bytes.
  case unknown(Range<Int>)

  /// A member of an object.
  struct Member {
    /// The key.
    var key: String
    /// The value.
    var value: ScriptValue
  }

  /// The number of a number, or of a text or moment that stands for one; else nil.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .text(let text): Self.number(of: text)
    case .boolean(let value): value ? 1 : 0
    case .null, .array, .object, .function, .builtIn, .unknown: nil
    }
  }

  private static func number(of text: String) -> Double? {
    let bytes = Array(text.utf8.prefix(64))
    guard
      case .number(let number) = DecimalNumber.read(bytes.span.trimmed, decimal: UInt8(ascii: "."))
    else {
      return nil
    }
    return number
  }

  /// The text of a text or number, else nil.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.plain
    case .boolean(let value): "\(value)"
    case .null, .date, .array, .object, .function, .builtIn, .unknown: nil
    }
  }

  /// The elements of an array, else nil.
  var elements: [ScriptValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object, else nil.
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// Whether it is an array or object that has something in it.
  var hasContents: Bool { elements?.isEmpty == false || members?.isEmpty == false }

  /// Whether it cannot be known.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Returns a member of an object or an element of an array.
  /// - Parameter key: the key, or the index in digits.
  /// - Returns: the last member of the key, or nil if there is none.
  subscript(key: String) -> ScriptValue? {
    switch self {
    case .object(let members): members.last { $0.key == key }?.value
    case .array(let elements):
      Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    case .null, .boolean, .number, .text, .date, .function, .builtIn, .unknown: nil
    }
  }
}

extension ScriptValue {
  /// Returns the value with another at a path; one that has no such part stays.
  func setting(_ other: ScriptValue, at path: ArraySlice<String>) -> ScriptValue {
    guard let key = path.first else { return other }
    let rest = path.dropFirst()
    switch self {
    case .object(var members):
      if let index = members.lastIndex(where: { $0.key == key }) {
        members[index].value = members[index].value.setting(other, at: rest)
      } else if rest.isEmpty {
        members.append(Member(key: key, value: other))
      }
      return .object(members)
    case .array(var elements):
      guard let index = Int(key) else { return self }
      if elements.indices.contains(index) {
        elements[index] = elements[index].setting(other, at: rest)
      } else if rest.isEmpty, index == elements.count {
        elements.append(other)
      }
      return .array(elements)
    case .null, .boolean, .number, .text, .date, .function, .builtIn, .unknown: return self
    }
  }
}

/// A function of a script that does nothing but return a value.
struct ScriptFunction {
  /// What a parameter takes of its argument.
  enum Parameter {
    /// All of it, under a name.
    case whole(String)
    /// Members by their keys, each under a name.
    case members([(key: String, name: String)])
  }

  /// The parameters in their order.
  var parameters: [Parameter]
  /// Where the body begins: the expression, or what follows the brace.
  var body: Int
  /// Whether the body is an expression.
  var isExpression: Bool
  /// The names that are known where the function is written.
  var names: [String: ScriptValue]

  /// Returns the names that are known in the body.
  /// - Parameter arguments: the arguments of a call.
  /// - Returns: the names with their values.
  func names(of arguments: [ScriptValue]) -> [String: ScriptValue] {
    var own = names
    for (index, parameter) in parameters.enumerated() {
      let argument = index < arguments.count ? arguments[index] : .null
      switch parameter {
      case .whole(let name): own[name] = argument
      case .members(let members):
        for member in members { own[member.name] = argument[member.key] ?? .null }
      }
    }
    return own
  }
}

/// A part of a chart that a script makes while it runs.
struct ScriptGap {
  /// The keys and indices that lead to it.
  var path: [String]
  /// The expression, as it is written.
  var expression: String

  /// The path in messages, as in "series[0].data".
  var place: String {
    path.reduce(into: "") { text, key in
      text += Int(key) == nil ? (text.isEmpty ? key : ".\(key)") : "[\(key)]"
    }
  }
}

extension JSONValue {
  /// Makes the JSON of a value as a browser would write it: without functions, and with null for what is unknown in
  /// an array.
  /// - Parameters:
  ///   - value: the value.
  ///   - path: the keys and indices that lead to it.
  ///   - text: the script.
  ///   - gaps: gets what is unknown.
  init?(
    _ value: ScriptValue, at path: [String] = [], of text: ScriptText, _ gaps: inout [ScriptGap]
  ) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let number): self = number.isFinite ? .number(number) : .null
    case .text(let text): self = .text(text)
    case .date(let time): self = .text(ScriptDate.text(time))
    case .function, .builtIn: return nil
    case .unknown(let range):
      gaps.append(ScriptGap(path: path, expression: text.excerpt(range)))
      return nil
    case .array(let elements):
      var values: [JSONValue] = []
      values.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        if case .number(let number) = element, number.isFinite {
          values.append(.number(number))
        } else {
          values.append(
            JSONValue(element, at: path + ["\(index)"], of: text, &gaps) ?? .null)
        }
      }
      self = .array(values)
    case .object(let members):
      var object = JSONObject()
      for member in members {
        let own = JSONValue(member.value, at: path + [member.key], of: text, &gaps)
        object[member.key] = own
      }
      self = .object(object)
    }
  }
}
