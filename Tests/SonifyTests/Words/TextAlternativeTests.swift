import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// The description in one line, for the text alternative of a picture.
@Suite struct TextAlternativeTests {
  private func text(_ chart: ChartDescriptor, _ wording: Wording = .descriptive) -> String {
    ChartDescription(chart, facts: ChartFacts(chart), detail: .alt, wording: wording).lines
      .joined(separator: "\n")
  }

  @Test(arguments: [0, 1, 20, 60, 90, 150, 400], Wording.allCases)
  func itIsALineOfAtMost150Characters(length: Int, wording: Wording) {
    let title = String(repeating: "sales of bread in town ", count: 20).prefix(length)
    for values: [Double] in [[], [3], [1, 2, 3, 4, 5, 9], [5, 5, 5], [1, 9, 2, 8, 3, 7, 4]] {
      for count in [1, 3, 12] {
        var chart = Charts.chart(
          (0..<count).map { Charts.series(values, name: "series \($0)") })
        chart.title = String(title)
        let line = text(chart, wording)
        #expect((1...150).contains(line.unicodeScalars.count), "\(line)")
        #expect(!line.contains("\n"))
      }
    }
  }

  @Test func theStrongestFeatureComesBeforeTheNamesOfTheAxes() throws {
    var chart = Charts.line([1, 2, 3, 4, 5, 6, 7, 8, 9, 30])
    chart.title = "Sales"
    chart.yAxis.title = String(repeating: "very long name of the values ", count: 3)
    let brief = ChartDescription(chart, facts: ChartFacts(chart), detail: .brief).lines
    let feature = try #require(brief.dropFirst().first)
    #expect(text(chart).hasPrefix("Sales: a line chart. \(feature)"))
    chart.yAxis.title = "bread"
    #expect(text(chart).hasPrefix("Sales: a line chart; x is x; y is bread. \(feature)"))
  }

  @Test func aTitleThatLeavesNoRoomIsCutAtAWord() {
    var chart = Charts.line([1, 2, 3])
    chart.title = String(repeating: "wonderful ", count: 9) + "wonderfully"
    chart.xAxis = Charts.line([1]).xAxis
    chart.yAxis.title = String(repeating: "y", count: 140)
    let line = text(chart)
    #expect(line.unicodeScalars.count <= 150)
    #expect(line.hasPrefix("wonderful wonderful"))
  }

  @Test func theSourceEndsADescriptionButABriefOne() {
    var chart = Charts.line([1, 2, 3, 4])
    chart.source = "Statistics\u{1B}[31m office"
    for detail in ChartDescription.Detail.allCases {
      let lines = ChartDescription(chart, facts: ChartFacts(chart), detail: detail).lines
      let isStated = lines.last == "Source: Statistics\u{FFFD}[31m office"
      #expect(isStated == (detail == .normal || detail == .full), "\(lines)")
    }
  }
}
