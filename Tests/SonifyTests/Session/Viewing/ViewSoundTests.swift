import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySession
@testable import SonifySound
@testable import SonifyTables

@Suite struct ViewSoundTests {
  /// Stops sound as the composer makes the same values sound in the whole chart.
  @Test(arguments: ["births", "city-temperatures", "cars", "stocks"])
  func stopsSoundAsInTheScore(name: String) throws {
    let options = SoundOptions.with { $0.mode = .discrete }
    let chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    for view in [
      ChartView(chart, sound: options),
      try #require(
        ChartView(chart, sound: options).zoomedIn(around: chart.xAxis.value(at: 0.4), inSeries: 0)),
    ] {
      let tones = try Composer(options).compose(view.visibleChart).score.events(.tone)
      #expect(!tones.isEmpty)
      let shift = chart.xAxis.categorical == nil ? 0 : view.xs.lowerBound
      for tone in tones {
        let series = try #require(tone.series)
        let y = try #require(tone.y)
        let x = try #require(tone.x) + shift
        let pitch = view.pitch(of: y, inSeries: series)
        #expect(abs(pitch.value - (tone.frequency?.value ?? 0)) < 1e-9)
        #expect(abs(view.pan(ofX: x, inSeries: series).value - tone.pan.value) < 1e-9)
      }
    }
  }

  @Test func whatIsInViewFillsTheRangeOfPitches() throws {
    let whole = try Views.sample("births")
    let view = try #require(whole.zoomedIn(around: 1917, inSeries: 0))
    let values = view.stops[0].compactMap(\.y)
    #expect(view.pitch(of: try #require(values.min()), inSeries: 0) == Hertz(220))
    #expect(view.pitch(of: try #require(values.max()), inSeries: 0) == Hertz(1760))
    #expect(view.yAxes[0].gridlines.allSatisfy(view.yAxes[0].range.contains))
    #expect(view.pan(ofX: view.xs.lowerBound, inSeries: 0) == Pan(-0.9))
    #expect(view.pan(ofX: view.xs.upperBound, inSeries: 0) == Pan(0.9))
  }

  @Test func barsInViewStillStartFromZero() throws {
    let view = try Views.sample("city-temperatures").zoomedFully(around: 6)
    #expect(view.source.chart.kind != .bar || view.yAxes[0].range.lowerBound == 0)
    let bars = Views.of(Charts.chart([Charts.series([5, 7, 9, 8, 6, 5])], kind: .bar))
    let part = try #require(bars.zoomedIn(around: 3, inSeries: 0))
    // The axis of the whole ends at 5, and values outside have the pitch of its end.
    #expect(part.yAxes[0].range.lowerBound == 5)
  }

  @Test func axesWithoutGridlinesStayWithout() throws {
    let view = try #require(Views.line([1, 2, 3, 4, 5, 6]).zoomedIn(around: 0, inSeries: 0))
    #expect(view.xGridlines.isEmpty)
    #expect(view.yAxes[0].gridlines.isEmpty)
  }
}
