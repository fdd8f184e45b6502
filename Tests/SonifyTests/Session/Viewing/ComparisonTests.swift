import Testing

@testable import SonifyChart
@testable import SonifySession

@Suite struct ComparisonTests {
  @Test func placesOfASeriesAreCompared() throws {
    let source = try Views.sample("births").source
    let comparison = Comparison(
      of: source.place(ofPoint: 40, ofSeries: 0), with: source.place(ofPoint: 58, ofSeries: 0),
      in: source.chart)
    #expect(comparison.x == -18)
    #expect(comparison.steps == -18)
    #expect(abs(try #require(comparison.difference) - 150.3) < 1e-9)
    #expect(abs(try #require(comparison.ratio) - 268.8 / 118.5) < 1e-12)
  }

  @Test func ratiosAreToldOnlyWhereTheyMeanSomething() {
    func comparison(_ y: Double?, _ marked: Double?, unit: String? = nil, axis: Int = 0)
      -> Comparison
    {
      var chart = Charts.chart([Charts.series([0]), Charts.series([0])])
      chart.yAxis.unit = unit.map { AxisUnit(one: $0, other: $0) }
      chart.additionalAxes = [.numeric(chart.yAxis)]
      chart.series[1].axis = axis
      return Comparison(
        of: ChartPoint(series: 1, point: 4, x: 4, y: y),
        with: ChartPoint(series: 0, point: 1, x: 1, y: marked), in: chart)
    }
    #expect(comparison(6, 3).ratio == 2)
    #expect(comparison(6, 3, axis: 1).difference == nil)
    #expect(comparison(6, 3).steps == nil)
    #expect(comparison(6, -3).ratio == nil)
    #expect(comparison(6, 0).ratio == nil)
    #expect(comparison(6, 3, unit: "°C").ratio == nil)
    #expect(comparison(6, 3, unit: "°C").difference == 3)
    #expect(comparison(nil, 3).difference == nil)
    #expect(comparison(1e300, 1e-300).ratio == nil)
  }
}
