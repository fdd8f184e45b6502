/// A path to a value within a record: "a", "a.b", "a['b c']", "a[0]", or "a\.b" for a name with a
/// point.
struct FieldPath: Hashable, Sendable {
  /// The path as written in the specification.
  let text: String
  /// The names, outermost first; at least one.
  let names: [String]

  /// The maximum number of names in a path.
  static let maxDepth = 32

  /// Creates a path from its names.
  init(names: [String]) {
    text = names.joined(separator: ".")
    self.names = names.isEmpty ? [""] : names
  }

  /// Parses a path.
  init(_ text: String) {
    self.text = text
    var names: [String] = []
    var name = ""
    var quote: Character?
    var isEscaped = false
    var isIndex = false
    for character in text {
      if isEscaped {
        name.append(character)
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case _ where character == quote: quote = nil
      case _ where quote != nil: name.append(character)
      case "'" where isIndex, "\"" where isIndex: quote = character
      case ".":
        if !name.isEmpty { names.append(name) }
        name = ""
      case "[":
        if !name.isEmpty { names.append(name) }
        name = ""
        isIndex = true
      case "]" where isIndex:
        names.append(name)
        name = ""
        isIndex = false
      default: name.append(character)
      }
    }
    if !name.isEmpty || names.isEmpty { names.append(name) }
    self.names = Array(names.prefix(Self.maxDepth))
  }

  /// The name of the field in sentences.
  var displayName: String { names.joined(separator: ".") }

  /// Returns the value at the rest of the path, after its first name.
  func descend(into value: JSONValue) -> JSONValue {
    var value = value
    for name in names.dropFirst() {
      switch value {
      case .object(let object): value = object[name] ?? .null
      case .array(let elements):
        guard let place = Int(name), elements.indices.contains(place) else { return .null }
        value = elements[place]
      default: return .null
      }
    }
    return value
  }
}
