import SonifyBase
import SonifyInput
import SonifyTables
import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyPages
@testable import SonifyPicture

/// What is found in charts with colours of their own, and in those without.
@Suite struct ChartAuditTests {
  private func loaded(_ text: String) throws -> LoadedChart {
    try ChartLoader.load(.bytes(Array(text.utf8), name: "chart"))
  }

  private func findings(_ text: String) throws -> [ChartFinding] {
    ChartAudit(try loaded(text)).findings
  }

  /// A specification with some series, by name, and properties at three places.
  private func specification(
    series: [String] = ["a", "b"], mark: String = "\"line\"", colour: String = "",
    encoding: String = "",
    properties: String = ""
  ) -> String {
    let rows = series.flatMap { name in
      (1...3).map { "{\"x\": \($0), \"y\": \($0 + name.utf8.count), \"s\": \"\(name)\"}" }
    }
    return """
      {\(properties.isEmpty ? "" : properties + ",") "mark": \(mark),
       "data": {"values": [\(rows.joined(separator: ","))]},
       "encoding": {"x": {"field": "x", "type": "quantitative", "title": "t"},
        "y": {"field": "y", "type": "quantitative", "title": "v"}
        \(series.count < 2 ? "" : ", \"color\": {\"field\": \"s\", \"type\": \"nominal\" \(colour)}")
        \(encoding)}}
      """
  }

  /// The contrast of Vega's default colours on white, as other programs compute it.
  @Test func defaultColoursCountAsTheCharts() throws {
    let names = (0..<10).map { "s\($0)" }
    let found = try findings(specification(series: names)).filter { $0.rule == .markContrast }
    let expected = [
      1: 2.545, 3: 2.300, 5: 1.597, 7: 1.976, 9: 2.123,
    ]
    for (index, contrast) in expected {
      let finding = found.first { $0.problem.contains("\"s\(index)\"") }
      #expect(abs((finding?.value ?? 0) - contrast) < 0.001, "s\(index)")
    }
    #expect(found.allSatisfy { $0.limit == 3 && $0.place == "encoding.color.scale.scheme" })
    #expect(found.count == expected.count)
  }

  @Test func aChartLikeOurOwnHasNoFaultsOfColour() throws {
    let palette = Palette.light.series.map { "\"\($0.hexadecimal)\"" }.joined(separator: ",")
    let text = specification(
      series: ["a", "b", "c", "d", "e"], colour: ", \"scale\": {\"range\": [\(palette)]}",
      encoding: ", \"strokeDash\": {\"field\": \"s\"}",
      properties: "\"title\": \"T\", \"description\": \"D\"")
    #expect(try findings(text).map(\.rule) == [.unit])
    let alone = text.replacing("strokeDash", with: "detail")
    let finding = try #require(try findings(alone).first)
    #expect(finding.rule == .colourAlone && finding.rule.criterion == "1.4.1")
    #expect(finding.problem == "only colour tells 5 series apart (WCAG 1.4.1)")
  }

  /// Where each colour of text is set, from the nearest to the default.
  @Test(arguments: [
    ("\"config\": {\"axis\": {\"labelColor\": \"#888\"}}", "config.axis.labelColor"),
    ("\"config\": {\"axisX\": {\"titleColor\": \"#888888\"}}", "config.axisX.titleColor"),
    (
      "\"config\": {\"title\": {\"color\": \"rgb(136, 136, 136)\"}}, \"title\": \"T\"",
      "config.title.color"
    ),
    ("\"config\": {\"legend\": {\"labelColor\": \"hsl(0 0% 53.3%)\"}}", "config.legend.labelColor"),
    ("\"title\": {\"text\": \"T\", \"color\": \"#888f\"}", "title.color"),
  ])
  func textsAreMeasured(properties: String, place: String) throws {
    let found = try findings(specification(properties: properties))
      .filter { $0.rule == .textContrast }
    #expect(found.map(\.place) == [place])
    let finding = try #require(found.first)
    #expect(abs((finding.value ?? 0) - 3.545) < 0.001 && finding.limit == 4.5)
    #expect(
      finding.line.hasPrefix(
        "\(place): text in #888888 on #ffffff has a contrast of 3.54:1, and 4.5:1 is the minimum"))
  }

  /// Text of 18 points and more needs less contrast.
  @Test func largeTextsNeedLess() throws {
    func found(size: Int, colour: String) throws -> [ChartFinding] {
      try findings(
        specification(
          series: ["a"],
          properties: """
            "config": {"axis": {"titleColor": "\(colour)", "titleFontSize": \(size)}}
            """)
      ).filter { $0.rule == .textContrast }
    }
    #expect(try found(size: 24, colour: "#888").isEmpty)
    #expect(try found(size: 23, colour: "#888").map(\.limit) == [4.5])
    #expect(try found(size: 24, colour: "#aaa").map(\.limit) == [3])
  }

  /// Black text on a dark background, and translucent marks.
  @Test func backgroundsCount() throws {
    let dark = try findings(
      specification(
        series: ["a"], mark: "{\"type\": \"line\", \"color\": \"white\"}",
        properties: "\"background\": \"#222\""))
    #expect(dark.filter { $0.rule == .textContrast }.count == 2)
    #expect(!dark.contains { $0.rule == .markContrast })
    let plot = try findings(
      specification(
        series: ["a"], mark: "{\"type\": \"line\", \"color\": \"white\"}",
        properties: "\"view\": {\"fill\": \"#eee\"}"))
    #expect(plot.first?.rule == .markContrast && plot.first?.problem.contains("on #eeeeee") == true)
    // Half of #4c78a8 on white is #a6bcd4.
    let faint = try findings(
      specification(series: ["a"], mark: "{\"type\": \"bar\", \"opacity\": 0.5}"))
    #expect(faint.first?.problem.hasPrefix("marks in #a6bcd4 on #ffffff") == true)
    #expect(faint.first?.place == "config.mark.color")
  }

  /// The colour that mends a contrast has that contrast, and on its way is the nearest.
  @Test(arguments: 0..<100) func remediesAreEnough(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func colour() -> Colour { Colour(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
    let (text, paper) = (colour(), colour())
    let found = try findings(
      specification(
        series: ["a"],
        properties: """
          "config": {"axis": {"labelColor": "\(text.hexadecimal)", "titleColor": "\(text.hexadecimal)"},
          "background": "\(paper.hexadecimal)"}
          """)
    ).filter { $0.rule == .textContrast }
    #expect(found.isEmpty == (text.contrast(with: paper) >= 4.5))
    for finding in found {
      let digits = try #require(finding.remedy.firstMatch(of: /#([0-9a-f]{6})/)?.1)
      let better = Colour(try #require(UInt32(digits, radix: 16)))
      #expect(better.contrast(with: paper) >= 4.5)
    }
  }

  /// Red and green of one lightness are one colour to some eyes.
  @Test func pairsAreReportedForTheEyesThatSeeThemWorst() throws {
    let found = try findings(
      specification(colour: ", \"scale\": {\"range\": [\"#aa0000\", \"#5a5a00\"]}"))
    let pair = try #require(found.first { $0.rule == .colourPair })
    #expect((pair.value ?? 99) < 20 && pair.limit == 20 && pair.rule.criterion == nil)
    #expect(pair.problem.hasPrefix("\"a\" in #aa0000 and \"b\" in #5a5a00 differ by "))
    let vision: ColourVision = pair.problem.contains("deutan") ? .deutan : .protan
    #expect(
      abs((pair.value ?? 0) - Colour(0xAA0000).distance(to: Colour(0x5A5A00), for: vision)) < 1e-9)
  }

  /// What cannot be measured is said to be so, and nothing is claimed of it.
  @Test(arguments: [
    ", \"scale\": {\"scheme\": \"viridis\"}", ", \"scale\": {\"range\": [\"#000\", \"url(#a)\"]}",
  ])
  func colourRampsAreNotMeasured(colour: String) throws {
    let found = try findings(specification(colour: colour))
    #expect(found.contains { $0.rule == .unreadColour })
    #expect(!found.contains { $0.rule == .markContrast || $0.rule == .colourPair })
  }

  /// Keys and names of a file cannot control a terminal, and values of any type are no crash.
  @Test func specificationsCannotDoHarm() throws {
    let mark = "\\u001b[2J"
    let text = specification(
      series: ["a", "b\\u202e"], mark: "\"\(mark)\"",
      properties: "\"config\": {\"\(mark)\": {\"color\": \"#eee\"}}")
    let single = specification(
      series: ["a"], mark: "\"\(mark)\"",
      properties: "\"config\": {\"\(mark)\": {\"color\": \"#eee\"}}")
    for text in [text, single] {
      for finding in (try? findings(text)) ?? [] {
        #expect(!finding.line.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
      }
    }
    for value in ["null", "[]", "{}", "1", "true", "\"\"", "{\"signal\": \"a\"}"] {
      let properties = """
        "background": \(value), "config": {"axis": \(value), "title": \(value), "view": \(value),
        "range": \(value), "mark": \(value), "line": \(value), "legend": {"labelColor": \(value)}},
        "view": {"fill": \(value)}, "title": "T"
        """
      for colour in ["", ", \"scale\": \(value)", ", \"scale\": {\"range\": \(value)}"] {
        let found = (try? findings(specification(colour: colour, properties: properties))) ?? []
        #expect(found.filter { $0.rule == .textContrast }.isEmpty, "\(value)")
      }
    }
  }

  /// A table has no colours; what is missing of its words is found.
  @Test func tablesHaveNoColours() throws {
    let names = (0..<7).map { "s\($0) (kg)" }
    let rows = (1...4).map { row in ([row] + names.indices.map { row * $0 }).map(String.init) }
    let text = ([["year"] + names] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    let found = try findings(text)
    #expect(Set(found.map(\.rule)).isSuperset(of: [.seriesCount, .description]))
    #expect(found.allSatisfy { $0.rule.criterion == nil && $0.place == nil })
  }

  @Test func coloursOfCSSAreRead() {
    func number(_ text: String) -> UInt32? { CSSColour(text)?.number(on: 0xFFFFFF) }
    for text in [
      "red", "RED", " red ", "#f00", "#ff0000", "#F00F", "rgb(255,0,0)", "rgb(100% 0% 0%)",
      "hsl(0,100%,50%)", "hsl(360deg 100% 50%)", "rgba(255, 0, 0, 1)",
    ] {
      #expect(number(text) == 0xFF0000, "\(text)")
    }
    #expect(number("rebeccapurple") == 0x663399 && number("lightslategrey") == 0x778899)
    #expect(number("hsl(210, 50%, 40%)") == 0x336699 && number("#3699") == 0x85A3C2)
    #expect(number("rgb(0 0 0 / 50%)") == 0x808080 && number("transparent") == 0xFFFFFF)
    for text in [
      "", "#", "#12", "#12345", "#gggggg", "rgb(1,2)", "rgb(a,b,c)", "hsl(nan,1%,1%)", "var(--a)",
      "color(srgb 1 0 0)", "rgb(1e999,0,0)", "#+12345",
    ] {
      #expect(CSSColour(text) == nil, "\(text)")
    }
    #expect(CSSColour.named.count == 148)
  }
}
