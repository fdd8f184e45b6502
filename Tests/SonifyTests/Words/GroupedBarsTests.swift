import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyWords

/// What descriptions say of bars that are means, split by a column.
@Suite struct GroupedBarsTests {
  /// Houses with and without a driveway; those with one are many where there is a garden.
  private static let table =
    "driveway,garden,price\n"
    + (0..<40).map { "yes,yes,\(80 + $0 % 5)\n" }.joined()
    + (0..<4).map { "yes,no,\(20 + $0)\n" }.joined()
    + (0..<10).map { "no,yes,\(70 + $0 % 3)\n" }.joined()
    + (0..<30).map { "no,no,\(40 + $0 % 4)\n" }.joined()

  private func lines(_ detail: ChartDescription.Detail) throws -> [String] {
    let chart = try loadChart(Self.table) {
      $0.x = "garden"
      $0.y = ["price"]
      $0.series = "driveway"
    }.chart
    return ChartDescription(chart, facts: ChartFacts(chart), detail: detail).lines
  }

  @Test func theFrameSaysWhatTheSeriesAndTheValuesAre() throws {
    for detail in ChartDescription.Detail.allCases {
      let frame = try #require(lines(detail).first)
      #expect(frame.contains("a bar chart of 2 series by driveway"), "\(frame)")
      #expect(frame.contains("y is mean price"), "\(frame)")
    }
  }

  /// The means of the bars are 51.5 and 56.25; those of the rows are 76.5 and 48.7.
  @Test func seriesAreRankedByTheMeansOfTheirRows() throws {
    let told = try lines(.full)
    #expect(
      told.contains { $0.hasPrefix("By mean, from highest to lowest: yes with 76.") }, "\(told)")
  }

  @Test func documentsKeepWhatTheSeriesAre() throws {
    let chart = try loadChart(Self.table) {
      $0.x = "garden"
      $0.series = "driveway"
    }.chart
    #expect(chart.seriesTitle == "driveway")
    #expect(try loadChart(ChartDocument.text(of: chart)).chart.seriesTitle == "driveway")
  }
}
