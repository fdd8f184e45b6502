import SonifyArchives

/// The package document of an EPUB 3 or 2, as far as it states accessibility.
struct PackageDocument {
  /// What it states.
  let publication: Publication

  /// Reads the metadata, or returns nil if the element is no package with metadata.
  init?(_ root: XMLElement) {
    guard root.localName == "package",
      let metadata = root.children(named: "metadata").first
    else { return nil }
    // EPUB 2 may group its metadata once more.
    let elements = metadata.children.flatMap { child in
      ["dc-metadata", "x-metadata"].contains(child.localName) ? child.children : [child]
    }
    let values = elements.compactMap(Value.init)
    var statements = AccessibilityStatements()
    for value in values where !value.isOfCertifier {
      guard let property = AccessibilityStatements.property(value.property) else { continue }
      statements.add(property, value.text)
    }
    Self.addCertifier(values, to: &statements)
    func text(_ name: String) -> String? {
      elements.first { $0.localName == name && !$0.text.isEmpty }?.text
    }
    publication = Publication(
      kind: .book, title: text("title"), language: text("language"),
      accessibility: statements.metadata,
      hasFixedLayout: values.contains {
        $0.property == "rendition:layout" && $0.text == "pre-paginated"
      })
  }

  /// Adds the first certifier of the publication or of its standard, with what refines it.
  private static func addCertifier(
    _ values: [Value], to statements: inout AccessibilityStatements
  ) {
    let standards = Set(values.filter { $0.property == "dcterms:conformsTo" }.compactMap(\.id))
    let certifier = values.first { value in
      value.property == "a11y:certifiedBy" && (value.refined.map(standards.contains) ?? true)
    }
    if let certifier { statements.add(.certifiedBy, certifier.text) }
    for value in values {
      let refinesIt = value.refined != nil && value.refined == certifier?.id
      switch value.property {
      case "a11y:certifierCredential" where refinesIt || value.refined == nil:
        statements.add(.certifierCredential, value.text)
      case "a11y:certifierReport" where refinesIt || value.refined == nil:
        statements.add(.certifierReport, value.text)
      // Without a refinement it is the date of the publication.
      case "dcterms:date" where refinesIt: statements.add(certificationDate: value.text)
      default: break
      }
    }
  }

  /// A property with its value: an element `meta` of EPUB 3 or 2, or a `link`.
  private struct Value {
    let property: String
    let text: String
    let id: String?
    let refined: String?

    init?(_ element: XMLElement) {
      switch element.localName {
      case "meta":
        guard let name = element.attribute("property") ?? element.attribute("name") else {
          return nil
        }
        property = name
        text = element.text.isEmpty ? element.attribute("content") ?? "" : element.text
      case "link":
        guard let relation = element.attribute("rel"), let address = element.attribute("href")
        else { return nil }
        (property, text) = (relation, address)
      // Some books have it as an element of Dublin Core; Readium reads it too.
      case "conformsTo": (property, text) = ("dcterms:conformsTo", element.text)
      default: return nil
      }
      id = element.attribute("id")
      refined = element.attribute("refines").map { String($0.drop { $0 == "#" }) }
    }

    var isOfCertifier: Bool { property.hasPrefix("a11y:certif") }
  }
}
