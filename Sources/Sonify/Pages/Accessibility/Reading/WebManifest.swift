import SonifyInput

/// A Readium Web Publication Manifest, or the publication manifest of W3C.
enum WebManifest {
  /// Returns the publication, or nil if the value is not a manifest.
  static func publication(_ value: JSONValue) -> Publication? {
    guard let root = value.object else { return nil }
    let lists = ["readingOrder", "spine", "resources", "links"]
    guard lists.contains(where: { root[$0]?.array != nil }) else { return nil }
    guard let metadata = root["metadata"]?.object else {
      // W3C's form has the terms of schema.org at the root.
      guard root["readingOrder"] != nil, let linked = LinkedData(value) else { return nil }
      return linked.publication(kind: .manifest)
    }
    let layouts = [
      metadata["layout"], metadata["presentation"]?.object?["layout"],
      metadata["rendition"]?.object?["layout"],
    ]
    return Publication(
      kind: .manifest, title: text(metadata["title"]), language: text(metadata["language"]),
      accessibility: accessibility(metadata["accessibility"]?.object),
      hasFixedLayout: layouts.contains { $0?.text == "fixed" || $0?.text == "pre-paginated" })
  }

  /// Reads the accessibility object of Readium's schema.
  private static func accessibility(_ object: JSONObject?) -> AccessibilityMetadata {
    guard let object else { return AccessibilityMetadata() }
    var statements = AccessibilityStatements()
    let properties: [(String, AccessibilityStatements.Property)] = [
      ("conformsTo", .conformsTo), ("summary", .accessibilitySummary),
      ("accessMode", .accessMode), ("feature", .accessibilityFeature),
      ("hazard", .accessibilityHazard), ("exemption", .exemption),
    ]
    for (name, property) in properties {
      for text in texts(object[name]) { statements.add(property, text) }
    }
    for set in object["accessModeSufficient"].map({ $0.array ?? [$0] }) ?? [] {
      statements.addSufficient(texts(set))
    }
    if let certification = object["certification"]?.object {
      for (name, property): (String, AccessibilityStatements.Property) in [
        ("certifiedBy", .certifiedBy), ("credential", .certifierCredential),
        ("report", .certifierReport),
      ] {
        if let text = certification[name]?.text { statements.add(property, text) }
      }
    }
    return statements.metadata
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value.map { ($0.array ?? [$0]).compactMap(\.text) } ?? []
  }

  /// The first text of a value: of texts by language, of a list, or the only one.
  private static func text(_ value: JSONValue?) -> String? {
    value?.text ?? value?.array?.first?.text ?? value?.object?.members.first?.value.text
  }
}
