import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

@Suite struct StepCompositionTests {
  private func compose(
    _ chart: ChartDescriptor, _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> UnlevelledScore {
    try Composer(.with(change)).compose(chart).score
  }

  private func bars(_ series: [[Double]]) -> ChartDescriptor {
    let count = series.map(\.count).max() ?? 0
    return Charts.chart(
      series.map { Charts.series($0, isContinuous: false) }, kind: .bar,
      xAxis: .categorical(
        CategoricalAxis(title: "", categories: (0..<count).map { "bar \($0)" })))
  }

  @Test(arguments: [(1, 0.4), (5, 0.4), (12, 0.4), (20, 0.25), (100, 0.1), (200, 0.1)])
  func barsAreEvenlySpacedTones(count: Int, spacing: Double) throws {
    let score = try compose(bars([(0..<count).map(Double.init)]))
    let tones = score.events(.tone)
    #expect(tones.count == count)
    #expect(abs(score.frames - frames(spacing * Double(count))) <= 1)
    for (index, tone) in tones.enumerated() {
      #expect(abs(tone.start - frames(spacing * Double(index))) <= 1)
      #expect(abs(tone.duration - frames(min(0.2, 0.8 * spacing))) <= 1)
      #expect(tone.y == Double(index))
    }
  }

  @Test func equalNeighboursAreTwoTones() throws {
    let tones = try compose(bars([[3, 3, 3]])).events(.tone)
    for (one, next) in zip(tones, tones.dropFirst()) { #expect(next.start - one.end >= 480) }
  }

  @Test func aMissingBarIsASilenceWithABreath() throws {
    let score = try compose(bars([[1, 2, .nan, 4, 5]]))
    #expect(score.events(.tone).compactMap(\.y) == [1, 2, 4, 5])
    let breath = try #require(score.events(.gap).first)
    #expect(breath.start > score.events(.tone)[1].end)
    #expect(breath.end < score.events(.tone)[2].start)
    #expect(score.events(.gap).count == 1)
  }

  @Test func barsOfTwoSeriesSoundTogetherAndApart() throws {
    let score = try compose(bars([[1, 2, 3], [3, .nan, 1]]))
    let (first, second) = (score.events(.tone, series: 0), score.events(.tone, series: 1))
    #expect(first.map(\.start)[0] == second.map(\.start)[0])
    #expect(first.map(\.start)[2] == second.map(\.start)[1])
    #expect(first.allSatisfy { $0.pan == Pan(-0.6) } && second.allSatisfy { $0.pan == Pan(0.6) })
  }

  @Test func unevenXKeepsItsSpacing() throws {
    let xs = [0.0, 1, 2, 4, 8, 16]
    let chart = Charts.chart([Charts.series([1, 2, 3, 4, 5, 6], xs: xs, isContinuous: false)])
    let tones = try compose(chart).events(.tone)
    let unit = Double(tones[1].start - tones[0].start)
    for (tone, x) in zip(tones, xs) { #expect(abs(Double(tone.start) / unit - x) < 0.01) }
    for (one, next) in zip(tones, tones.dropFirst()) {
      #expect(one.duration >= frames(0.05))
      #expect(next.start - one.end >= 480)
    }
  }

  @Test func crowdedXIsPushedApartWithinTheLength() throws {
    let xs = (0..<75).map(Double.init) + (75..<150).map { 1000 + Double($0) / 1000 }
    let chart = Charts.chart([Charts.series(xs, xs: xs, isContinuous: false)], xGrid: [500, 1000])
    let score = try compose(chart)
    let tones = score.events(.tone)
    #expect(tones.count == 150)
    #expect(score.frames <= frames(20))
    for (one, next) in zip(tones, tones.dropFirst()) {
      #expect(one.duration >= frames(0.05))
      #expect(next.start - one.end >= 480)
    }
    #expect((tones.last?.end ?? 0) <= score.frames)
    // The tick of x = 1000 stands between the tones of the points around it.
    let tick = try #require(score.events(.tick).last)
    let after = try #require(tones.first { ($0.x ?? 0) > 1000 })
    #expect(tick.start <= after.start && tick.start > tones[74].start)
  }

  @Test func moreBarsThanTimeAreSummarisedWithTheirExtremesAndStrays() throws {
    var ys = Charts.noise(5000, seed: 21)
    ys[2345] = 30
    let composition = try Composer().compose(bars([ys]))
    let tones = composition.score.events(.tone)
    #expect((190...202).contains(tones.count))
    #expect(composition.score.frames <= frames(20))
    let heard = Set(tones.compactMap(\.y))
    #expect(heard.contains(30) && heard.contains(ys.min() ?? 0))
    for (one, next) in zip(tones, tones.dropFirst()) { #expect(next.start - one.end >= 480) }
    guard case .summarisedInTones(let points, tones: 190...202) = composition.notices.first else {
      Issue.record("\(composition.notices)")
      return
    }
    #expect(points == ys.count)
  }

  @Test func pointsSummarisedInOneToneAreSaidToBe() throws {
    let composition = try Composer(.with { $0.duration = Seconds(0.2) })
      .compose(bars([[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [1, 2, 1, 2, 1, 2]]))
    #expect(
      composition.notices.contains(.everySeries(.summarisedInTones(points: 6, tones: 1))))
  }

  @Test func linesCanBePlayedAsTones() throws {
    let score = try compose(Charts.line([1, 3, 2], yGrid: [2.5])) {
      $0.mode = .discrete
      $0.ticks = .both
    }
    #expect(score.events(.tone).compactMap(\.y) == [1, 3, 2])
    #expect(score.events(.knock).map(\.start) == score.events(.tone).dropFirst().map(\.start))
  }

  @Test func knocksAvoidThePartialsOfTheTone() {
    for tone in stride(from: 220.0, through: 1760, by: 13) {
      let pitch = CueLaw.knockPitch(against: Hertz(tone)).value
      let other = CueLaw.knockPitches.first { $0.value != pitch }?.value ?? 0
      func distance(_ pitch: Double) -> Double {
        (1...5).map { abs(log2(pitch / (tone * Double($0)))) }.min() ?? 0
      }
      #expect(distance(pitch) >= distance(other))
    }
  }
}

@Suite struct CloudCompositionTests {
  private func cloud(_ count: Int, seed: UInt64) -> ChartDescriptor {
    var generator = SeededGenerator(seed: seed)
    let xs = (0..<count).map { _ in Double(Int.random(in: 0..<100, using: &generator)) }
    return Charts.chart(
      [Charts.series(Charts.noise(count, seed: seed), xs: xs, isContinuous: false)], kind: .scatter)
  }

  private func maxPolyphony(_ events: [Score.Event]) -> Int {
    let edges = events.flatMap { [($0.start, 1), ($0.end, -1)] }.sorted { $0 < $1 }
    var (now, maximum) = (0, 0)
    for (_, change) in edges {
      now += change
      maximum = max(maximum, now)
    }
    return maximum
  }

  @Test(arguments: [10, 100, 1000, 30_000])
  func neverMoreThanEightTonesSoundAtOnce(count: Int) throws {
    let chart = cloud(count, seed: UInt64(count))
    let score = try Composer().compose(chart).score
    let tones = score.events(.tone)
    #expect(maxPolyphony(tones) <= 8)
    #expect(tones.allSatisfy { $0.duration >= frames(0.08) && $0.end <= score.frames })
    let heard = Set(tones.compactMap(\.y))
    let ys = chart.series[0].ys
    #expect(heard.contains(ys.min() ?? 0) && heard.contains(ys.max() ?? 0))
    #expect(count > 100 || tones.count == count)
  }

  @Test func pointsSoundInTheOrderOfXAndOfYWhereXIsEqual() throws {
    let chart = Charts.chart(
      [Charts.series([3, 1, 2, 9, 5], xs: [1, 1, 1, 0, 2], isContinuous: false)], kind: .scatter)
    let score = try Composer().compose(chart).score
    let tones = score.events(.tone)
    #expect(tones.compactMap(\.y) == [9, 1, 2, 3, 5])
    #expect(tones[2].start - tones[1].start == frames(0.02))
    #expect(tones[3].start - tones[2].start == frames(0.02))
  }

  @Test func strayPointsAreMarkedAndKept() throws {
    var chart = cloud(5000, seed: 31)
    chart.series[0].ys[777] = 40
    chart.yAxis.range = -10...40
    let score = try Composer().compose(chart).score
    #expect(score.events(.tone).contains { $0.y == 40 })
    #expect(score.events(.mark).contains { $0.y == 40 })
  }
}
