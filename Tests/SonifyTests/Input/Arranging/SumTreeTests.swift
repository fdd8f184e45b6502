import SonifyChart
import Testing

@testable import SonifyInput

/// Rows that sum up their neighbours are found by their numbers alone.
@Suite struct SumTreeTests {
  /// A whole, two regions and their parts, which may be above their parts or below them.
  @Test func levelsAreFound() {
    let men = [126_357.0, 45_123, 20_010, 25_113, 81_234, 50_111, 31_123]
    let women = [131_346.0, 47_890, 21_100, 26_790, 83_456, 51_222, 32_234]
    let above = SumTree([men, women])
    #expect(above.parents == [0, 1, 4] && above.firstEnd == 7)
    #expect(SumTree([men.reversed(), women.reversed()]).parents == [2, 5, 6])
  }

  /// What follows the parts of the first row is a list of its own, which divides the same in another way.
  @Test func theFirstWholeEnds() {
    let one = [60_606.0, 10_101, 20_202, 30_303, 12_120, 18_183]
    let other = [70_507.0, 20_405, 30_101, 20_001, 30_505, 40_002]
    let tree = SumTree([one, other])
    #expect(tree.parents == [0] && tree.firstEnd == 4)
  }

  /// Small and round numbers add up by chance, shares follow from what they are of, and one column shows no sum.
  @Test(arguments: [
    [[1200, 450, 150, 600], [1180, 500, 180, 500]],
    [[7.0, 4, 3, 9], [9, 4, 5, 1], [5, 3, 2, 8]],
    [[125_430.5, 100_000.25, 25_430.25, 80_000.1]],
    [[30_303, 10_101, 20_202, 5], [60_606, 20_202, 40_404, 10]],
    [[30_303, -10_101, 40_404, 5], [50_506, 20_405, 30_101, 7]],
    [[30_303, 30_303, 40_404, 5], [50_506, 50_506, 30_101, 7]],
    // Revenue is costs and profit, which are other costs and what is left; neither is a whole.
    [[53_303, 20_102, 33_201], [61_507, 30_405, 31_102]],
    [[53_303, 20_102, 33_201, 13_100, 20_101], [61_507, 30_405, 31_102, 11_101, 20_001]],
  ])
  func otherNumbersAreNoSums(columns: [[Double]]) {
    #expect(SumTree(columns).parents.isEmpty)
  }

  /// Random numbers of any size have none.
  @Test func chanceMakesNoSums() {
    var state: UInt64 = 88_172_645_463_325_252
    func next(_ limit: UInt64) -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(state % limit)
    }
    for _ in 0..<300 {
      let columns = (0..<3).map { _ in
        (0..<20).map { _ in next([20, 1000, 100_000][Int(next(3))]) }
      }
      #expect(SumTree(columns).parents.isEmpty)
    }
  }

  /// A cell without a number is no part, and none of it.
  @Test func missingNumbersAreLeftOut() {
    let columns = [
      [60_606, .nan, 10_101, 20_202, 30_303, 5], [70_507, .nan, 20_405, 30_101, 20_001, 7],
      [.nan, .nan, .nan, .nan, .nan, 4],
    ]
    #expect(SumTree(columns).parents == [0])
  }

  /// Of more series than there is room for, those that the first row sums up are used.
  @Test func seriesAreOfOneLevel() throws {
    let countries = (0..<10).map { [3_217 + 811 * $0, 2_903 + 1_013 * $0, 4_111 + 907 * $0] }
    func sum(_ rows: ArraySlice<[Int]>) -> [Int] {
      (0..<3).map { column in rows.reduce(0) { $0 + $1[column] } }
    }
    let (north, south) = (sum(countries[..<4]), sum(countries[4...]))
    func line(_ name: String, _ values: [Int]) -> String {
      ([name] + values.map(String.init)).joined(separator: ",")
    }
    let all = line("World", zip(north, south).map { $0 + $1 })
    let lines = countries.indices.map { line("Country \($0)", countries[$0]) }
    let levels = [all, line("North", north), line("South", south)] + lines
    let loaded = try loadChart((["area,2001,2002,2003"] + levels).joined(separator: "\n"))
    #expect(loaded.chart.series.map(\.name) == countries.indices.map { "Country \($0)" })
    // Another list divides the world otherwise.
    let nested =
      [all, line("North", north)] + lines[..<4] + [line("South", south)] + lines[4...]
      + (0..<8).map { "Language \($0),\(1_217 + 31 * $0),\(903 + 13 * $0),\(111 + 7 * $0)" }
    let chosen = try loadChart((["area,2001,2002,2003"] + nested).joined(separator: "\n"))
    #expect(chosen.chart.series.map(\.name) == loaded.chart.series.map(\.name))
    #expect(chosen.choices.contains { $0.contains("10 of 18 rows are used") }, "\(chosen.choices)")
  }

  /// What is left of an amount makes it no sum, however many parts there are.
  @Test func resultsAreNoParts() throws {
    let rows = [
      "Revenue,93410,98720", "Materials,31207,32618", "Wages,42101,45003", "Profit,20102,21099",
    ]
    #expect(try loadTable("item,2023,2024", rows).categories.count == 4)
  }
}
