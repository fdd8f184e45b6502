import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What never changes beside a measure is said, and not heard.
@Suite struct ConstantColumnTests {
  private func days(_ cells: (Int) -> String) -> [String] {
    (1...9).map { "2024-01-0\($0),\(cells($0))" }
  }

  @Test func itIsSaidWhatAColumnAlwaysIs() throws {
    let rows = days { "\(80 + $0 * 7 % 5),180,0" }
    let loaded = try loadChart(
      (["date,weight,height,errors"] + rows).joined(separator: "\n") + "\n")
    #expect(loaded.chart.series.map(\.name) == ["weight"])
    #expect(loaded.choices.contains("height is always 180"))
    #expect(loaded.choices.contains("errors is always 0"))
  }

  /// Others are heard against it.
  @Test func aLimitIsHeard() throws {
    let chart = try loadTable("date,speed,limit", days { "\(48 + $0 * 7 % 11),50" })
    #expect(chart.series.map(\.name) == ["speed", "limit"])
  }

  /// When they were paid is what they say.
  @Test func aFewEqualPaymentsAreHeard() throws {
    let chart = try loadTable("date,price,dividend", days { "\(50 + $0),\($0 == 4 ? "0.5" : "")" })
    #expect(chart.series.map(\.name) == ["price", "dividend"])
  }

  @Test func whatIsAloneIsHeard() throws {
    let chart = try loadTable("date,errors,height", days { _ in "0,180" })
    #expect(chart.series.map(\.name) == ["errors", "height"])
    let alone = try loadTable("date,errors", days { _ in "0" })
    #expect(alone.series.map(\.name) == ["errors"])
  }

  @Test func whatIsAskedForIsHeard() throws {
    let rows = days { "\(80 + $0),180" }
    let loaded = try loadChart((["date,weight,height"] + rows).joined(separator: "\n") + "\n") {
      $0.y = [ColumnReference("height")]
    }
    #expect(loaded.chart.series.map(\.name) == ["height"])
  }

  /// A town whose code was changed has two of them.
  @Test func codesOfNamesAreAttributes() throws {
    let towns = (0..<30).flatMap { town in
      (2018...2020).map { year in
        "Town \(town),\(400 + town + (town == 7 && year == 2020 ? 90 : 0)),\(year),\(1000 + town * year % 97)"
      }
    }
    let loaded = try loadChart((["town,bfs,year,people"] + towns).joined(separator: "\n") + "\n")
    #expect(loaded.choices.contains("y is people"))
  }
}
