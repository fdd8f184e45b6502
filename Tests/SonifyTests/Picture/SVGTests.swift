import SonifyArchives
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyPicture
@testable import SonifySession

/// The SVG of pictures: well-formed, named, bounded, the same each time.
@Suite struct SVGTests {
  @Test(arguments: PictureCharts.samples)
  func samplesAreWellFormedAndNamed(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let text = chart.drawing().svg()
    let root = try #require(StrictXML.read(text))
    #expect(text.utf8.count < 400_000)
    #expect(text == chart.drawing().svg())
    #expect(root.attributes["role"] == "graphics-document document")
    #expect(root.attributes["lang"] == "en")
    #expect(root.children.prefix(2).map(\.name) == ["title", "desc"])
    #expect(root.children[0].text == UntrustedText.harmless(chart.title))
    let named = root.all.filter { $0.attributes["aria-label"] != nil }
    let stops = named.filter { $0.attributes["role"] == "graphics-symbol img" }
    let stopNames = NamedStops(chart, atMost: PictureLayout.maxStopCount).series
      .map { $0.map(\.text) }
    #expect(stops.map { $0.attributes["aria-label"] ?? "" } == stopNames.flatMap { $0 })
    #expect(stops.count <= 1000)
    let kinds = Set(named.compactMap { $0.attributes["aria-roledescription"] })
    #expect(kinds.isSuperset(of: ["axis", "series", chart.kind.hasBars ? "bar" : "point"]))
    let groups = named.compactMap { $0.attributes["role"] }.filter { $0 == "graphics-object group" }
    #expect(groups.count >= 2 + chart.series.count)
    // Every class has a rule, and every reference an end.
    let style = try #require(root.all.first { $0.name == "style" }).text
    let ids = Set(root.all.compactMap { $0.attributes["id"] })
    for element in root.all {
      for name in element.attributes["class"]?.split(separator: " ") ?? [] {
        #expect(style.contains(".\(name) {"), "\(name)")
      }
      if let fill = element.attributes["fill"] {
        #expect(fill.hasPrefix("url(#") && ids.contains(String(fill.dropFirst(5).dropLast())))
      }
    }
  }

  @Test(arguments: ChartKind.allCases)
  func namesFromDataAreNeverMarkup(kind: ChartKind) throws {
    let long = String(repeating: PictureCharts.hostile, count: 100)
    for name in [PictureCharts.hostile, long] {
      var chart = PictureCharts.named(name, kind: kind)
      // A megabyte, as whole files are by mistake.
      chart.title = String(repeating: name, count: 1_000_000 / name.utf8.count + 1)
      let text = chart.drawing().svg()
      let root = try #require(StrictXML.read(text), "\(text.prefix(3000))")
      #expect(!root.all.contains { $0.name == "script" })
      #expect(text.utf8.count < 60_000, "\(text.utf8.count)")
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test(arguments: SessionCharts.all.map(\.name), PictureTheme.allCases)
  func oddChartsAreWellFormed(name: String, theme: PictureTheme) throws {
    let chart = try #require(SessionCharts.all.first { $0.name == name }?.chart)
    let text = chart.drawing().svg(theme: theme)
    #expect(StrictXML.read(text) != nil)
    #expect(!text.contains("nan") && !text.contains("inf"), "\(text)")
  }

  /// However many points there are, the file stays small.
  @Test func theSizeIsLimited() throws {
    let ys = Charts.noise(60_000, seed: 3)
    let line = Charts.line(ys)
    let cloud = Charts.chart(
      [Charts.series(ys, xs: Charts.noise(60_000, seed: 5), isContinuous: false)], kind: .scatter)
    let bars = Charts.chart(
      [Charts.series(Array(ys.prefix(10_000)), isContinuous: false)], kind: .bar,
      xAxis: .categorical(
        CategoricalAxis(title: "", categories: (0..<10_000).map { "category \($0)" })))
    for chart in [line, cloud, bars] {
      let drawing = chart.drawing()
      #expect(drawing.svg().utf8.count < 600_000)
      #expect(drawing.parts(.stop).count <= 1000)
      #expect(drawing.summary.contains("stops for"))
      #expect(drawing.textFaults.isEmpty)
    }
  }

  /// Two pictures on one page share no id and no class.
  @Test func picturesOnAPageDoNotCollide() throws {
    let drawing = try PictureCharts.sample("barley.csv").drawing()
    let texts = ["a-", "b-"].map {
      drawing.svgElement(theme: .auto, prefix: $0, as: .image(name: "bars")).xml
    }
    let names = try texts.map { text in
      let root = try #require(StrictXML.read(text))
      #expect(root.attributes["role"] == "img" && root.attributes["aria-label"] == "bars")
      #expect(!root.all.contains { $0.attributes["role"] == "graphics-symbol img" })
      return Set(
        root.all.flatMap { element in
          [element.attributes["id"]].compactMap(\.self)
            + (element.attributes["class"]?.split(separator: " ").map(String.init) ?? [])
        })
    }
    #expect(names[0].isDisjoint(with: names[1]))
  }

  /// The colours of a theme are those of its palettes, in the media where they belong.
  @Test func themesFollowTheReader() throws {
    let drawing = try PictureCharts.sample("births.csv").drawing()
    let auto = drawing.svg(theme: .auto)
    for condition in [
      "(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)",
      "(prefers-reduced-transparency: reduce)",
    ] {
      #expect(auto.contains("@media \(condition)"))
    }
    for palette in [Palette.light, .dark, .contrast, .darkContrast] {
      #expect(auto.contains(palette.paper.hexadecimal))
      for colour in palette.series { #expect(auto.contains(colour.hexadecimal)) }
    }
    let light = drawing.svg(theme: .light)
    #expect(!light.contains("prefers-color-scheme"))
    #expect(light.contains("forced-colors"))
    #expect(!drawing.svg(theme: .dark).contains(Palette.light.text.hexadecimal))
    #expect(drawing.svg(theme: .contrast).contains(Palette.darkContrast.paper.hexadecimal))
  }
}
