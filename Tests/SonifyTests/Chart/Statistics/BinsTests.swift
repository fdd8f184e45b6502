import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

@Suite struct BinsTests {
  private func bins(
    _ values: [Double], whole: Bool = false, about count: Int? = nil
  ) -> Bins {
    let finite = values.filter(\.isFinite)
    return Bins(
      for: values, in: (finite.min() ?? 0)...(finite.max() ?? 0), whole: whole, about: count)
  }

  @Test func countsByTheRulesOfFreedmanDiaconisAndSturges() {
    // Quartiles 24.5 and 74.5, so 2·50·100^(−⅓) = 21.5 wide: 5; Sturges asks for 8.
    let even = (0..<100).map(Double.init)
    #expect(Bins.usualCount(for: even, in: 0...99) == 8)
    // IQR 500, 100 wide: 10 for a thousand; Sturges 11.
    #expect(Bins.usualCount(for: (0..<1000).map(Double.init), in: 0...999) == 11)
    // 2·5000·10⁻⁴ of a million evenly over 10,000: 50 at most.
    let many = (0..<1_000_000).map { Double($0) / 100 }
    #expect(Bins.usualCount(for: many, in: 0...10_000) == 50)
    // Most values alike: no width to go by.
    #expect(Bins.usualCount(for: [1, 5, 5, 5, 5, 5, 5, 9], in: 1...9) == 4)
    #expect(Bins.usualCount(for: [], in: 0...0) == 1)
  }

  @Test(arguments: [1, 2, 5, 12, 50, 300, 1000])
  func edgesAreRoundAndHoldAll(count: Int) {
    for range in [46.0...230, 0.013...0.017, -5...5, -1e300...1e300, 0.1...0.3, 1e15...(1e15 + 3)] {
      let edges = Gridlines.edges(around: range, about: count)
      #expect(edges.first.map { $0 <= range.lowerBound } == true)
      #expect(edges.last.map { $0 >= range.upperBound } == true)
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 })
      #expect(edges.count <= 2 * count + 3)
      // None too many.
      #expect(edges.count < 3 || edges[1] > range.lowerBound)
      #expect(edges.count < 3 || edges[edges.count - 2] < range.upperBound)
    }
  }

  @Test func extremeRangesDoNotTrap() {
    let vast = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    #expect(Gridlines.edges(around: vast, about: 10).allSatisfy { $0.isFinite })
    #expect(Gridlines.edges(around: 0...Double.leastNonzeroMagnitude, about: 10).count >= 2)
    #expect(Gridlines.edges(around: 5...5, about: 10) == [5])
    #expect(Gridlines.edges(around: 1...(1.0.nextUp), about: 50).count >= 2)
    #expect(bins([1.7e308, -1.7e308, 0]).counts(of: [1.7e308, -1.7e308, 0]).reduce(0, +) == 3)
  }

  @Test func everyValueIsCountedOnceAndEdgesGoUp() {
    let values = [0, 20, 20, 39.9, 40, 60, 79, 80, .nan, .infinity]
    let bins = bins(values, about: 4)
    #expect(bins.edges == [0, 20, 40, 60, 80])
    // The last bin is closed: 80 is in it.
    #expect(bins.counts(of: values) == [1, 3, 1, 3])
    #expect(bins.counts(of: [-1, 81]) == [0, 0, 0, 0])
  }

  @Test func fewWholeNumbersAreBinsOfTheirOwn() {
    let cylinders: [Double] = [4, 8, 8, 6, 3, 4, 5, 4, 8]
    let bins = bins(cylinders, whole: true)
    #expect(bins.holdSingleValues)
    #expect(bins.names(.number, unit: nil) == ["3", "4", "5", "6", "7", "8"])
    #expect(bins.counts(of: cylinders) == [1, 3, 1, 1, 0, 3])
  }

  @Test func oneValueIsOneBin() {
    let bins = bins([7, 7, 7])
    #expect(bins.count == 1 && bins.counts(of: [7, 7, 7]) == [3])
    #expect(bins.names(.number, unit: AxisUnit(parsing: "km")) == ["7 km"])
  }

  @Test func namesCarryUnitsAndParts() {
    let bins = bins([0, 2000], about: 2)
    #expect(bins.names(.number, unit: nil) == ["0 to 1,000", "1,000 to 2,000"])
    #expect(
      bins.names(.number, unit: AxisUnit(parsing: "$")) == ["$0 to $1,000", "$1,000 to $2,000"])
    #expect(
      Bins(for: [], in: 1990...2010, whole: true, about: 2).names(.year, unit: nil) == [
        "1990 to 2000", "2000 to 2010",
      ])
    #expect(self.bins([0, 1], about: 4).names(.number, unit: nil).first == "0 to 0.25")
  }

  @Test func manyValuesAreCountedAsFewAre() {
    let values = Charts.noise(120_000, seed: 9)
    let bins = bins(values)
    let counts = bins.counts(of: values)
    #expect(counts.reduce(0, +) == values.count)
    for (bin, count) in counts.enumerated() where bin % 7 == 0 && bin < bins.count - 1 {
      #expect(count == values.count { $0 >= bins.edges[bin] && $0 < bins.edges[bin + 1] })
    }
  }
}
