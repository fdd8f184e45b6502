import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

@Suite struct ScheduleTests {
  private func lines(_ count: Int, points: Int = 50) -> ChartDescriptor {
    Charts.chart(
      (0..<count).map {
        Charts.series(Charts.noise(points, seed: UInt64($0)), name: "line \($0 + 1)")
      }, xGrid: [10])
  }

  private func compose(
    _ chart: ChartDescriptor, _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> Composition {
    try Composer(.with(change)).compose(chart)
  }

  @Test func twoSeriesSoundTogetherWithoutBlips() throws {
    let score = try compose(lines(2)).score
    #expect(score.events(.series).isEmpty)
    #expect(score.events(.glide, series: 0).first?.start == 0)
    #expect(score.events(.glide, series: 1).first?.start == 0)
    #expect(score.events(.tick).count == 1)
    #expect(score.markers.map(\.name) == ["line 1, line 2", "10"])
  }

  @Test func moreSeriesFollowEachOtherEachCountedByBlips() throws {
    let score = try compose(lines(3)).score
    for series in 0..<3 {
      let blips = score.events(.series, series: series)
      #expect(blips.count == series + 1)
      #expect(blips.allSatisfy { $0.duration == frames(0.07) })
      let first = try #require(score.events(.glide, series: series).first)
      #expect((blips.last?.end ?? .max) < first.start)
      if series > 0 {
        let end = try #require(score.events(.glide, series: series - 1).last?.end)
        #expect(abs(blips[0].start - end - frames(0.7)) <= 1)
      }
    }
    #expect(score.events(.tick).count == 3)
    #expect(score.markers.filter { $0.name != "10" }.map(\.name) == ["line 1", "line 2", "line 3"])
  }

  @Test func manySeriesAreCountedInFives() throws {
    let composition = try compose(lines(12, points: 20))
    #expect(composition.score.frames <= frames(60))
    let blips = composition.score.events(.series, series: 11).map(\.duration)
    #expect(blips == [frames(0.21), frames(0.21), frames(0.07), frames(0.07)])
    #expect(composition.notices == [.longBlip(5)])
  }

  @Test(arguments: [2, 5, 9, 20])
  func theWholeIsNeverLongerThanAMinuteUnlessAskedFor(count: Int) throws {
    let chart = lines(count, points: 300)
    #expect(try compose(chart) { $0.order = .sequence }.score.frames <= frames(60))
    let longer = try compose(chart) {
      $0.order = .sequence
      $0.duration = Seconds(90)
    }
    #expect(longer.score.frames == frames(90))
  }

  @Test(arguments: [0.5, 3, 10, 30])
  func theLengthAskedForIsExactForSeveralSeries(seconds: Double) throws {
    let score = try compose(lines(5)) {
      $0.duration = Seconds(seconds)
      $0.playsLegend = true
    }.score
    #expect(score.frames == frames(seconds))
    for series in 0..<5 { #expect(!score.events(.glide, series: series).isEmpty) }
    #expect(score.events.allSatisfy { $0.start >= 0 && $0.duration > 0 && $0.end <= score.frames })
  }

  @Test func tooManySeriesAreRefusedWithTheNumberThatFits() throws {
    #expect(throws: CompositionError.tooManySeries(count: 10_000, maximum: 25, length: Seconds(60)))
    {
      try compose(lines(10_000, points: 2))
    }
    #expect(try compose(lines(25, points: 2)).score.frames <= frames(60))
  }

  @Test func tooManySeriesAreToldHowToBecomeFewer() {
    #expect(
      CompositionError.tooManySeries(count: 40, maximum: 25, length: Seconds(60)).description
        == "40 series do not fit into 60 seconds; choose at most 25 of them, or give more time"
    )
  }

  @Test func theLegendSaysWhoseItIsWhereAxesDiffer() throws {
    var chart = Charts.chart([
      Charts.series([0, 1, 2], name: "a"), Charts.series([0, 500, 1000], name: "b", axis: 1),
      Charts.series([2, 1, 0], name: "c"),
    ])
    chart.yAxis.range = 0...2
    chart.additionalAxes = [.numeric(NumericAxis(title: "b", range: 0...1000))]
    #expect(try compose(chart) { $0.playsLegend = true }.notices == [.legend(of: ["a", "c"])])
    #expect(try compose(chart).notices.isEmpty)
    chart.series[1].axis = 0
    #expect(
      try compose(chart) { $0.playsLegend = true }.notices == [.someSeries(["b"], .outsideY(2))])
  }

  @Test func theLegendPlaysTheEndsOfTheAxisAndItsGridlines() throws {
    let chart = Charts.line((0...10).map(Double.init), yGrid: [0, 2, 4, 6, 8, 10])
    let score = try compose(chart) { $0.playsLegend = true }.score
    let legend = score.events(.legend)
    #expect(legend.map(\.y) == [0, 10, 2, 4, 6, 8])
    #expect(legend.first?.frequency == Hertz(220) && legend[1].frequency == Hertz(1760))
    #expect((legend.last?.end ?? .max) < score.events(.glide)[0].start)
  }

  @Test func seriesWithoutValuesAreNamedAndLeftOut() throws {
    var chart = lines(3)
    chart.series[1].ys = Array(repeating: .nan, count: 50)
    let composition = try compose(chart)
    #expect(composition.notices == [.someSeries(["line 2"], .noValues)])
    #expect(composition.score.events.allSatisfy { $0.series != 1 })
  }

  @Test func whatHoldsForEverySeriesIsSaidOnce() throws {
    let notices = try compose(lines(3, points: 3000)).notices
    #expect(notices.count == 1)
    guard case .everySeries(.summarisedWithSpread(points: 3000, _, _)) = notices.first else {
      Issue.record("\(notices)")
      return
    }
  }

  @Test func moreThanEightSeriesNeverSoundTogether() throws {
    let eight = try compose(lines(8)) { $0.order = .together }
    #expect(eight.notices.isEmpty && eight.score.events(.series).isEmpty)
    let nine = try compose(lines(9)) { $0.order = .together }
    #expect(nine.notices.contains(.tooManyTogether(9, maximum: 8)))
    #expect(!nine.score.events(.series).isEmpty)
  }

  @Test func nothingToHearIsAnError() {
    for ys in [[], [Double.nan, .nan], [Double.infinity]] {
      #expect(throws: CompositionError.noValues) { try compose(Charts.line(ys)) }
    }
    #expect(throws: CompositionError.noValues) { try compose(Charts.chart([])) }
  }

  @Test(arguments: [-1, 0, 0.1, 1e9, .nan, .infinity])
  func impossibleLengthsAreErrors(seconds: Double) {
    #expect(throws: CompositionError.self) {
      try compose(lines(1)) { $0.duration = Seconds(seconds) }
    }
  }

  @Test func pitchesThatTheSampleRateCannotCarryAreErrors() throws {
    let rate = try #require(SampleRate(framesPerSecond: 8000))
    let range = try PitchRange(parsing: "220:5000")
    #expect(
      throws: CompositionError.pitchAboveSampleRate(highest: Hertz(5000), maximum: Hertz(3600))
    ) {
      try compose(lines(1)) {
        $0.sampleRate = rate
        $0.pitchRange = range
      }
    }
  }

  @Test func monoIsNeverPanned() throws {
    let score = try compose(lines(2)) { $0.isMono = true }.score
    #expect(score.events.allSatisfy { $0.pan == .centre && $0.endPan == .centre })
  }

  @Test func ofTwoCuesThatFallTogetherTheLessImportantGivesWay() {
    func cue(_ kind: Score.Event.Kind, _ start: Int, _ duration: Int) -> Score.Event {
      Score.Event(kind: kind, start: start, duration: duration)
    }
    let sheet = CueSheet(
      [
        cue(.tick, 100, 384), cue(.knock, 400, 720), cue(.tick, 1000, 384), cue(.tick, 5000, 384),
        cue(.tick, 5100, 384), cue(.mark, 20_000, 1440), cue(.knock, 20_100, 720),
        cue(.gap, 40_000, 2880), cue(.tick, 42_879, 384), cue(.tick, 42_880 + 384, 384),
        cue(.knock, 60_000, 720), cue(.knock, 60_000 + 7199, 720), cue(.knock, 60_000 + 7200, 720),
      ], at: .standard)
    #expect(
      sheet.cues.map { "\($0.kind) \($0.start)" } == [
        "knock 400", "tick 5000", "mark 20000", "gap 40000", "tick 43264", "knock 60000",
        "knock 67200",
      ])
  }
}
