import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What other libraries write is played as they draw it; see `Samples/README.md`.
struct FigureSampleTests {
  private static func load(_ name: String) throws -> LoadedChart {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    return try ChartLoader.load(.file(path: folder.appending(path: name).path))
  }

  @Test func theColourScaleOfATemplateIsNoData() throws {
    let chart = try Self.load("plotly_lines.json").chart
    #expect(chart.title == "Life expectancy")
    #expect(chart.kind == .line)
    #expect(chart.seriesTitle == "country")
    #expect(chart.series.map(\.name) == ["Canada", "Japan", "Norway"])
    #expect(chart.xAxis.title == "year" && chart.yAxis.title == "lifeExp")
    #expect(chart.xAxis.numeric?.quantity == .year)
    // Both are typed arrays.
    #expect(chart.series[2].xs.first == 1952 && chart.series[2].xs.last == 2007)
    #expect(chart.series[2].ys.first == 72.67 && chart.series[2].ys.last == 80.196)
  }

  @Test func twoAxesOfPlotly() throws {
    let chart = try Self.load("plotly_two_axes.json").chart
    #expect(
      chart.yAxes.map(\.title) == ["primary yaxis title", "secondary yaxis title"])
    #expect(chart.series.map(\.axis) == [0, 1])
    #expect(chart.series.map(\.xs) == [[1, 2, 3], [2, 3, 4]])
    #expect(chart.series.map(\.ys) == [[40, 50, 60], [4, 5, 6]])
  }

  @Test func barsToTheRightAreOverNames() throws {
    let chart = try Self.load("plotly_stacked.json").chart
    #expect(chart.isStacked && chart.kind == .bar)
    #expect(chart.xAxis.categorical?.categories == ["South Korea", "China", "Canada"])
    #expect(chart.series.map(\.name) == ["gold", "silver", "bronze"])
    #expect(chart.series.map(\.ys) == [[24, 10, 9], [13, 15, 12], [11, 8, 12]])
  }

  @Test func barsAndALineOfECharts() throws {
    let chart = try Self.load("pyecharts_bar_line.json").chart
    #expect(chart.series.map(\.isContinuous) == [false, true])
    #expect(chart.series.map(\.axis) == [0, 1])
    #expect(chart.yAxes[1].unit?.other == "°C")
    #expect(chart.series[1].ys == [2, 2.2, 3.3, 4.5, 6.3, 10.2])
    // Bars begin at zero.
    #expect(chart.yAxis.range == 0...90)
  }

  @Test func columnsOfADatasetAreSeries() throws {
    let chart = try Self.load("echarts_dataset.json").chart
    #expect(chart.series.map(\.name) == ["2015", "2016", "2017"])
    #expect(chart.xAxis.categorical?.categories.first == "Matcha Latte")
    #expect(chart.series[2].ys == [93.7, 55.1, 82.5, 39.1])
  }

  @Test func categoriesAndUnitsOfHighcharts() throws {
    let chart = try Self.load("highcharts_columns.json").chart
    #expect(chart.title == "Rain" && chart.kind == .bar)
    #expect(chart.xAxis.categorical?.categories == ["Jan", "Feb", "Mar"])
    #expect(chart.yAxis.title == "Rainfall" && chart.yAxis.unit?.other == "mm")
    #expect(chart.series[0].ys == [49.9, 71.5, 106.4])
    #expect(chart.series[1].ys[2].isNaN)
  }

  @Test func monthsOfHighchartsAreCalendarMonths() throws {
    let chart = try Self.load("highcharts_months.json").chart
    #expect(chart.series[0].xs == [1, 2, 3].map { Samples.day(2024, $0, 1) })
    #expect(chart.xAxis.numeric?.quantity == .date(.month))
  }

  @Test func axesOfChartJS() throws {
    let chart = try Self.load("chartjs_axes.json").chart
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.axis) == [0, 1])
    #expect(chart.xAxis.categorical?.categories.first == "January")
    #expect(chart.series[1].ys == [100, 90, 80, 70, 60, 50, 40])
  }

  @Test(arguments: [("altair.html", "Letters", [28.0, 55, 43]), ("pyecharts.html", "", [1, 2])])
  func pagesMayHoldAChartInAScript(file: String, title: String, values: [Double]) throws {
    let loaded = try Self.load(file)
    #expect(loaded.chart.series.map(\.ys) == [values])
    #expect(loaded.hasOwnTitle == !title.isEmpty)
    #expect(title.isEmpty || loaded.chart.title == title)
  }
}
