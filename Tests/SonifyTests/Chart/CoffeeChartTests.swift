import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables
@testable import SonifyWords

/// The worked example: one chart in Swift, as a document, in the article and in the ear.
@Suite struct CoffeeChartTests {
  @Test func theSampleIsTheChartBuiltInSwift() throws {
    let sample = try ChartDocument.read(.file(path: Samples.path("coffee.json")))
    #expect(sample.chart == CoffeeChart.chart())
    #expect(sample.choices == [])
    #expect(
      try ProjectFile.text("Samples/coffee.json") == ChartDocument.text(of: CoffeeChart.chart()))
  }

  @Test func theArticleEndsWithTheSample() throws {
    let article = try ProjectFile.text("Sources/Sonify/Library/Sonify.docc/AChartOfAnApp.md")
    #expect(article.contains("```json\n" + (try ProjectFile.text("Samples/coffee.json")) + "```\n"))
  }

  @Test func itIsHeardAsItIsDrawn() throws {
    let score = try Composer().compose(CoffeeChart.chart()).score
    let glides = score.events.filter { $0.kind == .glide }
    #expect(glides.compactMap(\.y).max() == 226)
    #expect(score.markers.map(\.name) == ["no coffee", "2", "4", "6", "8", "10"])
  }

  @Test func closuresNameWhatUsualWordsDoNot() throws {
    var chart = CoffeeChart.chart()
    guard case .numeric(let cups) = chart.xAxis else { return #expect(Bool(false)) }
    chart.xAxis = .numeric(CoffeeChart.named(cups))
    #expect(chart.xAxis.sentence == "Cups of coffee, no coffee to 10 cups, too many")
  }

  @Test func itIsSaidAsItsAuthorWouldSayIt() throws {
    let texts = try Spoken.texts(CoffeeChart.chart(), keys: "Right Right*4@300ms Right Enter x w")
    #expect(
      texts == [
        "Lines of code per day, 11 points, ? lists keys",
        "Lines of code rise with every cup of coffee up to 6 cups a day, and (more)",
        "no coffee, 1 line", "1, 60", "2, 104", "3, 144", "4, 185", "5, 214",
        "personal best, 6, 226", "personal best, 6, 226 lines", "Cups of coffee: 6 cups",
        "7 of 11, personal best, 6, 226 lines",
      ])
  }
}
