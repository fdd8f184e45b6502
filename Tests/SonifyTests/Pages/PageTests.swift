import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifyPages
@testable import SonifyPicture
@testable import SonifySession
@testable import SonifyTables
@testable import SonifyWords

/// Pages as documents; what a browser makes of them is tried by `make test-browser`.
@Suite struct PageTests {
  /// A page with a short sound.
  private static var brief: PageOptions {
    var options = PageOptions()
    options.sound.duration = Seconds(3)
    return options
  }

  @Test(arguments: PictureCharts.samples) func aPageHasAllInItself(name: String) throws {
    let page = try PictureCharts.sample(name).page(Self.brief)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
    // The only address is that of the vocabulary, which nothing loads.
    let addresses = page.matches(of: /https?:\/\/[^"\s<]+/).map { String($0.output) }
    #expect(Set(addresses).isSubset(of: ["https://schema.org", "http://www.w3.org/2000/svg"]))
    #expect(page.matches(of: /\ssrc="(?!data:)/).isEmpty)
    #expect(page.contains("default-src 'none'"))
    for heading in ["Summary", "Chart", "Landmarks", "Data", "Sound", "About"] {
      #expect(page.contains(">\(heading)</h2>"))
    }
  }

  @Test func rowsOfAHeatMapAreCalledRows() throws {
    var choices = ChartChoices()
    choices.kind = .heatmap
    let text = "day,6 h,10 h,14 h\nMonday,3,12,\nTuesday,1,9,31\n"
    let chart = try ChartLoader.load(.text(text), choosing: choices).chart
    let page = try chart.page(Self.brief)
    for words in [
      ">Previous row<", ">Next row<", "Up and Down to other rows", "first row, {name}",
      "j, Down: next row; k, Up: previous row",
    ] {
      let isThere = page.contains(words)
      #expect(isThere, "\(words)")
    }
    for words in ["ther series", "ext series", "first series", "the series", ">series<"] {
      let isThere = page.contains(words)
      #expect(!isThere, "\(words)")
    }
    #expect(try PictureCharts.sample("barley.csv").page(Self.brief).contains(">Next series<"))
  }

  @Test(arguments: ["births.csv", "barley.csv"]) func theSameChartGivesTheSameBytes(
    name: String
  ) throws {
    let chart = try PictureCharts.sample(name)
    #expect(try chart.page(Self.brief) == chart.page(Self.brief))
  }

  /// Names from data are text in every place: neither markup nor the end of a script.
  @Test(arguments: [ChartKind.line, .bar, .scatter], [false, true])
  func namesAreNeverMarkup(kind: ChartKind, isFragment: Bool) throws {
    var options = Self.brief
    options.isFragment = isFragment
    let plain = try PictureCharts.named("plain", kind: kind).page(options)
    let hostile = try PictureCharts.named(PictureCharts.hostile, kind: kind).page(options)
    for tag in ["<script", "</script", "<style", "</style", "<svg", "</svg", "<section"] {
      #expect(
        hostile.lowercased().components(separatedBy: tag).count
          == plain.lowercased().components(separatedBy: tag).count, "\(tag)")
    }
    #expect(!hostile.contains("\u{202E}") && !hostile.contains("\u{1B}"))
  }

  /// The table for the script is JSON, and has a stop for each that a session has.
  @Test(arguments: PictureCharts.samples) func theScriptKnowsAllStops(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let page = try chart.page(Self.brief)
    let start = try #require(page.range(of: "data-sonify=\"chart\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    let levels = try #require((json as? [String: Any])?["levels"] as? [[String: Any]])
    let named = NamedStops(chart, atMost: 2000)
    #expect(levels.count == named.chart.series.count + (named.totals == nil ? 0 : 1))
    for level in levels {
      let series = try #require(level["series"] as? Int)
      let stops = try #require(level["stops"] as? [[String: Any]])
      if named.totals == nil { #expect(stops.count == named.series[series].count) }
      #expect(stops.allSatisfy { ($0["where"] as? String)?.isEmpty == false })
    }
  }

  /// However many points there are, a page has a bounded number of stops.
  @Test func aPageOfManyPointsIsSmall() throws {
    let ys = (0..<300_000).map { sin(Double($0) / 900) + Double($0 * 7919 % 13) / 40 }
    let chart = ChartDescriptor(
      title: "Many",
      xAxis: .numeric(NumericAxis(title: "x", range: 0...299_999)),
      yAxis: NumericAxis(title: "y", range: -2...3),
      series: [
        DataSeries(name: "y", isContinuous: true, xs: ys.indices.map(Double.init), ys: ys)
      ])
    let page = try chart.page(Self.brief)
    let sound = page.matches(of: /base64,[A-Za-z0-9+\/=]+/).reduce(0) { $0 + $1.output.count }
    #expect(page.utf8.count - sound < 3_000_000)
    #expect(page.contains("400 stops"))
    #expect(page.contains("300,000 points"))
  }

  @Test func fragmentsOfTwoChartsShareNoIds() throws {
    var options = Self.brief
    options.isFragment = true
    func ids(_ name: String) throws -> Set<String> {
      let page = try PictureCharts.sample(name).page(options)
      #expect(page.hasPrefix("<figure "))
      return Set(page.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) })
    }
    let (one, other) = (try ids("births.csv"), try ids("co2.csv"))
    #expect(!one.isEmpty && one.isDisjoint(with: other))
  }

  /// What a script says stays, with the spaces that it needs.
  @Test(arguments: [
    ("const a = b + c;", "const a=b+c;"), ("a = b - -c + +d - e;", "a=b- -c+ +d-e;"),
    ("return x in y ? [1, 2] : {};", "return x in y?[1,2]:{};"),
    ("say(\"a = b\", 'c, \" d', `e, ${f + g} h`);", "say(\"a = b\",'c, \" d',`e, ${f + g} h`);"),
    ("return /[\"/, ] +\\/ b/.test(c) ? d : e;", "return/[\"/, ] +\\/ b/.test(c)?d:e;"),
    ("a = b / 2 + c[1] / (d / 3);", "a=b/2+c[1]/(d/3);"),
    ("const a = /** @type {B | C} */ (d);", "const a=(d);"),
    ("a.map((b) => f((c, d) => b));", "a.map(b=>f((c,d)=>b));"),
    ("const f = async (a) => (b)(c);", "const f=async(a)=>(b)(c);"),
    ("f(\"\\\" , \\\\\" , a);", "f(\"\\\" , \\\\\",a);"),
  ]) func scriptsLoseOptionalSpacesAlone(line: String, tight: String) {
    #expect(PageScript.tightened(line) == tight)
    #expect(PageScript.tightened(tight) == tight)
  }

  @Test(arguments: [
    (["const a=1;", "const b=2;", "f();"], "const a=1,b=2;f();"),
    (
      ["const a=(b)=>{", "const c=b;", "return c;", "};", "const d=1;"],
      "const a=(b)=>{const c=b;return c};const d=1;"
    ),
    (["const a=f({", "b,", "});", "const c=a;"], "const a=f({b,});const c=a;"),
    (["if(a){", "b();", "}", "c()"], "if(a){b()}c()"),
  ]) func linesOfScriptsAreJoined(lines: [String], joined: String) {
    #expect(PageScript.joined(lines) == joined)
  }

  @Test func theScriptHasCodeAlone() {
    let lines = PageScript.text.split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasPrefix(" ") && !$0.contains("/**") && !$0.hasPrefix("//") })
    #expect(PageScript.text.utf8.count < 37_600)
  }
}
