/// A JSON value to be written.
package enum JSONTree: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number; one that is not finite is written as null, as JSON has none.
  case number(Double)
  case text(String)
  case list([JSONTree])
  /// Members in the order in which they are written.
  case object([(name: String, value: JSONTree)])

  /// Makes an object from those members that are not nil.
  package static func members(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// A list of numbers.
  package static func numbers(_ numbers: [Double]) -> JSONTree { .list(numbers.map(number)) }

  /// A list of texts.
  package static func texts(_ texts: [String]) -> JSONTree { .list(texts.map(text)) }

  /// A whole number.
  package static func count(_ count: Int) -> JSONTree { .number(Double(count)) }

  /// The value by RFC 8259, without spaces.
  /// - Complexity: O(*n*) in the length of the text.
  package var written: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += value.isFinite ? JSONText.number(value) : "null"
    case .text(let text): output += JSONText.quoted(text)
    case .list(let values):
      output += "["
      for (index, value) in values.enumerated() {
        if index > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        output += JSONText.quoted(member.name) + ":"
        member.value.write(to: &output)
      }
      output += "}"
    }
  }

  package static func == (one: JSONTree, other: JSONTree) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.object(let one), .object(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    default: false
    }
  }
}
