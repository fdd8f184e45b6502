import Testing

@testable import SonifyChart

/// Charts built point by point, as for `AXChartDescriptor`.
@Suite struct DataPointTests {
  private let months = DataAxis.categorical(
    CategoricalAxis(title: "month", categories: ["May", "June", "July"]))
  private let sizes = DataAxis.categorical(
    CategoricalAxis(title: "size", categories: ["small", "large"]))
  private let heat = DataAxis.numeric(NumericAxis(title: "heat", range: 0...40))

  @Test func pointsBecomeColumns() {
    let points = [
      DataPoint(x: "May", y: 1, additionalValues: ["large", 20], label: "first"),
      DataPoint(x: "July", y: nil, additionalValues: ["small"]), DataPoint(x: "June", y: 3),
    ]
    let series = DataSeries(
      name: "s", isContinuous: false, dataPoints: points, xAxis: months,
      additionalAxes: [sizes, heat])
    #expect(series.xs == [0, 2, 1])
    #expect(series.ys[0] == 1 && series.ys[1].isNaN && series.ys[2] == 3)
    #expect(series.labels == ["first", "", ""])
    #expect(series.additionalValues.count == 2)
    #expect(series.additionalValues[0][0] == 1 && series.additionalValues[0][1] == 0)
    #expect(series.additionalValues[1][0] == 20)
    #expect(series.additionalValues[0][2].isNaN && series.additionalValues[1][1].isNaN)
    #expect(series[0] == DataPoint(x: 0, y: 1, additionalValues: [1, 20], label: "first"))
    #expect(series[1] == DataPoint(x: 2, y: nil, additionalValues: [0, nil], label: ""))
  }

  @Test func aChartWithoutAKindFindsItsOwn() {
    func chart(_ axis: DataAxis, isContinuous: Bool) -> ChartDescriptor {
      ChartDescriptor(
        title: "", xAxis: axis, yAxis: NumericAxis(title: "y", range: 0...1),
        series: [DataSeries(name: "", isContinuous: isContinuous, xs: [], ys: [])])
    }
    #expect(chart(heat, isContinuous: true).kind == .line)
    #expect(chart(months, isContinuous: true).kind == .line)
    #expect(chart(months, isContinuous: false).kind == .bar)
    #expect(chart(heat, isContinuous: false).kind == .scatter)
  }

  @Test func anAxisThatIsNoneOfNumbersIsTheFirst() {
    var chart = Charts.line([1, 2])
    chart.additionalAxes = [sizes, heat]
    for (number, title) in [(0, "y"), (1, "y"), (2, "heat"), (3, "y")] {
      chart.series[0].axis = number
      #expect(chart.axis(of: chart.series[0]).title == title)
    }
  }

  @Test func aPartOfASeriesKeepsAllThatBelongsToItsPoints() {
    let series = DataSeries(
      name: "s", isContinuous: true, xs: [1, 2, 3], ys: [4, 5, 6], labels: ["a", "b", "c"],
      additionalValues: [[7, 8, 9]], axis: 2)
    #expect(
      series.points(at: [2, 0])
        == DataSeries(
          name: "s", isContinuous: true, xs: [3, 1], ys: [6, 4], labels: ["c", "a"],
          additionalValues: [[9, 7]], axis: 2))
  }
}
