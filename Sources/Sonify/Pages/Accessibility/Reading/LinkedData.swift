import SonifyInput

/// A work that JSON-LD describes in the vocabulary of schema.org.
///
/// No context is fetched: properties are known by their usual names and addresses.
struct LinkedData {
  private let work: JSONObject
  private let statements: AccessibilityStatements

  /// Finds the first work that states its accessibility, or returns nil.
  init?(_ value: JSONValue) {
    guard let (work, statements) = Self.find(value, depth: 0) else { return nil }
    (self.work, self.statements) = (work, statements)
  }

  /// Returns the work as a publication.
  func publication(kind: Publication.Kind) -> Publication {
    Publication(
      kind: kind, title: text("name") ?? text("headline"), language: text("inLanguage"),
      accessibility: statements.metadata, hasFixedLayout: false)
  }

  /// The depth to which works within lists and graphs are looked for.
  private static let maxDepth = 4

  private static func find(
    _ value: JSONValue, depth: Int
  ) -> (JSONObject, AccessibilityStatements)? {
    guard depth <= maxDepth else { return nil }
    if let values = value.array {
      for value in values {
        if let found = find(value, depth: depth + 1) { return found }
      }
      return nil
    }
    guard let object = value.object else { return nil }
    let own = read(object)
    if !own.isEmpty { return (object, own) }
    for name in ["@graph", "mainEntity", "mainEntityOfPage"] {
      if let inner = object[name], let found = find(inner, depth: depth + 1) { return found }
    }
    return nil
  }

  private static func read(_ object: JSONObject) -> AccessibilityStatements {
    var statements = AccessibilityStatements()
    for member in object.members {
      guard let property = AccessibilityStatements.property(member.key) else { continue }
      let values = member.value.array ?? [member.value]
      for value in values {
        if property == .accessModeSufficient, let list = items(value) {
          statements.addSufficient(list)
        } else if let text = text(value) {
          statements.add(property, text)
        }
      }
    }
    return statements
  }

  /// Returns the items of an ItemList, or nil if the value is none.
  private static func items(_ value: JSONValue) -> [String]? {
    guard let items = value.object?["itemListElement"] else { return nil }
    return (items.array ?? [items]).map { item in
      // An item that is not a text is a term that is not known: without it, the rest is not enough.
      text(item) ?? item.object?["item"].flatMap(text) ?? "?"
    }
  }

  /// Returns a text, as it is or as a value or an identifier of JSON-LD.
  private static func text(_ value: JSONValue) -> String? {
    value.text ?? value.object?["@value"]?.text ?? value.object?["@id"]?.text
  }

  private func text(_ name: String) -> String? {
    work[name].flatMap { Self.text($0.array?.first ?? $0) }
  }
}
