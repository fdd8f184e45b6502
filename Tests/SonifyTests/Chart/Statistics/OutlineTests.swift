import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

/// The facts of more points than are analysed one by one: found on means of neighbours, reported at
/// the points.
@Suite struct OutlineTests {
  private let count = 4 * SeriesPoints.maxOutlineCount + 12_345

  private func facts(_ ys: [Double]) throws -> SeriesFacts {
    try #require(ChartFacts(Charts.line(ys)).series.first)
  }

  private func noise(_ size: Double) -> [Double] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in Double.random(in: -size...size, using: &generator) }
  }

  @Test func valuesAreThoseOfEveryPoint() throws {
    var ys = noise(1)
    (ys[77_777], ys[400_001], ys[123_456]) = (90, -80, .nan)
    let facts = try facts(ys)
    let values = try #require(facts.values)
    #expect((facts.count, facts.missing) == (count, 1))
    #expect(values.maximum == SeriesFacts.Place(x: 77_777, y: 90))
    #expect(values.minimum == SeriesFacts.Place(x: 400_001, y: -80))
    #expect(facts.outliers.map(\.place.x) == [77_777, 400_001])
    #expect(facts.gaps.map(\.from) == [123_456])
    #expect(facts.trend?.direction == .neither)
  }

  @Test func aStepIsFoundToThePoint() throws {
    let place = 301_234
    let ys = noise(1).enumerated().map { $0 < place ? $1 : $1 + 40 }
    let step = try #require(try facts(ys).steps.first)
    #expect(step.x == Double(place))
    #expect(step.after == Double(place - 1))
    #expect(abs(step.levelAfter - step.levelBefore - 40) < 0.5)
  }

  @Test func turningPointsAreExtremesOfThePoints() throws {
    let swings = noise(0.1).enumerated().map { index, noise in
      sin(3 * .pi * Double(index) / Double(count)) * 50 + noise
    }
    let turns = try facts(swings).turningPoints
    #expect(turns.map(\.isPeak) == [true, false, true])
    for turn in turns {
      let near = max(0, Int(turn.place.x) - 3)...min(count - 1, Int(turn.place.x) + 3)
      #expect(swings[Int(turn.place.x)] == turn.place.y)
      let best = near.map { swings[$0] }
      // The point is the extreme of its mean, so at least as far out as most neighbours.
      #expect(turn.isPeak ? turn.place.y >= best.sorted()[3] : turn.place.y <= best.sorted()[3])
    }
  }

  @Test(arguments: [7, 24, 365, 5_000]) func aPeriodIsInPoints(length: Double) throws {
    let ys = noise(0.5).enumerated().map { sin(2 * .pi * Double($0) / length) * 10 + $1 }
    let period = try #require(try facts(ys).period)
    #expect(abs(period.points / length - 1) < 0.01)
    #expect(abs(try #require(period.length) / length - 1) < 0.01)
  }

  /// A period that only some of the points have is not one of the line.
  @Test func aPeriodOfTheMiddleIsNone() throws {
    let middle = count / 3..<2 * count / 3
    let ys = noise(1).enumerated().map { index, noise in
      noise + (middle.contains(index) ? 0.7 * sin(2 * .pi * Double(index) / 7) : 0)
    }
    #expect(try facts(ys).period == nil)
  }

  /// The points that are left over join the last mean: alone they would be noisier than all others.
  @Test(arguments: [1, 2, 3, 4])
  func noMeanIsOfFewerPointsThanTheOthers(rest: Int) throws {
    let count = 4 * SeriesPoints.maxOutlineCount + rest
    let chart = Charts.line((0..<count).map { Double($0) })
    let series = chart.series[0]
    let outline = SeriesPoints(OrderedPoints(series, of: chart), of: series, in: chart).outline
    let last = try #require(outline.ys.last)
    #expect(outline.count == count / 5)
    // The mean of the last five points and of those left over.
    #expect(abs(last - Double(2 * count - 1 - (5 + count % 5)) / 2) < 1e-6)
  }

  @Test func aTrendHasItsSlope() throws {
    let ys = noise(100).enumerated().map { Double($0) / 1000 + $1 }
    let trend = try #require(try facts(ys).trend)
    #expect(trend.direction == .rising)
    #expect(abs(trend.slope * 1000 - 1) < 0.01)
    let first = try #require(try facts(ys).segments.first)
    #expect(first.from == 0)
    #expect(try facts(ys).segments.last?.to == Double(count - 1))
  }
}
