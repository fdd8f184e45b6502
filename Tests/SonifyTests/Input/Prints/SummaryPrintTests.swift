import Testing

@testable import SonifyChart
@testable import SonifyInput

/// Statistics that libraries print of a table are boxes.
struct SummaryPrintTests {
  /// `describe()` of pandas 3.1, with a column of dates.
  private static let pandas = """
                            date_hour     pageviews
    count                         348    348.000000
    mean   2013-05-31 20:08:26.896551  10000.000000
    min           2013-02-11 21:00:00   7510.916027
    25%           2013-04-14 18:45:00   9249.275126
    50%           2013-06-20 14:30:00  10032.268181
    75%           2013-07-08 13:15:00  10727.563096
    max           2013-10-03 15:00:00  12689.598213
    std                           NaN   1000.000000

    """

  /// `describe()` of polars 2.1.
  private static let polars = """
    shape: (9, 3)
    ┌────────────┬───────────┬────────────┐
    │ statistic  ┆ year      ┆ level      │
    │ ---        ┆ ---       ┆ ---        │
    │ str        ┆ f64       ┆ f64        │
    ╞════════════╪═══════════╪════════════╡
    │ count      ┆ 98.0      ┆ 98.0       │
    │ null_count ┆ 0.0       ┆ 0.0        │
    │ mean       ┆ 1923.5    ┆ 579.004082 │
    │ std        ┆ 28.434134 ┆ 1.318299   │
    │ min        ┆ 1875.0    ┆ 575.96     │
    │ 25%        ┆ 1899.0    ┆ 578.12     │
    │ 50%        ┆ 1924.0    ┆ 579.14     │
    │ 75%        ┆ 1948.0    ┆ 579.89     │
    │ max        ┆ 1972.0    ┆ 581.86     │
    └────────────┴───────────┴────────────┘

    """

  private static let csv = """
    ,width,height
    count,3.0,3.0
    mean,2.0,5.0
    std,1.0,2.0
    min,1.0,3.0
    25%,1.5,4.0
    50%,2.0,5.0
    75%,2.5,6.0
    max,3.0,7.0

    """

  private func boxes(_ text: String) throws -> (names: [String], medians: [Double]) {
    let chart = try ChartLoader.load(.text(text)).chart
    #expect(chart.kind == .box)
    guard case .categorical(let axis) = chart.xAxis else { return ([], []) }
    return (axis.categories, chart.series[0].ys)
  }

  @Test func columnsOfNumbersAreBoxes() throws {
    let pandas = try boxes(Self.pandas)
    #expect(pandas.names == ["pageviews"])
    #expect(pandas.medians == [10032.268181])
    let polars = try boxes(Self.polars)
    #expect(polars.names == ["year", "level"])
    #expect(polars.medians == [1924, 579.14])
    let csv = try boxes(Self.csv)
    #expect(csv.names == ["width", "height"])
    #expect(csv.medians == [2, 5])
  }

  @Test func aSeriesHasItsNameBelow() throws {
    let rows = ["count", "mean", "std", "min", "25%", "50%", "75%", "max"].enumerated().map {
      "\($1)  \($1.count < 4 ? "  " : "")\($0).0"
    }
    let text = rows.joined(separator: "\n") + "\nName: tips, dtype: float64\n"
    let series = try boxes(text)
    #expect(series.names == ["tips"])
    #expect(series.medians == [5])
  }

  /// A table of percentages is none of statistics.
  @Test func otherTablesAreNoSummaries() {
    let text = "share,men,women\n25%,5,6\n50%,7,8\n75%,9,9\n"
    #expect(SummaryPrint(text.split(separator: "\n").map(String.init)) == nil)
  }
}
