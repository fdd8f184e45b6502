import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

@Suite struct ChartViewTests {
  @Test func everyPointOfASmallChartIsAStop() throws {
    let view = try Views.sample("births")
    #expect(view.stops.map(\.count) == [59])
    let stop = view.stops[0][40]
    #expect(stop.x == 1957)
    #expect(stop.y == 268.8)
    #expect(!stop.isSummary)
    #expect(view.xGridlines == view.source.chart.xAxis.gridlines)
    #expect(view.yAxes == [view.source.chart.yAxis])
    #expect(view.visibleChart == view.source.chart)
  }

  @Test func aRunOfMissingPointsIsOneStop() {
    let view = Views.line([.nan, 1, .nan, .nan, .infinity, 2, .nan])
    #expect(view.stops[0].map(\.missing) == [1, 0, 3, 0, 1])
    #expect(view.stops[0].map(\.y) == [nil, 1, nil, 2, nil])
    #expect(view.stops[0][2].xs == 2...4)
    #expect(view.stops[0][2].x == 3)
  }

  @Test func absentRowsAreKnownBetweenStops() {
    let xs = [0, 1, 2, 3, 4, 9, 10, 11].map(Double.init)
    let view = Views.of(Charts.chart([Charts.series(xs, xs: xs)]))
    #expect(view.stops[0].filter(\.followsAbsentRows).map(\.x) == [9])
    // Points in the plane have no order that rows could be absent from.
    let cloud = Views.of(Charts.chart([Charts.series(xs, xs: xs)], kind: .scatter))
    #expect(cloud.stops[0].allSatisfy { !$0.followsAbsentRows })
  }

  @Test func scatterPointsAreWalkedInOrderOfXThenY() {
    let series = DataSeries(
      name: "", isContinuous: false, xs: [3, 1, 2, 1, 1], ys: [5, 9, 7, .nan, 2],
      labels: ["a", "b", "c", "d", "e"])
    let view = Views.of(Charts.chart([series], kind: .scatter))
    #expect(view.stops[0].map(\.x) == [1, 1, 1, 2, 3])
    #expect(view.stops[0].map(\.y) == [2, 9, nil, 7, 5])
    #expect(view.stops[0].map { view.label(of: $0, inSeries: 0) } == ["e", "b", "d", "c", "a"])
  }

  @Test func pointsOffTheAxisOrInNoPlaceAreLeftOut() {
    let axis = DataAxis.numeric(NumericAxis(title: "x", range: 1...3))
    let series = Charts.series([1, 2, 3, 4, 5], xs: [4, .infinity, 3, 2, .nan])
    let view = Views.of(Charts.chart([series], xAxis: axis))
    #expect(view.stops[0].map(\.x) == [2, 3])
    #expect(view.stops[0].map(\.y) == [4, 3])
  }

  @Test(arguments: [0, 1, 2, 400, 401, 799, 5000])
  func stopsHoldEveryRowOnceAndAreFewEnough(count: Int) {
    let ys = Charts.noise(count, seed: 3).enumerated().map { $0 % 7 == 3 ? .nan : $1 }
    let stops = Views.line(ys).stops[0]
    #expect(stops.count <= ChartView.maxStopCount)
    #expect(stops.reduce(0) { $0 + $1.rows } == count)
    #expect(stops.reduce(0) { $0 + $1.missing } == ys.count { $0.isNaN })
    #expect(
      zip(stops, stops.dropFirst()).allSatisfy { $0.points.upperBound == $1.points.lowerBound })
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.xs.upperBound < $1.xs.lowerBound })
    #expect(
      stops.allSatisfy { stop in
        stop.xs.contains(stop.x) && stop.y.map { stop.ys?.contains($0) ?? false } ?? true
      })
  }

  @Test func theSpikeInAMillionRowsIsToldByItsStop() throws {
    var ys = [Double](repeating: 0, count: 1_000_000)
    for index in ys.indices { ys[index] = Double(index % 100) / 100 }
    ys[654_321] = 50
    let view = Views.line(ys)
    #expect(view.stops[0].count == 400)
    let stop = try #require(view.stops[0].first { ($0.ys?.upperBound ?? 0) > 1 })
    #expect(stop.points.contains(654_321))
    #expect(stop.isSummary)
    #expect(abs(try #require(stop.y) - 0.5) < 0.01)
    let place = try #require(view.extreme(.maximum, of: stop, inSeries: 0))
    #expect(place == ChartPoint(series: 0, point: 654_321, x: 654_321, y: 50))
    let landmarks = view.landmarks(ofSeries: 0, .outliers)
    #expect(landmarks.map(\.x) == [654_321])
  }

  @Test func slotsWithoutPointsAreNoStops() {
    let xs = (0..<300).map(Double.init) + (100_000..<100_300).map(Double.init)
    let stops = Views.of(Charts.chart([Charts.series(xs, xs: xs)])).stops[0]
    #expect(stops.count < 10)
    #expect(stops.reduce(0) { $0 + $1.rows } == 600)
    #expect(stops.filter(\.followsAbsentRows).count == 1)
  }

  @Test func theNearestStopIsThatOfASearchThroughAll() {
    let xs = [0, 1, 1, 2.5, 7, 7.5, 20]
    let view = Views.of(Charts.chart([Charts.series(xs, xs: xs)]))
    for x in stride(from: -3.0, through: 25, by: 0.25) {
      let nearest = view.stops[0].indices.min {
        view.stops[0][$0].distance(to: x) < view.stops[0][$1].distance(to: x)
      }
      #expect(view.stop(nearestTo: x, inSeries: 0) == nearest)
    }
    for stop in view.stops[0].indices {
      #expect(view.stop(ofPoint: stop, inSeries: 0) == stop)
    }
    #expect(view.stop(ofPoint: 7, inSeries: 0) == nil)
  }

  @Test func chartsWithHardlyAnythingInThemHaveViews() {
    for ys in [[], [5], [.nan], [3, 3, 3], [.infinity, -.infinity]] as [[Double]] {
      let view = Views.line(ys)
      #expect(view.stops[0].count == (ys.contains { !$0.isFinite } ? 1 : ys.count))
      #expect(view.zoomedFully(around: 0).stops[0].count <= 3)
      #expect(view.zoomedOut(around: 0) == nil)
      #expect(view.panned(byWidths: 0.5, inSeries: 0) == nil)
      _ = view.landmarks(ofSeries: 0, .all)
      _ = view.source.facts(ofSeries: 0)
    }
    // Of one pitch, the middle is heard.
    let view = Views.line([3, 3, 3])
    #expect(abs(view.pitch(of: 3, inSeries: 0).value - (220.0 * 1760).squareRoot()) < 1e-9)
  }

  @Test func aPlaceOutOfViewIsPannedTo() throws {
    let zoomed = try Views.sample("births").zoomedFully(around: 1920)
    let there = try #require(zoomed.panned(to: 1957))
    #expect(there.stop(nearestTo: 1957, inSeries: 0).map { there.stops[0][$0].y } == 268.8)
    #expect(there.window.depth == zoomed.window.depth)
    #expect(there.panned(to: 1957) == nil)
  }
}
