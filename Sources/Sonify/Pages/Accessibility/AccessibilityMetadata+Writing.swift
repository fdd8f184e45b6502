package import SonifyArchives
import SonifyBase

extension AccessibilityMetadata {
  /// Returns a web page as a value of JSON-LD, with these metadata in the vocabulary of schema.org.
  ///
  /// Only what is known is written. The text has no line ends, and a `script` element that holds it
  /// must escape `</`.
  /// - Parameters:
  ///   - name: the title of the page.
  ///   - language: the language of the page, as a BCP 47 tag, or nil.
  /// - Returns: the JSON text.
  public func jsonLD(name: String, language: String? = nil) -> String {
    var members: [(String, String)] = []
    // Standards and certifiers are not in schema.org, so their vocabularies are named.
    members.append(
      (
        "@context",
        conformsTo.isEmpty && certification == nil && exemptions.isEmpty
          ? JSONText.quoted(Self.schema)
          : "[\(JSONText.quoted(Self.schema)),{\"dcterms\":\"http://purl.org/dc/terms/\","
            + "\"a11y\":\"http://www.idpf.org/epub/vocab/package/a11y/#\"}]"
      ))
    members.append(("@type", JSONText.quoted("WebPage")))
    members.append(("name", JSONText.quoted(name)))
    if let language { members.append(("inLanguage", JSONText.quoted(language))) }
    func add(_ property: String, _ terms: [String]) {
      guard !terms.isEmpty else { return }
      members.append((property, "[" + terms.joined(separator: ",") + "]"))
    }
    add("accessMode", accessModes.map { JSONText.quoted($0.rawValue) })
    add(
      "accessModeSufficient",
      accessModesSufficient.map { modes in
        let terms = modes.map { JSONText.quoted($0.rawValue) }.joined(separator: ",")
        return "{\"@type\":\"ItemList\",\"itemListElement\":[\(terms)]}"
      })
    add("accessibilityFeature", features.map { JSONText.quoted($0.rawValue) })
    add("accessibilityHazard", hazards.map { JSONText.quoted($0.rawValue) })
    if let summary { members.append(("accessibilitySummary", JSONText.quoted(summary))) }
    add("dcterms:conformsTo", conformsTo.map { JSONText.quoted($0.rawValue) })
    for (property, value) in [
      ("certifiedBy", certification?.certifiedBy),
      ("certifierCredential", certification?.credential),
      ("certifierReport", certification?.report),
    ] {
      if let value { members.append(("a11y:\(property)", JSONText.quoted(value))) }
    }
    add("a11y:exemption", exemptions.map { JSONText.quoted($0.rawValue) })
    return "{" + members.map { "\(JSONText.quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }

  private static let schema = "https://schema.org"

  /// The elements that state these metadata in the package document of an EPUB.
  ///
  /// Only what is known is written. The prefixes `schema`, `dcterms` and `a11y` are reserved in
  /// EPUB 3.3 and need no declaration. Identifiers begin with "a11y-".
  package var packageElements: [Markup] {
    func meta(_ property: String, _ text: String, id: String? = nil, of refined: String? = nil)
      -> Markup
    {
      .element(
        "meta", ["property": property, "id": id, "refines": refined.map { "#\($0)" }], text)
    }
    var elements = accessModes.map { meta("schema:accessMode", $0.rawValue) }
    elements += accessModesSufficient.map { modes in
      meta("schema:accessModeSufficient", modes.map(\.rawValue).joined(separator: ","))
    }
    elements += features.map { meta("schema:accessibilityFeature", $0.rawValue) }
    elements += hazards.map { meta("schema:accessibilityHazard", $0.rawValue) }
    if let summary { elements.append(meta("schema:accessibilitySummary", summary)) }
    for (index, profile) in conformsTo.enumerated() {
      elements.append(
        meta("dcterms:conformsTo", profile.rawValue, id: index == 0 ? "a11y-standard" : nil))
    }
    if let certification {
      let standard = conformsTo.isEmpty ? nil : "a11y-standard"
      let certifier = certification.certifiedBy == nil ? nil : "a11y-certifier"
      if let name = certification.certifiedBy {
        elements.append(meta("a11y:certifiedBy", name, id: "a11y-certifier", of: standard))
      }
      if let credential = certification.credential {
        elements.append(meta("a11y:certifierCredential", credential, of: certifier))
      }
      if let date = certification.date {
        elements.append(meta("dcterms:date", date, of: certifier))
      }
      if let report = certification.report {
        elements.append(
          .element(
            "link",
            [
              "rel": "a11y:certifierReport", "href": report,
              "refines": certifier.map { "#\($0)" },
            ]))
      }
    }
    elements += exemptions.map { meta("a11y:exemption", $0.rawValue) }
    return elements
  }
}
