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
    (["words.txt"], 65, "no column holds numbers"), (["other.zip"], 65, "zip"),
    (["table.csv", "--format", "xml"], 64, "'xml' is invalid"), ([], 64, "there is no CHART"),
  ])
  func whatCannotBeReadIsALine(arguments: [String], status: Int32, line: String) async throws {
    try workplace.write("broken.epub", "PK\u{3}\u{4} and no more")
    try workplace.write("table.csv", Workplace.squares)
    try workplace.write("words.txt", "some words\nand no table\n")
    try workplace.write("other.zip", Self.archive)
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

  /// An archive with one empty file, "a".
  private static let archive: [UInt8] =
    [0x50, 0x4B, 3, 4, 20] + [UInt8](repeating: 0, count: 21) + [1, 0, 0, 0, 0x61]
    + [0x50, 0x4B, 1, 2, 20, 0, 20] + [UInt8](repeating: 0, count: 21) + [1]
    + [UInt8](repeating: 0, count: 17) + [0x61]
    + [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 47, 0, 0, 0, 31, 0, 0, 0, 0, 0]

  // MARK: Charts

  private static let specification = """
    {"title": "T", "description": "D", "mark": "bar",
     "data": {"values": [{"a": "x", "b": 1}, {"a": "y", "b": 2}]},
     "encoding": {"x": {"field": "a", "title": "A"}, "y": {"field": "b", "type": "quantitative"}},
     "config": {"mark": {"color": "#ccc"}, "axis": {"labelColor": "#767676"}}}
    """

  /// A criterion that fails is the exit status 1; other findings are 0, and both are lines.
  @Test func failuresOfChartsAreTheStatus() async throws {
    try workplace.write("bars.vl.json", Self.specification)
    let outcome = try await workplace.sonify(["audit", "bars.vl.json", "--quiet"])
    #expect(outcome.ending == .exit(1) && outcome.error == "")
    #expect(
      outcome.text == """
        config.mark.color: marks in #cccccc on #ffffff have a contrast of 1.6:1, and 3:1 is the \
        minimum (WCAG 1.4.11); use #939393, for example
        the y axis "b" has no unit; add one, unless the values are plain numbers

        """)
    let mended = Self.specification.replacing("#ccc", with: "#949494")
    try workplace.write("mended.vl.json", mended)
    let better = try await workplace.sonify([
      "audit", "mended.vl.json", "--quiet", "--y-unit", "kg",
    ])
    #expect(better.ending == .exit(0))
    #expect(better.text == "nothing was found that would keep people out\n")
  }

  /// The same from a pipe, for programs, whatever the language.
  @Test func findingsAreJSONForPrograms() async throws {
    try workplace.write("bars.vl.json", Self.specification)
    let outcome = try await workplace.shell(
      "cat bars.vl.json | \"$SONIFY\" audit - --format json --quiet --language de")
    #expect(outcome.ending == .exit(1) && outcome.error == "")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(report["kind"] as? String == "chart" && findings.count == 2)
    #expect(findings[0]["criterion"] as? String == "1.4.11")
    #expect(findings[0]["where"] as? String == "config.mark.color")
    #expect(findings[0]["limit"] as? Double == 3)
    let value = try #require(findings[0]["value"] as? Double)
    #expect(abs(value - 1.606) < 0.001)
    #expect((findings[0]["remedy"] as? String)?.contains("#939393") == true)
    #expect(findings[1]["rule"] as? String == "unit" && findings[1]["criterion"] is NSNull)
  }

  @Test func chartDocumentsHaveColours() async throws {
    try workplace.write(
      "chart.json",
      """
      {"title": "T", "summary": "S", "background": "black", "xAxis": {"title": "X"},
       "yAxis": {"title": "Y", "unit": {"one": "m", "other": "m"}},
       "series": [{"name": "a", "color": "navy", "points": [{"x": 1, "y": 2}, {"x": 2, "y": 3}]},
        {"name": "b", "color": "rgb(255 255 0)", "points": [{"x": 1, "y": 2}]}]}
      """)
    let outcome = try await workplace.sonify(["audit", "chart.json", "--quiet"])
    #expect(outcome.ending == .exit(1))
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("series[0].color: \"a\" in #000080 on #000000 has a ") == true)
  }
}
