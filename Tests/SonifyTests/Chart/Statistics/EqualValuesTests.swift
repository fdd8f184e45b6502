import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// Runs of equal values, and one value among rare others.
@Suite struct EqualValuesTests {
  private func chart(_ ys: [Double]) -> ChartDescriptor {
    var chart = Charts.chart([
      Charts.series(ys, xs: ys.indices.map { Double($0) * 86_400 })
    ])
    chart.xAxis = .numeric(
      NumericAxis(
        title: "date", range: 0...Double(ys.count - 1) * 86_400, quantity: .date(.day)))
    return chart
  }

  private func lines(_ ys: [Double], detail: ChartDescription.Detail = .full) -> [String] {
    let chart = chart(ys)
    return ChartDescription(chart, facts: ChartFacts(chart), detail: detail).lines
  }

  @Test func aLongRunAmongChangingValuesIsFound() throws {
    for (count, first, length) in [(100, 30, 12), (1000, 0, 900), (400, 356, 44), (60, 25, 11)] {
      var ys = Charts.noise(count, seed: UInt64(count))
      for row in first..<first + length { ys[row] = 0.5 }
      ys[first + length / 2] = .nan
      let run = try #require(ChartFacts(chart(ys)).series[0].equalRun, "\(count)")
      #expect(run.from == Double(first) * 86_400)
      #expect(run.to == Double(first + length - 1) * 86_400)
      #expect((run.value, run.count) == (0.5, length - 1))
    }
  }

  @Test func chanceMakesNoRuns() {
    var runs = 0
    for seed in 0..<200 {
      let noise = Charts.noise(100, seed: UInt64(seed))
      // Plain noise, few levels, mostly zeros, and levels that last.
      let lasting = (0..<100).map { noise[$0 / 8].rounded() }
      for ys in [noise, noise.map { $0.rounded() }, noise.map { $0 > 1.3 ? 1 : 0 }, lasting] {
        runs += LongestRun(in: ys) == nil ? 0 : 1
      }
    }
    #expect(runs <= 8, "more than one in a hundred")
    #expect(LongestRun(in: [Double](repeating: 1, count: 50)) == nil)
    #expect(LongestRun(in: []) == nil && LongestRun(in: [.nan, 1]) == nil)
  }

  @Test func aRunIsToldWithItsEnds() {
    var ys = Charts.noise(100, seed: 3).map { ($0 * 10).rounded() + 50 }
    for row in 20..<60 { ys[row] = 47 }
    #expect(
      lines(ys).contains(
        "The value stays at 47, 40 times in a row, from 21 January 1970 to 1 March 1970."),
      "\(lines(ys))")
  }

  @Test func rareEventsAreToldFirst() {
    // Three events of 1 to 3 in every thirty days, never at the same distance.
    var ys = [Double](repeating: 0, count: 900)
    for event in 0..<90 { ys[10 * event + event * event % 11 % 10] = Double(1 + event % 3) }
    let told = lines(ys)
    #expect(told.contains("90% of the values are 0; the others range from 1 to 3."), "\(told)")
    #expect(told.contains("The others come about 3 a month."), "\(told)")
    #expect(lines(ys, detail: .brief).last?.hasPrefix("90% of the values are 0") == true)
    #expect(!told.contains { $0.contains("times in a row") || $0.contains("spikes") })
  }

  @Test func aMajorityIsMoreThanHalf() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let count = Int.random(in: 2...40, using: &generator)
      let ys = (0..<count).map { _ in Double(Int.random(in: 0...2, using: &generator)) }
      let facts = ChartFacts(chart(ys)).series[0]
      let largest = (0...2).map { value in ys.count { $0 == Double(value) } }.max() ?? 0
      #expect((facts.majority != nil) == (count >= 10 && 2 * largest > count && largest < count))
      if let majority = facts.majority {
        #expect(majority.count == largest)
        let others = ys.filter { $0 != majority.value }
        #expect(majority.others == (others.min() ?? 0)...(others.max() ?? 0))
      }
    }
  }
}
