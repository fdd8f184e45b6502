import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// Series that go together at the rows of a table or at names.
@Suite struct AssociationTests {
  private func chart(_ columns: [[Double]], isOfRows: Bool = true) -> ChartDescriptor {
    let count = columns[0].count
    let axis = NumericAxis(
      title: "row", range: 1...Double(count), quantity: isOfRows ? .row : .number)
    let xs = (1...count).map(Double.init)
    return Charts.chart(
      columns.enumerated().map {
        Charts.series($1, xs: xs, name: "\(Character(UnicodeScalar(97 + UInt8($0))))")
      },
      xAxis: .numeric(axis))
  }

  private func columns(_ count: Int, share: Double, seed: UInt64) -> [[Double]] {
    let common = Charts.noise(count, seed: seed)
    return (1...3).map { column in
      let own = Charts.noise(count, seed: seed + 100 * UInt64(column))
      let share = column == 2 ? 0 : share
      return zip(common, own).map { share * $0 + (1 - share) * $1 }
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func theClosestTwoAreFound(seed: UInt64) throws {
    let found = try #require(ChartFacts(chart(columns(60, share: 0.8, seed: seed))).association)
    #expect((found.first, found.second) == (0, 2))
    #expect(found.correlation.spearman > 0.7)
    var turned = columns(60, share: 0.8, seed: seed)
    turned[2] = turned[2].map { -$0 }
    let chart = chart(turned)
    let lines = ChartDescription(chart, facts: ChartFacts(chart)).lines
    #expect(lines.contains { $0.hasPrefix("c falls as a rises; the relation is ") }, "\(lines)")
  }

  @Test func noiseAndLinesAlongAnOrderHaveNone() {
    let claims = (1...100).count {
      ChartFacts(chart(columns(20, share: 0, seed: $0))).association != nil
    }
    #expect(claims <= 5)
    let rising = (0..<3).map { _ in (1...40).map(Double.init) }
    #expect(ChartFacts(chart(rising, isOfRows: false)).association == nil)
  }
}
