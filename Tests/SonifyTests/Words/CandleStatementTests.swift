import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyWords

/// What a description says of candles: their values run from the lowest low to the highest high.
@Suite struct CandleStatementTests {
  private func lines(
    _ detail: ChartDescription.Detail, of parts: [FigurePart: [Double]]
  ) -> String {
    var series = Charts.series([5, 4, 7, 8, 3])
    series.figures = SeriesFigures(columns: parts)
    var chart = Charts.chart([series])
    chart.kind = .candlestick
    return ChartDescription(chart, facts: ChartFacts(chart), detail: detail, wording: .descriptive)
      .lines.joined(separator: "\n")
  }

  private let parts: [FigurePart: [Double]] = [
    .open: [3, 5, 4, 7, 8], .high: [6, 7, 8, 9, 10], .low: [2, 4, 3, 6, 1],
  ]

  @Test(arguments: [ChartDescription.Detail.normal, .full])
  func extremesAreThoseOfHighAndLow(detail: ChartDescription.Detail) {
    let text = lines(detail, of: parts)
    #expect(text.contains("highest high is 10 at x 4, the lowest low 1 at x 4"), "\(text)")
    #expect(!text.contains("lowest value") && !text.contains("highest value"), "\(text)")
  }

  @Test func theBriefHasTheExtremesOfAllValues() {
    let text = lines(.brief, of: parts)
    #expect(text.contains("lowest value is 1 at x 4, the highest 10 at x 4"), "\(text)")
  }

  @Test func candlesWithoutHighAndLowHaveThoseOfTheirClose() {
    let text = lines(.full, of: [.open: [3, 5, 4, 7, 8]])
    #expect(text.contains("lowest value is 3 at x 4"), "\(text)")
  }
}
