import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables

/// The names of stops outside a session are what a session says.
@Suite struct NamedStopsTests {
  @Test(arguments: [
    "births.csv", "nile.csv", "cars.csv", "seattle-weather.csv", "city-temperatures.csv",
    "coffee.json", "sunspots.csv",
  ])
  func stopsAreNamedAsInASession(name: String) throws {
    let chart = try ChartLoader.load(.file(path: Samples.path(name))).chart
    let stops = NamedStops(chart, atMost: 4000).series[0]
    var session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    var clock = 0.0
    _ = session.begin(at: SessionEvent.Moment(time: Seconds(0)))
    for stop in stops.dropFirst().prefix(60) {
      clock += 1
      let effects = session.reduce(
        .key(.character("l")), at: SessionEvent.Moment(time: Seconds(clock)))
      let said = effects.compactMap { if case .say(let text) = $0 { text } else { nil } }
      let text = try #require(said.first)
      // The unit and the name of a series are said when they are new.
      #expect(
        stop.text.hasPrefix(text.replacing(" (more)", with: "")) || text == stop.text, "\(text)")
    }
    #expect(stops.count == ChartView(chart, sound: .init()).stops[0].count)
  }

  @Test func stopsAreLimited() {
    let series = (0..<8).map { Charts.series(Charts.noise(3000, seed: UInt64($0)), name: "\($0)") }
    let stops = NamedStops(Charts.chart(series), atMost: 1000)
    #expect(stops.series.allSatisfy { $0.count == 125 })
    // Every point is in a stop.
    #expect(stops.series.allSatisfy { $0.reduce(0) { $0 + $1.rows } == 3000 })
  }

  @Test func stacksAreNamedWithTheirParts() {
    let stops = NamedStops(
      StackCompositionTests.stacks([[1, 4], [2, 5], [3, 6]]), atMost: 1000)
    #expect(stops.totals == 3)
    #expect(stops.series[3][1].text.contains("total 15"), "\(stops.series[3][1].text)")
    #expect(stops.series[0].map(\.rows) == [1, 1])
  }
}
