import Testing

@testable import SonifyChart
@testable import SonifySession

@Suite struct SeriesFactsTests {
  private func facts(_ ys: [Double]) -> SeriesFacts {
    let xs = ys.indices.map(Double.init)
    let series = DataSeries(name: "", isContinuous: true, xs: xs, ys: ys)
    let axis = NumericAxis(title: "", range: 0...Double(max(1, ys.count)))
    let chart = ChartDescriptor(title: "", xAxis: .numeric(axis), yAxis: axis, series: [series])
    return SeriesFacts(ofSeries: 0, OrderedPoints(series, of: chart), in: chart)
  }

  @Test func theFactsOfTheBirthsAreKnown() throws {
    let facts = try Views.sample("births").source.facts(ofSeries: 0)
    let values = try #require(facts.values)
    #expect((facts.count, facts.missing) == (59, 0))
    #expect(values.minimum == SeriesFacts.Place(x: 1975, y: 118.5))
    #expect(values.maximum == SeriesFacts.Place(x: 1957, y: 268.8))
    #expect(values.first == SeriesFacts.Place(x: 1917, y: 183.1))
    #expect(values.last == SeriesFacts.Place(x: 1975, y: 118.5))
  }

  @Test func missingValuesCountForNothing() throws {
    let facts = facts([.nan, 4, .infinity, 1, 1, 10, .nan])
    let values = try #require(facts.values)
    #expect((facts.count, facts.missing) == (7, 3))
    #expect(values.minimum == SeriesFacts.Place(x: 3, y: 1))
    #expect(values.first.x == 1)
    #expect(values.last.x == 5)
    #expect(values.mean == 4)
    #expect(values.median == 2.5)
    #expect(self.facts([]).values == nil)
    #expect(self.facts([.nan]).values == nil)
  }

  /// As NIST's NumAcc4: the mean is exact where a single pass loses digits.
  @Test func theMeanKeepsItsDigits() throws {
    let ys = [10_000_000.2] + (0..<500).flatMap { _ in [10_000_000.1, 10_000_000.3] }
    #expect(try #require(facts(ys).values).mean == 10_000_000.2)
    #expect(try #require(facts([1.7e308, 1.7e308, 1.7e308]).values).mean == 1.7e308)
  }
}
