import Foundation
import SonifyTestSupport
import Testing

/// `audit` of pages, books and manifests, as a user sees it.
@Suite struct AuditTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("page.html", Self.page)
  }

  static let page = """
    <!DOCTYPE html><html lang="en"><title>Births</title>
    <script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "WebPage", "accessMode": ["textual", "visual"],
     "accessModeSufficient": [{"@type": "ItemList", "itemListElement": ["textual"]}],
     "accessibilityFeature": ["longDescription", "structuralNavigation", "ARIA"],
     "accessibilityHazard": ["noFlashingHazard", "noMotionSimulationHazard",
      "unknownSoundHazard"]}
    </script><h1>Births</h1></html>
    """

  @Test func fieldsAndStatementsAreLines() async throws {
    let outcome = try await workplace.sonify(["audit", "page.html"])
    #expect(outcome.ending == .exit(0) && outcome.error == "")
    #expect(
      outcome.text == """
        Ways of reading:
          No information on changes of size, font and colours is available
          All content can be read aloud or in braille
          There are text alternatives
          No information on recorded sound is available
        Conformance:
          No information on conformance is available
        Navigation:
          Headings
        Rich content:
          Complex pictures have long descriptions
        Hazards:
          Whether its sounds are harmful is not known
          No flashing content
          No simulated motion
        Accessibility summary:
          No accessibility summary is available
        Legal considerations:
          No information on legal exemptions is available
        Additional accessibility information:
          ARIA roles

        """)
  }

  @Test func sentencesAreLonger() async throws {
    let outcome = try await workplace.sonify(["audit", "page.html", "--descriptive"])
    #expect(outcome.ending == .exit(0) && outcome.error == "")
    #expect(
      outcome.text.contains(
        "  All content can be read aloud by speech synthesis or shown on a braille display\n"))
    #expect(outcome.text.split(separator: "\n").count == 21)
  }

  /// Standard input, and JSON whose words do not depend on the language.
  @Test func programsGetIdentifiers() async throws {
    let outcome = try await workplace.shell(
      "\"$SONIFY\" audit - --format json --language de <page.html")
    #expect(outcome.ending == .exit(0) && outcome.error == "")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(report["kind"] as? String == "page" && report["title"] as? String == "Births")
    let fields = try #require(report["fields"] as? [[String: Any]])
    #expect(fields.count == 8)
    #expect(
      fields.map { $0["shouldDisplay"] as? Bool } == [
        true, true, true, true, true, false, false, true,
      ])
    let statements = try #require(fields[0]["statements"] as? [[String: String]])
    #expect(statements.map { $0["id"] }.contains("ways-of-reading-nonvisual-reading-readable"))
    #expect(statements.allSatisfy { $0["compact"]?.isEmpty == false && $0["descriptive"] != nil })
  }

  @Test(arguments: [
    (["missing.epub"], 66, "no such file"), (["."], 66, "is a directory"),
    (["broken.epub"], 65, "not a zip archive, or its end is missing"),
    (["table.csv"], 65, "not a web page, an EPUB or a Readium manifest"),
    (["table.csv", "--format", "xml"], 64, "'xml' is invalid"), ([], 64, "Missing"),
  ])
  func whatCannotBeReadIsALine(arguments: [String], status: Int32, line: String) async throws {
    try workplace.write("broken.epub", "PK\u{3}\u{4} and no more")
    try workplace.write("table.csv", Workplace.squares)
    let outcome = try await workplace.sonify(["audit"] + arguments)
    #expect(outcome.ending == .exit(status))
    #expect(outcome.error.contains(line), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1 && outcome.output.isEmpty)
  }

  /// A bomb of a hundred megabytes is refused in little memory.
  @Test func bombsNeedNoMemory() async throws {
    let outcome = try await workplace.shell(
      """
      python3 - <<'END'
      import zipfile
      with zipfile.ZipFile("bomb.epub", "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("META-INF/container.xml", b" " * 100_000_000)
      END
      ulimit -v 600000; "$SONIFY" audit bomb.epub
      """)
    #expect(outcome.ending == .exit(65))
    #expect(outcome.error.hasPrefix("sonify: bomb.epub: \"META-INF/container.xml\" in the zip"))
    #expect(outcome.error.split(separator: "\n").count == 1)
  }
}
