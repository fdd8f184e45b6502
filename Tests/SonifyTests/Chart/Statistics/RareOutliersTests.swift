import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

@Suite struct RareOutliersTests {
  @Test func theMedianIsThatOfSorting() {
    var generator = SeededGenerator(seed: 1)
    for count in [1, 2, 3, 4, 999, 1001, 5000, 5001] {
      for range in [0...3, 0...1_000_000] {
        let numbers = (0..<count).map { _ in Double(Int.random(in: range, using: &generator)) }
        let sorted = numbers.sorted()
        let median = sorted[(count - 1) / 2] / 2 + sorted[count / 2] / 2
        #expect(Selection.median(of: numbers) == median)
        #expect(Selection.median(of: sorted) == median)
        #expect(Selection.median(of: sorted.reversed()) == median)
      }
    }
    #expect(Selection.median(of: []) == nil)
  }

  @Test func runningMediansKeepStraightLinesAndForgetSpikes() {
    var numbers = (0..<20).map(Double.init)
    func medians() -> [Double] {
      numbers.indices.map { RunningMedian.value(at: $0, of: numbers, width: 7) }
    }
    #expect(medians() == numbers)
    numbers[9] = 1000
    #expect(medians().max() ?? 0 < 20)
  }

  /// An example of Iglewicz and Hoaglin's score by hand: median 3, median distance 1.
  @Test func modifiedScoresAreThoseWorkedOutByHand() throws {
    let usual = try #require(ModifiedZScore([1, 2, 3, 4, 5, 3, 20]))
    #expect(usual.centre == 3)
    #expect(abs(usual.score(20) - 0.6745 * 17) < 1e-12)
    #expect(try #require(ModifiedZScore([7, 7, 7])).score(9) == 0)
    let lone = [Double](repeating: 0, count: 11) + [12]
    // The mean distance is 1.
    #expect(abs(try #require(ModifiedZScore(lone)).score(12) - 12 / 1.2533) < 1e-12)
    #expect(ModifiedZScore.outliers(in: lone).map(\.index) == [11])
    #expect(ModifiedZScore.outliers(in: Array(lone.dropFirst())).isEmpty)
  }

  @Test func spikesStandOutAndTurnsOfAWaveDoNot() {
    var wave = (0..<100).map { sin(Double($0) / 5) }
    #expect(Spikes.indices(in: wave).isEmpty)
    wave[40] += 2
    #expect(Spikes.indices(in: wave).map(\.index) == [40])
    let step = (0..<100).map { $0 < 50 ? 0.0 : 1 }
    #expect(Spikes.indices(in: step).isEmpty)
    var constant = [Double](repeating: 5, count: 30)
    constant[12] = 5.001
    #expect(Spikes.indices(in: constant).map(\.index) == [12])
  }

  @Test func whatRecursIsNoStrayButForItsOwnStrays() {
    let three = [(index: 4, score: 9.0), (index: 9, score: 5), (index: 11, score: 5)]
    #expect(RareOutliers.rare(of: three, among: 20) == [4, 9, 11])
    var many = (0..<50).map { (index: 10 * $0, score: 5 + Double($0 % 5)) }
    #expect(RareOutliers.rare(of: many, among: 500).isEmpty)
    #expect(RareOutliers.rare(of: many, among: 1000).count == 50)
    many[7].score = 90
    #expect(RareOutliers.rare(of: many, among: 500) == [70])
    many[7].score = -90
    #expect(RareOutliers.rare(of: many, among: 500).isEmpty)
  }

  @Test(arguments: ["births", "nile", "city-temperatures", "sunspots", "co2"])
  func realChartsWithoutStraysHaveNoMarks(name: String) throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    #expect(try Composer().compose(chart).score.events(.mark).isEmpty)
  }
}
