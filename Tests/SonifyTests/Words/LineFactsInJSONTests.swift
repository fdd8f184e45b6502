import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What JSON says of cycles, growth, spread, and several lines together.
@Suite struct LineFactsInJSONTests {
  private static let day = 86_400.0
  /// Monday, 1 January 2018.
  private static let start = 1_514_764_800.0

  private func json(_ lines: [[Double]], every step: Double) throws -> [String: Any] {
    let xs = lines[0].indices.map { Self.start + Double($0) * step }
    let axis = NumericAxis(title: "", range: xs[0]...(xs.last ?? 1), quantity: .date(.day))
    let chart = Charts.chart(
      lines.enumerated().map { Charts.series($1, xs: xs, name: "\($0)") }, xAxis: .numeric(axis))
    let text = ChartDescription.text(of: chart, facts: ChartFacts(chart), as: .json)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func series(_ ys: [Double], every step: Double = day) throws -> [String: Any] {
    try #require((json([ys], every: step)["series"] as? [[String: Any]])?.first)
  }

  @Test func weekdaysAreCountedFromMondayAsOne() throws {
    let ys = Charts.noise(140, seed: 3).enumerated().map { index, noise in
      (index % 7 == 5 ? 6 : 0) - (index % 7 == 0 ? 3 : 0) + noise / 2
    }
    let season = try #require((series(ys)["seasons"] as? [[String: Any]])?.first)
    #expect(season["cycle"] as? String == "weekdays")
    #expect(season["high"] as? Int == 6 && season["low"] as? Int == 1)
    #expect(abs((season["swing"] as? Double ?? 0) - 9) < 1)
  }

  @Test func hoursAreCountedFromZero() throws {
    let ys = Charts.noise(24 * 20, seed: 5).enumerated().map { index, noise in
      4 * cos(2 * .pi * Double(index) / 24) + noise / 2
    }
    let season = try #require((series(ys, every: 3600)["seasons"] as? [[String: Any]])?.first)
    #expect(season["cycle"] as? String == "hours")
    #expect(
      season["high"] as? Int == 0 || season["high"] as? Int == 23 || season["high"] as? Int == 1)
  }

  @Test func growthHasItsLawAndLengthInDays() throws {
    let doubling = (0..<60).map { 3 * exp2(Double($0) / 10) }
    let law = try #require(series(doubling)["growth"] as? [String: Any])
    #expect(law["kind"] as? String == "doubling")
    #expect(abs((law["length"] as? Double ?? 0) - 10) < 0.1)
    let halving = try #require(series(doubling.reversed())["growth"] as? [String: Any])
    #expect(halving["kind"] as? String == "halving")
    let level = (0..<60).map { 50 - 40 * exp(-Double($0) / 8) }
    let levelling = try #require(series(level)["growth"] as? [String: Any])
    #expect(levelling["kind"] as? String == "levelling")
    #expect(abs((levelling["y"] as? Double ?? 0) - 50) < 1)
  }

  @Test func spreadHasItsRatio() throws {
    let fan = Charts.noise(300, seed: 6).enumerated().map { $1 * (1 + Double($0) / 60) }
    #expect((2.5...5).contains(try series(fan)["spreadRatio"] as? Double ?? 0))
    #expect(try series(Charts.noise(300, seed: 6))["spreadRatio"] is NSNull)
  }

  @Test func linesThatFollowEachOtherHaveTheirDelay() throws {
    var level = 0.0
    let steps = Charts.noise(200, seed: 8)
    let walk = steps.map { step in
      level = 0.9 * level + step
      return level
    }
    let whole = try json([Array(walk[5...]), Array(walk[..<195])], every: Self.day)
    let delay = try #require(whole["delay"] as? [String: Any])
    #expect(delay["leader"] as? Int == 0 && delay["follower"] as? Int == 1)
    #expect(delay["length"] as? Double == 5)
  }

  @Test func linesThatTurnTogetherHaveTheirTurns() throws {
    let hill = (0..<60).map { index -> Double in -abs(Double(index) - 30) }
    let lines = (0..<4).map { line -> [Double] in
      let noise = Charts.noise(60, seed: UInt64(line))
      return hill.indices.map { hill[$0] + noise[$0] + Double(10 * line) }
    }
    let whole = try json(lines, every: Self.day)
    let course = try #require(whole["sharedCourse"] as? [String: Any])
    let turns = try #require(course["turns"] as? [[String: Any]])
    #expect(turns.count == 3)
    #expect(turns.first?["x"] as? String == "2018-01-01")
    let levels = turns.compactMap { $0["level"] as? Double }
    #expect(levels[0] < levels[1] && levels[2] < levels[1])
  }
}
