import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Two columns alone are compared where their rows are in no order, however few values one has.
struct PairTests {
  @Test func countsAtAFewDistancesAreAScatter() throws {
    let rows = (0..<60).map {
      "\(5 * (1 + ($0 * $0 * 31 + 7 * $0) % 97 % 6)),\(($0 * $0 * $0 * 13 + 7 * $0) % 41)"
    }
    let chart = try loadTable("distance,count", rows)
    #expect(chart.kind == .scatter && chart.xAxis.title == "distance")
    let answers = (0..<60).map { "\(1 + $0 * $0 % 4),\(1 + $0 * 7 % 5)" }
    #expect(try loadTable("q1,q2", answers).kind != .scatter)
  }
}
