import SonifyTables

extension JSONValue {
  /// The value as a number by the rules of ECMAScript's `Number`: a text that is a number, true as
  /// 1, null as 0; NaN otherwise.
  var coercedNumber: Double {
    switch self {
    case .number(let value): return value
    case .boolean(let value): return value ? 1 : 0
    case .null: return 0
    case .text(let text):
      let bytes = Array(text.utf8)
      let trimmed = bytes.span.trimmed
      if trimmed.isEmpty { return 0 }
      if case .number(let value) = DecimalNumber.read(trimmed, decimal: UInt8(ascii: ".")) {
        return value
      }
      return .nan
    case .array, .object: return .nan
    }
  }

  /// The value as a measurement, or NaN if it has none.
  var measure: Double { isValid ? coercedNumber : .nan }

  /// Whether there is a value: not null, not an empty text, not NaN.
  var isValid: Bool {
    switch self {
    case .null: false
    case .text(let text): !text.isEmpty
    case .number(let value): !value.isNaN
    case .boolean, .array, .object: true
    }
  }

  /// The value as text.
  var coercedText: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): value.plain
    case .text(let text): text
    case .array(let elements):
      elements.prefix(10).map { $0.array == nil ? $0.coercedText : "[…]" }.joined(separator: ",")
    case .object: "[object]"
    }
  }

  /// Whether the value is true as a condition.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .text(let text): !text.isEmpty
    case .array, .object: true
    }
  }

  /// Returns whether two values are equal, where a number equals its text.
  func isLooselyEqual(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)): return one == other
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.array, _), (.object, _), (_, .array), (_, .object): return false
    default: return coercedNumber == other.coercedNumber
    }
  }

  /// Returns whether two values are equal and of the same type; arrays and objects equal nothing.
  func isIdentical(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array, _), (.object, _): false
    default: self == other
    }
  }

  /// The value, with a text cut to the length that a name may need, so that no step of a transform
  /// takes long.
  var shortened: JSONValue {
    guard case .text(let text) = self, text.utf8.count > Self.maxText else { return self }
    return .text(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.maxText / 4))))
  }

  /// The maximum length of a text in a record, in bytes.
  static let maxText = 1000

  /// Returns whether this is less than another: texts by their characters, everything else by
  /// number.
  func isLess(than other: JSONValue) -> Bool {
    if case .text(let one) = self, case .text(let other) = other {
      return one != other && one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    }
    return coercedNumber < other.coercedNumber
  }

  /// Returns whether this comes before another in the order of categories and groups: missing
  /// values, numbers by size, texts by their characters.
  func isOrdered(before other: JSONValue) -> Bool {
    func rank(_ value: JSONValue) -> Int {
      switch value {
      case .null: 0
      case .number, .boolean: 1
      case .text: 2
      case .array, .object: 3
      }
    }
    let ranks = (rank(self), rank(other))
    return ranks.0 == ranks.1 ? isLess(than: other) : ranks.0 < ranks.1
  }
}

/// A value as the key of a group.
enum GroupKey: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)

  /// Creates the key of a value; arrays and objects are represented by their text.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    // NaN does not equal even itself and would fill a table of keys.
    case .number(let value): self = value.isNaN ? .null : .number(value == 0 ? 0 : value)
    case .text(let text): self = .text(text)
    case .array, .object: self = .text(value.coercedText)
    }
  }
}

extension JSONValue {
  /// Creates a number, or null for NaN.
  init(measure: Double) { self = measure.isNaN ? .null : .number(measure) }
}
