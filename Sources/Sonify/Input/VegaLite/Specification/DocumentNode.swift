import SonifyBase
import SonifyTables

/// A value of a specification, with its path in the document.
struct DocumentNode: Equatable, Sendable {
  /// The value.
  var value: JSONValue
  /// The path, as in "encoding.x.scale" or "transform[2].filter"; empty for the whole document.
  var path: String

  /// Creates a node of a whole document, or of a value with its path.
  init(_ value: JSONValue, path: String = "") {
    self.value = value
    self.path = path
  }

  /// The value of a key, if this is an object that has it; it may be null.
  subscript(key: String) -> DocumentNode? {
    guard let value = value.object?[key] else { return nil }
    return DocumentNode(value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// The elements of an array; empty if this is not an array.
  var elements: [DocumentNode] {
    (value.array ?? []).enumerated().map { DocumentNode($1, path: "\(path)[\($0)]") }
  }

  /// The keys of an object, in order.
  var keys: [String] { value.object?.keys ?? [] }

  /// The text, if it is one.
  var text: String? { value.text }
  /// The number, if it is one.
  var number: Double? { value.number }
  /// Whether the value is null.
  var isNull: Bool { value == .null }

  /// A short form of the value, for messages.
  var words: String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): value.plain
    case .text(let text): "\"\(UntrustedText.harmless(text, limit: 60))\""
    case .array: SpecificationValuePhrases.list.text()
    case .object(let object):
      SpecificationValuePhrases.object.text(
        count: object.keys.count, ["count": "\(object.keys.count)"])
    }
  }
}
