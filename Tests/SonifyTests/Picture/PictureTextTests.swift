import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyPicture

/// Text in pictures: none is clipped, none covers another, none is small.
@Suite struct PictureTextTests {
  @Test(arguments: PictureCharts.samples, [100.0, 200, 400])
  func textsOfSamplesHaveRoom(name: String, size: Double) throws {
    let chart = try PictureCharts.sample(name)
    for width in [320.0, 800] {
      let drawing = chart.drawing(PictureOptions(textSize: size, width: width))
      #expect(drawing.textFaults.isEmpty, "\(width)")
      #expect(drawing.texts.map(\.size).min() == 14 * size / 100)
    }
  }

  @Test(arguments: ChartKind.allCases, [100.0, 200, 400])
  func hostileTextsHaveRoom(kind: ChartKind, size: Double) {
    for name in [PictureCharts.hostile, "", "日本語の長い名前", String(repeating: "W", count: 300)] {
      let chart = PictureCharts.named(name, kind: kind, series: 4)
      let drawing = chart.drawing(PictureOptions(textSize: size))
      #expect(drawing.textFaults.isEmpty)
    }
  }

  @Test(arguments: SessionCharts.all.map(\.name))
  func textsOfOddChartsHaveRoom(name: String) throws {
    let chart = try #require(SessionCharts.all.first { $0.name == name }?.chart)
    for size in [100.0, 400] {
      #expect(chart.drawing(PictureOptions(textSize: size)).textFaults.isEmpty)
    }
  }

  /// Larger text leaves out labels, never gridlines.
  @Test func labelsThinOut() throws {
    let chart = try PictureCharts.sample("co2.csv")
    let (small, large) = (chart.drawing(), chart.drawing(PictureOptions(textSize: 400)))
    #expect(small.gridlines.xs.count == large.gridlines.xs.count)
    #expect(small.gridlines.ys.count == large.gridlines.ys.count)
    #expect(small.texts.count > large.texts.filter { $0.text.count < 6 }.count)
  }

  @Test func linesBreakAtSpacesAndEndInAnEllipsis() {
    let measure = TextMeasure(size: 10)
    let text = "the quick brown fox jumps over the lazy dog"
    let lines = measure.lines(of: text, within: 90)
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { measure.width(of: $0) <= 90.01 })
    let short = measure.lines(of: text, within: 90, atMost: 2)
    #expect(short.count == 2 && short[1].hasSuffix("…"))
    #expect(measure.lines(of: String(repeating: "m", count: 30), within: 90).count == 4)
    #expect(measure.lines(of: "", within: 90) == [])
    #expect(measure.lines(of: "mm", within: 1) == ["m", "m"])
  }

  /// Advance widths of DejaVu Sans 2.37 in font units of 2048.
  @Test(
    arguments: [
      ("A", 1401), ("W", 2025), ("i", 569), ("m", 1995), (" ", 651), ("0", 1303), ("ü", 1298),
      ("Ж", 2206), ("–", 1024), ("€", 1303),
    ] as [(String, Double)])
  func widthsAreThoseOfTheFont(letter: String, units: Double) {
    let width = TextMeasure(size: 2048).width(of: letter)
    #expect(width >= units && width < units + 21)
  }
}
