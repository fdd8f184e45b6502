import Foundation
import Testing

@testable import SonifyChart

@Suite struct SegmentTests {
  private func segments(of numbers: [Double]) -> [Segment] {
    let line = PresentLine(numbers)
    let period = Period(of: numbers, isSmooth: line.noise.isSmooth)
    return Segment.segments(of: line, isPeriodic: period != nil)
  }

  @Test func birthsFallRiseAndFall() throws {
    let segments = segments(of: try SampleLines.births())
    #expect(segments.map { $0.slope.sign } == [.minus, .plus, .minus])
    #expect(segments.map(\.first) == [0, 21, 43] && segments.map(\.last) == [20, 42, 58])
  }

  @Test func straightAndWavingLinesAreOne() throws {
    let line = segments(of: (0..<50).map { 3 - 2 * Double($0) })
    #expect(line.count == 1 && abs((line.first?.slope ?? 0) + 2) < 1e-12)
    #expect(segments(of: try SampleLines.column("SUNACTIVITY", of: "sunspots")).count == 1)
    #expect(segments(of: try SampleLines.monthsOfCarbonDioxide()).count == 1)
    #expect(segments(of: [4, .nan, 4]) == [Segment(first: 0, last: 2, slope: 0)])
    #expect(segments(of: [1, .nan]).isEmpty && segments(of: []).isEmpty)
  }

  @Test func slopesAreInTheUnitsOfTheAxes() {
    let xs = (0..<60).map { index -> Double in
      1e9 + 86_400 * Double(index) + Double(index * index)
    }
    let ys = xs.map { x -> Double in x < xs[30] ? 5 + 2 * (x - xs[0]) : 100 - 3 * (x - xs[30]) }
    let found = Segment.segments(of: PresentLine(ys, at: xs), isPeriodic: false)
    #expect(found.map { ($0.slope * 1e6).rounded() / 1e6 } == [2, -3])
    #expect(found.last?.first == 30)
  }

  @Test(arguments: [0, 0.5])
  func noiseHardlyBends(correlation: Double) {
    let claims = SampleLines.falseClaims(correlation: correlation) { segments(of: $0).count > 1 }
    #expect(claims <= (correlation > 0 ? 10 : 5))
  }

  /// ruptures 1.1.10, `Pelt(model="linear", min_size=5, jump=1)`, of the births.
  @Test(arguments: [(500.0, [11, 24, 29, 43]), (2000, [21, 43])] as [(Double, [Int])])
  func linesAreCutAsRupturesCutsThem(penalty: Double, cuts: [Int]) throws {
    let births = try SampleLines.births()
    let sums = RunningSums(xs: births.indices.map(Double.init), ys: births)
    #expect(
      Partition.cuts(
        count: births.count, shortest: 5, penalty: penalty, cost: sums.misfitOfLine) == cuts)
  }
}
