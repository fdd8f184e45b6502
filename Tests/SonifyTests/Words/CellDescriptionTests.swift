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

  @Test func rowsAndColumnsWithoutValuesAreNamed() {
    let some = text([[1, .nan, 3], [2, .nan, 8], [.nan, .nan, .nan]])
    #expect(some.contains("5 of 9 cells have no value."), "\(some)")
    #expect(some.contains("Row without a value: Wednesday."), "\(some)")
    #expect(some.contains("Column without a value: 14 h."), "\(some)")
    #expect(!text([[1, .nan, 3], [2, 5, 8]]).contains("without"))
  }

  @Test func rowsAreCalledRows() {
    var chart = Self.chart([[1, 5, 3], [2, 31, .nan], [.nan, .nan, .nan]])
    chart.series[1].name = ""
    let facts = ChartFacts(chart)
    for detail in ChartDescription.Detail.allCases {
      for wording in [Wording.compact, .descriptive] {
        for format in [ChartDescription.Format.text, .markdown] {
          let text = ChartDescription.text(
            of: chart, facts: facts, as: format, detail: detail, wording: wording)
          #expect(!text.lowercased().contains("series"), "\(text)")
        }
      }
    }
    let markdown = ChartDescription.text(
      of: chart, facts: facts, as: .markdown, detail: .full, wording: .compact)
    #expect(markdown.contains("## Rows\n"))
    #expect(markdown.contains("| row 2 |"))
    let lines = chart.series.indices.map { row in
      ChartDescription.lines(
        ofSeries: row, of: chart, facts: facts.series[row], wording: .compact)
    }
    #expect(lines[0].contains("3 cells.") && lines[1].contains("3 cells, 1 missing."))
    #expect(lines[2] == ["3 cells, none with a value."])
  }

  @Test func equalCellsAreCounted() {
    #expect(text([[2, 2, 2], [2, 2, 2]]).contains("All 6 cells are 2."))
    let text = text([[5, 5, 1], [1, 2, 3]])
    #expect(text.contains("Highest: 5 in 2 cells, first at Monday, 10 h."), "\(text)")
  }
}
