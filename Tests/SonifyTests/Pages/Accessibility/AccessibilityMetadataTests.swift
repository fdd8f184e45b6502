import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyArchives
@testable import SonifyPages

/// What is written of accessibility: what readers of JSON and XML make of it.
@Suite struct AccessibilityMetadataTests {
  /// What a page states of itself, with text that could break out of JSON and XML.
  static let full = AccessibilityMetadata(
    conformsTo: [AccessibilityMetadata.Profile(guidelines: "2.2", level: .aa)],
    certification: .init(
      certifiedBy: "A & \"B\" <C>", credential: "gold", report: "https://example.org/?a=1&b=2",
      date: "2026-03-10"),
    summary: "Sound needs </script> hearing.",
    accessModes: [.textual, .visual, .auditory, .chartOnVisual],
    accessModesSufficient: [[.textual], [.textual, .visual]],
    features: [.aria, .longDescription], hazards: [.noFlashing, .unknownSound],
    exemptions: [.eaaMicroenterprise])

  private func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func aPageIsWrittenInTheVocabularyOfSchemaOrg() throws {
    let text = Self.full.jsonLD(name: "Births </script>", language: "en")
    #expect(!text.contains("\n"))
    let page = try object(text)
    #expect(page["@type"] as? String == "WebPage")
    #expect(page["name"] as? String == "Births </script>" && page["inLanguage"] as? String == "en")
    #expect(
      page["accessMode"] as? [String] == ["textual", "visual", "auditory", "chartOnVisual"])
    let sufficient = try #require(page["accessModeSufficient"] as? [[String: Any]])
    #expect(sufficient.map { $0["@type"] as? String } == ["ItemList", "ItemList"])
    #expect(
      sufficient.map { $0["itemListElement"] as? [String] } == [
        ["textual"], ["textual", "visual"],
      ])
    #expect(page["accessibilityFeature"] as? [String] == ["ARIA", "longDescription"])
    #expect(
      page["accessibilityHazard"] as? [String] == ["noFlashingHazard", "unknownSoundHazard"])
    #expect(page["accessibilitySummary"] as? String == "Sound needs </script> hearing.")
    #expect(
      page["dcterms:conformsTo"] as? [String] == ["EPUB Accessibility 1.1 - WCAG 2.2 Level AA"])
    #expect(page["a11y:certifiedBy"] as? String == "A & \"B\" <C>")
    // In a script element the text cannot end it, and stays the same JSON.
    let script = Markup.element("script", ["type": "application/ld+json"], text).html
    #expect(script.components(separatedBy: "</script>").count == 2)
  }

  /// What is not known is not written: neither as an empty list nor as a vocabulary for it.
  @Test func whatIsNotKnownIsNotWritten() throws {
    let page = try object(AccessibilityMetadata().jsonLD(name: "Births"))
    #expect(page.keys.sorted() == ["@context", "@type", "name"])
    #expect(page["@context"] as? String == "https://schema.org")
    #expect(AccessibilityMetadata().packageElements.isEmpty)
  }

  @Test func aBookIsWrittenAsEPUBAccessibilityAsks() throws {
    let document = Markup.element("metadata", [:], Self.full.packageElements).xmlDocument
    let root = try #require(StrictXML.read(document))
    func texts(_ property: String) -> [String] {
      root.children.filter { $0.attributes["property"] == property }.map(\.text)
    }
    #expect(texts("schema:accessMode") == ["textual", "visual", "auditory", "chartOnVisual"])
    #expect(texts("schema:accessModeSufficient") == ["textual", "textual,visual"])
    #expect(texts("schema:accessibilityFeature") == ["ARIA", "longDescription"])
    #expect(texts("schema:accessibilityHazard") == ["noFlashingHazard", "unknownSoundHazard"])
    #expect(texts("a11y:certifiedBy") == ["A & \"B\" <C>"])
    #expect(texts("a11y:exemption") == ["eaa-microenterprise"])
    // Every refinement names an element of the list, and no identifier is there twice.
    let identifiers = root.children.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    let refined = root.children.compactMap { $0.attributes["refines"]?.dropFirst() }
    #expect(refined.count == 4 && refined.allSatisfy { identifiers.contains(String($0)) })
    let report = try #require(root.children.first { $0.name == "link" })
    #expect(report.attributes["href"] == "https://example.org/?a=1&b=2")
  }

  /// The profiles that EPUB Accessibility prescribes are known, and nothing that looks like one.
  @Test func profilesAreKnownByTheirWholeName() {
    typealias Profile = AccessibilityMetadata.Profile
    for level in Profile.Level.allCases {
      for version in ["2.0", "2.1", "2.2"] {
        let claim = Profile.Claim(standard: "1.1", guidelines: version, level: level)
        #expect(Profile(guidelines: version, level: level).claim == claim)
        let address = "https://www.w3.org/TR/epub-a11y-11#wcag-\(version)-"
        #expect(Profile(rawValue: address + level.rawValue.lowercased()).claim == claim)
      }
      let old = "http://www.idpf.org/epub/a11y/accessibility-20170105.html#wcag-"
      #expect(
        Profile(rawValue: old + level.rawValue.lowercased()).claim
          == Profile.Claim(standard: "1.0", guidelines: "2.0", level: level))
    }
    for name in [
      "", "AA", "WCAG 2.2 Level AA", "EPUB Accessibility 1.1 - WCAG 2.2 Level AAAA",
      "EPUB Accessibility 1.1 - WCAG 2.9 Level A", "Not EPUB Accessibility 1.1 - WCAG 2.2 Level A",
      "http://www.idpf.org/epub/a11y/accessibility-20170105.html#wcag-",
    ] {
      #expect(Profile(rawValue: name).claim == nil, "\(name)")
    }
    #expect(Profile.Level.a < .aa && Profile.Level.aa < .aaa && !(Profile.Level.aaa < .aa))
  }
}
