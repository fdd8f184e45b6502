import Foundation
import SonifyTestSupport
import Testing

/// Labels and words of an author, from the file to what is printed and heard.
@Suite struct LabelTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    let rows = (0..<60).map { row in
      "\(1900 + row),\(100 + row * 7 % 11),\([20: "Flood", 40: "General strike"][row] ?? "")\n"
    }
    try workplace.write("a.csv", "year,value,note\n" + rows.joined())
    let points = (0..<60).map { "{\"year\": \($0), \"value\": \($0 * 7 % 11)}" }
    try workplace.write(
      "a.vl.json",
      """
      {"data": {"values": [\(points.joined(separator: ","))]},
       "encoding": {"x": {"field": "year", "type": "quantitative"},
         "y": {"field": "value", "type": "quantitative"}},
       "layer": [{"mark": "line"}, {"transform": [{"filter": "datum.year == 20"}],
         "mark": {"type": "text", "text": "Flood"}}]}
      """)
  }

  private func marks(_ chart: String, _ options: [String] = []) async throws -> [String] {
    let outcome = try await workplace.sonify(["score", chart, "--quiet"] + options)
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    return outcome.text.split(separator: "\n").map(String.init).filter { $0.contains(",mark,") }
  }

  @Test func aTableIsHeardDescribedWalkedAndConverted() async throws {
    let marks = try await marks("a.csv")
    #expect(marks.count == 2)
    #expect(marks.contains { $0.contains(",1920,") } && marks.contains { $0.contains(",1940,") })
    #expect(try await self.marks("a.csv", ["--cue", "none"]) == [])
    let described = try await workplace.sonify(["describe", "a.csv"])
    #expect(
      described.text.contains(
        "The author labels 2 points: Flood with 108 in 1920 and General strike with 105 in 1940."),
      "\(described.text)")
    let walked = try await workplace.sonify([
      "scrub", "a.csv", "--silent", "--no-config", "--keys",
      "goto 1939 wait 1s l wait 1s w wait 1s",
    ])
    #expect(walked.text.contains("General strike, 1940, 105"), "\(walked.text)")
    let converted = try await workplace.shell(
      """
      "$SONIFY" convert a.csv -o - --quiet --summary 'Says who.' >b.json
      "$SONIFY" score a.csv --quiet >a.score; "$SONIFY" score b.json >b.score
      cmp a.score b.score
      "$SONIFY" describe b.json
      """)
    #expect(converted.ending == .exit(0), "\(converted.text)\(converted.error)")
    #expect(converted.text.contains("General strike with 105 in 1940"))
    #expect(converted.text.contains("The author says: Says who."))
  }

  /// The first two lines about this chart take 27 seconds in any language.
  @Test(arguments: ["en", "de", "es", "fr", "ja", "pl"])
  func labelsAreDescribedInEveryLanguage(language: String) async throws {
    let births = try String(contentsOfFile: Workplace.sample("births.csv"), encoding: .utf8)
    let rows = births.split(separator: "\n").map { row in
      let year = row.prefix(4)
      return "\(row),\(["year": "note", "1945": "Peace", "1964": "The pill"][year, default: ""])\n"
    }
    try workplace.write("births.csv", rows.joined())
    let arguments = ["describe", workplace.file("births.csv"), "--language", language]
    let place = try LanguagePlace()
    if let sentences = try PortableObject.translations()[language] {
      try await place.add(language, sentences)
    }
    let outcome = try await place.sonify(arguments)
    #expect(outcome.text.contains("Peace") && outcome.text.contains("The pill"), "\(outcome.text)")
    #expect((3...8).contains(outcome.text.split(separator: "\n").count))
  }

  @Test func aSpecificationIsHeardWithItsTexts() async throws {
    let marks = try await marks("a.vl.json")
    #expect(marks.count == 1 && marks[0].contains(",20,"))
    let json = try await workplace.sonify(["describe", "a.vl.json", "--format", "json"])
    #expect(json.text.contains("{\"x\": 20, \"y\": 8, \"label\": \"Flood\"}"), "\(json.text)")
  }

  @Test func wordsAreSpokenAtTheirPoints() async throws {
    let outcome = try await workplace.sonify([
      "render", "a.csv", "-o", "a.wav", "--speak", "full", "--speak-over", "--voice", "en",
      "--captions", "a.vtt", "--summary", "Floods matter.", "--quiet", "--duration", "12",
    ])
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    let captions = String(decoding: try workplace.bytes(of: "a.vtt"), as: UTF8.self)
    #expect(captions.contains("\nThe author says: Floods matter.\n"), "\(captions)")
    #expect(captions.contains("\n1920: Flood\n") && captions.contains("\n1940: General strike\n"))
    let first = try #require(captions.range(of: "Floods matter."))
    let line = try #require(captions.range(of: "a line chart"))
    #expect(first.lowerBound < line.lowerBound)
  }

  /// Labels that would control a terminal, reorder text or never end.
  @Test func hostileLabelsAreHarmless() async throws {
    let texts = [
      "\u{1B}[2J\u{7}bell", "\u{202E}\u{200F}abc", String(repeating: "long ", count: 200_000),
    ]
    let points = (0..<100).map { index in
      let y = index % 9 == 4 ? "null" : "\(index * 7 % 11)"
      let label = index % 33 == 4 ? ",\"label\":\(quoted(texts[index / 33]))" : ""
      return "{\"x\":\(index),\"y\":\(y)\(label)}"
    }
    try workplace.write(
      "bad.json",
      """
      {"title":"bad","summary":\(quoted(texts[0] + texts[2])),"xAxis":{"title":"x","kind":"number"},
       "yAxis":{"title":"y"},"series":[{"name":"","isContinuous":true,"points":[\(points.joined(separator: ","))]}]}
      """)
    for arguments in [
      ["describe", "bad.json", "--detail", "full"],
      [
        "scrub", "bad.json", "--silent", "--no-config", "--keys", "n wait 1s n wait 1s d wait 1s q",
      ],
      ["render", "bad.json", "-o", "-", "--captions", "bad.vtt", "--duration", "2"],
    ] {
      let outcome = try await workplace.sonify(arguments)
      #expect(outcome.ending == .exit(0), "\(outcome.error)")
      let file = arguments[0] == "render" ? try workplace.bytes(of: "bad.vtt") : outcome.output
      let text = String(decoding: file, as: UTF8.self)
      #expect(!text.contains("\u{1B}") && !text.contains("\u{7}") && !text.contains("\u{202E}"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count < 1200 })
      #expect(text.contains("bell"))
    }
    #expect(try await marks("bad.json").count == 3)
  }

  /// Of 100,000 labels, 100 are marked, and the rest is said to be left out.
  @Test func manyLabelsAreBounded() async throws {
    let rows = (0..<1_000_000).map { "\($0),\($0 * 7 % 1013),\($0 % 10 == 3 ? "l" : "")\n" }
    try workplace.write("many.csv", "x,y,note\n" + rows.joined())
    let outcome = try await workplace.sonify([
      "render", "many.csv", "-o", "many.wav", "--duration", "5",
    ])
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    let notice = "99,900 labels after the first 100 have no ping"
    #expect(outcome.error.contains(notice), "\(outcome.error)")
  }

  private func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
