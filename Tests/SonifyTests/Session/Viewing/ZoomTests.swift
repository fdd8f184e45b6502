import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

@Suite struct ZoomTests {
  @Test(arguments: ["births", "sunspots", "co2", "seattle-weather", "city-temperatures", "cars"])
  func zoomingOutUndoesZoomingIn(name: String) throws {
    let whole = try Views.sample(name)
    for stop in whole.stops[0].indices where stop % 7 == 0 {
      let x = whole.stops[0][stop].x
      var views = [whole]
      while let next = views.last?.zoomedIn(around: x, inSeries: 0) {
        #expect(next.xs.contains(x))
        #expect(next.stops[0].count >= 1)
        views.append(next)
      }
      #expect(views.count > 1)
      var view = views[views.count - 1]
      for expected in views.dropLast().reversed() {
        view = try #require(view.zoomedOut(around: x))
        let slack = (expected.xs.upperBound - expected.xs.lowerBound) * 1e-9
        #expect(abs(view.xs.lowerBound - expected.xs.lowerBound) <= slack)
        #expect(abs(view.xs.upperBound - expected.xs.upperBound) <= slack)
      }
      #expect(view.isWhole)
      #expect(view.visibleChart == whole.source.chart)
      #expect(view.zoomedOut(around: x) == nil)
    }
  }

  @Test(arguments: ["births", "co2", "city-temperatures", "cars", "stocks"])
  func noWalkLeavesTheChart(name: String) throws {
    let whole = try Views.sample(name)
    let axis = whole.source.chart.xAxis
    var generator = SeededGenerator(seed: 7)
    var view = whole
    for _ in 0..<200 {
      let x = Double.random(in: -0.5...1.5, using: &generator)
      let place = axis.value(at: x)
      let moved =
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1: view.zoomedIn(around: place, inSeries: 0)
        case 2: view.zoomedOut(around: place)
        case 3: view.panned(byWidths: 0.5, inSeries: 0)
        case 4: view.panned(byWidths: -0.5, inSeries: 0)
        default: view.panned(to: place)
        }
      guard let moved else { continue }
      #expect(moved.window != view.window)
      view = moved
      #expect(view.xs.lowerBound >= axis.range.lowerBound)
      #expect(view.xs.upperBound <= axis.range.upperBound)
      #expect(view.stops[0].count <= ChartView.maxStopCount)
      #expect(view.stops[0].allSatisfy { view.xs.contains($0.xs.lowerBound) })
      #expect(view.stops[0].allSatisfy { view.xs.contains($0.xs.upperBound) })
      let lines = view.xGridlines
      #expect(lines.allSatisfy(view.xs.contains))
      #expect(zip(lines, lines.dropFirst()).allSatisfy(<))
    }
    #expect(view.zoomedToWhole()?.isWhole ?? view.isWhole)
  }

  @Test func panningMeetsBothEndsOfTheChart() throws {
    let view = try Views.sample("births").zoomedFully(around: 1940)
    for widths in [0.5, -0.5] {
      var moved = view
      var count = 0
      while let next = moved.panned(byWidths: widths, inSeries: 0) {
        (moved, count) = (next, count + 1)
      }
      #expect(count > 10)
      #expect(moved.xs.contains(widths > 0 ? 1975 : 1917))
    }
  }

  @Test func panningPassesOverStretchesWithoutPoints() throws {
    let xs = (0..<20).map(Double.init) + (2000..<2020).map(Double.init)
    var view = Views.of(Charts.chart([Charts.series(xs, xs: xs)])).zoomedFully(around: 5)
    var seen: Set<Double> = []
    while let next = view.panned(byWidths: 0.5, inSeries: 0) {
      view = next
      #expect(!view.stops[0].isEmpty)
      seen.formUnion(view.stops[0].map(\.x))
    }
    #expect(seen.isSuperset(of: xs.filter { $0 > 10 }))
  }

  @Test func everyRowOfManyIsReachedByZooming() throws {
    let count = 100_000
    let whole = Views.line((0..<count).map { Double($0 % 977) })
    for row in [0, 1, 2, 3, 12_345, 50_000, count / 2 + 1, 99_997, 99_998, 99_999] {
      var view = whole
      while view.stops[0].contains(where: \.isSummary) {
        view = try #require(view.zoomedIn(around: Double(row), inSeries: 0))
      }
      let stop = try #require(view.stop(ofPoint: row, inSeries: 0))
      #expect(view.stops[0][stop].y == Double(row % 977))
      let deepest = view.zoomedFully(around: Double(row))
      #expect((3...6).contains(deepest.stops[0].count))
    }
  }

  @Test func equalXsCannotBeZoomedApart() {
    let series = DataSeries(
      name: "", isContinuous: false, xs: [0] + [Double](repeating: 5, count: 1000) + [10],
      ys: (0..<1002).map(Double.init))
    let view = Views.of(Charts.chart([series], kind: .scatter)).zoomedFully(around: 5)
    #expect(view.stops[0].map(\.rows).max() == 1000)
  }

  @Test func theAxisOfALogarithmIsZoomedInItsScale() throws {
    let axis = DataAxis.numeric(NumericAxis(title: "x", range: 1...10_000, scale: .log10))
    let xs = (0...400).map { 1 + 24.9975 * Double($0) }
    let whole = Views.of(Charts.chart([Charts.series(xs, xs: xs)], xAxis: axis))
    let view = try #require(whole.zoomedIn(around: 10_000, inSeries: 0))
    #expect(abs(view.xs.lowerBound - 100) < 1e-9)
    #expect(view.xs.upperBound == 10_000)
  }

  @Test func namesAreSeenWhole() throws {
    let whole = try Views.sample("city-temperatures")
    let view = try #require(whole.zoomedIn(around: 0, inSeries: 0))
    #expect(view.stops[0].map(\.x) == [0, 1, 2, 3, 4, 5])
    let chart = view.visibleChart
    #expect(chart.xAxis.categorical?.categories == ["Jan", "Feb", "Mar", "Apr", "May", "Jun"])
    let later = try #require(view.panned(byWidths: 0.5, inSeries: 0))
    #expect(later.visibleChart.series[1].xs == later.stops[1].map { $0.x - later.xs.lowerBound })
    #expect(later.visibleChart.series[1].ys == later.stops[1].map(\.y))
  }
}
