import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
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

  /// The sum of parts of 2,045.5 is 2,045.4999999999998; half goes to the even digit.
  @Test func meansOfRowsAreRoundedOnce() throws {
    let chart = try loadChart(
      "type,constr,months\nA,P,2244\nB,P,7117\nC,P,274\nD,P,2051\nE,P,345\nE,P,242\n"
        + "A,Q,1\nB,Q,1\nC,Q,1\nD,Q,1\nE,Q,1\nE,Q,3\n"
    ) {
      $0.x = "type"
      $0.y = ["months"]
      $0.series = "constr"
    }.chart
    let told = ChartDescription(chart, facts: ChartFacts(chart), detail: .full).lines
    #expect(
      told.contains { $0.contains("P with 2,046") || $0.contains("P with 2,045.5") }, "\(told)")
  }

  /// The bar of m and b is that of a single row, as are both of f.
  @Test func barsOfSingleRowsAreMeansOfOne() throws {
    let chart = try loadChart(
      "sex,group,v\nm,a,5\nm,a,6\nm,a,7\nf,a,4\nm,b,2\nf,b,6\n"
    ) {
      $0.x = "group"
      $0.y = ["v"]
      $0.series = "sex"
    }.chart
    #expect(chart.series.map(\.rowCounts) == [[3, 1], [1, 1]])
    let told = ChartDescription(chart, facts: ChartFacts(chart), detail: .full).lines
    #expect(told.contains("The values are means of 1 to 3 rows."), "\(told)")
    #expect(told[0].contains("y is mean v"), "\(told)")
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
