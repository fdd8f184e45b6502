import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// One exception among many rows does not turn a decision.
@Suite struct RareExceptionTests {
  @Test func aStepThatComesTwiceLeavesALine() throws {
    let rows = (0..<40).map {
      "\($0 - ($0 > 20 ? 1 : 0)),0.\(900 - $0 * 13),0.\(500 - $0 * 7 % 90)"
    }
    let loaded = try loadChart((["epoch,loss,error"] + rows).joined(separator: "\n") + "\n")
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.map(\.count) == [39, 39])
  }

  /// Doses with a replicate are points.
  @Test func fewRepeatedLevelsArePoints() throws {
    let rows = ["1,5", "2,7", "2,6", "4,11", "8,13", "16,12"]
    #expect(try loadTable("dose,response", rows).kind == .scatter)
  }

  @Test func aYearWithTwoPrizesMakesNoSeries() throws {
    let rows = (0..<40).map {
      "\(1950 + $0 - ($0 > 30 ? 1 : 0)),\(30 + $0 * 7 % 40),Place \($0 % 25)"
    }
    let chart = try loadTable("year,age,birthplace", rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["age"])
  }

  /// Two meters that are read on different days, but for one.
  @Test func fewGroupsStillMakeSeries() throws {
    let rows = (1...24).map {
      "2024-01-\($0 < 10 ? "0" : "")\($0 == 13 ? 12 : $0),\($0 % 2 == 0 ? 50 + $0 : 900 + $0),\($0 % 2 == 0 ? "gas" : "power")"
    }
    #expect(
      try loadTable("date,reading,type", rows).series.map(\.name).sorted() == ["gas", "power"])
  }
}
