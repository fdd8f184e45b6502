import SonifyChart
import Testing

@testable import SonifyWords

/// What is said of a heat map.
@Suite struct CellDescriptionTests {
  private static func chart(_ rows: [[Double]]) -> ChartDescriptor {
    let names = ["Monday", "Tuesday", "Wednesday"]
    return ChartDescriptor(
      title: "visits", kind: .heatmap,
      xAxis: .categorical(CategoricalAxis(title: "hour", categories: ["10 h", "14 h", "18 h"])),
      yAxis: NumericAxis(title: "visits", range: 0...31),
      series: rows.enumerated().map {
        DataSeries(name: names[$0], isContinuous: false, xs: [0, 1, 2], ys: $1)
      }, seriesTitle: "day")
  }

  private func text(_ rows: [[Double]], _ detail: ChartDescription.Detail = .full) -> String {
    let chart = Self.chart(rows)
    return ChartDescription.text(
      of: chart, facts: ChartFacts(chart), as: .text, detail: detail, wording: .compact)
  }

  @Test func theHottestAndTheColdestCellAreNamed() {
    let text = text([[1, 5, 3], [2, 31, 8], [4, .nan, 6]])
    #expect(text.contains("heat map, 3 rows of 3 columns"), "\(text)")
    #expect(text.contains("Highest: 31 at Tuesday, 14 h."), "\(text)")
    #expect(text.contains("Lowest: 1 at Monday, 10 h."), "\(text)")
    #expect(text.contains("Rows by mean: highest Tuesday"), "\(text)")
    #expect(text.contains("Columns by mean: highest 14 h 18, lowest 10 h"), "\(text)")
    #expect(text.contains("1 of 9 cells has no value."), "\(text)")
  }

  @Test func equalCellsAreCounted() {
    #expect(text([[2, 2, 2], [2, 2, 2]]).contains("All 6 cells are 2."))
    let text = text([[5, 5, 1], [1, 2, 3]])
    #expect(text.contains("Highest: 5 in 2 cells, first at Monday, 10 h."), "\(text)")
  }
}
