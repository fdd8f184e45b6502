import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What every file of Samples becomes when nobody says anything about it.
struct SampleChartsTests {
  private func load(_ name: String) throws -> LoadedChart {
    try ChartLoader.load(.file(path: Samples.path(name)))
  }

  @Test func birthsAreALineByYear() throws {
    let chart = try load("births.csv").chart
    #expect(chart.title == "births")
    #expect(chart.kind == .line)
    let axis = try #require(chart.xAxis.numeric)
    #expect(axis.title == "year")
    #expect(axis.quantity == .year)
    #expect(axis.range == 1917...1975)
    #expect(axis.gridlines == [1920, 1930, 1940, 1950, 1960, 1970])
    #expect(chart.yAxis.title == "births per 10000 women aged 23")
    #expect(chart.yAxis.range == 118.5...268.8)
    #expect(chart.additionalAxes.isEmpty)
    let series = try #require(chart.series.first)
    #expect(chart.series.count == 1)
    #expect(series.name == "births per 10000 women aged 23")
    #expect(series.isContinuous)
    #expect(series.count == 59)
    #expect(series[0] == DataPoint(x: 1917, y: 183.1))
    #expect(series[58] == DataPoint(x: 1975, y: 118.5))
    #expect(series.ys.allSatisfy { !$0.isNaN })
  }

  @Test func nileIsALineByYear() throws {
    let chart = try load("nile.csv").chart
    #expect(chart.kind == .line)
    #expect(chart.xAxis.numeric?.quantity == .year)
    #expect(chart.xAxis.range == 1871...1970)
    #expect(chart.yAxis.range == 456...1370)
    #expect(chart.series.map(\.count) == [100])
    #expect(chart.series.first?[99] == DataPoint(x: 1970, y: 740))
  }

  @Test func sunspotsAreALineByYear() throws {
    let chart = try load("sunspots.csv").chart
    #expect(chart.kind == .line)
    #expect(chart.xAxis.title == "YEAR")
    #expect(chart.xAxis.numeric?.quantity == .year)
    #expect(chart.xAxis.range == 1700...2008)
    #expect(chart.yAxis.title == "SUNACTIVITY")
    #expect(chart.yAxis.range == 0...190.2)
    #expect(chart.series.map(\.count) == [309])
  }

  @Test func carbonDioxideIsALineByDateWithGaps() throws {
    let chart = try load("co2.csv").chart
    #expect(chart.kind == .line)
    #expect(chart.xAxis.numeric?.quantity == .date(.day))
    #expect(chart.xAxis.range == Samples.day(1958, 3, 29)...Samples.day(2001, 12, 29))
    #expect(chart.yAxis.range == 313.0...373.9)
    let series = try #require(chart.series.first)
    #expect(series.count == 2284)
    #expect(series.ys.filter(\.isNaN).count == 59)
    #expect(series[0] == DataPoint(x: Samples.day(1958, 3, 29), y: 316.1))
  }

  @Test func weatherIsFourLinesByDate() throws {
    let loaded = try load("seattle-weather.csv")
    let chart = loaded.chart
    #expect(loaded.rowCount == 1461)
    #expect(chart.kind == .line)
    #expect(chart.xAxis.numeric?.quantity == .date(.day))
    #expect(chart.xAxis.range == Samples.day(2012, 1, 1)...Samples.day(2015, 12, 31))
    #expect(chart.series.map(\.name) == ["precipitation", "temp_max", "temp_min", "wind"])
    #expect(chart.series.allSatisfy { $0.count == 1461 })
    #expect(chart.series.map(\.axis) == [0, 1, 1, 2])
    #expect(chart.yAxes.map(\.range) == [0...55.9, -7.1...35.6, 0.4...9.5])
    #expect(chart.series[2][1460] == DataPoint(x: Samples.day(2015, 12, 31), y: -2.1))
  }

  @Test func stocksAreFiveLinesBySymbol() throws {
    let loaded = try load("stocks.csv")
    let chart = loaded.chart
    #expect(loaded.rowCount == 560)
    #expect(chart.kind == .line)
    #expect(chart.xAxis.numeric?.quantity == .date(.month))
    #expect(chart.xAxis.range == Samples.day(2000, 1, 1)...Samples.day(2010, 3, 1))
    #expect(chart.yAxis.title == "price")
    #expect(chart.yAxis.range == 5.97...707)
    #expect(chart.series.map(\.name) == ["MSFT", "AMZN", "IBM", "GOOG", "AAPL"])
    #expect(chart.series.map(\.count) == [123, 123, 123, 68, 123])
    #expect(chart.series[3][0] == DataPoint(x: Samples.day(2004, 8, 1), y: 102.37))
    #expect(chart.series[4][122] == DataPoint(x: Samples.day(2010, 3, 1), y: 223.02))
    #expect(loaded.choices == ["x is date", "y is price", "series by symbol", "kind is line"])
  }

  @Test func carsAreAScatterByOrigin() throws {
    let chart = try load("cars.csv").chart
    #expect(chart.kind == .scatter)
    #expect(chart.xAxis.title == "year")
    #expect(chart.xAxis.numeric?.quantity == .date(.year))
    #expect(chart.xAxis.range == 0...Samples.day(1982, 1, 1))
    #expect(chart.yAxis.title == "miles per gallon")
    #expect(chart.yAxis.range == 9...46.6)
    #expect(chart.series.map(\.name) == ["USA", "Europe", "Japan"])
    #expect(chart.series.map(\.count) == [254, 73, 79])
    #expect(chart.series.map { $0.ys.filter(\.isNaN).count } == [5, 3, 0])
    #expect(chart.series.allSatisfy { !$0.isContinuous })
    #expect(
      chart.series[0][0] == DataPoint(x: 0, y: 18, label: "chevrolet chevelle malibu"))
  }

  @Test func barleyIsBarsBySiteWithYearsAveraged() throws {
    let loaded = try load("barley.csv")
    let chart = loaded.chart
    #expect(chart.kind == .bar)
    let axis = try #require(chart.xAxis.categorical)
    #expect(axis.title == "site")
    #expect(
      axis.categories
        == ["University Farm", "Waseca", "Morris", "Crookston", "Grand Rapids", "Duluth"])
    #expect(chart.series.count == 10)
    #expect(chart.series.allSatisfy { $0.xs == [0, 1, 2, 3, 4, 5] })
    #expect(chart.series[0].name == "Manchuria")
    // 27 in 1931 and 26.9 in 1932 at University Farm.
    let mean: Double = (27 + 26.9) / 2
    #expect(chart.series[0].ys[0] == mean)
    #expect(chart.yAxis.title == "yield")
    #expect(chart.yAxis.range.lowerBound == 0)
    #expect(loaded.choices.contains("averaged 2 rows for each site and variety"))
  }

  @Test func cityTemperaturesAreBarsByMonth() throws {
    let chart = try load("city-temperatures.csv").chart
    #expect(chart.kind == .bar)
    #expect(chart.xAxis.title == "month")
    #expect(chart.xAxis.categorical?.categories.first == "Jan")
    #expect(chart.xAxis.categorical?.categories.count == 12)
    #expect(chart.series.map(\.name) == ["Seattle", "San Francisco"])
    #expect(chart.series[1][11] == DataPoint(x: 11, y: 50.5))
    #expect(chart.yAxis.range == 0...65.1)
  }
}
