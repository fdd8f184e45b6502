import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What a description says of the points that their author labelled.
@Suite struct LabelStatementTests {
  private static func lines(
    _ chart: ChartDescriptor, _ detail: ChartDescription.Detail = .normal,
    _ wording: Wording = .descriptive
  ) -> [String] {
    ChartDescription(chart, facts: ChartFacts(chart), detail: detail, wording: wording).lines
  }

  private static func line(_ labels: [Int: String], count: Int = 60) -> ChartDescriptor {
    var series = Charts.series((0..<count).map { Double($0 * 7 % 11) })
    series.labels = (0..<count).map { labels[$0] ?? "" }
    return Charts.chart([series])
  }

  @Test func labelsAreASentence() {
    let chart = Self.line([10: "Flood", 20: "Strike"])
    let sentence = "The author labels 2 points: Flood with 4 at x 10 and Strike with 8 at x 20."
    for detail in [ChartDescription.Detail.normal, .full] {
      #expect(Self.lines(chart, detail).contains(sentence), "\(Self.lines(chart, detail))")
    }
    #expect(!Self.lines(chart, .brief).contains { $0.contains("Flood") })
    #expect(
      Self.lines(chart, .normal, .compact).contains(
        "2 labels: Flood with 4 at x 10 and Strike with 8 at x 20."))
  }

  @Test func manyLabelsAreCountedAndAMissingValueIsSaid() {
    var chart = Self.line(
      Dictionary(uniqueKeysWithValues: (0..<40).map { ($0 * 10, "l\($0)") }),
      count: 400)
    chart.series[0].ys[10] = .nan
    let line = Self.lines(chart).first { $0.contains("labels") } ?? ""
    #expect(
      line.hasPrefix("The author labels 40 points, first l0 with 0 at x 0, l1, missing at x 10"))
    #expect(!line.contains("l5"))
    let full = Self.lines(chart, .full).first { $0.contains("labels") } ?? ""
    #expect(full.contains("l19 ") && !full.contains("l20 "))
  }

  /// A normal description has its labels even after long first lines, and what is squeezed; the list is cut to
  /// some six seconds, and other features give way.
  @Test(arguments: 1...4)
  func labelsAreAlwaysSaid(series count: Int) {
    let long =
      "the number of all the things that were counted in the course of that year and of all"
    let remark = "the first of many remarks that take time"
    var chart = Charts.chart(
      (0..<count).map { number in
        var one = Charts.series(Charts.noise(80, seed: UInt64(number)), name: "\(long) \(number)")
        one.ys[40] = 100_000
        one.labels = (0..<80).map { $0 % 20 == 7 ? "\(remark) \($0)" : "" }
        return one
      })
    chart.title = long
    let lines = Self.lines(chart)
    let labels = lines.filter { $0.contains(remark) }
    #expect(!labels.isEmpty && labels.count <= max(2, count), "\(lines)")
    let spoken = labels.reduce(0) { $0 + SpokenLength.words(in: $1) } / SpokenLength.wordsPerSecond
    // The last label is said to its end; the names of series are not cut.
    #expect(count > 1 || spoken < 14, "\(labels)")
    #expect(count > 1 || labels[0].contains("4 points, first"))
    #expect(!chart.squeezes.isEmpty)
    #expect(lines.contains { $0.contains("most of the y axis") }, "\(lines)")
  }

  @Test func eachSeriesHasItsLabels() {
    var chart = Charts.chart([
      Charts.series(Charts.noise(50, seed: 1), name: "Ford"),
      Charts.series(Charts.noise(50, seed: 2), name: "Opel"),
    ])
    for index in 0..<2 {
      chart.series[index].labels = (0..<50).map { $0 == 7 ? "remark \(index)" : "" }
    }
    let lines = Self.lines(chart, .full)
    #expect(lines.contains { $0.hasPrefix("Ford: the author labels 1 point: remark 0 with ") })
    #expect(lines.contains { $0.hasPrefix("Opel: the author labels 1 point: remark 1 with ") })
  }

  @Test func labelsAreHarmlessAndShort() {
    let long = String(repeating: "a\u{1B}[2J\u{202E}b", count: 100_000)
    let chart = Self.line([10: long, 20: "\r\nx\u{200F}y"])
    for line in Self.lines(chart, .full) where line.contains("labels") {
      #expect(line.count < 200)
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!line.contains("\u{202E}") && !line.contains("\u{200F}"))
    }
  }

  /// Every labelled point of made charts of all kinds is in the JSON, with its value.
  @Test(arguments: LabelCompositionTests.forms.indices.filter { $0 != 3 && $0 != 8 })
  func programsGetEveryLabel(form: Int) {
    let chart = LabelCompositionTests.chart(form, seed: 5)
    let text = DescriptionJSON(chart, facts: ChartFacts(chart)).text
    for point in chart.labelledPoints {
      #expect(text.contains("\"label\": \"\(point.label)\""))
    }
    let lists = text.components(separatedBy: "\"labels\": ").dropFirst()
    let count = lists.reduce(0) { sum, list in
      let own = list.prefix { $0 != "]" }
      return sum + own.components(separatedBy: "\"label\": ").count - 1
    }
    #expect(count == chart.labelledPoints.count)
  }
}
