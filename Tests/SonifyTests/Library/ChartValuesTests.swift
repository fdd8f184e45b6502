import Foundation
import Testing

@testable import Sonify
@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifyTables

/// Charts that programs make of values they have.
@Suite struct ChartValuesTests {
  private func loaded(_ name: String) throws -> ChartDescriptor {
    try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
  }

  /// Missing values are equal as text.
  private func expectSame(_ one: ChartDescriptor, _ other: ChartDescriptor) {
    #expect(ChartDocument.text(of: one) == ChartDocument.text(of: other))
  }

  @Test func yearsMakeTheChartOfTheirTable() throws {
    let births = try loaded("births")
    let series = births.series[0]
    expectSame(
      ChartDescriptor(
        title: "births", x: .years(series.xs.map { Int($0) }), y: series.ys, xTitle: "year",
        yTitle: "births per 10000 women aged 23"), births)
  }

  @Test func datesMakeTheChartOfTheirTable() throws {
    let co2 = try loaded("co2")
    let series = co2.series[0]
    let dates = series.xs.map { Date(timeIntervalSince1970: $0) }
    let made = ChartDescriptor(
      title: "co2", x: .instants(dates.map(\.timeIntervalSince1970)), y: series.ys, yTitle: "co2")
    expectSame(made, co2)
    #expect(made.xAxis.numeric?.quantity == .date(.day))
  }

  @Test func namesMakeTheChartOfTheirTable() throws {
    let cities = try loaded("city-temperatures")
    let months = try #require(cities.xAxis.categorical?.categories)
    expectSame(
      ChartDescriptor(
        title: "city-temperatures", x: .names(months),
        series: ["Seattle": cities.series[0].ys, "San Francisco": cities.series[1].ys],
        xTitle: "month"), cities)
  }

  @Test(arguments: [
    (ChartDescriptor.XValues.numbers([1, 2, 4]), ChartKind.line), (.numbers([4, 2, 1]), .line),
    (.numbers([1, 4, 2]), .scatter), (.numbers([1, 1, 2]), .scatter),
    (.instants([86_400, 0, 5]), .line), (.names(["a", "b", "c"]), .bar),
    (.years([1, 2, 3]), .line),
  ])
  func theKindFollowsFromX(x: ChartDescriptor.XValues, kind: ChartKind) {
    let chart = ChartDescriptor(x: x, y: [5, 6, 7])
    #expect(chart.kind == kind)
    #expect(chart.series[0].isContinuous == (kind == .line))
    #expect(ChartDescriptor(x: x, y: [5, 6, 7], kind: .scatter).kind == .scatter)
  }

  @Test func pointsOfALineAreInOrderAndHaveAnX() {
    let line = ChartDescriptor(x: .instants([3, .nan, 1, 2, .infinity]), y: [30, 0, 10, .nan, 50])
    #expect(line.series[0].xs == [1, 2, 3])
    #expect(line.series[0].ys[0] == 10 && line.series[0].ys[1].isNaN && line.series[0].ys[2] == 30)
    #expect(line.xAxis.range == 1...3 && line.yAxis.range == 10...30)
    let scatter = ChartDescriptor(x: .numbers([3, .nan, 1, 2]), y: [30, 0, 10, 20])
    #expect(scatter.series[0].xs == [3, 1, 2] && scatter.series[0].ys == [30, 10, 20])
  }

  @Test func withoutXPointsAreCounted() {
    let chart = ChartDescriptor(y: [5, 3, 4])
    #expect(chart.series[0].xs == [1, 2, 3])
    #expect(chart.xAxis.title == "row" && chart.kind == .line)
  }

  @Test func repeatedNamesAreOneCategory() {
    let chart = ChartDescriptor(x: .names(["b", "a", "b"]), y: [1, 2, 3], kind: .scatter)
    #expect(chart.xAxis.categorical?.categories == ["b", "a"])
    #expect(chart.series[0].xs == [0, 1, 0])
  }

  @Test func seriesOfOtherRangesHaveAxesOfTheirOwn() {
    let chart = ChartDescriptor(series: ["a": [1, 2], "b": [3, 1], "c": [1000, 5000]])
    #expect(chart.series.map(\.axis) == [0, 0, 1])
    #expect(chart.yAxis.range == 1...3 && chart.yAxis.title == "a, b")
    #expect(chart.axis(of: chart.series[2]).range == 1000...5000)
  }

  @Test func unitsAreSaid() {
    let chart = ChartDescriptor(
      x: .names(["a", "b"]), y: [1, 2], yUnit: AxisUnit(one: "cup", other: "cups"))
    #expect(chart.yAxis.range == 0...2 && chart.yAxis.unit?.other == "cups")
    let times = ChartDescriptor(y: [60, 120], yUnit: .duration)
    #expect(times.yAxis.quantity == .duration && times.yAxis.unit == nil)
  }

  @Test func aChartWithoutValuesSaysSoWhenItIsComposed() {
    for chart in [
      ChartDescriptor(y: []), ChartDescriptor(y: [.nan]), ChartDescriptor(x: .names([]), y: []),
      ChartDescriptor(x: .instants([.nan]), y: [1]),
    ] {
      #expect(throws: CompositionError.noValues) { try chart.rendered() }
    }
  }
}
