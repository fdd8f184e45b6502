import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart

/// When in a year, a week or a day values are high and low.
@Suite struct SeasonTests {
  private static let day = 86_400.0
  /// Monday, 1 January 2018.
  private static let start = 1_514_764_800.0

  private func facts(_ ys: [Double], every step: Double) -> SeriesFacts {
    let xs = ys.indices.map { Self.start + Double($0) * step }
    let axis = NumericAxis(
      title: "", range: xs[0]...(xs.last ?? 1), quantity: .date(.minute))
    return ChartFacts(
      Charts.chart(
        [DataSeries(name: "", isContinuous: true, xs: xs, ys: ys)], xAxis: .numeric(axis))
    ).series[0]
  }

  @Test(arguments: 1...10)
  func theYearIsToldByItsMonths(seed: UInt64) throws {
    let peak = Double(seed % 12)
    // Eight years of days.
    let ys = Charts.noise(2922, seed: seed).enumerated().map { index, noise in
      10 * cos(2 * .pi * (Double(index) / 365.2425 - (peak + 0.5) / 12)) + noise
    }
    let season = try #require(facts(ys, every: Self.day).seasons.first { $0.cycle == .months })
    #expect(season.high == Int(peak) && season.low == (Int(peak) + 6) % 12)
    #expect(abs(season.swing - 19.3) < 1, "\(season.swing)")
    #expect(season.growth == nil)
  }

  @Test func theWeekIsToldByItsDays() throws {
    let ys = Charts.noise(140, seed: 3).enumerated().map { index, noise in
      Double(index) / 10 + (index % 7 == 5 ? 6 : 0) - (index % 7 == 0 ? 3 : 0) + noise / 2
    }
    let season = try #require(facts(ys, every: Self.day).seasons.first)
    #expect(season.cycle == .weekdays && season.high == 5 && season.low == 0)
    #expect(abs(season.swing - 9) < 1)
  }

  /// The year is sought in what the week leaves.
  @Test(arguments: [(10.0, 5.0), (5, 10), (15, 3)], [1, 2, 3] as [UInt64])
  func theWeekHidesNoYear(swings: (week: Double, year: Double), seed: UInt64) throws {
    let ys = Charts.noise(1500, seed: seed).enumerated().map { index, noise in
      swings.week * (index % 7 >= 5 ? 1 : -0.4)
        + swings.year * cos(2 * .pi * (Double(index) / 365.2425 - 6.5 / 12)) + 2 * noise
    }
    let seasons = facts(ys, every: Self.day).seasons
    let week = try #require(seasons.first { $0.cycle == .weekdays })
    #expect(week.high >= 5 && week.low < 5)
    let year = try #require(seasons.first { $0.cycle == .months })
    #expect((5...7).contains(year.high) && [11, 0, 1].contains(year.low))
  }

  /// The middle of a curved line lies beside the mean of a cycle around it.
  @Test(arguments: 1...10) func aCurveHasNoSeason(seed: UInt64) {
    let noise = Charts.noise(103, seed: seed)
    let parabola = noise.indices.map { 0.05 * Double($0 * $0) }
    #expect(facts(zip(parabola, noise).map { $0 + $1 / 10 }, every: Self.day).seasons.isEmpty)
    #expect(facts(parabola.map { -$0 / 520 }, every: Self.day).seasons.isEmpty)
    let growth = noise.indices.map { pow(1.05, Double($0)) + noise[$0] / 5 }
    #expect(facts(growth, every: 3600).seasons.isEmpty)
  }

  /// What wanders within a day or a week makes parts of it differ, but not in the same way.
  @Test func noiseWithMemoryHasFewSeasons() {
    let found = (1...UInt64(60)).count { seed in
      var level = 0.0
      let walk = Charts.noise(500, seed: seed).map { noise in
        level = 0.97 * level + noise
        return level
      }
      return !facts(walk, every: seed.isMultiple(of: 2) ? 3600 : Self.day).seasons.isEmpty
    }
    #expect(found <= 4, "\(found)")
  }

  @Test func theDayIsToldByItsHours() throws {
    let ys = Charts.noise(24 * 20, seed: 5).enumerated().map { index, noise in
      4 * sin(2 * .pi * Double(index - 8) / 24) + noise / 2
    }
    let season = try #require(facts(ys, every: 3600).seasons.first)
    #expect(season.cycle == .hours)
    #expect((13...15).contains(season.high) && (1...3).contains(season.low))
  }

  @Test func aSwingThatGrowsIsFound() throws {
    let ys = Charts.noise(144, seed: 7).enumerated().map { index, noise in
      (1 + Double(index) / 72) * 5 * sin(2 * .pi * Double(index) / 12) + noise / 4
    }
    let growth = try #require(facts(ys, every: 365.2425 / 12 * Self.day).seasons.first?.growth)
    #expect((1.5...2.2).contains(growth), "\(growth)")
  }

  @Test func noiseHasNoSeason() {
    let claims = (1...UInt64(100)).count { seed in
      let days = facts(Charts.noise(200, seed: seed), every: Self.day)
      let hours = facts(SampleLines.noise(300, correlation: 0.5, seed: seed), every: 3600)
      return !days.seasons.isEmpty || !hours.seasons.isEmpty
    }
    #expect(claims <= 5, "\(claims) of 100")
  }

  /// The level of part of a year is that of its months: a small change of the rest is no large one of the level, however
  /// the years begin.
  @Test func partsOfAPeriodHaveNoLevel() {
    var found = 0
    for start in 0..<12 {
      for seed in 1...UInt64(4) {
        let ys = Charts.noise(48, seed: seed).enumerated().map { index, noise in
          10 - 8 * cos(2 * .pi * Double(index + start) / 12) + noise + (index < 5 ? 2.5 : 0)
        }
        for step in facts(ys, every: 365.2425 / 12 * Self.day).steps {
          let change = step.levelAfter - step.levelBefore
          #expect((-3.75...(-1.25)).contains(change), "\(start) \(seed) \(step)")
          found += 1
        }
      }
    }
    #expect(found > 0)
  }
}
