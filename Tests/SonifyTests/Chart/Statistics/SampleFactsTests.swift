import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What is known of the charts of Samples comes out as their facts.
@Suite struct SampleFactsTests {
  private func chart(_ name: String, _ choose: (inout ChartChoices) -> Void = { _ in }) throws
    -> ChartDescriptor
  {
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(.file(path: Samples.path(name)), choosing: choices).chart
  }

  static let names = [
    "barley.csv", "births.csv", "cars-economy.vl.json", "cars.csv", "city-temperatures.csv",
    "co2.csv", "coffee.json", "nile.csv", "seattle-months.vl.json", "seattle-weather.csv",
    "stocks.csv", "sunspots.csv",
  ]

  @Test(arguments: names) func extremesAreTrueAndPlacesOnTheAxis(name: String) throws {
    let chart = try chart(name)
    let facts = ChartFacts(chart)
    #expect(facts.series.count == chart.withTotals.series.count)
    for (series, facts) in zip(chart.withTotals.series, facts.series) {
      let values = try #require(facts.values)
      let finite = series.ys.filter(\.isFinite)
      #expect(facts.count == series.count && facts.missing == series.count - finite.count)
      #expect(values.minimum.y == finite.min() && values.maximum.y == finite.max())
      #expect(values.minimum.y <= values.lowerQuartile && values.lowerQuartile <= values.median)
      #expect(values.median <= values.upperQuartile && values.upperQuartile <= values.maximum.y)
      let places =
        [values.minimum, values.maximum, values.first, values.last]
        .map(\.x) + facts.turningPoints.map(\.place.x) + facts.outliers.map(\.place.x)
        + facts.steps.flatMap { [$0.after, $0.x] } + facts.segments.flatMap { [$0.from, $0.to] }
        + facts.gaps.flatMap { [$0.from, $0.to] } + facts.modes
      #expect(places.allSatisfy { chart.xAxis.range.contains($0) })
      #expect(facts.gaps.filter(\.hasRows).reduce(0) { $0 + $1.count } <= facts.missing)
    }
  }

  @Test func birthsFallToATroughAndRiseToAPeakWithoutATrend() throws {
    let facts = ChartFacts(try chart("births.csv")).series[0]
    let trend = try #require(facts.trend)
    #expect(trend.direction == .neither && trend.method == .hamedRao)
    #expect((0.35...0.45).contains(trend.pValue))
    #expect(
      facts.turningPoints.map(\.place) == [.init(x: 1933, y: 125.7), .init(x: 1957, y: 268.8)])
    #expect(facts.turningPoints.map(\.isPeak) == [false, true])
    #expect(facts.period == nil && facts.steps.isEmpty && facts.gaps.isEmpty)
  }

  @Test func theNileStepsDownAfter1898() throws {
    let facts = ChartFacts(try chart("nile.csv")).series[0]
    #expect(facts.steps.map(\.after) == [1898] && facts.steps.map(\.x) == [1899])
    let step = try #require(facts.steps.first)
    #expect(abs(step.levelBefore - step.levelAfter - 247.8) < 0.1)
    #expect(facts.period == nil && facts.turningPoints.isEmpty)
  }

  @Test func sunspotsComeRoundInTenToElevenYears() throws {
    let period = try #require(ChartFacts(try chart("sunspots.csv")).series[0].period)
    #expect((10...11).contains(period.points))
    #expect(abs(try #require(period.length) - period.points) < 1e-9)
  }

  @Test func carbonDioxideRisesAndComesRoundInAYear() throws {
    let facts = ChartFacts(try chart("co2.csv")).series[0]
    #expect(facts.trend?.direction == .rising)
    let period = try #require(facts.period)
    #expect(abs(period.points - 52.2) < 0.3)
    #expect(abs(try #require(period.length) / 86_400 - 365.2) < 2)
    // The mean of every month.
    let months = try SampleLines.monthsOfCarbonDioxide()
    let xs = months.indices.map { Samples.day(1958 + (2 + $0) / 12, (2 + $0) % 12 + 1, 1) }
    let means = ChartFacts(Charts.chart([Charts.series(months, xs: xs)])).series[0]
    #expect(means.trend?.direction == .rising)
    #expect(abs(try #require(means.period).points - 12) < 0.05)
    #expect(abs(try #require(means.period?.length) / 86_400 - 365.2) < 1.5)
  }

  @Test func theTemperatureOfSeattleComesRoundInAYear() throws {
    let chart = try chart("seattle-weather.csv") { $0.y = ["temp_max"] }
    let facts = ChartFacts(chart).series[0]
    #expect(facts.name == "temp_max")
    let period = try #require(facts.period)
    #expect(abs(period.points - 365) < 10)
    #expect(abs(try #require(period.length) / 86_400 - period.points) < 1e-6)
  }

  @Test func theCitiesCrossOverNamesOfMonths() throws {
    let facts = ChartFacts(try chart("city-temperatures.csv"))
    #expect(facts.series.map(\.name) == ["Seattle", "San Francisco"])
    #expect(facts.crossings.allSatisfy { $0.series == [0, 1] })
    #expect(facts.crossings.map(\.firstIsAbove) == [true, false])
    #expect(facts.crossingCount == 2)
  }

  @Test func theOutliersOfAScatterHaveTheirLabels() throws {
    let chart = try chart("cars.csv")
    #expect(chart.kind == .scatter)
    let facts = ChartFacts(chart).series[0]
    let labels = Set(chart.series[0].labels)
    #expect(facts.outliers.allSatisfy { labels.contains($0.label ?? "") })
    #expect(facts.trend == nil && facts.correlation != nil)
  }
}
