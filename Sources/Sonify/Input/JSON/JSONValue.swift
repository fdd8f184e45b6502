package import SonifyTables

/// A JSON value whose objects keep the order of their keys.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The maximum number of values in a tree, including objects and arrays.
  static let maxCount = 8_000_000

  /// Parses a whole text as one value.
  /// - Throws: ``InputError`` with the line and byte of the first fault: invalid JSON, a number
  ///   larger than the largest `Double`, or more than ``maxCount`` values.
  package static func parse(_ source: ByteSource) throws(InputError) -> JSONValue {
    var tokens = try JSONTokenizer(source)
    var count = 0
    let value = try parse(try tokens.next(), &tokens, &count)
    _ = try tokens.next()
    return value
  }

  /// Parses the value that begins with a token.
  /// - Parameters:
  ///   - token: the first token of the value, already read.
  ///   - tokens: the tokens that follow.
  ///   - count: the number of values so far, which is updated.
  /// - Returns: the value.
  /// - Throws: ``InputError`` with the line and byte of the first fault.
  static func parse(
    _ token: JSONTokenizer.Token, _ tokens: inout JSONTokenizer, _ count: inout Int
  ) throws(InputError) -> JSONValue {
    count += 1
    guard count <= maxCount else {
      throw tokens.fault(atToken: JSONFaultPhrases.manyValues, ["maximum": "\(maxCount)"])
    }
    switch token {
    case .null, .end, .key, .endArray, .endObject: return .null
    case .boolean(let value): return .boolean(value)
    case .string: return .text(String(decoding: tokens.text, as: UTF8.self))
    case .number:
      guard
        case .number(let value) = DecimalNumber.read(
          tokens.text.span, decimal: UInt8(ascii: "."))
      else { throw tokens.fault(atToken: JSONFaultPhrases.notFinite) }
      return .number(value)
    case .beginArray:
      var elements: [JSONValue] = []
      var reader = JSONElementReader()
      while case let token = try tokens.next(), token != .endArray {
        elements.append(try parse(token, &tokens, &count))
        reader.read(&tokens, into: &elements, &count)
      }
      reader.takeLast(&elements)
      reader.giveBackRoom(&elements)
      return .array(elements)
    case .beginObject:
      var object = JSONObject()
      while try tokens.next() == .key {
        let key = String(decoding: tokens.text, as: UTF8.self)
        object.read(key, try parse(try tokens.next(), &tokens, &count))
      }
      return .object(object)
    }
  }
}

extension JSONValue {
  /// The number, if it is one.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The text, if it is one.
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The boolean, if it is one.
  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  /// The elements, if it is an array.
  package var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  /// The members, if it is an object.
  package var object: JSONObject? { if case .object(let value) = self { value } else { nil } }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object from its members.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
